import { addDays, type CookEvent, type LocalDate, type PlannedMeal } from '@pacemeal/domain'
import type { Kitchen } from '../kitchen.ts'
import { mayEat } from '../may-eat.ts'
import type { PreviousWeek } from '../plan.ts'
import { isBeforeEvent } from '../planned-day.ts'
import { eventOfMeal, mayGuestsEat, type TableMeals } from '../table-rules.ts'
import { sumGrams } from './apportion-grams.ts'
import { DAYS } from './packs.ts'
import type { PinnedMeal } from './pinned-meals.ts'
import type { WeekPlace } from './week-places.ts'

/** What a new plan takes over from the week as it stood. */
export interface KeptMeals {
  readonly pinned: ReadonlyMap<string, PinnedMeal>
  /** Meals that stay though the new day has no place for them. */
  readonly homeless: readonly WeekPlace[]
  /** Recipe that every other place had, by the meal's id. */
  readonly prefer: ReadonlyMap<string, string>
  /** Pots that stay, with the portions that are still eaten. */
  readonly events: readonly CookEvent[]
  /** Meals that were to stay but that the athlete, or somebody who eats along, may no longer eat. */
  readonly dropped: readonly string[]
}

interface DatedMeal {
  readonly meal: PlannedMeal
  readonly date: LocalDate
  readonly day: number
}

const kindOf = (slot: PlannedMeal['slot']): WeekPlace['kind'] => (slot === 'lunch' || slot === 'dinner' ? 'main' : slot)

const asPlace = ({ meal, date, day }: DatedMeal): WeekPlace => ({
  id: meal.id,
  slot: meal.slot,
  at: meal.at,
  target: meal.target,
  ...(meal.session === undefined ? {} : { session: meal.session }),
  because: meal.because,
  day,
  date,
  kind: kindOf(meal.slot),
  isEarly: false,
  isCasual: false,
  isLoading: false,
  isBeforeEvent: isBeforeEvent(meal.because),
  away: null,
  guests: [],
  plates: 1,
  protein: 0,
})

/** A pot as it stays: what was meant for meals that are gone is its rest. */
const keepEvent = (event: CookEvent, isEaten: (date: LocalDate, meal: string) => boolean): CookEvent => {
  const portions = event.portions.filter(({ date, meal }) => isEaten(date, meal))
  const gone = sumGrams(event.portions.filter((portion) => !portions.includes(portion)).map(({ grams }) => grams))
  return { ...event, portions, restGrams: sumGrams([event.restGrams, gone]) }
}

/**
 * What stays of a week that is planned anew from a day on: fixed meals, whole pots of which somebody has eaten or that are
 * cooked or `held`, and, if it can be, the dish of every other place. A meal that diets and restrictions of today forbid,
 * those of the athlete or of a guest who eats along, does not stay.
 */
export const keepMeals = (
  kitchen: Kitchen,
  table: TableMeals,
  { week, fixed }: PreviousWeek,
  monday: LocalDate,
  from: number,
  places: readonly WeekPlace[],
  held: ReadonlySet<CookEvent['id']> = new Set(),
): KeptMeals => {
  const firstDate = addDays(monday, from)
  const days = Array.from({ length: DAYS }, (_, day) => addDays(monday, day))
  const ahead = week.days.flatMap(({ date, meals }): DatedMeal[] =>
    date < firstDate ? [] : meals.map((meal) => ({ meal, date, day: days.indexOf(date) })),
  )
  const cooking = week.cooking ?? []
  const mayStay = ({ meal, date }: DatedMeal): boolean =>
    mayEat(kitchen.catalog, kitchen.rules, meal.options[0]) &&
    mayGuestsEat(kitchen.catalog, table, { ...meal, date, dish: meal.options[0], event: eventOfMeal(week, meal) })
  const allowedIds = new Set(ahead.filter(mayStay).map(({ meal }) => meal.id))
  const isCooked = ({ id, cookedOn, portions }: CookEvent): boolean =>
    held.has(id) ||
    cookedOn < firstDate ||
    portions.some(({ date, meal }) => date >= firstDate && fixed.has(meal) && allowedIds.has(meal))
  const cooked = new Set(
    cooking.filter((event) => !event.recipe.startsWith('food:') && isCooked(event)).map(({ id }) => id),
  )
  const stays = ({ meal }: DatedMeal) =>
    fixed.has(meal.id) || (meal.cooking !== undefined && cooked.has(meal.cooking.event))
  const staying = ahead.filter(stays)
  const allowed = staying.filter(({ meal }) => allowedIds.has(meal.id))
  const placeIds = new Set(places.map(({ id }) => id))
  // What is fixed was eaten or promised; a plate of a cooked pot whose meal is gone is the rest of its pot.
  const homeless = allowed.filter(({ meal }) => !placeIds.has(meal.id) && fixed.has(meal.id))
  const kept = new Set([...allowed.filter(({ meal }) => placeIds.has(meal.id)), ...homeless])
  const keptIds = new Set([...kept].map(({ meal }) => meal.id))
  const isEaten = (date: LocalDate, meal: string) => date < firstDate || keptIds.has(meal)
  const events = cooking
    .filter((event) => cooked.has(event.id) || (event.recipe.startsWith('food:') && event.cookedOn < firstDate))
    .map((event) => keepEvent(event, isEaten))
  return {
    pinned: new Map(
      [...kept].map(({ meal }): [string, PinnedMeal] => [
        meal.id,
        { option: meal.options[0], before: meal, ...(meal.cooking ? { cooking: meal.cooking } : {}) },
      ]),
    ),
    homeless: homeless.map(asPlace),
    prefer: new Map(
      ahead.filter(({ meal }) => !keptIds.has(meal.id)).map(({ meal }) => [meal.id, meal.options[0].recipe]),
    ),
    events: events.filter(({ portions, cookedOn }) => portions.length > 0 || cookedOn < firstDate),
    dropped: staying.filter(({ meal }) => !allowedIds.has(meal.id)).map(({ meal }) => meal.id),
  }
}
