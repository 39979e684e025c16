import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpEventClient } from './http-event-client.ts'

interface Received {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
}
const received: Received[] = []
type Answer = number | 'hang up' | 'say nothing'
let answer: Answer = 204

/** An endpoint that also fails: busy, broken, gone in the middle, silent. */
const endpoint = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
  if (answer === 'hang up') return request.socket.destroy()
  if (answer === 'say nothing') return
  response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:1/elsewhere' } : {}).end()
})

beforeEach(() => new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready)))
afterEach(() => {
  received.length = 0
  endpoint.closeAllConnections()
  return new Promise((closed) => endpoint.close(closed))
})

const event = { id: 'e1', name: 'signup', user: 'u1', detail: null, at: '2026-03-02T08:15:30.000Z' } as const
const never = new AbortController().signal
const client = (options: { token?: string; timeoutMs?: number } = {}) =>
  httpEventClient({
    name: 'analytics',
    endpoint: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/events`,
    events: ['signup'],
    ...options,
  })

test('an event is told as JSON, with its id and our token, and nothing of the person but an id', async () => {
  answer = 204
  expect(await client({ token: 'ours' }).send(event, never)).toEqual({ kind: 'sent' })
  expect(received[0]?.body).toEqual(event)
  expect(received[0]?.headers).toMatchObject({ 'idempotency-key': 'e1', authorization: 'Bearer ours' })
})

test('only what it is for is wanted', () => {
  expect(client().wants('signup')).toBe(true)
  expect(client().wants('subscription')).toBe(false)
})

test.each<[Answer, string]>([
  [500, 'retry'],
  [503, 'retry'],
  [429, 'retry'],
  ['hang up', 'retry'],
  ['say nothing', 'retry'],
  [302, 'retry'],
  [400, 'dead'],
  [401, 'dead'],
  [404, 'dead'],
])('an endpoint that answers %s: %s', async (given, kind) => {
  answer = given
  expect(await client({ timeoutMs: given === 'say nothing' ? 30 : 10_000 }).send(event, never)).toMatchObject({ kind })
})

test('an endpoint that is not there is told later', async () => {
  const nobody = httpEventClient({ name: 'affiliate', endpoint: 'http://127.0.0.1:1', events: ['signup'] })
  expect(await nobody.send(event, never)).toMatchObject({ kind: 'retry' })
})
