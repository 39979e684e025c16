import { synonymGroups } from '../synonyms.ts'
import { phraseOf } from '../words.ts'
import { aliases, brandWords, joinedNames, makersAndPlaces } from './brand-words.ts'
import { commonWords } from './common-words.ts'
import { everydayWords } from './everyday-words.ts'

/**
 * Groups that a search may mix but a meal may not: oats are weighed dry and porridge is eaten cooked, tomato sauce is no
 * ketchup on a plate of pasta, and whey is one protein powder of several.
 */
const keptApart = new Set(['oat', 'ketchup', 'protein powder', 'yogurt', 'corn', 'cottage cheese', 'fries', 'chapati'])

/** What people say, and the words that names of foods use instead. British, American, clipped and dictated. */
const rewritten: Readonly<Record<string, string>> = {
  yoghurt: 'yogurt',
  yog: 'yogurt',
  'greek style yogurt': 'greek yogurt',
  wholemeal: 'whole wheat',
  wholewheat: 'whole wheat',
  wholegrain: 'whole wheat',
  'whole grain': 'whole wheat',
  'whole meal': 'whole wheat',
  granary: 'multigrain',
  seeded: 'multigrain',
  minced: 'ground',
  mince: 'ground',
  tinned: 'canned',
  skimmed: 'skim',
  'semi skim': '2%',
  'semi skimmed': '2%',
  semiskimmed: '2%',
  'two percent': '2%',
  'one percent': '1%',
  'full fat': 'whole',
  'full cream': 'whole',
  'low fat': 'lowfat',
  'reduced fat': 'lowfat',
  'half fat': 'lowfat',
  'fat free': 'nonfat',
  'non fat': 'nonfat',
  'no fat': 'nonfat',
  'zero fat': 'nonfat',
  fatfree: 'nonfat',
  '0%': 'nonfat',
  chx: 'chicken',
  chk: 'chicken',
  grk: 'greek',
  brocc: 'broccoli',
  strawb: 'strawberry',
  blueb: 'blueberry',
  rasp: 'raspberry',
  blub: 'blueberry',
  tater: 'potato',
  ezekiel: 'ezekiel bread',
  isolate: 'whey isolate',
  cas: 'casein',
  'cas shake': 'casein',
  'casein shake': 'casein',
  'rice krispy': 'rice krispie',
  toasty: 'toasted sandwich',
  brew: 'tea',
  fage: 'greek yogurt',
  bap: 'bread roll',
  stottie: 'bread roll',
  poche: 'poached',
  barm: 'bread roll',
  cob: 'corn cob',
  sammy: 'sandwich',
  guac: 'guacamole',
  'fage 0%': 'greek yogurt nonfat',
  mayo: 'mayonnaise',
  avo: 'avocado',
  pb: 'peanut butter',
  'pb j': 'pbj',
  'pb and j': 'pbj',
  'peanut butter and jam': 'pbj',
  'peanut butter and jelly': 'pbj',
  pbandj: 'pbj',
  ab: 'almond butter',
  oj: 'orange juice',
  evoo: 'olive oil',
  parm: 'parmesan',
  mozz: 'mozzarella',
  spud: 'potato',
  veg: 'vegetable',
  veggie: 'vegetable',
  veggies: 'vegetable',
  veges: 'vegetable',
  ckd: 'cooked',
  cookd: 'cooked',
  natty: 'natural',
  clotted: 'heavy',
  choc: 'chocolate',
  choccy: 'chocolate',
  cuppa: 'tea',
  brekkie: 'breakfast',
  brekky: 'breakfast',
  sarnie: 'sandwich',
  sammie: 'sandwich',
  butty: 'sandwich',
  toastie: 'toasted sandwich',
  'spag bol': 'spaghetti bolognese',
  courgette: 'zucchini',
  prawn: 'shrimp',
  porage: 'porridge',
  'oat meal': 'oatmeal',
  uncooked: 'raw',
  'sugar free': 'sugarless',
  'no added sugar': 'sugarless',
  sugarfree: 'sugarless',
  'dairy free': 'vegan',
  'plant based': 'vegan',
  sweetcorn: 'corn',
  maize: 'corn',
  'jacket potato': 'baked potato',
  mash: 'mashed potato',
  crisp: 'potato chip',
  brussel: 'brussels',
  omelette: 'omelet',
  'flat bread': 'flatbread',
  'ice lolly': 'popsicle',
  fizzy: 'sparkling',
  'diet coke': 'diet cola',
  'coke zero': 'diet cola',
  'zero coke': 'diet cola',
  'pepsi max': 'diet cola',
  coke: 'cola',
  'coca cola': 'cola',
  pepsi: 'cola',
  weetabix: 'wheat biscuit',
  cheerios: 'oat ring',
  marmite: 'yeast extract',
  vegemite: 'yeast extract',
  philadelphia: 'cream cheese',
  philly: 'cream cheese',
  gatorade: 'isotonic drink',
  powerade: 'isotonic drink',
  lucozade: 'isotonic drink',
  'red bull': 'energy drink',
  soya: 'soy',
  'soy bean': 'soybean',
  choco: 'chocolate',
  'pine apple': 'pineapple',
  'sun flower': 'sunflower',
  humus: 'hummus',
  houmous: 'hummus',
  hommus: 'hummus',
  linseed: 'flaxseed',
  'flax seed': 'flaxseed',
  frie: 'fries',
  fry: 'fries',
}

