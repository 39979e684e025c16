/** The timer of a device was started or stopped. */
export interface TimerEvent {
  /** Epoch milliseconds. */
  readonly at: number
  readonly isStart: boolean
}

/** Milliseconds in which the timer ran between two moments; undefined when no event tells of it. */
export function timeOnTimer(events: readonly TimerEvent[], from: number, to: number): number | undefined {
  const inside = events.filter(({ at }) => at >= from && at <= to).toSorted((a, b) => a.at - b.at)
  if (inside.length === 0) return undefined
  let time = 0
  // A recording begins with its timer running, also where the first start was not written down.
  let runsSince: number | undefined = from
  for (const { at, isStart } of inside) {
    if (isStart) runsSince ??= at
    else if (runsSince !== undefined) {
      time += at - runsSince
      runsSince = undefined
    }
  }
  return runsSince === undefined ? time : time + (to - runsSince)
}
