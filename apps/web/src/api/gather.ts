/** How long nothing more must come before what came is handed on, in milliseconds: less than anybody notices. */
export const QUIET_MS = 300
/** How long the first of a burst waits at most while more keeps coming, in milliseconds. */
export const MAX_WAIT_MS = 1000

/** What hands on several at once. */
export interface Gatherer<Item> {
  readonly add: (item: Item) => void
  /** Hands on at once what still waits. */
  readonly flush: () => void
}

/**
 * Hands on what comes in a burst together, in its order: after a quiet moment, and at most once a second while the burst
 * lasts. Nothing is dropped.
 */
export function gather<Item>(handOn: (items: readonly Item[]) => void): Gatherer<Item> {
  let waiting: Item[] = []
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    const items = waiting
    waiting = []
    if (items.length > 0) handOn(items)
  }
  return {
    add: (item) => {
      const now = Date.now()
      if (waiting.length === 0) since = now
      waiting.push(item)
      clearTimeout(timer)
      timer = setTimeout(flush, Math.max(0, Math.min(QUIET_MS, since + MAX_WAIT_MS - now)))
    },
    flush,
  }
}
