import { expandClasses, type IngredientClass } from './classes.ts'
import type { Food } from './food.ts'
import { synonymGroups } from './synonyms.ts'
import { singularOf, wordsOf } from './words.ts'

/** Words in names of foods that tell a state, a cut or a kind, and name no food by themselves. */
const descriptive = new Set(
  `1% 2% 4% 70 80 84 85 90 93 95 96 active air all alcohol and asian atlantic baby bag baked baking bar bay bite black blend
  block boiled bolillo braised breakfast breast brown brussels bulb buttery canadian canned carb cereal chewy chip chop
  chuck chunk cocktail concentrate condensed cooked crisp crunchy crushed crusty cut dairy dark deglet deli dessert dijon
  dinner dish dressing dried drink drumstick dry energy english evaporated extra eye fat fiber firm flake flaked flank
  flavoring fluid food for free french fresh fried from frozen glass gluten grain grated great greek green grilled ground
  hair half hard hash head heart heavy homemade hot hulled ice in instant isolate isotonic italian large lean leaf leg
  light loin long low lowfat meal meat medium mexican milled minced mix mixed mousse new no nonfat noor northern nugget
  of old only or original oven part paste peeled pickled piece pink pinto plain poached polished pop popped pot powder prepared
  processed protein pulled puree quick ranch raw ready red reduced regular rib ring ripe roast roasted roll rolled root
  rotisserie round salted sandwich sauce scrambled seasoning seedless semisweet shake shell shelled short shredded
  silken single skim skin skinless sliced smoked snow sodium soft sour spirit split sport spread spring sprouted square
  steel stick strip style substitute sweet sweetened swiss tail tart thigh thin to toasted top trail unsalted unsweetened
  vital wedge weed white whole wing with without wrapper yellow zero`.split(/\s+/),
)

/** What a cook also calls a food, by words in its id. */
const alsoCalled: readonly (readonly [id: RegExp, words: string])[] = [
  [/pasta/, 'pasta spaghetti penne linguine rigatoni macaroni fusilli noodle shell'],
  [/noodles/, 'noodle'],
  [/^beef-|^bison-|^venison-/, 'beef steak meat mince'],
  [/^pork-|^lamb-|^veal-|^goat-cooked|^rabbit/, 'meat mince chop'],
  [/^ham|bacon/, 'ham bacon'],
  [/^chicken-(?!broth|fat)/, 'chicken meat'],
  [/^turkey-/, 'turkey meat mince patty'],
  [/sausage|chorizo/, 'sausage'],
  [/^egg-(?:whole|hard|fried|poached|scrambled|duck)/, 'egg yolk'],
  [/^egg-white/, 'egg'],
  [/^egg-yolk/, 'egg yolk'],
  [/protein-powder|protein-isolate|^protein-powder/, 'protein whey powder'],
  [/oats|oatmeal|oat-groats/, 'oat porridge oatmeal'],
  [/rice-(?:cooked|dry)/, 'rice'],
  [/^spelt/, 'spelt farro'],
  [/^buckwheat-groats/, 'buckwheat kasha'],
  [/tortilla$/, 'tortilla wrap'],
  [/^vegan-spread|^margarine/, 'spread butter margarine'],
  [/^ghee/, 'ghee butter'],
  [/^coconut-milk/, 'coconut milk cream'],
  [/-milk|^milk-/, 'milk'],
  [/^cream-(?:heavy|light)|sour-cream/, 'cream'],
  [/soy-sauce|^tamari/, 'soy tamari sauce'],
  [/broth/, 'broth stock'],
  [/vinegar/, 'vinegar'],
  [/potato/, 'potato'],
  [/squash|pumpkin/, 'squash pumpkin'],
  [/lettuce/, 'lettuce salad leaf'],
  [/^arugula|^spinach|^kale|^chard|collard|mustard-greens/, 'green leaf'],
  [/collard/, 'collard'],
  [/^cantaloupe|^honeydew/, 'melon'],
  [/^cherry-tomatoes|tomato/, 'tomato'],
  [/pepper-(?:red|green|yellow)/, 'pepper'],
  [/jalapeno|^chili-/, 'chili jalapeno'],
  [/^mozzarella|^feta|^cheddar|^parmesan|^ricotta|^gruyere|^gouda|^brie|^queso|^provolone|^romano|cheese/, 'cheese'],
  [/^maple-syrup|^agave-syrup|syrup/, 'syrup maple agave'],
  [/chocolate/, 'chocolate'],
  [/^isotonic-drink/, 'drink'],
  [/^tortilla-chips/, 'chip nacho'],
  [/^corn-flakes|cereal|^bran-flakes|^shredded-wheat|^puffed/, 'cereal flake'],
  [/-oil$/, 'oil'],
  [/lentils/, 'lentil'],
  [/beans-|^edamame|^chickpeas|^soybeans/, 'bean'],
  [/^green-peas/, 'pea'],
  [/^crab|^shrimp/, 'shrimp crab'],
  [/^salmon|^trout|^tuna|^cod|^haddock|^halibut|^tilapia|^snapper|^mackerel|^catfish|^swordfish|^mahi/, 'fish fillet'],
  [/-juice/, 'juice'],
  [/^queso-blanco/, 'paneer'],
  [/^sunflower-butter/, 'sunflower seed butter'],
  [/cornstarch/, 'starch'],
  [/^flaxseed/, 'flax flaxseed'],
  [/^(?:cream-of-rice|cream-of-wheat)/, 'cream rice wheat'],
  [/^coffee|^espresso/, 'coffee'],
  [/^tea-/, 'tea'],
  [/^nori|^wakame/, 'nori seaweed'],
  [/^sweet-potato/, 'potato'],
  [/^bagel|^english-muffin|roll$|bread$|^pita|^naan|^chapati|bun/, 'bread toast roll bun'],
  [/^pita|^naan|^chapati/, 'flatbread'],
  [/^english-muffin/, 'muffin'],
  [/^french-bread/, 'baguette'],
  [/^bay-leaf/, 'bay'],
  [/^(?:apple|apricot|fig-fresh|guava|kiwi|nectarine|papaya|peach|pear|persimmon|plum)$/, 'fruit'],
  [/^hot-sauce|sriracha/, 'sauce chili'],
  [/^baking-(?:powder|soda)/, 'baking'],
  [/^popcorn/, 'corn'],
  [/^vital-wheat-gluten/, 'protein seitan'],
  [/paprika|^cayenne/, 'chili chile'],
  [/^cocoa/, 'cocoa chocolate'],
  [/^(?:lemon|lime)$/, 'juice'],
  [/^pasta-dry/, 'wheat'],
  [/^tortilla-chips/, 'corn'],
  [/^soba/, 'buckwheat'],
]

