import type { Food } from '../food.ts'
import { fruitAndVegetableShare } from './fruit-and-vegetables.ts'

/** Varieties and states of one thing that nobody tells apart in a week's menu, by the beginnings of their ids. */
const kinds: readonly (readonly [ids: RegExp, kind: string])[] = [
  [/^yogurt-|^soy-yogurt/, 'yogurt'],
  [/^cottage-cheese/, 'cottage-cheese'],
  [/^ricotta/, 'ricotta'],
  [/^egg-/, 'egg'],
  [/^tofu-/, 'tofu'],
  [/^tuna-/, 'tuna'],
  [/^salmon-/, 'salmon'],
  [/^chicken-/, 'chicken'],
  [/^turkey-/, 'turkey'],
  [/^beef-ground/, 'beef-ground'],
  [/^almonds?(?:-|$)/, 'almond'],
  [/^cashews?(?:-|$)/, 'cashew'],
  [/tomato(?!.*juice)/, 'tomato'],
  [/^mushrooms-/, 'mushroom'],
  [/^pepper-(?:green|red|yellow)/, 'pepper'],
  [/^lettuce-/, 'lettuce'],
  [/^(?:cabbage-|napa-cabbage)/, 'cabbage'],
  [/^dates-/, 'date'],
  [/^onion|^red-onion|^scallions|^shallot/, 'onion'],
]
const STATE =
  /-(?:canned-juice|frozen|canned|raw|boiled|cooked|baked|dried|dry|fresh|roasted|unsweetened|sweet|sour)(?=-|$)/g

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|to)es$/, '$1')
    .replace(/([^su])s$/, '$1')

/** What somebody eats who eats the food, whatever its variety and state: frozen and fresh blueberries are one. */
export const foodKind = (foodId: string): string => {
  const known = kinds.find(([ids]) => ids.test(foodId))
  return known ? known[1] : singular(foodId.replaceAll(STATE, ''))
}

/**
 * Kinds of fruit as people eat it; other foods that count as fruit and vegetables are vegetables. Avocado and olives are
 * eaten as these.
 */
const fruits: ReadonlySet<string> = new Set(
  `apple applesauce apricot banana blackberry blueberry cantaloupe cherry clementine cranberry date fig fruit-cocktail-juice
  goji-berry grapefruit grape guava honeydew jackfruit kiwi mango nectarine orange papaya passion-fruit peach pear persimmon
  pineapple plum pomegranate-seed prune raisin raspberry rhubarb strawberry watermelon`.split(/\s+/),
)

/** Whether a kind of food is a fruit. */
export const isFruitKind = (kind: string): boolean => fruits.has(kind)

/** Aisles whose foods come every day without anybody minding, nuts and seeds among them; powder and sports food have limits of their own. */
const stapleAisles: ReadonlySet<string> = new Set([
  'Grains & Pasta',
  'Bakery',
  'Spices & Herbs',
  'Oils & Sauces',
  'Drinks',
  'Sports Nutrition',
  'Nuts & Seeds',
])
/** Milk of any animal or plant, potatoes and other starchy roots, sweeteners, and the stock, tomatoes and onions that things are cooked in. */
const stapleFoods =
  /^(?:milk-|(?:almond|oat|soy|rice|coconut)-milk|kefir|cream-|half-and-half|buttermilk|butter-|ghee|(?:sweet-)?potato-|yam-|taro-|cassava-|plantain-ripe|honey$|maple-syrup$|sugar-|agave|molasses|jam$|onion|red-onion|scallions|shallot|garlic|ginger|lemon|lime|tomatoes-|tomato-|sun-dried|.*-broth)/

/**
 * Whether a food is a staple that comes in any number of meals: cereals, bread, pasta, milk, oil, potatoes, nuts,
 * sweeteners and seasonings. Own choice.
 */
export const isStapleFood = ({ id, aisle }: Pick<Food, 'id' | 'aisle'>): boolean =>
  stapleAisles.has(aisle) || stapleFoods.test(id)

/** A food makes a meal what it is from this share of its energy on, fruit and vegetables from half a portion on, in grams. Own choice. */
const MADE_OF_ENERGY = 0.12
const MADE_OF_PRODUCE = 40

/** A food of a plate with its grams. */
interface WeighedFood {
  readonly food: Food
  readonly grams: number
}

/** What is read of a food's id. */
interface ReadFood {
  readonly kind: string
  readonly isStaple: boolean
  /** See {@link fruitAndVegetableShare}. */
  readonly share: number
}

const readFoods = new WeakMap<Food, ReadFood>()

/** A week reads the same foods on thousands of plates: each is read once. */
const readFood = (food: Food): ReadFood => {
  const known = readFoods.get(food)
  if (known) return known
  const read = { kind: foodKind(food.id), isStaple: isStapleFood(food), share: fruitAndVegetableShare(food.id) }
  readFoods.set(food, read)
  return read
}

/** Kinds of food, staples aside, that make a plate what it is: yogurt and blueberries of a bowl, not its spoon of seeds. */
export const kindsOnPlate = (lines: readonly WeighedFood[]): readonly string[] => {
  const energyOf = (own: readonly WeighedFood[]) =>
    own.reduce((sum, { food, grams }) => sum + ((food.per100g.calories ?? 0) * grams) / 100, 0)
  const least = MADE_OF_ENERGY * energyOf(lines)
  const others = lines.filter(({ food }) => !readFood(food).isStaple)
  return [...Map.groupBy(others, ({ food }) => readFood(food).kind)].flatMap(([kind, own]) => {
    const produce = own.reduce((sum, { food, grams }) => sum + readFood(food).share * grams, 0)
    return produce >= MADE_OF_PRODUCE || energyOf(own) >= least ? [kind] : []
  })
}

/** What seasons and is no vegetable of a meal. */
const SEASONING = 'onion'

/** Kinds of fruit and of vegetables on a plate: of each at least half a portion; onions season. */
export const produceOnPlate = (
  lines: readonly WeighedFood[],
): { readonly fruits: readonly string[]; readonly vegetables: readonly string[] } => {
  const grams = new Map<string, number>()
  for (const { food, grams: own } of lines) {
    const { share, kind } = readFood(food)
    if (share === 0 || kind === SEASONING) continue
    grams.set(kind, (grams.get(kind) ?? 0) + share * own)
  }
  const there = [...grams].filter(([, sum]) => sum >= MADE_OF_PRODUCE).map(([kind]) => kind)
  return { fruits: there.filter(isFruitKind), vegetables: there.filter((kind) => !isFruitKind(kind)) }
}
