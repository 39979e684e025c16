import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work that nobody waits for may go on in one turn of the event loop, ms: shorter than anybody notices. */
const MAX_TURN_MS = 10

const background = new AsyncLocalStorage<true>()

/** When such work began in the present turn; undefined while it has not. */
let began: number | undefined

/** Does work that requests are not to wait for: plans, scans, messages. */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work)

/**
 * In the background, waits for the next turn of the event loop when the present one has gone on for long; otherwise for nothing,
 * which it says by giving undefined. What answers at once, such as the embedded database, is asked this before: a chain of a hundred
 * answers would otherwise be one turn, in which nobody else is served.
 */
export const giveWay = (): Promise<void> | undefined => {
  if (background.getStore() === undefined) return undefined
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
    return undefined
  }
  return now - began > MAX_TURN_MS ? nextTurn() : undefined
}
