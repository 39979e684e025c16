import { expect, test } from 'vitest'
import { startApp } from '../testing/test-app.ts'

const move = (url: string, days: unknown) =>
  fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  })

test.each(['development', 'production'])('nobody moves the clock of a server in %s', async (NODE_ENV) => {
  const app = await startApp('sqlite', { settings: { NODE_ENV, PUBLIC_URL: 'https://pacemeal.example' } })
  const before = app.clock.now()
  expect((await move(app.url, 14)).status).toBe(404)
  expect(app.clock.now()).toBe(before)
  await app.close()
})

test('a story moves the clock of its server, forward only', async () => {
  const app = await startApp('sqlite')
  const before = app.clock.now()
  expect((await move(app.url, 14)).status).toBe(200)
  expect(app.clock.now() - before).toBe(14 * 86_400_000)
  for (const days of [-1, 0, 'a month']) expect((await move(app.url, days)).status).toBe(400)
  await app.close()
})
