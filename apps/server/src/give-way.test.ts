import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { type Handle, openStore, type Store } from './store/open.ts'

/** Keeps the thread busy, as parsing a plan does. */
const work = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until) {
    // Nobody else has a turn meanwhile.
  }
}

/** How many turns of the event loop others have while something is done. */
const turnsDuring = async (during: () => Promise<void>): Promise<number> => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await during()
  clearImmediate(next)
  return turns
}

describe('a chain of statements of the embedded database', () => {
  let folder: string
  let store: Store
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-give-way-'))
    const config = { dataDir: folder, databaseUrl: undefined, databasePool: 1 }
    store = await openStore({ config, clock: systemClock, onError: () => undefined })
  })
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  const chain = async ({ db }: Handle, steps: number, msBetween: number) => {
    for (let step = 0; step < steps; step += 1) {
      await sql`select ${step}`.execute(db)
      work(msBetween)
    }
  }

  test('lets others have a turn, within a transaction and outside of one', async () => {
    // 100 ms of work, of which at most 15 are one turn.
    const within = await turnsDuring(() => store.transact((tx) => chain(tx, 20, 5)))
    const outside = await turnsDuring(() => chain(store, 20, 5))
    expect(within).toBeGreaterThanOrEqual(5)
    expect(outside).toBeGreaterThanOrEqual(5)
  })

  test('lets nobody else write between its statements', async () => {
    const written: string[] = []
    const write = (who: string) =>
      store.transact(async (tx) => {
        for (let step = 0; step < 5; step += 1) {
          await sql`select ${step}`.execute(tx.db)
          work(6)
          written.push(who)
        }
      })
    await Promise.all([write('a'), write('b'), write('c')])
    expect(written.join('')).toBe('aaaaabbbbbccccc')
  })
})
