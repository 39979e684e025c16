import type { Catalog } from '../src/catalog.ts'
import type { Recipe, RecipeIngredient } from '../src/food.ts'

/** An ingredient with what a serving holds of it at least and at most, in grams. */
interface Bound {
  readonly id: string
  readonly usual: number
  readonly least: number
  readonly most: number
}

const boundOf = ({ food, grams, flex }: RecipeIngredient): Bound => ({
  id: food,
  usual: grams,
  least: flex?.[0] ?? grams,
  most: flex?.[1] ?? grams,
})

/**
 * Grams of a sweetener at most, own choice: two teaspoons of honey round off a sauce, four make a glaze or sweeten a bowl, two
 * tablespoons go into what is named after them.
 */
const MAX_SAVORY = 14
const MAX_GLAZE = 28
const MAX_SWEET = 28
const MAX_NAMED_SWEET = 42
/** Jam is spread: a tablespoon a slice, on three of them at most; maple syrup is poured over pancakes. */
const MAX_SPREAD_OR_POURED = 60
const sweeteners = /^(?:honey|maple-syrup|jam|marmalade)$/
const glazes = /honey|maple|glaze|sticky|sweet and sour|orange|cranberr/i
const namedSweet = /honey|maple|jam|syrup|marmalade/i
const spreadOrPoured = /jam|marmalade|pancake|bagel|muffin/i
const savory =
  /^(?:cherry-tomatoes|tomato|onion|red-onion|shallot|scallions|garlic|tamari|fish-sauce|pepper-|potato|tempeh|seitan|cabbage|miso)|^tofu-(?:firm|extra)|beans-|mustard|-vinegar$/

const isSavory = (catalog: Catalog, { ingredients }: Recipe): boolean =>
  // Vinegar in a batter only makes it rise.
  !ingredients.some(({ food }) => food.startsWith('baking-')) &&
  ingredients.some(({ food }) => savory.test(food) || catalog.requireFood(food).aisle === 'Meat & Fish')

const maxSweetener = (catalog: Catalog, recipe: Recipe): number => {
  if (isSavory(catalog, recipe)) return glazes.test(recipe.name) ? MAX_GLAZE : MAX_SAVORY
  if (spreadOrPoured.test(recipe.name) || recipe.ingredients.some(({ food }) => food === 'jam'))
    return MAX_SPREAD_OR_POURED
  return namedSweet.test(recipe.name) ? MAX_NAMED_SWEET : MAX_SWEET
}

const sweetenerProblems = (catalog: Catalog, recipe: Recipe, bounds: readonly Bound[]): readonly string[] => {
  const limit = maxSweetener(catalog, recipe)
  return bounds
    .filter(({ id, most }) => sweeteners.test(id) && most > limit)
    .map(({ id, most }) => `${id}: up to ${most} g of it sweeten "${recipe.name}" (limit ${limit})`)
}

/** Most grams of foods of which nobody has more at one meal, however large it is. */
const limits: readonly (readonly [foods: RegExp, grams: number, words: string])[] = [
  [/^egg-(?:whole-raw|hard-boiled)$/, 200, 'four eggs'],
  [/^egg-white-raw$/, 198, 'six egg whites'],
  [/^(?:rice|corn)-cakes$|^crispbread-rye$/, 60, 'six cakes'],
  [/-protein-(?:powder|isolate)$|^egg-white-powder$/, 40, 'two scoops'],
  [/^(?:peanut|almond|sunflower)-butter$|^tahini$/, 52.5, 'three spoons'],
  [/^(?:cheddar|swiss-cheese|gruyere|mexican-blend-cheese)/, 85.05, 'three ounces of hard cheese'],
  [/^cottage-cheese-/, 340, 'a cup and a half of cottage cheese'],
  [/^ricotta-/, 246, 'a cup of ricotta'],
  [/^(?:orange|apple|grape|pomegranate)-juice$|^cherry-juice-/, 375, 'a large glass of juice'],
  [/^olives-/, 62, 'fifteen olives'],
  [/^tamari/, 36, 'two tablespoons'],
]

/** A dish that is only eaten between meals or before a session. */
const isSmall = ({ slots }: Recipe): boolean => slots.every((slot) => slot === 'snack' || slot === 'pre-fuel')

/** A tablespoon of oil, which is all that something small takes up. */
const MAX_OIL_OF_SNACK = 14

const oilProblems = (recipe: Recipe, bounds: readonly Bound[]): readonly string[] =>
  bounds
    .filter(({ id, most }) => id.endsWith('-oil') && isSmall(recipe) && most > MAX_OIL_OF_SNACK)
    .map(({ id, most }) => `${id}: ${most} g of it run off a snack (limit ${MAX_OIL_OF_SNACK})`)

const limitProblems = (bounds: readonly Bound[]): readonly string[] =>
  bounds.flatMap(({ id, most }) => {
    const found = limits.find(([foods]) => foods.test(id))
    return found && most > found[1] ? [`${id}: ${most} g is more than ${found[2]} (${found[1]} g)`] : []
  })

