import { sql } from 'kysely'
import type { Handle } from '../store/open.ts'

/** Keeps the thread busy, as parsing a plan does. */
export const keepBusy = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until) {
    // Nobody else has a turn meanwhile.
  }
}

/** So many statements, with so long a work behind each. */
export const longChain = async ({ db }: Handle, steps = 20, msBetween = 5): Promise<void> => {
  for (let step = 0; step < steps; step += 1) {
    await sql`select ${step}`.execute(db)
    keepBusy(msBetween)
  }
}

/** How many turns of the event loop others have while something is done. */
export const turnsDuring = async (during: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await during()
  clearImmediate(next)
  return turns
}
