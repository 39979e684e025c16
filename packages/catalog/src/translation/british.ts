import type { KitchenTranslator } from './kitchen-translator.ts'

/**
 * American names with the British ones, `American = British`. A row goes before another that begins at the same place when
 * it is longer. A word stands for its singular and plural; an empty right side leaves it as it is.
 */
const rows = `
cilantro (fresh coriander) = fresh coriander
coriander (cilantro) = coriander
cilantro = coriander
eggplant = aubergine
eggplants = aubergines
zucchini = courgette
zucchinis = courgettes
stuffed zucchini = stuffed courgettes
with zucchini and tomatoes = with courgettes and tomatoes
arugula = rocket
shrimp and egg = prawn and egg
shrimp and avocado = prawn and avocado
shrimp and sweet potato = prawn and sweet potato
chicken and shrimp jambalaya = chicken and prawn jambalaya
coconut shrimp laksa = coconut prawn laksa
shrimp rice = prawn rice
shrimp linguine = prawn linguine
shrimp, mango = prawn, mango
large shrimp = large prawn
large shrimps = large prawns
medium shrimp = medium prawn
shrimp = prawns
onions, spring or scallions = spring onions
scallion = spring onion
scallions = spring onions
green onion = spring onion
green onions = spring onions
beet = beetroot
beets = beetroot
beet greens = beetroot leaves
sugar beet =
rutabaga = swede
rutabagas = swedes
ground beef = beef mince
ground bison = bison mince
ground chicken = chicken mince
ground lamb = lamb mince
ground pork = pork mince
ground turkey = turkey mince
ground veal = veal mince
ground venison = venison mince
burger bun, whole-wheat = wholemeal burger bun
english muffin, whole-wheat = wholemeal English muffin
pita bread, whole-wheat = wholemeal pitta bread
whole-wheat pasta = wholewheat pasta
whole-wheat spaghetti = wholewheat spaghetti
whole-wheat = wholemeal
whole wheat = wholemeal
shredded wheat =
oven fries = oven chips
polenta fries = polenta chips
french fries = chips
sweet potato fries =
into fries = into chips
potato chips = potato crisps
plantain chips = plantain crisps
kale chips = kale crisps
banana chips =
bag of chips = bag of crisps
instant oatmeal, plain, cooked with water = instant porridge, plain, cooked with water
instant oatmeal = instant porridge oats
oatmeal cookie = oat cookie
oatmeal cookies = oat cookies
oatmeal = porridge
green bell pepper = green pepper
red bell pepper = red pepper
yellow bell pepper = yellow pepper
bell pepper = pepper
bell peppers = peppers
all-purpose flour = plain flour
bread flour = strong bread flour
strong bread flour =
baking soda = bicarbonate of soda
cornstarch = cornflour
corn flour (masa harina) = maize flour (masa harina)
dark corn syrup =
sweet corn = sweetcorn
corn on the cob =
heavy cream = double cream
light cream = single cream
sour cream = soured cream
skim milk = skimmed milk
2% milk = semi-skimmed milk
1% milk = 1% fat milk
nonfat dry milk powder = skimmed milk powder
whole dry milk powder = whole milk powder
lima beans = butter beans
navy beans = haricot beans
broad beans (fava beans) = broad beans
fava beans = broad beans
black-eyed peas = black-eyed beans
snow peas or sugar snap peas = mangetout or sugar snap peas
snow peas = mangetout
napa cabbage = Chinese leaf
bok choy = pak choi
cremini mushrooms = chestnut mushrooms
broccoli rabe = cime di rapa
celery root (celeriac) = celeriac
celery root = celeriac
butter lettuce = round lettuce
cos or romaine = cos
romaine = cos
beef broth = beef stock
chicken broth = chicken stock
fish broth = fish stock
vegetable broth = vegetable stock
pork tenderloin = pork fillet
beef tenderloin = beef fillet
beef stew meat (chuck) = stewing beef (chuck)
top round = topside
flank steak = bavette steak
canadian bacon = back bacon
canola oil = rapeseed oil
cantaloupe = cantaloupe melon
cantaloupe melon =
confectioner's sugar = icing sugar
powdered sugar = icing sugar
tomato paste = tomato purée
tomato puree (passata) = passata
tomato puree = passata
crushed tomatoes = chopped tomatoes
semisweet chocolate = plain chocolate
dill pickles = gherkins
golden raisins = sultanas
jelly beans =
gelatin dessert, prepared = jelly, prepared
gelatin = gelatine
soy sauce =
soybeans = soya beans
soybean = soya bean
soy = soya
chili con carne = chilli con carne
chili = chilli
chilies = chillies
pita = pitta
pitas = pittas
tartar sauce = tartare sauce
flaxseed = linseed
cookies = biscuits
canned = tinned
pepitas = pumpkin seeds
savory = savoury
flavor = flavour
flavors = flavours
flavored = flavoured
flavoring = flavouring
under the broiler = under the grill
broil until = grill until
`

const british = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [from = '', to = ''] = row.split(/ = ?| =$/)
      return [from, to] as const
    }),
)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const words = new RegExp(
  `(?<![\\w-])(?:${[...british.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\w])`,
  'gi',
)

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** A text about food with the names that it has in Britain: `Eggplant and zucchini` as `Aubergine and courgette`. */
const inBritish = (text: string): string =>
  text.replace(words, (found, at: number) => {
    const said = british.get(found.toLowerCase())
    if (!said) return found
    return isCapital(found) || (at === 0 && /^\d/.test(found)) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })

/** The kitchen's texts as they are said in Britain; `dish` also says a step or a description. */
export const britishKitchen: KitchenTranslator = {
  food: inBritish,
  dish: inBritish,
  amount: inBritish,
  measure: inBritish,
  aisle: inBritish,
}
