import type { Session } from '@pacemeal/domain'
import { DAY_MINUTES, endAfter } from '@pacemeal/domain'
import type { DayContext } from './targets.ts'

/** A stretch of the day in minutes after midnight, end excluded. Yesterday lies below 0, tomorrow from 1440. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

const shifted = (sessions: readonly Session[], by: number): readonly Stretch[] =>
  sessions.map((s) => ({ start: s.start + by, end: endAfter(s.start, s.end) + by }))

/** Joins what overlaps or touches, in order of start. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = []
  for (const next of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && next.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, next.end) }
    else joined.push(next)
  }
  return joined
}

/** When the athlete trains, as seen from today: yesterday's overnight session and tomorrow's early one count too. */
export const busyTime = (day: DayContext): readonly Stretch[] =>
  joinStretches([
    ...shifted(day.yesterday, -DAY_MINUTES),
    ...shifted(day.today, 0),
    ...shifted(day.tomorrow, DAY_MINUTES),
  ])

/** The training that covers a minute, if any. */
export const findBusyAt = (busy: readonly Stretch[], minute: number): Stretch | undefined =>
  busy.find((b) => b.start <= minute && minute < b.end)

/** What is left of a stretch when training is taken out, in order. */
export function freeWithin(from: number, to: number, busy: readonly Stretch[]): readonly Stretch[] {
  const free: Stretch[] = []
  let start = from
  for (const b of busy) {
    if (b.end <= start || b.start >= to) continue
    if (b.start > start) free.push({ start, end: b.start })
    start = Math.max(start, b.end)
  }
  if (start < to) free.push({ start, end: to })
  return free
}
