import { grams, type Macros, type MinuteOfDay, type PlannedDay } from '@pacemeal/domain'
import type { DayTargets } from '@pacemeal/nutrition'
import { subtractMacros, sumMacros } from './figures.ts'
import { inOrder, type ReplanEvent, type RevisedSession } from './replan-events.ts'

/** A day up to some minute of it. */
interface DaySoFar {
  readonly today: PlannedDay
  readonly now: MinuteOfDay
  readonly events: readonly ReplanEvent[]
  /** Meals whose planned hour is over but that nobody can have eaten as planned; absent for none. */
  readonly awaited?: ReadonlySet<string>
}

/** What was eaten of a day. */
interface Eaten {
  /** What was really eaten. */
  readonly actual: Macros
  /**
   * What counts against the day: a meal eaten as planned counts as its target, so that the small misses of a good plan
   * do not set off a new one.
   */
  readonly counted: Macros
  readonly ids: ReadonlySet<string>
  readonly skipped: ReadonlySet<string>
}

/** A past meal that nobody reported counts as eaten as planned; a skipped or an awaited one counts as nothing. */
export const sumEaten = ({ today, now, events, awaited }: DaySoFar): Eaten => {
  const skipped = new Set(events.flatMap((event) => (event.kind === 'skipped' ? [event.meal] : [])))
  const reported = new Map(
    inOrder(events).flatMap((event) => (event.kind === 'eaten' ? [[event.meal, event.figures] as const] : [])),
  )
  const isPast = ({ id, at }: PlannedDay['meals'][number]) => at < now && awaited?.has(id) !== true
  const meals = today.meals.filter((meal) => !skipped.has(meal.id) && (reported.has(meal.id) || isPast(meal)))
  const extra = inOrder(events).flatMap((event) => (event.kind === 'eaten-extra' ? [event.figures] : []))
  const actual = sumMacros([...meals.map(({ id, options }) => reported.get(id) ?? options[0]), ...extra])
  const missed = meals.map(({ target, options }) => subtractMacros(target, options[0]))
  return { actual, counted: sumMacros([actual, ...missed]), ids: new Set(meals.map(({ id }) => id)), skipped }
}

/** What was taken during a session that has begun is what the plan said then; only what is still to come can change. */
export const keepPastDrinks = (
  targets: DayTargets,
  revised: readonly RevisedSession[],
  { now, today }: Pick<DaySoFar, 'now' | 'today'>,
): DayTargets => ({
  ...targets,
  fuel: targets.fuel.map((fuel) => {
    const { planned, session } = revised[fuel.session] ?? {}
    if (session === undefined || session.start >= now) return fuel
    const before = today.sessions.find(({ start }) => start === planned)?.during
    const value = {
      ...fuel.during.value,
      carbsPerHour: grams(before?.carbsPerHour ?? 0),
      carbs: grams(before?.carbs ?? 0),
    }
    return { ...fuel, during: { ...fuel.during, value } }
  }),
})