/** Words of a name that a sentence never means the food by: `olive` is the fruit and not its oil. */
const neverCalled: readonly (readonly [id: RegExp, words: string])[] = [
  [/-oil$/, 'avocado canola coconut flaxseed grapeseed olive peanut sesame sunflower walnut'],
  [/^cilantro/, 'coriander'],
]

/** What several foods are called together; naming the kind uses every listed food of it. */
const kinds: readonly (readonly [word: string, belongs: (food: Food) => boolean])[] = [
  ['spice', ({ aisle, id }) => aisle === 'Spices & Herbs' && id !== 'salt'],
  ['seasoning', ({ aisle }) => aisle === 'Spices & Herbs'],
  ['season', ({ id }) => id === 'salt' || /pepper$/.test(id)],
  [
    'herb',
    ({ id, aisle }) =>
      /parsley|mint|dill|basil|cilantro|chives|thyme|rosemary|sage|oregano|tarragon/.test(id) &&
      (aisle === 'Produce' || aisle === 'Spices & Herbs'),
  ],
  ['vegetable', ({ aisle, classes }) => (aisle === 'Produce' || aisle === 'Frozen') && !isFruit(classes)],
  ['salad', ({ aisle, classes }) => aisle === 'Produce' && !isFruit(classes)],
  ['fruit', ({ aisle, classes }) => (aisle === 'Produce' || aisle === 'Frozen') && isFruit(classes)],
  ['berry', ({ classes }) => classes.includes('berry')],
  ['nut', ({ aisle, classes }) => aisle === 'Nuts & Seeds' && holds(classes, 'tree_nut', 'peanut')],
  ['seed', ({ aisle, classes }) => aisle === 'Nuts & Seeds' && holds(classes, 'seed')],
  ['leavening', ({ id }) => id.startsWith('baking-')],
  ['cheese', ({ classes }) => holds(classes, 'cheese')],
  ['fish', ({ classes }) => holds(classes, 'fish')],
]

const holds = (classes: readonly string[], ...wanted: readonly IngredientClass[]): boolean => {
  const all = expandClasses(classes)
  return wanted.some((name) => all.has(name))
}
const isFruit = (classes: readonly string[]): boolean => holds(classes, 'sweet_fruit', 'berry', 'citrus')

const stems = (text: string): readonly string[] => wordsOf(text).map(singularOf)

const isNaming = (word: string): boolean => word.length > 2 && !descriptive.has(word)

/** Words of the name before its first comma, of the words in brackets, and of the id. */
const ownWords = ({ name, id }: Food): readonly string[] => {
  const inBrackets = /\(([^)]*)\)/.exec(name)?.[1] ?? ''
  const [head = ''] = name.replaceAll(/\([^)]*\)/g, '').split(',')
  return [...stems(head), ...stems(inBrackets), ...stems(id)].filter(isNaming)
}

const synonymsIn = (name: string): readonly string[] => {
  const phrase = ` ${stems(name).join(' ')} `
  return synonymGroups
    .map((group) => group.map(stems))
    .filter((group) => group.some((words) => phrase.includes(` ${words.join(' ')} `)))
    .flat(2)
    .filter(isNaming)
}

const known = new WeakMap<Food, ReadonlySet<string>>()

/** The words, in singular form, by which a cook's sentence may mean a food. */
export const wordsFor = (food: Food): ReadonlySet<string> => {
  const never = neverCalled.flatMap(([id, words]) => (id.test(food.id) ? words.split(' ') : []))
  const words =
    known.get(food) ??
    new Set(
      [
        ...ownWords(food),
        ...synonymsIn(food.name),
        ...alsoCalled.flatMap(([id, also]) => (id.test(food.id) ? also.split(' ') : [])),
        ...kinds.flatMap(([word, belongs]) => (belongs(food) ? [word] : [])),
      ].filter((word) => !never.includes(word)),
    )
  known.set(food, words)
  return words
}
