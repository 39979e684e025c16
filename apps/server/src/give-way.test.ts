import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { inBackground } from './give-way.ts'
import { openStore, type Store } from './store/open.ts'
import { keepBusy, longChain, turnsDuring } from './testing/turns.ts'

describe('a chain of statements of the embedded database, in the background', () => {
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

  test('lets others have a turn, within a transaction and outside of one', async () => {
    // 100 ms of work, of which at most 15 are one turn.
    const within = await turnsDuring(() => inBackground(() => store.transact((tx) => longChain(tx))))
    const outside = await turnsDuring(() => inBackground(() => longChain(store)))
    expect(within).toBeGreaterThanOrEqual(5)
    expect(outside).toBeGreaterThanOrEqual(5)
  })

  test('is one turn outside of it: who waits for an answer does not queue up again at each statement', async () => {
    expect(await turnsDuring(() => longChain(store))).toBe(0)
  })

  test('lets nobody else write between its statements', async () => {
    const written: string[] = []
    const write = (who: string) =>
      inBackground(() =>
        store.transact(async (tx) => {
          for (let step = 0; step < 5; step += 1) {
            await sql`select ${step}`.execute(tx.db)
            keepBusy(6)
            written.push(who)
          }
        }),
      )
    await Promise.all([write('a'), write('b'), write('c')])
    expect(written.join('')).toBe('aaaaabbbbbccccc')
  })
})
