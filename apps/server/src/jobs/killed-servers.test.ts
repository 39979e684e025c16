import { expect, test } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { surviveKills } from '../testing/kill-servers/survive-kills.ts'

test('of two servers and a worker on one Postgres one of each is killed under load: a retry cures each request, nothing is lost or doubled', async () => {
  const { settings, drop } = await createDatabase('postgres')
  const survived = await surviveKills({
    settings,
    processes: { server: 2, worker: 1 },
    writers: 2,
    plans: 1,
    kills: [
      { role: 'server', index: 0, afterMs: 300 },
      { role: 'worker', index: 0, afterMs: 200 },
    ],
  })
  expect(survived.requests.failed).toEqual([])
  expect(survived.acknowledged).toBeGreaterThan(0)
  expect(survived).toMatchObject({ lost: [], extra: 0, wrongPlans: [], unheard: [] })
  // Each of the two people, before the kills and after that of a server, by either server.
  expect(survived.heard).toBe(2 * 2 * 2)
  await drop()
})
