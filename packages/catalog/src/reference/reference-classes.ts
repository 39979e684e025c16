import type { IngredientClass } from '../classes.ts'

/** What a food of the reference tables holds by its name and drawer, and what it may well hold. */
export interface LikelyClasses {
  readonly sure: readonly IngredientClass[]
  readonly doubted: readonly IngredientClass[]
}

/** What is called after something that is not in it, or says that it goes without. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z]+[- ]free\b/g, ' '],
  [/\b(?:without|no|not|free of) [a-z]+(?: (?:and|or) [a-z]+)?/g, ' '],
  [/\bcustard-?apple\b|\broot beer\b|\bginger ale\b|\bcream (?:soda|style)\b|\bcreamy? style\b/g, ' '],
  [/\bspaghetti squash\b|\bwinter, spaghetti\b|\bsummer, scallop\b|\bmushrooms, oyster\b|\bvegetables oyster\b/g, ' '],
  [/\bsteak fries\b|\brelish, (?:hamburger|hot dog)\b|\bgrated meat\b|\bdanish cabbage\b|\bdanish, domestic\b/g, ' '],
  [/\bbread and butter pickles\b/g, 'pickles'],
  [/\b(coconut|almond|soy|rice|oat|hemp|cashew|soya) ?milk\b/g, '$1'],
  [/\b(peanut|almond|cashew|apple|cocoa|sesame|sunflower seed|sunflower|nut) butter\b/g, '$1'],
  [/\bcream of (?:tartar|rice)\b/g, ' '],
  [/\bcream of wheat\b/g, 'wheat'],
  [/\bbutter ?(?:nut|beans?|scotch|bur|head|lettuce|fish)\w*/g, ' '],
  [/\bwater ?chestnuts?\b/g, ' '],
  [/\bcoconut (?:meat|cream)\b/g, 'coconut'],
  [/\b(?:meat|milk)fish\b/g, 'fish'],
  [/\bnutmeg\b/g, ' '],
  [/\bhorned melon\b|\bhorseradish\b/g, ' '],
  [/\begg ?plants?\b/g, ' '],
  [/\bbuckwheat\b/g, ' '],
]

const word = (words: string): RegExp => new RegExp(`\\b(?:${words})(?:s|es)?\\b`)

/** Words that say what is in a food. */
const sureWords: readonly (readonly [RegExp, readonly IngredientClass[]])[] = [
  [
    word(
      'milk|buttermilk|butter|cream|creamed|creamy|cheese|cheesecake|cheeseburger|cheesy|cheddar|mozzarella|parmesan|provolone|ricotta|feta|brie|gouda|swiss cheese|queso|yogurt|yoghurt|kefir|whey|casein|custard|eggnog|latte|cappuccino|half and half|ghee|dulce de leche|milkshake|au gratin|alfredo|ranch|tiramisu|cannoli|quesadilla|dairy|lasagna',
    ),
    ['milk'],
  ],
  [word('egg|mayonnaise|meringue|omelet|omelette|quiche|custard|eggnog|hollandaise|frittata|souffle'), ['egg']],
  [word('wheat|bulgur|couscous|semolina|spelt|kamut|farina|seitan|durum|graham|matzo'), ['wheat']],
  [word('rye|pumpernickel'), ['rye']],
  [word('triticale'), ['triticale']],
  [word('barley|malt|malted|beer|ale|stout'), ['barley']],
  [word('oat|oatmeal|granola|muesli'), ['oats']],
  [word('corn|cornmeal|cornbread|maize|polenta|hominy|grits|popcorn|cornstarch|masa|tortilla|tamale|taco'), ['corn']],
  [word('rice'), ['rice']],
  [word('soy|soya|soybean|tofu|tempeh|miso|edamame|natto|okara|teriyaki|tamari|hoisin'), ['soy']],
  [word('peanut'), ['peanut']],
  [
    word(
      'almond|walnut|pecan|cashew|pistachio|hazelnut|filbert|macadamia|brazilnut|brazil nut|pine nut|pinon|chestnut|hickorynut|beechnut|butternut|praline|marzipan|nougat|nut|pesto|baklava|amaretto',
    ),
    ['tree_nut'],
  ],
  [word('coconut'), ['coconut']],
  [word('sesame|tahini|halva|halavah|hummus'), ['sesame']],
  [
    word(
      'fish|salmon|tuna|cod|trout|anchovy|anchovie|sardine|herring|mackerel|tilapia|haddock|halibut|pollock|catfish|swordfish|caviar|roe|surimi|worcestershire|seafood|flounder|perch|bass|snapper|whitefish',
    ),
    ['fish'],
  ],
  [word('shrimp|prawn|crab|crabcake|lobster|crayfish|krill|scampi|seafood'), ['crustacean']],
  [
    word('clam|oyster|mussel|scallop|squid|octopus|snail|abalone|conch|whelk|calamari|cuttlefish|seafood|chowder'),
    ['mollusc'],
  ],
  [
    word(
      'beef|steak|hamburger|cheeseburger|whopper|big mac|meatball|meatloaf|burger|corned|pastrami|brisket|tallow|suet|chili con carne|bolognese|salisbury',
    ),
    ['beef'],
  ],
  [word('veal'), ['veal']],
  [word('lamb|mutton'), ['lamb']],
  [word('goat'), ['goat']],
  [word('rabbit|hare'), ['rabbit']],
  [word('chicken|turkey|duck|goose|poultry|quail|pheasant|capon|squab|nugget|hen'), ['poultry']],
  [
    word('meat|carne|gravy|pate|liverwurst|deer|elk|moose|bison|caribou|venison|seal|whale|bear|jerky|giblets'),
    ['meat'],
  ],
  [word('gelatin|gelatine|marshmallow|gummy|gumdrop|jello|jell-o'), ['gelatin']],
  [word('honey'), ['honey']],
  [word('wine|beer|vodka|rum|whiskey|whisky|liqueur|sake|alcoholic|gin|martini|daiquiri|pina colada'), ['alcohol']],
  [word('coffee|espresso|tea|cola|cocoa|chocolate|brownie|mocha'), ['caffeine']],
  [word('mustard'), ['mustard']],
  [word('celery'), ['celery']],
  [word('lupin'), ['lupin']],
  [word('tomato|tomatoe|ketchup|catsup|salsa|marinara|pizza'), ['tomato']],
  [word('potato|potatoe|french fries|hash brown'), ['potato']],
  [word('chili|chile|jalapeno|cayenne|paprika|chilie'), ['chili']],
  [word('onion|garlic|leek|shallot|chive|scallion'), ['allium']],
  [word('mushroom|shiitake|portabella|chanterelle|morel'), ['mushroom']],
  [word('cilantro|coriander'), ['cilantro']],
  [word('orange|lemon|lime|grapefruit|tangerine|clementine|citrus|pummelo'), ['citrus']],
  [/\b\w*berr(?:y|ies)\b/, ['berry']],
  [word('bean|lentil|chickpea|garbanzo|cowpea|pea|falafel|hummus'), ['legume']],
  [
    word('sugar|syrup|candy|candie|jam|jelly|marmalade|frosting|cookie|cake|soda|sweetened|fudge|caramel'),
    ['added_sugar'],
  ],
]

