import type { Clock } from '../clock.ts'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export const testClock = (start = '2026-03-02T08:15:30.000Z'): TestClock => {
  let now = Date.parse(start)
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds
    },
  }
}
