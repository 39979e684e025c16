import { expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { openStore } from '../../store/open.ts'
import { createDatabase } from '../../testing/databases.ts'
import { testClock } from '../../testing/test-clock.ts'
import { purgeCounters, rateLimiter } from './rate-limiter.ts'

test('shared counters go when their window is over, and those that still count stay', async () => {
  // No app runs on the store: its housekeeping removes counters too, at its own time.
  const database = await createDatabase('postgres')
  const clock = testClock()
  const config = readConfig({ ...database.settings })
  const store = await openStore({ config, clock, onError: (error) => expect.unreachable(String(error)) })
  const limits = rateLimiter({ enabled: true, scale: 1, clock, store })
  const rule = { name: 'sign-in', max: 1, windowSeconds: 60 }
  await limits.count(rule, 'maya@example.com')
  clock.advance(30_000)
  await limits.count(rule, 'ana@example.com')
  clock.advance(30_000)
  expect(await purgeCounters({ store, clock })).toBe(1)
  const left = await store.db.selectFrom('rateCounts').select('bucket').execute()
  expect(left.map(({ bucket }) => bucket)).toEqual(['sign-in:ana@example.com'])
  expect((await limits.count(rule, 'ana@example.com')).allowed).toBe(false)
  await store.close()
  await database.drop()
})

test('calls of many people at once are counted by one statement, each as if it had come by itself', async () => {
  const database = await createDatabase('postgres')
  const clock = testClock()
  const config = readConfig({ ...database.settings })
  let statements = 0
  const store = await openStore({
    config,
    clock,
    onError: (error) => expect.unreachable(String(error)),
    onStatement: (text) => {
      if (text.startsWith('insert into "rateCounts"')) statements += 1
    },
  })
  const limits = rateLimiter({ enabled: true, scale: 1, clock, store })
  const minute = { name: 'minute', max: 2, windowSeconds: 60 }
  const hour = { name: 'hour', max: 5, windowSeconds: 3600 }
  const call = async (rule: typeof hour, key: string) => {
    const { allowed, remaining, resetsAt } = await limits.count(rule, key)
    return [key, allowed, remaining, (resetsAt - clock.now()) / 1000]
  }
  const callAll = () =>
    Promise.all([call(minute, 'maya'), call(hour, 'maya'), call(minute, 'noah'), call(minute, 'maya')])
  expect(await callAll()).toEqual([
    ['maya', true, 1, 60],
    ['maya', true, 4, 3600],
    ['noah', true, 1, 60],
    ['maya', true, 0, 60],
  ])
  expect(statements).toBe(1)
  clock.advance(20_000)
  expect(await callAll()).toEqual([
    ['maya', false, 0, 40],
    ['maya', true, 3, 3580],
    ['noah', true, 0, 40],
    ['maya', false, 0, 40],
  ])
  clock.advance(40_000)
  expect(await callAll()).toEqual([
    ['maya', true, 1, 60],
    ['maya', true, 2, 3540],
    ['noah', true, 1, 60],
    ['maya', true, 0, 60],
  ])
  await store.close()
  await database.drop()
})

test.each(['sqlite', 'postgres'] as const)(
  'on %s a clock that is set back by an hour keeps nobody out for longer than the limit says',
  async (kind) => {
    const database = await createDatabase(kind)
    const clock = testClock()
    const config = readConfig({ ...database.settings })
    const store = await openStore({ config, clock, onError: (error) => expect.unreachable(String(error)) })
    const limits = rateLimiter({ enabled: true, scale: 1, clock, store })
    const [calls, guesses] = [
      { name: 'calls', max: 1, windowSeconds: 60, local: true } as const,
      { name: 'guesses', max: 1, windowSeconds: 600 },
    ]
    const allowed = async () => [
      (await limits.count(calls, 'maya')).allowed,
      (await limits.guess(guesses, 'maya@example.com')).allowed,
    ]
    expect(await allowed()).toEqual([true, true])
    expect(await allowed()).toEqual([false, false])
    clock.advance(-3_600_000)
    // A call of the future begins a window; a guess has its pause, from now on.
    expect(await allowed()).toEqual([true, false])
    clock.advance(60_000)
    expect(await allowed()).toEqual([true, true])
    await store.close()
    await database.drop()
  },
)
