import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long the present turn of the event loop may go on before what has arrived meanwhile has its own, ms. */
const MAX_TURN_MS = 10

/** When the present turn began, as far as anybody asked in it; undefined in one in which nobody did. */
let began: number | undefined

/**
 * Waits for the next turn of the event loop when the present one has gone on for long; otherwise for nothing, which it says by giving
 * undefined. What answers at once, such as the embedded database, is asked this before: a chain of a hundred answers would
 * otherwise be one turn, in which nobody else is served.
 */
export const giveWay = (): Promise<void> | undefined => {
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
