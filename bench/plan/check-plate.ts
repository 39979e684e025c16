import type { MealOption, PlannedDay } from '@pacemeal/domain'

/** What nobody eats, read from what was served and nothing else: it shares no code with the planner. */
const MAX_GRAMS = 1100
const MAX_POWDER = 40
const MIN_BETWEEN_MEALS = 90
const powders = /protein-(?:powder|isolate)|egg-white-powder/
const stove = /\b(?:bake|boil|fry|grill|oven|pan|poach|roast|saute|simmer|steam)\b/i
const fullMeals = new Set(['breakfast', 'lunch', 'dinner'])

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const plateFaults = ({ name, ingredients }: MealOption): readonly string[] => {
  const grams = sum(ingredients.map((line) => line.grams))
  const powder = sum(ingredients.filter(({ food }) => powders.test(food)).map((line) => line.grams))
  return [
    ...(grams > MAX_GRAMS ? [`${name}: ${Math.round(grams)} g on a plate`] : []),
    ...(powder > MAX_POWDER ? [`${name}: ${Math.round(powder)} g of protein powder`] : []),
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
