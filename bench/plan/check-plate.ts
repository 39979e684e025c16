import type { MealOption, PlannedDay } from '@pacemeal/domain'

/** What nobody eats, read from what was served and nothing else: it shares no code with the planner. */
const MAX_GRAMS = 1100
const MAX_POWDER = 40
const MIN_BETWEEN_MEALS = 90
const powders = /protein-(?:powder|isolate)|egg-white-powder/
const stove = /\b(?:bake|boil|fry|grill|oven|pan|poach|roast|saute|simmer|steam)\b/i
const fullMeals = new Set(['breakfast', 'lunch', 'dinner'])

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Grams of what comes in pieces that nobody has at one meal: seven crispbreads, six slices, three bananas. */
const heaps: readonly (readonly [foods: RegExp, grams: number])[] = [
  [/^crispbread-rye$/, 69],
  [/^(?:rice|corn)-cakes$/, 62],
  [/^(?:rye|whole-wheat|french)-bread$/, 191],
  [/^(?:flour|whole-wheat)-tortilla$/, 163],
  [/^corn-tortilla$/, 167],
  [/^banana$/, 294],
  [/^egg-(?:whole-raw|hard-boiled)$/, 249],
]
/** Grams of a spread on a rice cake or crispbread that are a smear: less than a third of a teaspoon of jam or nut butter, twice that of what is moist. */
const jams = /-butter$|^jam$|^honey$|^marmalade$/
const moist = /^hummus|^cottage-cheese|^ricotta|^avocado$|^yogurt-|^lentils|^tuna-/
const SMEAR = 2

const amountFaults = ({ name, ingredients, steps }: MealOption): readonly string[] => {
  const grams = (foods: RegExp) => sum(ingredients.filter(({ food }) => foods.test(food)).map((line) => line.grams))
  const cakes = grams(/^(?:crispbread-rye|rice-cakes|corn-cakes)$/) / 9
  const isSpread = cakes > 0 && steps.some((step) => /\bspread\b/i.test(step))
  return [
    ...heaps.filter(([foods, most]) => grams(foods) > most).map(([foods]) => `${name}: ${grams(foods)} g of ${foods}`),
    ...(isSpread && grams(jams) + grams(moist) / 2 < SMEAR * cakes
      ? [`${name}: a smear on ${Math.round(cakes)} cakes`]
      : []),
  ]
}

const plateFaults = (option: MealOption): readonly string[] => {
  const { name, ingredients } = option
  const grams = sum(ingredients.map((line) => line.grams))
  const powder = sum(ingredients.filter(({ food }) => powders.test(food)).map((line) => line.grams))
  return [
    ...(grams > MAX_GRAMS ? [`${name}: ${Math.round(grams)} g on a plate`] : []),
    ...(powder > MAX_POWDER ? [`${name}: ${Math.round(powder)} g of protein powder`] : []),
    ...amountFaults(option),
  ]
}

/** Plates and days that no person would take for real. */
export const unrealOn = ({ day, meals }: PlannedDay): readonly string[] => {
  const full = meals.filter(({ slot }) => fullMeals.has(slot)).toSorted((a, b) => a.at - b.at)
  return [
    ...meals.flatMap(({ options }) => options.flatMap(plateFaults)),
    ...meals
      .filter(({ slot }) => slot === 'pre-fuel')
      .flatMap(({ options }) => options.filter(({ steps }) => stove.test(steps.join(' '))))
      .map(({ name }) => `${name}: a stove before a session`),
    ...full
      .slice(1)
      .filter(({ at }, i) => at - (full[i]?.at ?? 0) < MIN_BETWEEN_MEALS)
      .map(({ slot, at }) => `${day}: ${slot} at ${at} close to the meal before`),
  ]
}
