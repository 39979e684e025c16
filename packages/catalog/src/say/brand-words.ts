import { singularOf } from '../words.ts'

/**
 * Brands by what they are: `brand, brand = words of names`. Only those whose foods are alike in energy; a brand that says
 * nothing of its food (`nestle`) stays unknown, and a brand before the name of its food (`alpro soya milk`) is passed over.
 * They are compared in the singular, before sizes, counts and units are read: no brand may be such a word.
 */
export const brandWords = `
oikos, chobani, liberte, yopro, ratio yogurt, siggis, danio, total 0 = greek yogurt
activia, yeo valley, muller light, muller corner, onken, yoplait = fruit yogurt
oatly, alpro oat, minor figure, califia oat, chobani oat = oat milk
silk almond, almond breeze, blue diamond = almond milk
alpro soy yogurt = soy yogurt
alpro soy = soy milk
alpro almond = almond milk
lactaid = lactose free milk
twiglet, twiglets = pretzel
alpen = muesli
ready brek = quick oat
milka, lindt, galaxy chocolate, tonys chocolonely, tony chocolonely, valrhona, ghirardelli, dove chocolate, toblerone, cadbury, cadbury dairy milk, hershey, ritter sport, kinder chocolate = milk chocolate
lay, walker, tyrrell, pom bear, skip crisps, space raider, munster munch, kettle crisp, chipsfrisch, funny frisch, ruffles, pringle, mccoy, hula hoop, kettle chip, wotsit, quaver = potato chip
high5 drink, precision drink mix, isostar, powerbar iso, gatorlyte, aquarius = isotonic drink
burn energy, relentless, red bull = energy drink
fanta, san pellegrino orange = orange soda
dr pepper, pepsi cola, afri cola, fritz cola = cola
seven up, sierra mist = lemon lime soda
heineken, budweiser, coors, corona, modelo, asahi, moretti, birra moretti, fosters, carling, kronenbourg, tecate, sapporo, san miguel, cruzcampo, pilsner, pilsener, becks beer, bitburger, augustiner, paulaner, erdinger, tyskie, brewdog, sam adams, yuengling, pbr, sol beer, cobra, tiger beer, amstel, leffe, duvel, corona beer, peroni, guinness, carlsberg, stella artois, estrella, mahou, becks = beer
bud light, coors light, michelob ultra = light beer
skippy, jif, pip and nut, meridian peanut butter = peanut butter
lurpak, kerrygold, anchor butter, president butter = butter
flora, becel, i cant believe its not butter, country crock, rama, latta = margarine
ritz, ritz cracker, club cracker, jacobs cracker, carr water cracker, water cracker = cracker
wasa, finn crisp, leksand = crispbread
smucker, bonne maman = jam
hellmann, kewpie, duke mayonnaise, best food mayonnaise = mayonnaise
birds eye fish finger, gortons, iglo fish finger = fish finger
quaker oat, bob red mill oat, mornflake, scott porage = oat
on gold std, gold std, on gold standard, optimum gold standard, on whey, optimum nutrition whey, ascent, ascent whey, ascent protein, dymatize iso100, iso100, iso 100, transparent labs, ghost protein, bulk pure whey, pure whey, phd diet whey, diet whey, rule one, r1 protein, bsn syntha, muscletech, kaizen, pvl, leanfit, bowmar, legion whey, naked whey, sis whey, kirkland whey, body fortress, levels whey, promix, max protein, isopure, ghost whey, musashi, esn, esn designer whey, more protein, foodspring, bulk whey = whey
rachel, rachel organic, the collective, fruchtzwerge, landliebe = fruit yogurt
ehrmann high protein, arla protein, arla skyr, siggi skyr, icelandic provision = skyr
oreo thin = oreo
quorn mince = quorn
lotus spread, biscoff spread, nutella = chocolate spread
sandwich thin = bagel half
tilda, uncle ben, bens original = microwave rice
myprotein, my protein, impact whey, myprotein impact, myprotein impact whey, myprotein whey, optimum nutrition, gold standard, dymatize = whey
`

/**
 * Makers and shops, which say nothing of the food they stand beside (`heinz beans`, `hummus tesco`), one or more words each.
 */