/** Shorthand of people in a hurry: `shorthand, shorthand = words of names`. */
const shorthand = `
ban, banan = banana
shepard pie, sheperd pie, sheppard pie, sheperds pie, shepards pie = shepherds pie
foot long, footer = footlong
passionfruit = passion fruit
dragonfruit = dragon fruit
jackfruit = jackfruit
chips ahoy = chip ahoy
hashbrown, hashbrowns = hash brown
clotted cream = double cream
curd, dahi, hung curd = yogurt
chawal = rice
rajma chawal, chawal rajma = rajma with rice
chole, chhole = chana masala
bean curd = tofu
lemon curd = jam
cottage chz = cottage cheese
med fries, med fry, medium fry, regular fry, reg fries = medium fries
lg fries, lrg fries, lge fries, large fry, big fries, large chip, lrg chip = large fries
sm fries, sml fries, small fry, small chip = small fries
medium chip, med chip, regular chip = medium fries
jasmine, thai jasmine rice = jasmine rice
donner, donner kebab, doner meat, donner meat = doner
doner meat and chip, donner meat and chip = doner meat and fries
choc shake, choc milkshake = chocolate shake
bitter, stout, porter, pale ale, mild ale = beer
cumberland, lincolnshire sausage, cumberland sausage = pork sausage
mini babybel light = mini cheese
full fat cola = cola
smartwater, evian, volvic, buxton, highland spring = water
straw = strawberry
cuke, cuc = cucumber
shroom, mush = mushroom
sando, sanga, sammich, sarny, sanny = sandwich
bolo, spagbol = spaghetti bolognese
sug = sugar
eg, egs = egg
chz, chse = cheese
grn = green
wht = white
brwn, brn = brown
swt = sweet
bkd = baked
grld, grlld = grilled
stmd = steamed
bld = boiled
frd = fried
scram, scrm = scrambled
lf = lowfat
nf = nonfat
ww = whole wheat
hb egg = hard boiled egg
swt pot, sweet pot = sweet potato
jacket spud = baked potato
stirfry = stir fry
caff = coffee
choccie = chocolate
tendy, tendie, chicken tendy, chicken tendie = chicken tender
chippy, chippie = fries
biccy, biccie, bicky, bickie = cookie
tatty, tattie, tater = potato
babybel, mini babybel = mini cheese
bev, bevvy = drink
tinny, tinnie, coldie, brewski, cold one, stubby = beer
vino, plonk = wine
red vino = red wine
white vino = white wine
snag, banger, snagger = sausage
tommy sauce, tommy k, dead horse = ketchup
za = pizza
dog with everything = hot dog
brekky roll, brekkie roll, breakfast bap, breakfast bread roll = breakfast roll
avo toast = avocado toast
nanner = banana
rotti chicken, rotisserie bird = rotisserie chicken
choc milk = chocolate milk
chocolate digestive biscuit = chocolate digestive
cuppa joe, joe, java = coffee
hash brownie = hash brown
roni pizza, pep pizza = pepperoni pizza
chicken parma, chicken parmy, chicken parmi, parma, parmy, parmi = chicken parmesan
parma ham = prosciutto
scrambly egg = scrambled egg
tuna mayo jacket = baked potato with tuna mayonnaise
ice lolly, lolly = popsicle
greek yog = greek yogurt
strawbs, strawberrie = strawberry
raspb = raspberry
bagel with everything, everything bagel, sesame bagel, onion bagel, poppy bagel = bagel
ciabatta, bloomer, turkish bread = italian bread
prot = protein
pro powder = protein powder
spag = spaghetti
spag carb, spaghetti carb = spaghetti carbonara
hunny, hny = honey
ckn, chkn, chikn, chook, chook breast = chicken
bisc, biscuits = biscuit
tst = toast
crips, crsps, crispies packet = potato chip
sald = salad
smoothy = smoothie
roastie, roasty, roasties = roast potato
sweetheart cabbage, pointed cabbage, savoy = cabbage
bolognaise = spaghetti bolognese
yogs, yoggie, yogurt pot = yogurt
mlk = milk
hoagie, hero sandwich = sub
ruby murray = curry
kraut = sauerkraut
chicken select = chicken tender
brgr, burg = burger
ptato, tatie = potato
chse toast, cheesy toast = cheese toast
sw pot, sweet tatty = sweet potato
porridge oat pot = porridge
brekkie bar = breakfast bar
proats, protein oat = protein porridge
mozza, motz = mozzarella
cott chz = cottage cheese
pnut, pnut butter = peanut butter
coff, cofee, coffe = coffee
ck = chicken
chix, chixs, chikin, chic breast, chickn = chicken
nanner, bana, bananna = banana
sossie, sossy, soss, sossage, sausie = sausage
flattie, flatty, flat wh = flat white
oat flattie, oat flatty = oat flat white
smashed avo, avo smash, smashed avocado on toast = avocado
nug, nugg, nuggy, nuggie = nugget
marm, marmy = marmalade
yorkie pud, yorkshire pud, yorky = yorkshire pudding
rice pud = rice pudding
sticky toffee pud = sticky toffee pudding
chicken parmo, parmo = chicken parmesan
salt and vinegar crisp, cheese and onion crisp, ready salted crisp, prawn cocktail crisp, smoky bacon crisp = potato chip
salt and vinegar chip, sour cream and onion chip, cheese and onion chip, barbecue chip, bbq chip, paprika chip = potato chip
tomatos, cherry toms, tommies = tomato
cucs, cukes = cucumber
lettuc, lettice = lettuce
capp, cappa, capuccino, cappucino, cappachino = cappuccino
espress, expresso = espresso
oat cap, oat capp = oat cappuccino
hot choc, hot choccy = hot chocolate
choc bar, choccy bar = chocolate bar
scrambies, scrambled eg = scrambled egg
dippy eg = dippy egg
cheesy bean on toast = cheesy beans on toast
tartare sauce = tartar sauce
cream of tartar = baking powder
general tso, gen tso = general tso
chocolate cookie = chocolate chip cookie
rarebit, welsh rarebit = cheese toast
egg mayo sarnie, egg mayo = egg mayonnaise
sw potato fry, sw potato fries, sweet tot = sweet potato fries
pbb, pb and b = peanut butter banana
blubs, bloobs, blubes = blueberry
rasps = raspberry
strawbz, strawbrry = strawberry
cott cheese, cotage cheese, cot chz, cott chz, cot cheese = cottage cheese
jas rice = jasmine rice
nimbu pani, nimboo pani, shikanji = lemonade
moong sprouts, mung sprouts = bean sprouts
grk yog, gr yog = greek yogurt
protien, protin = protein
prot bar, protien bar, pro bar = protein bar
prot shake, pro shake, protien shake = protein shake
wht rice = white rice
ezk toast, zeke bread = ezekiel bread
salm = salmon
turk = turkey
potatos, potatoe, potatoes mash = potato
pots mash = mashed potato
panckae, pancaks, pancks = pancake
bfast burrito, brekkie burrito, brekky burrito, bfast burr = breakfast burrito
bfast sandwich, brekkie sandwich, brekky sandwich = breakfast sandwich
quesa, quesadila = quesadilla
burr, burito = burrito
`

