import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseId } from '@pacemeal/protocol'
import { AppwriteException, ID, Query } from 'appwrite'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'

const token = 'only-for-the-one-who-watches'
const logLine = z.object({
  request: z.object({ id: z.string(), method: z.string(), route: z.string(), status: z.int(), ms: z.number() }),
})

describe.each(databases)('what is seen of a server on %s', (name) => {
  let app: TestApp
  let maya: Person
  let documentId: string
  const lines: string[] = []
  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    const settings = { METRICS_TOKEN: token, REQUEST_LOG: 'on', SLOW_QUERY_MS: '40' }
    app = await startApp(name, { settings, log })
    maya = await signUp(app.browser())
    documentId = ID.unique()
    const target = { databaseId, collectionId: 'meal_logs', documentId }
    await maya.databases.createDocument({
      ...target,
      data: { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', notes: 'secret porridge' },
    })
    await maya.databases.getDocument(target)
    await maya.databases.listDocuments({ ...target, queries: [Query.equal('user', maya.userId)] })
    await maya.functions.createExecution({ functionId: 'billing', xpath: '/refresh', body: '{}', async: false })
    await maya.fetch(`/v1/nothing/${documentId}`)
  })
  afterAll(() => app.close())

  /** A sign-in with these words for an address and a name of the browser. */
  const refusedSignIn = (words: string) =>
    app.browser().fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${words}@athletes.example`, password: words.padEnd(12) }),
    })

  const read = async (authorization?: string) => {
    const answer = await fetch(`${app.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  }
  /** The value of a measure with these labels. */
  const value = (text: string, measure: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${measure} `))
        ?.split(' ')[1],
    )

  test('measures are for who holds the token', async () => {
    expect((await read()).status).toBe(401)
    expect((await read('Bearer guess')).status).toBe(401)
    expect((await read(token)).status).toBe(401)
    const { status, type } = await read(`Bearer ${token}`)
    expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
  })

  /** Waits for a measure: what is counted is counted a moment after the answer. */
  const measured = (measure: string) => expect.poll(async () => value((await read(`Bearer ${token}`)).text, measure))

  test('requests are counted by route and status', async () => {
    const count = (labels: string) => measured(`pacemeal_http_request_duration_seconds_count{${labels}}`)
    const documents = '/v1/databases/:databaseId/collections/:collectionId/documents'
    await count(`method="POST",route="${documents}",status="201"`).toBe(1)
    await count(`method="GET",route="${documents}/:documentId",status="200"`).toBe(1)
    await count('method="GET",route="none",status="404"').toBe(1)
  })

  test('the queue, executions, timers, the database and Node itself are measured', async () => {
    const { db } = app.backend.store
    const now = new Date(app.clock.now()).toISOString()
    const ago = new Date(app.clock.now() - 90_000).toISOString()
    const timer = { userId: maya.userId, facts: '{}', worker: null, attempts: 6, createdAt: ago, updatedAt: now }
    await db
      .insertInto('timers')
      .values([
        { ...timer, key: 'a', kind: 'mail', status: 'dead', error: 'refused', dueAt: ago },
        { ...timer, key: 'b', kind: 'of-a-later-release', status: 'waiting', error: '', dueAt: ago },
      ])
      .execute()
    // Signing up set timers of its own, which fire by and by.
    await measured('pacemeal_timers_overdue').toBe(1)
    const { text } = await read(`Bearer ${token}`)
    expect(value(text, 'pacemeal_timers_dead{kind="mail"}')).toBe(1)
    expect(value(text, 'pacemeal_timer_delay_seconds')).toBe(90)
    expect(value(text, 'pacemeal_executions{status="waiting"}')).toBe(0)
    expect(value(text, 'pacemeal_queue_age_seconds')).toBe(0)
    expect(text).toMatch(/^pacemeal_execution_duration_seconds_count\{function="billing",outcome="\w+"\} 1$/m)
    expect(value(text, 'pacemeal_database_bytes')).toBeGreaterThan(10_000)
    expect(value(text, 'pacemeal_disk_free_bytes')).toBeGreaterThan(0)
    for (const measure of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect(value(text, measure), measure).toBeGreaterThanOrEqual(0)
    }
  })

  test('how far planned weeks are from their linear bounds is measured, apart from those whose search was cut short', async () => {
    app.backend.metrics.planned({ aboveBound: 12.1, isCut: false })
    app.backend.metrics.planned({ aboveBound: 40, isCut: true })
    await measured('pacemeal_plan_above_bound_sum{cut="no"}').toBeCloseTo(12.1)
    await measured('pacemeal_plan_above_bound_count{cut="yes"}').toBe(1)
  })

  test('a mail that somebody waits for is counted, sent or not', async () => {
    const ask = () => maya.account.createEmailVerification({ url: `${app.url}/auth/verify-email` })
    await ask()
    vi.spyOn(app.backend.mail, 'send').mockRejectedValueOnce(new Error('550 no'))
    await expect(ask()).rejects.toThrow('could not be sent')
    for (const outcome of ['sent', 'dead']) {
      await measured(`pacemeal_sent_total{kind="verification-mail",outcome="${outcome}"}`).toBe(1)
    }
    // Only what is not for good is worth another try; neither sentence tells whether the address exists.
    const failures = [
      [451, '4.3.0 Busy', 'The mail could not be sent. Try again in a few minutes.'],
      [554, '5.7.1 Looks like spam', 'This mail was refused, and asking for it again will not help. Our support can.'],
    ] as const
    for (const [responseCode, words, told] of failures) {
      const error = Object.assign(new Error(words), {
        response: `${responseCode} ${words}`,
        responseCode,
        command: 'DATA',
      })
      vi.spyOn(app.backend.mail, 'send').mockRejectedValueOnce(error)
      await expect(ask()).rejects.toMatchObject({ code: 500, message: told })
    }
    // Trying again would never help: whoever waits is told that it is the address.
    const refused = { response: '550 5.1.1 No such person', responseCode: 550, command: 'RCPT TO' }
    vi.spyOn(app.backend.mail, 'send').mockRejectedValueOnce(Object.assign(new Error('550 5.1.1'), refused))
    const thrown = await ask().catch((error: unknown) => error)
    if (!(thrown instanceof AppwriteException)) throw new Error('the mail was expected to be refused')
    expect(thrown.code).toBe(400)
    expect(JSON.parse(thrown.response)).toMatchObject({ reason: 'address_refused' })
  })

  test('the last good backup is measured once there is one', async () => {
    const measure = 'pacemeal_last_backup_timestamp_seconds'
    expect((await read(`Bearer ${token}`)).text).not.toContain(measure)
    const folder = join(app.backend.config.dataDir, 'backups')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'pacemeal-2026-03-02T02-00-00-000Z.zip'), '')
    expect(value((await read(`Bearer ${token}`)).text, measure)).toBe(Date.parse('2026-03-02T02:00:00Z') / 1000)
  })

  test('each request is one line with an id that its answer carries, and nothing of the person', async () => {
    const answer = await maya.fetch(`/v1/account?email=${maya.email}`, { headers: { 'x-request-id': 'chosen' } })
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f]{20}$/)
    const requests = () => lines.flatMap((line) => logLine.safeParse(JSON.parse(line)).data ?? [])
    await expect.poll(() => requests().filter(({ request }) => request.id === id)).toHaveLength(1)
    expect(requests().find(({ request }) => request.id === id)?.request).toMatchObject({
      method: 'GET',
      route: '/v1/account',
      status: 200,
    })

    const written = lines.filter((line) => line.includes('"request"')).join('') + (await read(`Bearer ${token}`)).text
    expect(written).toContain('/v1/account')
    for (const personal of [maya.userId, maya.email, documentId, 'porridge', '127.0.0.1', 'Maya']) {
      expect(written, personal).not.toContain(personal)
    }
  })

  test('a statement that takes long is logged without its values', async () => {
    const slow =
      name === 'postgres'
        ? sql`select pg_sleep(0.06), ${'a secret'}::text`
        : sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select count(*), ${'a secret'} from n`
    await slow.execute(app.backend.store.db)
    const line = lines.find((one) => one.includes('slowQuery') && /pg_sleep|recursive/.test(one))
    expect(line).toContain('a statement took long')
    expect(line).not.toContain('a secret')
    expect(value((await read(`Bearer ${token}`)).text, 'pacemeal_slow_queries_total')).toBeGreaterThanOrEqual(1)
  })

  test('nobody writes a line of their own into the log', async () => {
    const forged = '\n{"level":50,"msg":"forged line"}\n'
    const before = lines.length
    for (const path of [`/v1/nothing/${encodeURIComponent(forged)}`, `/v1/account?x=${encodeURIComponent(forged)}`]) {
      await app
        .browser()
        .fetch(path, { headers: { 'user-agent': encodeURIComponent(forged), 'x-request-id': 'forged' } })
    }
    await refusedSignIn(forged)
    const written = lines.slice(before)
    expect(written.length).toBeGreaterThan(3)
    for (const line of written) {
      expect(line.trimEnd()).not.toContain('\n')
      expect(JSON.parse(line).msg).not.toContain('forged')
    }
  })
})

test('without a token there are no measures', async () => {
  const app = await startApp('sqlite')
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404)
  await app.close()
})
