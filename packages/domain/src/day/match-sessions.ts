import type { SessionType } from '../schedule/session.ts'

/** A planned session in minutes of its day. `end` is after `start`, also over midnight. */
export interface PlannedSpan {
  readonly type: SessionType
  readonly start: number
  readonly end: number
}

/** A recorded activity in minutes of the same day. */
export interface DoneSpan {
  /** The device's activity type code. */
  readonly code?: number
  readonly start: number
  readonly end: number
}

type Effort = 'lift' | 'gentle' | 'hard'
const LIFT = 6
/** Walking, yoga, pilates and golf are gentle; strength is lifting; all else is hard. */
const GENTLE: ReadonlySet<number> = new Set([4, 7, 8, 13, 119])
/** What a session of each type may turn out to be. */
const effortsOf: Readonly<Record<SessionType, readonly Effort[]>> = {
  Lift: ['lift'],
  Recovery: ['gentle'],
  Conditioning: ['hard'],
  Practice: ['hard'],
  // Its time is set by others.
  Competition: [],
  Hybrid: ['lift', 'hard'],
}
/** Furthest that a session may be moved on its day and still be the planned one, in minutes (own choice). */
const FURTHEST_MOVE = 180
/** A moved session lasts between half and twice as long as it was planned (own choice). */
const LENGTHS = { least: 0.5, most: 2 }

const effortOf = ({ code = -1 }: DoneSpan): Effort => (code === LIFT ? 'lift' : GENTLE.has(code) ? 'gentle' : 'hard')
const lengthOf = ({ start, end }: { readonly start: number; readonly end: number }): number => end - start

/**
 * Whether a recorded activity is the planned session: it covers at least half of it. It then takes its place, so that
 * one training is never counted twice.
 */
export const coversSession = (
  session: { readonly start: number; readonly end: number },
  recorded: { readonly start: number; readonly end: number },
): boolean => {
  const shared = Math.min(session.end, recorded.end) - Math.max(session.start, recorded.start)
  return shared > 0 && shared * 2 >= session.end - session.start
}

const touches = (a: PlannedSpan, b: DoneSpan): boolean => Math.min(a.end, b.end) > Math.max(a.start, b.start)

/** Whether the activity could be the session at another time of the day. */
const isMoved = (session: PlannedSpan, done: DoneSpan): boolean => {
  const share = lengthOf(done) / lengthOf(session)
  return (
    effortsOf[session.type].includes(effortOf(done)) &&
    share >= LENGTHS.least &&
    share <= LENGTHS.most &&
    Math.abs(done.start - session.start) <= FURTHEST_MOVE
  )
}

/**
 * Which recorded activity each planned session became, as indices: the one that covers it, else the nearest one of its
 * kind that was done up to three hours earlier or later and belongs to no other session. Each is matched once.
 */
export function matchSessions(planned: readonly PlannedSpan[], done: readonly DoneSpan[]): ReadonlyMap<number, number> {
  const pairs = planned.flatMap((session, index) =>
    done.flatMap((activity, which) => {
      if (coversSession(session, activity)) return [{ index, which, distance: -1 }]
      const isFree = !planned.some((other) => other !== session && touches(other, activity))
      if (!isFree || !isMoved(session, activity)) return []
      return [{ index, which, distance: Math.abs(activity.start - session.start) }]
    }),
  )
  const matched = new Map<number, number>()
  const taken = new Set<number>()
  for (const { index, which } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (matched.has(index) || taken.has(which)) continue
    matched.set(index, which)
    taken.add(which)
  }
  return matched
}