/** Meat of the pig, unless the name says of what else it is made. */
const PORK = word(
  'pork|bacon|ham|prosciutto|salami|pepperoni|lard|chorizo|sausage|frankfurter|hot dog|bologna|bratwurst|kielbasa|scrapple|pancetta|mortadella|wurst|chitterlings|spam|deli meat|luncheon meat',
)
const OTHER_MEAT = word('turkey|chicken|beef|veggie|vegetarian|soy|tofu|venison')
/** Dough and what is coated in it: of wheat, unless another grain is named. */
const DOUGH = word(
  'bread|breaded|breading|breadstick|bun|roll|biscuit|cracker|cookie|cake|cupcake|pasta|noodle|spaghetti|macaroni|lasagna|ravioli|tortellini|pretzel|croissant|muffin|waffle|pancake|pizza|pie|battered|burrito|sandwich|dumpling|doughnut|bagel|toast|crouton|pita|danish|pastry|strudel|turnover|brownie|crust|flour|stuffing|submarine|burger|hamburger|cheeseburger|nugget|wonton|egg roll|eclair|cone|gnocchi|roux|gravy|chimichanga|enchilada|empanada|phyllo|bunuelo|puff|fettuccine|linguine|ramen|lo mein|chow mein|corndog|pot pie|hush puppie|hushpuppie|taquito|calzone|stromboli|wafer|snack mix',
)
const OTHER_GRAIN = word(
  'rice|corn|cornmeal|potato|oat|rye|buckwheat|arrowroot|millet|sorghum|teff|carob|(?:soy|almond|sesame|chickpea|peanut|bean|cottonseed|acorn|seed) flour',
)

const everything: readonly IngredientClass[] = [
  'milk',
  'egg',
  'wheat',
  'rye',
  'barley',
  'oats',
  'corn',
  'rice',
  'soy',
  'legume',
  'peanut',
  'tree_nut',
  'coconut',
  'sesame',
  'fish',
  'crustacean',
  'mollusc',
  'mustard',
  'celery',
  'lupin',
  'sulphites',
  'gelatin',
  'honey',
  'pork',
  'beef',
  'poultry',
  'animal_fat',
  'alcohol',
  'allium',
  'mushroom',
  'tomato',
  'potato',
  'chili',
  'spice_blend',
  'added_sugar',
  'seed_oil',
  'cilantro',
  'citrus',
]
const baked: readonly IngredientClass[] = [
  'milk',
  'egg',
  'wheat',
  'barley',
  'soy',
  'tree_nut',
  'peanut',
  'sesame',
  'coconut',
  'sulphites',
  'honey',
  'added_sugar',
  'seed_oil',
  'animal_fat',
  'corn',
]
const sweets: readonly IngredientClass[] = [...baked, 'gelatin', 'caffeine']
const snacks: readonly IngredientClass[] = [...baked, 'mustard', 'celery', 'spice_blend', 'allium', 'fish']

