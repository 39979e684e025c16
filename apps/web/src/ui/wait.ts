/** How long a wait lasts before it is shown, in milliseconds. */
export const SHOWN_AFTER_MS = 250

/** Waits that follow each other within so many milliseconds are one for whoever looks on. */
const SAME_WAIT_MS = 100

/**
 * Keeps since when something on the screen is waited for, in milliseconds of the clock. What begins while something else is
 * waited for, or just after, goes on with that wait: of a screen that reads one thing after the other, the place is not empty
 * again between them.
 */
export function openWaits() {
  let ongoing = 0
  let since = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    /** Since when it is waited for what begins at `now`. It counts once it is added. */
    begin: (now: number): number => (ongoing > 0 || now - endedAt < SAME_WAIT_MS ? since : now),
    /** From now on it is waited for, since `begun`. */
    add(begun: number): void {
      if (ongoing === 0) since = begun
      ongoing += 1
    },
    /** One of them was waited for until `now`. */
    end(now: number): void {
      ongoing -= 1
      endedAt = now
    },
  }
}
