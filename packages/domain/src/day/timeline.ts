import { dayAt, type LocalDate, wallMinuteAt } from '../days.ts'
import { minuteOfLog } from '../meal-log/log-day.ts'
import { isConsumed, type MealLog } from '../meal-log/meal-log.ts'
import { fuelOfSessions } from '../meal-log/session-fuel.ts'
import type { Intensity, SessionType } from '../schedule/session.ts'
import { isOnDay, minutesOnDay } from '../wearable/activity-day.ts'
import type { RecordedActivity } from '../wearable/wearable-activity.ts'
import { matchSessions } from './match-sessions.ts'
import { type MealEntry, type MealMark, settleMeals, type TimelineMeal } from './meal-entry.ts'

/** All that a day is drawn from. `now` is in epoch milliseconds. */
export interface DayRecord<M extends TimelineMeal, S extends TimelineSession> {
  readonly day: LocalDate
  readonly zone: string
  readonly now: number
  readonly sessions: readonly S[]
  readonly meals: readonly M[]
  readonly logs: readonly MealLog[]
  readonly activities: readonly RecordedActivity[]
  readonly marks: ReadonlyMap<string, MealMark>
}

/** A planned session; branded or plain minutes both fit. */
export interface TimelineSession {
  readonly type: SessionType
  readonly start: number
  readonly end: number
  readonly intensity: Intensity
}

export type TimelineEntry<M extends TimelineMeal, S extends TimelineSession> =
  | {
      /** A session bracketed by its own fuel. */
      readonly kind: 'session'
      readonly at: number
      readonly session: S
      /** Index in the day's sessions. */
      readonly index: number
      readonly pre: readonly MealEntry<M>[]
      readonly post: readonly MealEntry<M>[]
      /** The recorded activity that took its place. */
      readonly recorded: RecordedActivity | null
      readonly isUnderway: boolean
      /** What was logged as taken in it. */
      readonly taken: readonly MealLog[]
      /** The minute of the present where it falls among its fuel and itself; null else. */
      readonly now: number | null
    }
  | { readonly kind: 'activity'; readonly at: number; readonly end: number; readonly activity: RecordedActivity }
  | { readonly kind: 'meal'; readonly at: number; readonly entry: MealEntry<M> }
  /** Eaten without belonging to a planned meal. */
  | { readonly kind: 'log'; readonly at: number; readonly log: MealLog }
  /** The line of the present, on today only, where it falls into no session's group. */
  | { readonly kind: 'now'; readonly at: number }

export interface Timeline<M extends TimelineMeal, S extends TimelineSession> {
  readonly entries: readonly TimelineEntry<M, S>[]
  /** The planned meal to eat next: today's first open one, or the first of a day ahead. */
  readonly next: MealEntry<M> | null
}

/** A planned meal stays `next` for this many minutes after its time. */
const NEXT_GRACE = 30

/** Whether the time to eat a planned meal of the day is over, so that it is not ahead any more. */
export function isMealPast(at: number, { day, now, zone }: { day: LocalDate; now: number; zone: string }): boolean {
  const today = dayAt(now, zone)
  return day < today || (day === today && at < wallMinuteAt(now, zone) - NEXT_GRACE)
}

/** Furthest that fuel without a session index lies from the session it belongs to, in minutes. */
const FUEL_REACH = 180

/** The session a fuel block belongs to: the one it names, else the nearest that it precedes or follows. */
function findSessionOf(meal: TimelineMeal, sessions: readonly TimelineSession[]): number | undefined {
  if (meal.slot !== 'pre-fuel' && meal.slot !== 'post-fuel') return undefined
  if (meal.session !== undefined && meal.session < sessions.length) return meal.session
  const gaps = sessions.map(({ start, end }) => (meal.slot === 'pre-fuel' ? start - meal.at : meal.at - end))
  const near = gaps.filter((gap) => gap >= 0 && gap <= FUEL_REACH)
  return near.length === 0 ? undefined : gaps.indexOf(Math.min(...near))
}

