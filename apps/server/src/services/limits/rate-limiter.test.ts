import { expect, test } from 'vitest'
import { startApp } from '../../testing/test-app.ts'
import { purgeCounters } from './rate-limiter.ts'

test('shared counters go when their window is over, and those that still count stay', async () => {
  const app = await startApp('postgres', { settings: { RATE_LIMITS: 'on', JOB_WORKERS: '0' } })
  const { limits, store } = app.backend
  const rule = { name: 'sign-in', max: 1, windowSeconds: 60 }
  await limits.count(rule, 'maya@example.com')
  app.clock.advance(30_000)
  await limits.count(rule, 'ana@example.com')
  app.clock.advance(30_000)
  expect(await purgeCounters(app.backend)).toBe(1)
  const left = await store.db.selectFrom('rateCounts').select('bucket').execute()
  expect(left.map(({ bucket }) => bucket)).toEqual(['sign-in:ana@example.com'])
  expect((await limits.count(rule, 'ana@example.com')).allowed).toBe(false)
  await app.close()
})
