import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type LeaseClock, withLease } from './lease.ts'

const NEVER = new Promise<void>(() => undefined)

/** A clock whose waits for a free lease end at once, and whose renewals never come. */
const clockAt = (time: { now: number }): LeaseClock => ({
  now: () => time.now,
  wait: (milliseconds) => (milliseconds > 1000 ? NEVER : new Promise((resolve) => setTimeout(resolve))),
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

describe('two tabs on a page without Web Locks', () => {
  test('take turns', async () => {
    const clock = clockAt({ now: 0 })
    const steps: string[] = []
    const work = (tab: string) => async (isOurTurn: () => Promise<boolean>) => {
      steps.push(`${tab} begins`)
      expect(await isOurTurn()).toBe(true)
      steps.push(`${tab} ends`)
    }
    await Promise.all([withLease('writes', work('one'), clock), withLease('writes', work('other'), clock)])
    expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
    expect(steps[0]?.split(' ')[0]).toBe(steps[1]?.split(' ')[0])
  })

  test('go on when one of them is gone, and one that was only stopped finds its turn over', async () => {
    const time = { now: 0 }
    const clock = clockAt(time)
    const asked: boolean[] = []
    const stopped = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const first = withLease(
      'writes',
      async (isOurTurn) => {
        begun.resolve()
        await stopped.promise
        asked.push(await isOurTurn())
      },
      clock,
    )
    await begun.promise
    time.now = 90_000
    await withLease(
      'writes',
      async (isOurTurn) => {
        stopped.resolve()
        await first
        asked.push(await isOurTurn())
      },
      clock,
    )
    expect(asked).toEqual([false, true])
  })
})

test('a page without IndexedDB shares nothing and just works', async () => {
  vi.stubGlobal('indexedDB', undefined)
  let count = 0
  await withLease('writes', async (isOurTurn) => {
    if (await isOurTurn()) count += 1
  })
  expect(count).toBe(1)
})
