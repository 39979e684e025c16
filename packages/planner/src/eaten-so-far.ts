import type { Macros, MinuteOfDay, PlannedDay } from '@pacemeal/domain'
import { subtractMacros, sumMacros } from './figures.ts'
import { inOrder, type ReplanEvent } from './replan-events.ts'

/** A day up to some minute of it. */
interface DaySoFar {
  readonly today: PlannedDay
  readonly now: MinuteOfDay
  readonly events: readonly ReplanEvent[]
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

/** A past meal that nobody reported counts as eaten as planned; a skipped one counts as nothing. */
export const sumEaten = ({ today, now, events }: DaySoFar): Eaten => {
  const skipped = new Set(events.flatMap((event) => (event.kind === 'skipped' ? [event.meal] : [])))
  const reported = new Map(
    inOrder(events).flatMap((event) => (event.kind === 'eaten' ? [[event.meal, event.figures] as const] : [])),
  )
  const meals = today.meals.filter(({ id, at }) => !skipped.has(id) && (reported.has(id) || at < now))
  const extra = inOrder(events).flatMap((event) => (event.kind === 'eaten-extra' ? [event.figures] : []))
  const actual = sumMacros([...meals.map(({ id, options }) => reported.get(id) ?? options[0]), ...extra])
  const missed = meals.map(({ target, options }) => subtractMacros(target, options[0]))
  return { actual, counted: sumMacros([actual, ...missed]), ids: new Set(meals.map(({ id }) => id)), skipped }
}
