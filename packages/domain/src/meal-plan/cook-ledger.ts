import type { LocalDate } from '../days.ts'
import type { CookEvent, CookedPortion } from '../kitchen/cook-event.ts'
import type { PlannedDay, PlannedMeal } from './week-plan.ts'

/** Recipe id prefix of a plain food that is cooked ahead for dishes that take it ready. */
export const FOOD_EVENT = 'food:'

const findMeal = (days: readonly PlannedDay[], { date, meal }: Pick<CookedPortion, 'date' | 'meal'>) =>
  days.find((one) => one.date === date)?.meals.find(({ id }) => id === meal)

/** Whether the meal still takes its portion of the event; a meal of another week is not judged. */
const isTaken = (days: readonly PlannedDay[], event: CookEvent, portion: CookedPortion): boolean => {
  if (!days.some(({ date }) => date === portion.date)) return true
  const meal = findMeal(days, portion)
  if (meal === undefined) return false
  return event.recipe.startsWith(FOOD_EVENT)
    ? meal.options[0].ingredients.some(({ food }) => `${FOOD_EVENT}${food}` === event.recipe)
    : meal.cooking?.event === event.id
}

/**
 * Cook events as the meals of the days take them. What a meal does not take any more is left over, so that the grams of an
 * event stay those of its portions and its rest; an event that nobody eats from is not cooked, unless it has been:
 * that on a day before `today`.
 */
export const settleCookEvents = (
  events: readonly CookEvent[],
  days: readonly PlannedDay[],
  today: LocalDate,
): readonly CookEvent[] =>
  events.flatMap((event) => {
    const portions = event.portions.filter((portion) => isTaken(days, event, portion))
    if (portions.length === event.portions.length) return [event]
    if (portions.length === 0 && event.cookedOn >= today) return []
    const left = event.portions.filter((portion) => !portions.includes(portion))
    const restGrams = left.reduce((sum, { grams }) => sum + grams, event.restGrams)
    return [{ ...event, portions, restGrams }]
  })

/** Another dish by its id and its name: a dish whose figures were edited is still eaten from its pot. */
const isOtherDish = (before: PlannedMeal, after: PlannedMeal): boolean =>
  before.options[0].recipe !== after.options[0].recipe && before.options[0].name !== after.options[0].name

/**
 * A changed day in which the meals with another dish than before take nothing of the pots that they ate from, and the
 * others are cooked as they were.
 */
export const releaseCooking = (before: PlannedDay, after: PlannedDay): PlannedDay => ({
  ...after,
  meals: after.meals.map((meal) => {
    const was = before.meals.find(({ id }) => id === meal.id)
    const { cooking: _, ...released } = meal
    if (was?.cooking === undefined || isOtherDish(was, meal)) return released
    return { ...released, cooking: was.cooking }
  }),
})
