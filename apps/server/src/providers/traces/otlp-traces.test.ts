import { databaseId } from '@pacemeal/protocol'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { startApp } from '../../testing/test-app.ts'
import { signUp } from '../../testing/test-browser.ts'
import { type CollectedSpan, startCollector, type TestCollector } from '../../testing/test-otlp-collector.ts'

let collector: TestCollector
afterEach(() => collector.close())

const start = async (settings: Readonly<Record<string, string>> = {}) => {
  collector = await startCollector()
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) })
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings }
  return { app: await startApp('sqlite', { settings: traced, log }), warnings }
}

const named = (name: string): CollectedSpan | undefined => collector.spans.find((span) => span.name === name)
const attributesOf = (span: CollectedSpan | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )

const list = '/v1/databases/:databaseId/collections/:collectionId/documents'

test('requests, executions and their statements arrive, joined, and nothing of the person', async () => {
  const { app } = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a=b,x-team=kitchen', TRUST_PROXY: '1' })
  const maya = await signUp(app.browser())
  await maya.databases.createDocument({
    databaseId,
    collectionId: 'meal_logs',
    documentId: 'porridge',
    data: { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', notes: 'secret porridge' },
  })
  await maya.functions.createExecution({ functionId: 'billing', xpath: '/refresh', body: '{}', async: false })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${app.url}/healthz`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
  await app.close()

  const created = named(`POST ${list}`)
  expect(attributesOf(created)).toEqual({
    'http.request.method': 'POST',
    'http.route': list,
    'http.response.status_code': 201,
    'pacemeal.request.id': expect.any(String),
  })
  const insert = collector.spans.find(
    (span) => span.name === 'insert' && JSON.stringify(span.attributes).includes('meal_logs'),
  )
  expect(insert).toMatchObject({ traceId: created?.traceId, parentSpanId: created?.spanId })
  expect(BigInt(insert?.startTimeUnixNano ?? 0)).toBeLessThanOrEqual(BigInt(insert?.endTimeUnixNano ?? 0))

  const execution = named('execution billing')
  expect(attributesOf(execution)).toEqual({ 'pacemeal.function': 'billing', 'pacemeal.attempt': 1 })
  expect(collector.spans.some((span) => span.parentSpanId === execution?.spanId)).toBe(true)
  // The proxy's trace goes on.
  expect(named('GET /healthz')).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })

  expect(collector.headers[0]).toMatchObject({ 'x-token': 'a=b', 'x-team': 'kitchen' })
  const sent = collector.bodies.join('\n')
  for (const own of [maya.userId, maya.email, 'porridge', '2026-03-02T07']) expect(sent).not.toContain(own)
})

test.each(['broken', 'silent'] as const)('a collector that is %s keeps nobody from being served', async (mood) => {
  const { app, warnings } = await start()
  collector.mood = mood
  const maya = await signUp(app.browser())
  expect((await maya.account.get()).$id).toBe(maya.userId)
  await expect.poll(() => collector.headers.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect((await maya.account.get()).$id).toBe(maya.userId)
  if (mood === 'broken') {
    // A busy machine may warn of slow queries, too.
    const unsent = () => warnings.filter((line) => line.includes('traces could not be sent'))
    await expect.poll(unsent).toHaveLength(1)
    collector.mood = 'fine'
    await maya.account.get()
  }
  // What was not sent is not waited for without end.
  await app.close()
  if (mood === 'broken') expect(named('GET /v1/account')).toBeDefined()
})

test.each(['slow', 'silent', 'away'] as const)(
  'beside a collector that is %s, thousands of requests wait for nobody, and what it does not take is dropped',
  async (mood) => {
    const { app, warnings } = await start()
    if (mood === 'away') await collector.close()
    else collector.mood = mood
    const began = performance.now()
    // More than wait for a collector at most.
    for (let round = 0; round < 60; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('GET', '/healthz', {})))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    // One that is waited for takes two seconds for every 512 of them.
    expect(performance.now() - began).toBeLessThan(8000)
    const told = () => warnings.filter((line) => line.includes('traces could not be sent'))
    if (mood === 'away') await expect.poll(told, { timeout: 10_000 }).toHaveLength(1)
    const closing = performance.now()
    await app.close()
    expect(performance.now() - closing).toBeLessThan(8000)
  },
)

test('nothing is traced by default, and of a share of 0 nothing is sent', async () => {
  const { app } = await start({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await fetch(`${app.url}/healthz`)
  await app.close()
  expect(collector.headers).toEqual([])
})
