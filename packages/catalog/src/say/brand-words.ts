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
special k, frosty, frosties, crunchy nut, crunchy nut cornflake, honey nut cornflake = corn flake
coco pop, choco krispy = puffed rice
all bran, fruit n fibre, fruit and fibre = bran flake
alpen = muesli
ready brek = quick oat
shreddy, shreddies, oatibix = shredded wheat
nature valley, nature valley bar, quaker bar, nutri grain = granola bar
larabar, powerbar, power bar, trek bar, tribe bar, luna bar, perfect bar = energy bar
fulfil bar, pure protein bar, built bar, carb killer, misfits bar = protein bar
milka, lindt, galaxy chocolate, tonys chocolonely, tony chocolonely, valrhona, ghirardelli, dove chocolate, toblerone, cadbury, cadbury dairy milk, hershey, ritter sport, kinder chocolate = milk chocolate
lay, walker, tyrrell, pom bear, skip crisps, space raider, munster munch, kettle crisp, chipsfrisch, funny frisch, ruffles, pringle, mccoy, hula hoop, kettle chip, wotsit, quaver = potato chip
tailwind, skratch, nuun, liquid iv, prime hydration, body armor, bodyarmor, isostar, powerbar iso, gatorlyte, aquarius = isotonic drink
burn energy, relentless, celsius, red bull = energy drink
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
max protein, isopure, ghost whey, musashi, esn, esn designer whey, more protein, foodspring, bulk whey = whey
rachel, rachel organic, the collective, fruchtzwerge, landliebe = fruit yogurt
ehrmann high protein, arla protein, arla skyr, siggi skyr, icelandic provision = skyr
oreo thin = oreo
quorn, quorn mince = vegetable mince
lotus spread, biscoff spread, nutella = chocolate spread
bagel thin, sandwich thin = bagel half
tilda, uncle ben, bens original = microwave rice
myprotein, my protein, impact whey, optimum nutrition, gold standard, dymatize = whey
`

/** Brands and places before the name of a food that say nothing of it. */
export const passedOver = `
alpro philadelphia-style quaker kelloggs nestle heinz birds eye warburtons hovis kingsmill danone arla innocent tropicana
taco bell panera wawa starbies starbuck greg gregs spoons wetherspoons nandos chipotles dominos meal deal panda express
mccain warburton hellmanns muller birdseye starbs subway popeyes itsu wagamama wagamamas
applebees ihop dennys sweetgreen spar netto kaufland dm rossmann dia consum alcampo lidls rewe edeka mercadona carrefour tescos morrisons coop trader joes costco walmart wholefoods kirkland
`
