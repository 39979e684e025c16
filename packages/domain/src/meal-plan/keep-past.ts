import type { LocalDate } from '../days.ts'
import type { CookEvent } from '../kitchen/cook-event.ts'
import type { Macros } from '../nutrients.ts'
import { settleCookEvents } from './cook-ledger.ts'
import type { PlannedDay, PlannedMeal, PlannedSession, PlannedWeek } from './week-plan.ts'

/** Where the present stands in a week that is planned anew. */
export interface WeekPresent {
  readonly today: LocalDate
  /** Minute of today; meals before it are over. */
  readonly minute: number
  /** Meals of today that are settled though their time may be to come: eaten, skipped or locked. */
  readonly settled: ReadonlySet<PlannedMeal['id']>
}

const figures = ['calories', 'protein', 'carbs', 'fat'] as const satisfies readonly (keyof Macros)[]

const dishesOf = (meals: readonly PlannedMeal[]): Macros => {
  const sum = (figure: keyof Macros) => meals.reduce((total, { options: [dish] }) => total + dish[figure], 0)
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') }
}

/** What a day's dishes add up to after other meals stand in it; what is drunk during sessions stays counted. */
const plannedWith = (day: PlannedDay, meals: readonly PlannedMeal[]): Macros => {
  const [before, after] = [dishesOf(day.meals), dishesOf(meals)]
  const entries = figures.map((figure) => [
    figure,
    Math.round((day.planned[figure] - before[figure] + after[figure]) * 10) / 10,
  ])
  return Object.fromEntries(entries) as unknown as Macros
}

const isSameSession = (one: PlannedSession | undefined) => (other: PlannedSession) =>
  one !== undefined && other.type === one.type && other.start === one.start

/** A meal of the day as it was, standing at its session where the new day still has it. */
const atSession = (meal: PlannedMeal, before: PlannedDay, now: PlannedDay): PlannedMeal => {
  const { session, ...rest } = meal
  if (session === undefined) return meal
  const index = now.sessions.findIndex(isSameSession(before.sessions[session]))
  return index < 0 ? rest : { ...rest, session: index }
}

/** Today planned anew around what of it is over or settled. */
const keepToday = (before: PlannedDay, now: PlannedDay, { minute, settled }: WeekPresent): PlannedDay => {
  const isOver = ({ id, at }: PlannedMeal) => at < minute || settled.has(id)
  const keptIds = new Set(before.meals.filter(isOver).map(({ id }) => id))
  const [late, open] = [true, false].map((isLate) =>
    now.meals.filter((meal) => !keptIds.has(meal.id) && isOver(meal) === isLate),
  )
  const lateIds = new Set(late?.map(({ id }) => id))
  // A meal that moved into the past is still to come as it was; one that is new there is too late.
  const kept = before.meals.filter((meal) => keptIds.has(meal.id) || lateIds.has(meal.id))
  const meals = [...kept.map((meal) => atSession(meal, before, now)), ...(open ?? [])].toSorted((a, b) => a.at - b.at)
  return { ...now, meals, planned: plannedWith(now, meals) }
}

const joinEvents = (
  before: PlannedWeek,
  planned: PlannedWeek,
  isKept: (event: CookEvent) => boolean,
): readonly CookEvent[] => {
  const fresh = planned.cooking ?? []
  const kept = (before.cooking ?? []).filter(isKept)
  // What was cooked stands as it was cooked; the new plan may know of it, with what it goes on to take.
  const carriedOn = (event: CookEvent) => fresh.some(({ id, recipe }) => id === event.id && recipe === event.recipe)
  const past = kept.filter((event) => !carriedOn(event))
  const pastIds = new Set(past.map(({ id }) => id))
  return [...past, ...fresh.filter(({ id }) => !pastIds.has(id))].toSorted((a, b) =>
    a.cookedOn < b.cookedOn ? -1 : a.cookedOn > b.cookedOn ? 1 : a.at - b.at,
  )
}

/**
 * A week that was planned anew, with everything of it that is over as it was: the days before today, and of today the
 * meals that are over or settled. Days before today that were never planned stay without a plan. `before` is the
 * week as it stands; undefined when there was none.
 */
export const keepPast = (before: PlannedWeek | undefined, planned: PlannedWeek, present: WeekPresent): PlannedWeek => {
  const { today } = present
  const past = before?.days.filter(({ date }) => date < today) ?? []
  const coming = planned.days.filter(({ date }) => date >= today)
  const was = before?.days.find(({ date }) => date === today)
  const days = [
    ...past,
    ...coming.map((day) => (was !== undefined && day.date === today ? keepToday(was, day, present) : day)),
  ]
  if (planned.cooking === undefined && before?.cooking === undefined) return { ...planned, days }
  const meals = new Map(days.flatMap((day) => day.meals.map((meal) => [`${day.date}/${meal.id}`, meal])))
  const dishesBefore = new Map(
    before?.days.flatMap((day) =>
      day.meals.map(({ id, options }) => [`${day.date}/${id}`, options[0].recipe] as const),
    ),
  )
  // Another dish of a meal may be cooked under the same id.
  const isEatenFrom = ({ id, portions }: CookEvent) =>
    portions.some(({ date, meal }) => {
      const now = meals.get(`${date}/${meal}`)
      return now?.cooking?.event === id && now.options[0].recipe === dishesBefore.get(`${date}/${meal}`)
    })
  const events =
    before === undefined
      ? (planned.cooking ?? [])
      : joinEvents(before, planned, (event) => event.cookedOn < today || isEatenFrom(event))
  return { ...planned, days, cooking: settleCookEvents(events, days, today) }
}
