import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
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
