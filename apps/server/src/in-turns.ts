import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one piece of work goes on before what has arrived meanwhile has its turn: shorter than anybody notices. */
const TURN_MS = 10

/**
 * The items of a list, one after the other. The embedded database answers at once, so that work through a long list would never
 * let anybody else in between: whoever takes long with the items gives the others a turn now and then, also inside a
 * transaction, which only other writers then wait for.
 */
export async function* inTurns<T>(list: Iterable<T>): AsyncGenerator<T> {
  let began = performance.now()
  for (const item of list) {
    if (performance.now() - began > TURN_MS) {
      await nextTurn()
      began = performance.now()
    }
    yield item
  }
}
