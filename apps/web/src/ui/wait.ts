/** How long a wait lasts before it is shown, in milliseconds. */
export const SHOWN_AFTER_MS = 250

/** Waits that follow each other within so many milliseconds are one for whoever looks on. */
const SAME_WAIT_MS = 100

/** Something on the screen that is waited for. */
export interface Wait {
  /** Since when, in milliseconds of the clock: what came before it in the same wait counts. */
  readonly since: number
}

/**
 * Keeps what is waited for. What begins while something else is waited for, or just after, goes on with that wait: of a
 * screen that reads one thing after the other, the place is not empty again between them.
 */
export function openWaits() {
  const ongoing = new Set<Wait>()
  let ended: { readonly since: number; readonly at: number } | undefined
  return {
    /** A wait that begins at `now`. It counts once it is added. */
    begin(now: number): Wait {
      const before = [...ongoing].map(({ since }) => since)
      if (ended !== undefined && now - ended.at < SAME_WAIT_MS) before.push(ended.since)
      return { since: Math.min(now, ...before) }
    },
    /** From now on it is waited for. */
    add(wait: Wait): void {
      ongoing.add(wait)
    },
    /** It was waited for until `now`. */
    end(wait: Wait, now: number): void {
      ongoing.delete(wait)
      ended = { since: wait.since, at: now }
    },
  }
}

/** How long the place of what is waited for stays empty, in milliseconds; below zero where it has been shown for that long. */
export const emptyFor = ({ since }: Wait, now: number): number => SHOWN_AFTER_MS - (now - since)