/** What foods of a drawer may well hold, by the first two digits of the NDB number. Those that are missing are plain. */
const drawers: Readonly<Record<string, readonly IngredientClass[]>> = {
  '02': ['mustard', 'celery', 'sulphites', 'gluten_trace'],
  '03': everything,
  '04': [
    'milk',
    'soy',
    'egg',
    'fish',
    'mustard',
    'celery',
    'wheat',
    'seed_oil',
    'animal_fat',
    'sulphites',
    'added_sugar',
  ],
  '06': everything,
  '07': [
    'pork',
    'beef',
    'poultry',
    'milk',
    'egg',
    'wheat',
    'soy',
    'mustard',
    'celery',
    'gelatin',
    'spice_blend',
    'allium',
    'added_sugar',
  ],
  '08': baked,
  '14': ['milk', 'soy', 'barley', 'caffeine', 'added_sugar', 'sulphites', 'alcohol', 'egg', 'tree_nut', 'citrus'],
  '18': baked,
  '19': sweets,
  '21': everything,
  '22': everything,
  '25': snacks,
  '27': everything,
  '28': baked,
  '31': snacks,
  '32': everything,
  '33': everything,
  '35': everything,
  '36': everything,
  '42': everything,
  '43': everything,
  '44': everything,
}

/** What a whole drawer is of. */
const ofDrawer: Readonly<Record<string, readonly IngredientClass[]>> = {
  '05': ['poultry'],
  '10': ['pork'],
  '13': ['beef'],
  '16': ['legume'],
  '17': ['red_meat'],
  '23': ['beef'],
  '18': ['wheat'],
  '28': ['wheat'],
  '08': ['grain'],
}

/** Names of plain drawers that are of a dish all the same. */
const DISH =
  /\b(?:salad|soup|stew|sauce|dinner|entree|casserole|patt(?:y|ies)|nuggets?|sticks?|stuffed|filled|dressing|home-prepared|prepared-from-recipe|scalloped|au gratin|candied|glazed|flavored|imitation|substitute|meatless|vegetarian|burgers?|loaf|mix|spread|formulated|breaded|battered|sandwich|chik'n|strips|links|franks|with (?:sauce|cheese|butter|cream|gravy))\b/

/** Makers and words of dishes that are named after meat and made without. */
const MEATLESS =
  /\b(?:worthington|loma linda|morningstar|gardenburger|boca|veggie|vegetarian|meatless|soyburger|chik'n)/
const flesh: readonly IngredientClass[] = ['meat', 'beef', 'veal', 'lamb', 'poultry', 'pork', 'fish', 'gelatin']

const SHELL = new Set<IngredientClass>(['crustacean', 'mollusc'])

/** The classes of a reference food, by its id (`usda-…`) and name. A name tells what it tells: the rest is a doubt. */
export function likelyClasses(id: string, name: string): LikelyClasses {
  const drawer = id.replace('usda-', '').slice(0, 2)
  const lower = name.toLowerCase()
  const text = figures.reduce((plain, [said, means]) => plain.replaceAll(said, means), lower)
  const sure = new Set<IngredientClass>()
  const doubted = new Set<IngredientClass>(drawers[drawer] ?? [])
  for (const [words, classes] of sureWords) if (words.test(text)) for (const one of classes) sure.add(one)
  const isGlutenFree = /gluten[- ]+free/.test(lower)
  const isOtherGrain = OTHER_GRAIN.test(text)
  if (DOUGH.test(text)) {
    if (isOtherGrain) doubted.add('wheat')
    else if (!isGlutenFree) sure.add('wheat')
  }
  if (PORK.test(text)) (OTHER_MEAT.test(text) ? doubted : sure).add('pork')
  for (const one of ofDrawer[drawer] ?? []) {
    if (one !== 'wheat') sure.add(one)
    else if (!isOtherGrain && !isGlutenFree) sure.add(one)
  }
  // Cheese and milk of the drawer of dairy and eggs; what is of neither by its name is of milk.
  if (drawer === '01')
    (/substitute|imitation|dessert topping/.test(text) ? doubted : sure).add(sure.has('egg') ? 'egg' : 'milk')
  if (drawer === '15' && ![...sure].some((one) => SHELL.has(one))) sure.add('fish')
  if (MEATLESS.test(lower)) {
    for (const one of flesh) if (sure.delete(one)) doubted.add(one)
  }
  if (DISH.test(lower)) for (const one of everything) doubted.add(one)
  if (sure.has('caffeine') && /chocolate|cocoa|brownie|mocha/.test(text))
    for (const one of ['milk', 'soy'] as const) doubted.add(one)
  if (isGlutenFree) for (const one of ['wheat', 'rye', 'barley', 'oats'] as const) doubted.delete(one)
  return { sure: [...sure], doubted: [...doubted].filter((one) => !sure.has(one)) }
}
