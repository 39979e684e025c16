import type { LocalDate } from '../days.ts'
import type { CookEvent, CookedPortion } from '../kitchen/cook-event.ts'
import type { PlannedDay } from './week-plan.ts'

/** Whether the meal still takes its portion of the event; a meal of another week is not judged. */
const isTaken = (days: readonly PlannedDay[], event: CookEvent, { date, meal }: CookedPortion): boolean => {
  const day = days.find((one) => one.date === date)
  if (day === undefined) return true
  return day.meals.some(({ id, cooking }) => id === meal && cooking?.event === event.id)
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
