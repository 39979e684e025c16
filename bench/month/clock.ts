import type { Clock } from '../../apps/server/src/clock.ts'

/** The simulated world's time: it stands still until it is moved, and only ever forward. */
export interface MovedClock extends Clock {
  moveTo(moment: number): void
}

export const movedClock = (start: number): MovedClock => {
  let now = start
  return {
    now: () => now,
    moveTo(moment) {
      now = Math.max(now, moment)
    },
  }
}