function findNext<M extends TimelineMeal>(entries: readonly MealEntry<M>[], from: number): MealEntry<M> | null {
  const open = entries.filter(({ state, meal }) => state === 'planned' && meal.at >= from)
  return open.toSorted((a, b) => a.meal.at - b.meal.at)[0] ?? null
}

/** Rank of entries at the same minute, so that the order is always the same. */
const rank = { session: 0, activity: 1, meal: 2, log: 3, now: 4 } as const

/** The line of the present goes into the group that it follows, while something of that group is still ahead. */
function withPresentInGroup<M extends TimelineMeal, S extends TimelineSession>(
  entries: readonly TimelineEntry<M, S>[],
): readonly TimelineEntry<M, S>[] {
  const index = entries.findIndex(({ kind }) => kind === 'now')
  const [group, present] = [entries[index - 1], entries[index]]
  if (group?.kind !== 'session' || present === undefined) return entries
  const isAhead = Math.max(group.session.start, ...group.post.map(({ meal }) => meal.at)) > present.at
  return isAhead ? entries.toSpliced(index - 1, 2, { ...group, now: present.at }) : entries
}

/**
 * Merges plan, logs and recorded activities of one day into one list by time. Each planned meal is planned, eaten or
 * skipped; fuel stands inside its session's group; the recorded activity that a session became joins it. Activities come
 * settled: each session once (`settleActivities`).
 */
export function buildTimeline<M extends TimelineMeal, S extends TimelineSession>(
  record: DayRecord<M, S>,
): Timeline<M, S> {
  const { day, zone, now, sessions } = record
  const today = dayAt(now, zone)
  const minute = wallMinuteAt(now, zone)
  const { entries: meals, unplanned } = settleMeals(record)
  const groupOf = new Map(meals.map((entry) => [entry, findSessionOf(entry.meal, sessions)]))
  const recorded = record.activities
    .filter((activity) => isOnDay(activity, day, zone))
    .map((activity) => ({ activity, ...minutesOnDay(activity, day, zone) }))
  const matches = matchSessions(
    sessions,
    recorded.map(({ activity: { code }, start, end }) => ({ start, end, ...(code === undefined ? {} : { code }) })),
  )
  const joined = new Set([...matches.values()].map((index) => recorded[index]?.activity))

  const fuel = fuelOfSessions(day, sessions, record.logs.filter(isConsumed))
  const groups = sessions.map((session, index): TimelineEntry<M, S> => {
    const match = recorded[matches.get(index) ?? -1]
    const own = meals.filter((entry) => groupOf.get(entry) === index).toSorted((a, b) => a.meal.at - b.meal.at)
    const pre = own.filter(({ meal }) => meal.slot === 'pre-fuel')
    const { start, end } = match ?? session
    return {
      kind: 'session',
      at: Math.max(0, Math.min(start, ...pre.map(({ meal }) => meal.at))),
      session,
      index,
      pre,
      post: own.filter(({ meal }) => meal.slot === 'post-fuel'),
      recorded: match?.activity ?? null,
      isUnderway: day === today && start <= minute && minute < end,
      taken: fuel.get(index) ?? [],
      now: null,
    }
  })

  const entries: readonly TimelineEntry<M, S>[] = [
    ...groups,
    ...recorded
      .filter(({ activity }) => !joined.has(activity))
      .map(({ activity, start, end }) => ({ kind: 'activity' as const, at: Math.max(0, start), end, activity })),
    ...meals
      .filter((entry) => groupOf.get(entry) === undefined)
      .map((entry) => ({ kind: 'meal' as const, at: entry.meal.at, entry })),
    ...unplanned.map((log) => ({ kind: 'log' as const, at: minuteOfLog(log, zone), log })),
    ...(day === today ? [{ kind: 'now' as const, at: minute }] : []),
  ]
  return {
    entries: withPresentInGroup(entries.toSorted((a, b) => a.at - b.at || rank[a.kind] - rank[b.kind])),
    next: day < today ? null : findNext(meals, day === today ? minute - NEXT_GRACE : 0),
  }
}