const rowsOf = (table: string): readonly (readonly [string, string])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.split(' = ')
      return from.split(', ').map((one) => [one, to] as const)
    })

type Rewrites = readonly (readonly [from: readonly string[], to: readonly string[]])[]

const inSingular = (rows: readonly (readonly [string, string])[]): Rewrites =>
  rows
    .map(([from, to]) => [phraseOf(from).split(' '), phraseOf(to).split(' ')] as const)
    .toSorted((a, b) => b[0].length - a[0].length)

/** Names of makers and places that are several words, and the one that they are read as in any language. */
export const nameRewrites = inSingular([...joinedNames, ...aliases])

/** From the words as said to the words of names, both as singular phrases; longer phrases first. */
export const rewrites: Rewrites = inSingular([
  ...Object.entries(rewritten),
  ...joinedNames,
  ...aliases,
  ...rowsOf(brandWords),
  ...rowsOf(shorthand),
  ...synonymGroups
    .filter(([first]) => first !== undefined && !keptApart.has(first))
    .flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
])

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words around a meal that are no food and change none. Compared as typed, not in the singular. */
export const fillers: ReadonlySet<string> = new Set([
  ...makersAndPlaces,
  ...set(`
  i im ive id we had have having has ate eat eaten eating drank drink drinking drunk was were is am are be been it its that this these
  those my our the a an of to for at in on onto into from by with plus and then also some any just only really very quite
  pretty about around roughly approximately approx circa ca maybe perhaps probably like um uh er erm hmm ok okay so well
  please log add record today tonight yesterday this morning afternoon evening night breakfast lunch dinner supper tea-time
  snack snacks meal after before during workout training gym run ride session later followed finally first next
  tupperware tupper lunchbox smoko
  topped served drizzled side sides alongside spread sprinkled mixed filled stuffed made plain normal regular
  standard usual good nice tasty delicious lovely quick another more each per total worth weighing weighed there here me
  think guess believe basically actually literally couple-of got grabbed made cooked myself home work office
  kind sort which what all whole-thing oh yeah yes hey hi thanks thank you too as well or but up out down
  time day finished started washed bike ride swim pool track match game race couch desk noon midday midnight
  same guys takeaway takeout party blk dbl
  weight raw-weight dry-weight again w wi rather then than left shared share split half-of correction
  pre post usual ago hour hours minute minutes min mins way train car bus wake woke bed
  he she they them their theirs his her hers him us your yours who whom whose where why how went go goes going gone let
  lets kid kids wife husband partner girlfriend boyfriend mum mom dad friend friends mate family someone somebody
  everyone wanted want need needed felt feeling feel know knew remember forgot forget thing things stuff called call
  own new old cheeky abends morgens mittags nachmittags smashed demolished inhaled devoured necked nuked caned scranned scran polished housed hammered
  dusted wolfed troughed destroyed crushing banged microwaved reheated heated swiped nicked stole em lol haha bro mate
  dude yum yummy ol proper absolute absolutely massively judge thats theres straight honestly reckon innit ngl tbh fam
  wifes husbands kids mums dads mates girlfriends boyfriends friends daughter daughters son sons sister brother flatmate
  roommate colleague coworker could would should might must can cant does do doing done being other others both every such while until
  since because although though however still already yet always ever often sometimes usually week weekend monday
  tuesday wednesday thursday friday saturday sunday now soon early late somewhere anywhere inside outside near between
  under over above below through off away back front top bottom right ish snacked snacking munched nibbled sipped
  count ct km sthg smth ovr reg wod did ones hrs wiht tho thru nite tmrw tho altho bc cos coz
  make makes making mix mixes cook cooks baking mile miles park river hill boss walked cool weather basic tummy year barely bored
  hello better best wide deep close child computer hate began stay came sell sale chose wash wrapper fork dusk when much used
  use using people guests cooking hungry umm uhh mmm
  dia final menu
  mam mams mammy ma das nan nans gran grans granny grannys grandma grandmas wifey hubby hubbys missus lad lads nephew niece bestie roomie prob probs defo deffo works lotta kinda gonna wanna gotta cuz cause tho twas et em an'
  cracked whisked tossed poured plonked slapped loaded packed smothered covered crumbled drowned dunked dipped squirted splashed splash-of stirred blended chopped heated toasted-up whacked lashed fired added adding chucked through thru
  gulped scoffed sharing bought brought picked popped threw poured chucked whacked ordered order getting give gave
  given take took taken finish altogether nearly almost exactly kinda sorta bit whole lots
`),
])

