/** How often a long run says where it stands. */
const EVERY_MS = 60_000

interface ProgressInput {
  /** Weeks of the whole run. */
  readonly weeks: number
  /** Milliseconds that have passed, from any start. */
  readonly now: () => number
  /** Bytes that the process holds. */
  readonly memory: () => number
  readonly print: (line: string) => void
}

const MINUTE_MS = 60_000
const MEGABYTE = 1024 ** 2

/**
 * Tells once a minute how many weeks are done, what one takes, when the rest will be done and how much memory is held.
 * Weeks that were kept from a run before count as done and take no time. Call it after each week.
 */
export const openProgress = ({ weeks, now, memory, print }: ProgressInput) => {
  const started = now()
  let told = started
  let done = 0
  let planned = 0
  return (isKept: boolean): void => {
    done++
    if (!isKept) planned++
    if (now() - told < EVERY_MS || planned === 0) return
    told = now()
    const each = (told - started) / planned
    const left = (each * (weeks - done)) / MINUTE_MS
    print(
      `${done} of ${weeks} weeks, ${(each / 1000).toFixed(1)} s each, about ${left.toFixed(0)} min left, ` +
        `${(memory() / MEGABYTE).toFixed(0)} MB`,
    )
  }
}
