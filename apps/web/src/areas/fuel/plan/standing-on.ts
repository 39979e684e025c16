import {
  clockText,
  DAY_MINUTES,
  type DayChange,
  endAfter,
  type Session,
  type TrainingActivity,
  type Weekday,
} from '@pacemeal/domain'

/**
 * What becomes of an activity on one day: it is of other days, is trained, left out, trained on another day instead, or
 * gives way to an event or a session of a calendar.
 */
export type Standing = 'elsewhere' | 'trained' | 'skipped' | 'moved' | 'replaced'

/** A session in its hours, in minutes of the day. */
interface Placed extends Pick<Session, 'type'> {
  readonly start: number
  readonly end: number
}

/** The sessions of a day: as its owner has them, and as its plan was made around them. */
export interface SessionsOfDay {
  readonly own: readonly Session[]
  /** Null where the day has no plan. */
  readonly planned: readonly Placed[] | null
  /** What the day before was planned around. */
  readonly before: readonly Placed[]
}

const isSame = (a: Placed, b: Placed): boolean => a.type === b.type && a.start === b.start

/** Whether a plan leaves out one of the sessions that its owner has on the day. */
export const leavesOut = (own: readonly Session[], planned: SessionsOfDay['planned']): boolean =>
  planned !== null && own.some((session) => !planned.some((one) => isSame(one, session)))

const shareHours = (a: Placed, b: Placed): boolean =>
  a.start < endAfter(b.start, b.end) && b.start < endAfter(a.start, a.end)

/**
 * Whether a plan holds a session from elsewhere in the hours of an own one, also one that began on the day before, or a dated
 * race for a competition.
 */
function isReplaced(session: Session, { own, planned, before }: SessionsOfDay): boolean {
  if (planned === null || planned.some((one) => isSame(one, session))) return false
  // What began on the day before lasts until it has ended.
  if (before.some(({ start, end }) => session.start + DAY_MINUTES < endAfter(start, end))) return true
  return planned.some(
    (one) =>
      !own.some((other) => isSame(one, other)) &&
      (shareHours(one, session) || (one.type === 'Competition' && session.type === 'Competition')),
  )
}

/** Where an activity of the weekly schedule stands on a day, with what was changed of that day alone and what it was planned around. */
export function standingOn(
  { type, days, startTime }: TrainingActivity,
  weekday: Weekday,
  changes: readonly DayChange[],
  sessions: SessionsOfDay,
): Standing {
  if (!days.includes(weekday)) return 'elsewhere'
  const left = changes.find(
    (change) => change.kind === 'session-skipped' && change.type === type && clockText(change.start) === startTime,
  )
  if (left !== undefined) return left.kind === 'session-skipped' && left.movedTo !== undefined ? 'moved' : 'skipped'
  const session = sessions.own.find((one) => one.type === type && clockText(one.start) === startTime)
  return session !== undefined && isReplaced(session, sessions) ? 'replaced' : 'trained'
}
