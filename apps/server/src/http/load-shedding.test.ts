import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { testClock } from '../testing/test-clock.ts'
import type { Api } from './api.ts'
import { answerError } from './errors.ts'
import { shedLoad } from './load-shedding.ts'

const opened: Api[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** A server whose answers wait until they are released. */
const aServer = async (settings: Readonly<Record<string, string>>) => {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) })
  const app: Api = Fastify()
  opened.push(app)
  app.setErrorHandler(answerError)
  await shedLoad(app, { config: readConfig(settings), log, clock: testClock() })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let working = 0
  const work = async () => {
    working += 1
    await released
    working -= 1
    return { done: true }
  }
  app.get('/v1/work', work)
  app.post('/v1/work', work)
  app.get('/v1/quick', async () => ({ done: true }))
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/assets/app.js', async () => 'app')
  app.setNotFoundHandler(async () => 'page')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, release, logged, working: () => working }
}

test('beyond the requests that may be under way, further ones hear at once when to come back; none is lost', async () => {
  const { url, release, logged, working } = await aServer({ NODE_ENV: 'test', MAX_CONCURRENT_REQUESTS: '10' })
  let answered = 0
  const flood = Array.from({ length: 60 }, async () => {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${url}/v1/work`)
      answered += 1
      if (answer.status !== 503) return { status: answer.status, tries }
      const seconds = Number(answer.headers.get('retry-after'))
      expect(seconds).toBeGreaterThanOrEqual(1)
      expect(seconds).toBeLessThanOrEqual(3)
      expect(await answer.json()).toMatchObject({ reason: 'overloaded', retryAfter: seconds })
      // Whoever comes back finds the server free again.
      await released
    }
  })
  const { promise: released, resolve: comeBack } = Promise.withResolvers<void>()
  await expect.poll(() => answered).toBe(50)
  expect(working()).toBe(10)
  for (const path of ['healthz', 'assets/app.js', 'meal-plan?view=week'])
    expect((await fetch(`${url}/${path}`)).status, path).toBe(200)
  expect(logged).toEqual([expect.stringContaining('requests are turned away')])
  release()
  await expect.poll(() => answered).toBe(60)
  comeBack()
  expect((await Promise.all(flood)).filter(({ status }) => status === 200)).toHaveLength(60)
  expect(working()).toBe(0)
})

test('bodies that arrive slowly, and clients that leave, take nobody’s place', async () => {
  const { url, release } = await aServer({ NODE_ENV: 'test', MAX_CONCURRENT_REQUESTS: '1' })
  const { hostname, port } = new URL(url)
  const slow = connect(Number(port), hostname)
  await once(slow, 'connect')
  slow.write(
    'POST /v1/work HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  )
  const [app] = opened
  if (app !== undefined) await once(app.server, 'request')
  await nextTurn()
  const first = fetch(`${url}/v1/work`)
  release()
  expect((await first).status).toBe(200)
  slow.destroy()
  expect((await fetch(`${url}/v1/work`)).status).toBe(200)
})

test('a blocked event loop turns requests away, except those that look after the server and the app itself', async () => {
  const { url } = await aServer({ NODE_ENV: 'production', MAX_EVENT_LOOP_DELAY: '20' })
  const block = setInterval(() => {
    const until = performance.now() + 60
    while (performance.now() < until);
  }, 1)
  try {
    await expect.poll(async () => (await fetch(`${url}/v1/quick`)).status, { timeout: 10_000 }).toBe(503)
    for (const path of ['healthz', 'assets/app.js', 'home'])
      expect((await fetch(`${url}/${path}`)).status, path).toBe(200)
  } finally {
    clearInterval(block)
  }
  await expect.poll(async () => (await fetch(`${url}/v1/quick`)).status, { timeout: 10_000 }).toBe(200)
})
