import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { twilioTextSender } from './twilio-text-sender.ts'

const accountSid = `AC${'0'.repeat(32)}`
const requests: { path: string; authorization: string | undefined; form: Record<string, string> }[] = []
type Answer = { status: number; body: object } | 'hang up'
let answer: Answer = 'hang up'

const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  requests.push({
    path: request.url ?? '',
    authorization: request.headers.authorization,
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
  })
  if (answer === 'hang up') return request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})

beforeEach(() => new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready)))
afterEach(() => {
  requests.length = 0
  service.closeAllConnections()
  return new Promise((closed) => service.close(closed))
})

const sender = (from = '+14155550199') => {
  const { port } = service.address() as AddressInfo
  return twilioTextSender({ accountSid, authToken: 'secret', from, address: `http://127.0.0.1:${port}/` })
}

test('a text message goes to the number, from ours, with our account', async () => {
  answer = { status: 201, body: { sid: 'SM1', status: 'queued' } }
  expect(await sender().send('+14155550100', 'Your fuel plan is ready')).toEqual({ kind: 'sent' })
  expect(requests).toEqual([
    {
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:secret`).toString('base64')}`,
      form: { To: '+14155550100', From: '+14155550199', Body: 'Your fuel plan is ready' },
    },
  ])
})

test('a messaging service is named as one', async () => {
  answer = { status: 201, body: { sid: 'SM1' } }
  const service = `MG${'1'.repeat(32)}`
  await sender(service).send('+14155550100', 'Hello')
  expect(requests[0]?.form).toMatchObject({ MessagingServiceSid: service })
})

test.each<[string, Answer, object]>([
  ['is busy', { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } }, { kind: 'retry' }],
  ['is down', { status: 503, body: { message: 'Service unavailable', status: 503 } }, { kind: 'retry' }],
  [
    'knows no such number',
    { status: 400, body: { code: 21211, message: "Invalid 'To' Phone Number", status: 400 } },
    { kind: 'dead', why: expect.stringContaining('Invalid') },
  ],
  [
    'does not know our account',
    { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } },
    { kind: 'dead' },
  ],
  ['hangs up', 'hang up', { kind: 'dead' }],
])('a service that %s', async (_, answers, expected) => {
  answer = answers
  expect(await sender().send('+14155550100', 'Hello')).toMatchObject(expected)
  expect(requests).toHaveLength(1)
})

test('a service that nobody listens for is asked again later', async () => {
  const unreachable = twilioTextSender({
    accountSid,
    authToken: 's',
    from: '+14155550199',
    address: 'http://127.0.0.1:9',
  })
  expect(await unreachable.send('+14155550100', 'Hello')).toMatchObject({ kind: 'retry' })
})
