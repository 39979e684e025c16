import {
  type CookEvent,
  type LocalDate,
  localDate,
  type PlannedDay,
  type PlannedMeal,
  weekdayOf,
} from '@pacemeal/domain'
import { dayField, readCookEvents, readPlannedDay } from '@pacemeal/protocol'
import type { MealPlan } from '../../../api/meal-plans.ts'

const none: readonly CookEvent[] = []
let last: { readonly text: MealPlan['parsedMealPlan']; readonly events: readonly CookEvent[] } | undefined
const read = new WeakMap<MealPlan, readonly CookEvent[]>()

/** What is cooked when in the plan's week: the same list for the same text, whether its days were read or not. */
export function cookEventsOf(plan: MealPlan): readonly CookEvent[] {
  const known = read.get(plan)
  if (known) return known
  const text = plan.parsedMealPlan
  if (text === null) return none
  const events = last?.text === text ? last.events : readCookEvents(plan)
  last = { text, events }
  read.set(plan, events)
  return events
}

/** `<date>/<meal id>`: how cook events and leftovers name a meal. */
export const mealPlace = (date: LocalDate, meal: string): string => `${date}/${meal}`

/** The date and the meal's id in a place; undefined for a text that is none. */
export function readMealPlace(place: string): { readonly date: LocalDate; readonly meal: string } | undefined {
  const [date = '', meal = '', ...more] = place.split('/')
  if (meal === '' || more.length > 0) return undefined
  try {
    return { date: localDate(date), meal }
  } catch {
    return undefined
  }
}

/** A meal that is cooked for itself alone, as an event of its own. */
function ownEvent({ date }: PlannedDay, { id, at, options: [dish] }: PlannedMeal): CookEvent | undefined {
  if (dish.own !== undefined || dish.steps.length === 0) return undefined
  const { recipe, name, servings, minutes, ingredients, steps } = dish
  const grams = Math.round(ingredients.reduce((sum, one) => sum + one.grams, 0))
  return {
    id: mealPlace(date, id),
    recipe,
    name,
    cookedOn: date,
    at,
    servingsCooked: servings,
    handsOnMinutes: minutes,
    waitingMinutes: 0,
    keepsDays: 0,
    ingredients,
    steps,
    portions: [{ date, meal: id, eater: 'self', grams }],
    restGrams: 0,
  }
}

function findMeal(plan: MealPlan, place: string): readonly [PlannedDay, PlannedMeal] | undefined {
  const named = readMealPlace(place)
  if (named === undefined) return undefined
  const weekday = weekdayOf(named.date)
  const day = readPlannedDay(plan[dayField(weekday)], weekday)
  const meal = day.ok ? day.value.meals.find(({ id }) => id === named.meal) : undefined
  // A plan of another week has a meal of that name, too.
  return day.ok && meal && day.value.date === named.date ? [day.value, meal] : undefined
}

/** What is cooked under a name: an event of the week, or the dish of a meal that is cooked for itself alone. */
export function findCookEvent(plan: MealPlan, id: string): CookEvent | undefined {
  const event = cookEventsOf(plan).find((one) => one.id === id)
  if (event) return event
  const found = findMeal(plan, id)
  if (found === undefined) return undefined
  const [day, meal] = found
  return meal.cooking ? cookEventsOf(plan).find((one) => one.id === meal.cooking?.event) : ownEvent(day, meal)
}

/**
 * The order in which a day's dishes are best begun: by when they are eaten, and of those that are cooked together first
 * the one that cooks by itself the longest.
 */
export const inCookingOrder = (events: readonly CookEvent[]): readonly CookEvent[] =>
  events.toSorted((a, b) => a.at - b.at || b.waitingMinutes - a.waitingMinutes || a.id.localeCompare(b.id, 'en'))