/** Words that leave the food the same food: how it looks, where it is from, how it was cut or cooked. */
export const looseAdjectives = set(`
  pickled fresh freshly organic hot cold warm iced chilled homemade leftover ripe plain big small medium large huge tiny little
  extra good nice grass fed free range sliced chopped diced grated shredded boneless skinless lean toasted cooked roasted
  roast grilled steamed baked boiled fried pan raw uncooked dry dried frozen canned local natural regular normal
  ordinary simple drained rinsed peeled unpeeled cut cubed crushed melted salted unsalted sweetened unsweetened smooth
  crunchy thick thin heaped heaping level rounded generous full half bought store shop brand style creamy
  soft crispy crisp seared smoked barbecued bbq air fryer oven sauteed stir whole wild farmed atlantic pacific baby mini jumbo
  semi average sized size single double green yellow red white black decaf filtered tap still mixed assorted seasonal instant quick rolled
  rare shelled pitted deseeded skinned trimmed cored halved quartered smashed crumbled wilted jumbo old fashioned traditional cured strong weak mild mature sharp light
  mashed pureed stewed poached marinated seasoned sugarless lowfat nonfat vanilla unflavored flavored long grain short protein 2% 1% gluten dairy vegan vegetarian
`)

/** Of {@link looseAdjectives}: those that name another food too often to be passed over without a cost. */
export const telling = set(
  'dried fried smoked white black green red yellow vanilla protein gluten vegan vegetarian instant canned sweetened light raw dry lowfat nonfat 2% 1%',
)

/** Words that name no food. They are passed over, and no misspelt food. */
export const everyday = set(`${everydayWords} ${commonWords}`)

/** Words that are no misspelt food; people's names that are spelled like one (naan) are told all the same. */
export const unspelled: ReadonlySet<string> = new Set([...everyday, 'nana', 'nanas', 'spin'])

/** What makes a thing left out: `coffee without milk`. */
export const negations = set(
  'without minus no sans skipping skipped hold skip not nor excluding except insteadof didnt dont havent wasnt wont never',
)
