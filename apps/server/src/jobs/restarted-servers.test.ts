import { expect, test } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { surviveRestarts } from '../testing/kill-servers/survive-restarts.ts'
import { startTestProxy } from '../testing/test-proxy.ts'

// With nginx itself: npm run bench:restarts.
test('two servers that are restarted one after the other under load leave nobody without an answer, and nothing is lost', async () => {
  const { settings, drop } = await createDatabase('postgres')
  const survived = await surviveRestarts({
    settings,
    front: (urls) => startTestProxy({ upstreams: () => urls }),
    restarts: 2,
    betweenMs: 200,
    people: 2,
  })
  expect(survived.acknowledged).toBeGreaterThan(0)
  expect([...survived.requests.refused]).toEqual([])
  expect(survived).toMatchObject({ requests: { failed: [], cured: 0 }, lost: [], extra: 0 })
  await drop()
})