const makers = `
boots, m and s, marks and spencer, marks and sparks, alpro, philadelphia-style, quaker, kelloggs, nestle, heinz, birds eye, birdseye, warburtons, warburton, hovis, kingsmill, danone
arla, innocent, tropicana, mccain, muller, meal deal, aldi, lidl, lidls, sainsburys, asda, waitrose, tesco, tescos
morrisons, coop, trader joes, costco, walmart, wholefoods, kirkland, spar, netto, kaufland, dm, rossmann, consum, alcampo
rewe, edeka, mercadona, carrefour, publix, kroger, safeway, wegmans, ocado, hacendado, eroski, penny markt, whole foods
jalna, hellofresh, hello fresh, gousto, amys, stouffers, hungry man, healthy choice, lean cuisine
barilla, buitoni, dr oetker, iglo, frosta, maggi, knorr, kraft, velveeta, stouffer, banquet meal, great value, good and gather, market pantry, simply nature, hormel, oscar mayer, jimmy dean foods, birds eye steamfresh, green giant, del monte, dole, campofrio, eat natural, slimming world
`

/** Short names of chains, and the name that each is read as. */
const placeAliases = `
canes = raising canes
mcdonald's, macdonalds, mickey ds, maccys, maccas run = mcdonalds
cfa, chickfila, chic fil a, chick filet, chik fil a = chick fil a
in n out burger = in n out
5 guys = five guys
t bell, tbell = taco bell
bk = burger king
bdubs, bww = buffalo wild wings
dq = dairy queen
tims, timmies, tim horton, timmys = tim hortons
gyg, guzman = guzman y gomez
starbs, starbies, starbux, sbux = starbucks
wagas, wagamamas = wagamama
dunkin donuts, dunks, dunkies = dunkin
pret = pret a manger
greg, gregs, gregg = greggs
chipotles = chipotle
hjs = hungry jacks
little caesar = little caesars
texas road house = texas roadhouse
cheese cake factory = cheesecake factory
`

/** Restaurants, cafés and take-aways: what was eaten there, other words have to say. */
const placeNames = `
pizza express, nandos, nando, greggs, gregg, gregs, greg, costa, starbucks, starbuck, starbies, starbs, mcdonalds, mcdonald, mcds, maccas, maccies
pret, pret a manger, dominos, domino, papa johns, dunkin, wendys, five guys, shake shack, burger king, taco bell, panda express
wawa, sheetz, wetherspoon, wetherspoons, chipotles, panera, popeyes, itsu, wagamama, wagamamas, subway, applebees, ihop
dennys, sweetgreen, leon, in and out, in n out, chick fil a, chick-fil-a, zaxbys, raising canes, bojangles, culvers, whataburger
el pollo loco, del taco, arbys, sonic, jack in the box, white castle, carls jr, hardees, olive garden, red lobster
outback, texas roadhouse, cracker barrel, cheesecake factory, pf changs, dairy queen, tim hortons, jamba
jimmy johns, jersey mikes, quiznos, firehouse subs, einstein bros, auntie annes, wingstop, buffalo wild wings
tgi fridays, toby carvery, harvester, zizzi, prezzo, wahaca, yo sushi, dishoom
caffe nero, cafe nero, gails, crussh, franco manca
nordsee, vapiano, hans im gluck, dean and david, backwerk, kamps, le crobag, subways, block house, losteria, peter pane, ditsch
telepizza, vips, goiko, fosters hollywood, rodilla, ginos, pans and company, granier
flunch, jollibee, sbarro, little caesars, marcos pizza, red robin, costco food court, pizza hut, waffle house, supermacs, centra, guzman y gomez, grilld, hungry jacks, red rooster, oporto, zambrero, boost juice, bakers delight, donut king, krispy kreme, cinnabon, tortilla kitchen, wasabi, auntie annes, freebirds, portillos, del taco, el pollo loco, cookout, dickeys, krystal, kfc
`

const namesIn = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/,\s*|\n/)
    .map((name) => name.trim().split(/[ -]/))
const joined = (words: readonly string[]): string => singularOf(words.join(''))

const named = [...namesIn(makers), ...namesIn(placeNames)]

/** Names of several words and the one word that each is read as, so that none of theirs (`five`, `taco`) is of a food. */
export const joinedNames: readonly (readonly [name: string, word: string])[] = named.flatMap((words) =>
  words.length > 1 ? [[words.join(' '), joined(words)] as const] : [],
)

/** Short names of chains and the one word that each is read as. */
export const aliases: readonly (readonly [alias: string, word: string])[] = placeAliases
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [others = '', name = ''] = line.split(' = ')
    return others.split(', ').map((alias) => [alias, joined(name.split(' '))] as const)
  })

const oneWord = (names: readonly (readonly string[])[]): readonly string[] =>
  names.map((words) => (words.length > 1 ? joined(words) : (words[0] ?? '')))

/** Restaurants and the like by the one word that each is read as. */
export const places: ReadonlySet<string> = new Set(oneWord(namesIn(placeNames)))

/** Makers, shops and places, which say nothing of the food beside them. They are told where no food takes them up. */
export const makersAndPlaces: ReadonlySet<string> = new Set(oneWord(named))