/** Bread that carries what lies on or in it, by what one piece of it weighs; bagels and muffins are sold in halves. */
const pieces: readonly (readonly [foods: RegExp, grams: number])[] = [
  [/^sourdough-bread$/, 64],
  [/^(?:rye|whole-wheat|french)-bread$/, 32],
  [/^gluten-free-white-bread$/, 35],
  [/^pita-/, 60],
  [/^flour-tortilla$/, 48],
  [/^whole-wheat-tortilla$/, 41],
  [/^corn-tortilla$/, 24],
  [/^bolillo-roll$/, 49],
  [/^croissant$/, 57],
]
/** What a dish is named after: bread is what it stands on. */
const carried =
  /\b(?:toast|bruschetta|sandwich|banh mi|burger|pan con|on (?:sourdough|rye|toast)|wraps?|burrito|tacos|fajitas|quesadillas?|tortillas|pizza|molletes|croissant)\b|\bpita$/i
/** A small one stands on a thin slice, which weighs as much as other bread. */
const THIN_SLICE = 32

const pieceOf = (id: string): number | undefined => pieces.find(([foods]) => foods.test(id))?.[1]

const baseProblems = (recipe: Recipe, bounds: readonly Bound[]): readonly string[] => {
  if (!carried.test(recipe.name) || /(?:and|with) sourdough/i.test(recipe.name)) return []
  return bounds.flatMap(({ id, least }) => {
    const piece = pieceOf(id)
    if (piece === undefined) return []
    const wanted = isSmall(recipe) ? Math.min(piece, THIN_SLICE) : piece
    return least < wanted
      ? [`${id}: ${least} g is less than a piece (${wanted} g) of what "${recipe.name}" stands on`]
      : []
  })
}

/** What is spread or piled, in grams on a gram of its bread where there is least of it. */
const MAX_PILED = 3.6
const piled = /^(?:cottage-cheese|ricotta|hummus|tuna-light|salmon-pink|cream-cheese|avocado$|turkey-breast|seitan$)/
const isOnBread = /\b(?:toast|bruschetta|sandwich|bagel|on rye|rye bread)\b/i

const pileProblems = (recipe: Recipe, bounds: readonly Bound[]): readonly string[] => {
  const base = bounds.find(({ id }) => pieceOf(id) !== undefined || id === 'bagel-plain')
  if (!base || !isOnBread.test(recipe.name)) return []
  return bounds
    .filter(({ id, most }) => piled.test(id) && most > MAX_PILED * base.least)
    .map(({ id, most }) => `${id}: ${most} g would lie on ${base.least} g of ${base.id}`)
}

const liquids = /milk|^water$|-broth$|juice|^yogurt|^soy-yogurt|kefir|coconut-water/
const sum = (bounds: readonly Bound[], pick: (bound: Bound) => number): number =>
  bounds.reduce((total, bound) => total + pick(bound), 0)

/** Most grams of what is dry to a gram of liquid: a soup is still drunk, flakes are wet. */
const MAX_DRY_IN_SOUP = 0.35
const MAX_DRY_IN_MILK = 0.47
const dry = /(?:noodles|rice|pasta|lentils(?:-red)?|split-peas|couscous|barley)-dry$/
const flakes = /^(?:corn-flakes|puffed-rice|shredded-wheat)$/
const soups = /\b(?:soup|broth|congee|laksa|chowder)\b/i

const liquidProblems = ({ name }: Recipe, bounds: readonly Bound[]): readonly string[] => {
  const problems: string[] = []
  const wet = bounds.filter(({ id }) => liquids.test(id))
  const inSoup = sum(
    bounds.filter(({ id }) => dry.test(id)),
    ({ most }) => most,
  )
  const liquid = sum(wet, ({ usual }) => usual)
  if (soups.test(name) && inSoup > MAX_DRY_IN_SOUP * liquid)
    problems.push(`${inSoup} g of dry noodles, rice or pulses drink the ${liquid} g of liquid of a soup`)
  const cereal = sum(
    bounds.filter(({ id }) => flakes.test(id)),
    ({ most }) => most,
  )
  const poured = sum(
    wet.filter(({ id }) => /milk|yogurt/.test(id)),
    ({ least }) => least,
  )
  if (poured > 0 && cereal > MAX_DRY_IN_MILK * poured && !/shake|smoothie/i.test(name))
    problems.push(`${cereal} g of dry cereal lie in ${poured} g of milk or yogurt`)
  return problems
}

/** Amounts that a recipe allows and nobody would put on a table, in words. */
export const amountProblems = (catalog: Catalog, recipe: Recipe): readonly string[] => {
  const bounds = recipe.ingredients.map(boundOf)
  return [
    ...sweetenerProblems(catalog, recipe, bounds),
    ...limitProblems(bounds),
    ...oilProblems(recipe, bounds),
    ...baseProblems(recipe, bounds),
    ...pileProblems(recipe, bounds),
    ...liquidProblems(recipe, bounds),
  ]
}
