import { projectId } from '@pacemeal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection, rawRequest, sendRaw } from '../testing/raw-request.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'

const project = { 'x-appwrite-project': projectId }
const json = { ...project, 'content-type': 'application/json' }

describe('requests that no client sends', () => {
  let app: TestApp
  let maya: Person
  beforeAll(async () => {
    app = await startApp('sqlite')
    maya = await signUp(app.browser())
  })
  afterAll(() => app.close())

  /** Whether others are served, too. */
  const isServing = async () => (await fetch(`${app.url}/readyz`)).status === 200

  const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))

  test.each([
    ['headers that are too large', 431, rawRequest('GET /healthz', { 'x-large': 'x'.repeat(100_000) })],
    [
      'a thousand headers',
      431,
      rawRequest(
        'GET /healthz',
        Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x-${at}`, 'x'.repeat(50)])),
      ),
    ],
    ['an address that is too long', 431, rawRequest(`GET /${'x'.repeat(100_000)}`)],
    ['no HTTP at all', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a header with a line break in it', 400, rawRequest('GET /healthz', { 'x-broken': 'a\rb' })],
  ])('%s: the answer says so, and the connection ends', async (_, status, bytes) => {
    const answer = await sendRaw(app.url, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(bodyOf(answer)).toEqual({
      message: expect.stringMatching(/./),
      code: status,
      type: 'general_argument_invalid',
      version: expect.stringMatching(/./),
    })
    expect(await isServing()).toBe(true)
  })

  const upgrade = { connection: 'upgrade', upgrade: 'websocket' }
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
  test.each<[string, number, Readonly<Record<string, string>>]>([
    ['without a key', 400, { 'sec-websocket-version': '13' }],
    ['with a key that is none', 400, { 'sec-websocket-version': '13', 'sec-websocket-key': 'short' }],
    ['with a protocol twice', 400, { ...key, 'sec-websocket-version': '13', 'sec-websocket-protocol': 'a,a' }],
    ['of no version', 426, key],
    ['of a version that is not spoken', 426, { ...key, 'sec-websocket-version': '99' }],
  ])('a handshake %s is answered as everything else is, with a policy', async (_, status, headers) => {
    const answer = await sendRaw(app.url, rawRequest('GET /v1/realtime?project=pacemeal', { ...upgrade, ...headers }))
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer.includes('sec-websocket-version: 13')).toBe(status === 426)
    expect(bodyOf(answer)).toMatchObject({ code: status, type: 'general_argument_invalid' })
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['by length and by chunks', { 'content-length': '5', 'transfer-encoding': 'chunked' }],
    ['by two lengths', { 'content-length': '5', 'Content-Length': '6' }],
    ['by a length that is no number', { 'content-length': '5, 5' }],
    ['by an unknown coding', { 'transfer-encoding': 'chunked, identity' }],
    ['by a name with a space', { 'content-length ': '5' }],
  ])('a message that ends %s is refused whole: what is hidden in it is no request', async (_, headers) => {
    const hidden = rawRequest('GET /healthz')
    const answer = await sendRaw(
      app.url,
      rawRequest('POST /v1/account', { ...json, ...headers, connection: 'keep-alive' }, `0\r\n\r\n${hidden}`),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])('%s is not answered', async (method) => {
    const answer = await sendRaw(app.url, rawRequest(`${method} /v1/account`, { ...project, 'x-secret': 'not echoed' }))
    expect(answer).not.toMatch(/^HTTP\/1\.1 [123]/)
    expect(answer).not.toContain('not echoed')
  })

  test('requests that are sent at once on one connection are answered in their order, and others in between', async () => {
    const widths = Array.from({ length: 250 }, (_, at) => 12 + at)
    const requests = widths.map((width, at) => {
      const connection = at === widths.length - 1 ? 'close' : 'keep-alive'
      return rawRequest(`GET /v1/avatars/initials?name=Maya&width=${width}`, { ...project, connection })
    })
    const answering = sendRaw(app.url, requests.join(''))
    expect(await isServing()).toBe(true)
    const told = [...(await answering).matchAll(/<svg[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))
    expect(told).toEqual(widths)
  })

  test('of more requests at once than may be under way the last are told to come back, each of them', async () => {
    const requests = Array.from({ length: 1000 }, (_, at) =>
      rawRequest('GET /v1/avatars/initials?name=Maya', { ...project, connection: at === 999 ? 'close' : 'keep-alive' }),
    )
    const answers = [...(await sendRaw(app.url, requests.join(''))).matchAll(/HTTP\/1\.1 (\d+)/g)].map(
      ([, status]) => status,
    )
    expect(answers).toHaveLength(1000)
    expect(new Set(answers)).toEqual(new Set(['200', '503']))
    expect((await maya.account.get()).$id).toBe(maya.userId)
  })

  test('connections that send a byte now and then keep nobody out', async () => {
    const slow = await Promise.all(Array.from({ length: 300 }, () => openConnection(app.url)))
    for (const [at, socket] of slow.entries()) {
      const whole = rawRequest('POST /v1/account/sessions/email', { ...json, 'content-length': '1000' }, '{"email":')
      socket.write(at % 2 === 0 ? whole : whole.slice(0, 30))
    }
    expect(await isServing()).toBe(true)
    expect((await maya.account.get()).$id).toBe(maya.userId)
    for (const socket of slow) socket.destroy()
  })

  const send = (
    body: string | Buffer<ArrayBuffer>,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => maya.fetch('/v1/account/prefs', { method: 'PATCH', headers, body })

  test.each<[string, string | Buffer<ArrayBuffer>, RegExp]>([
    ['bytes that are no UTF-8', Buffer.from('{"prefs":{"a":"\xff\xfe"}}', 'latin1'), /UTF-8/],
    [
      'half a pair of surrogates in bytes',
      Buffer.from('7b2270726566 73223a7b2261223a22eda080227d7d'.replaceAll(' ', ''), 'hex'),
      /UTF-8/,
    ],
    ['too many levels', `{"prefs":{"a":${'['.repeat(200)}${']'.repeat(200)}}}`, /100 levels/],
    ['too many values', `{"prefs":{"a":[${'0,'.repeat(250_000)}0]}}`, /200000 values/],
    ['broken JSON', '{"prefs":{"a":', /prefs/],
    ['no body', '', /prefs/],
  ])('%s: the answer says so, and nothing is kept', async (_, body, message) => {
    await maya.account.updatePrefs({ prefs: { kept: 'before' } })
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      type: 'general_argument_invalid',
      message: expect.stringMatching(message),
    })
    expect(await maya.account.getPrefs()).toEqual({ kept: 'before' })
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'a body as %j is refused',
    async (type) => {
      const answer = await send(Buffer.from('{"prefs":{}}'), { 'content-type': type })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ type: 'general_argument_invalid' })
    },
  )

  test('of a name that comes twice the last counts, in a body and in an address', async () => {
    await send('{"prefs":{"a":1},"prefs":{"a":2,"a":3}}')
    expect(JSON.stringify(await maya.account.getPrefs())).toBe('{"a":3}')
    const answer = await maya.fetch('/v1/avatars/initials?name=Ada&name=Maya%20L')
    expect(await answer.text()).toContain('>ML<')
  })

  test('a body larger than any call needs is refused before it is read', async () => {
    const answer = await sendRaw(
      app.url,
      rawRequest('POST /v1/account/sessions/email', { ...json, 'content-length': String(10 ** 9) }, '{"email":'),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('general_payload_too_large')
  })

  test.each([
    ['announced', { 'content-length': String(2 ** 24) }, ''],
    ['in chunks', { 'transfer-encoding': 'chunked' }, `${(2 ** 24).toString(16)}\r\n`],
  ])('who sends a body that is too large to its end, %s, hears why', async (_, headers, before) => {
    const head = rawRequest('POST /v1/account/sessions/email', { ...json, ...headers })
    const end = before === '' ? '' : '\r\n0\r\n\r\n'
    const answer = await sendRaw(app.url, `${head}${before}${'x'.repeat(2 ** 24)}${end}`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('general_payload_too_large')
  })
})

test.each([
  ['0', '127.0.0.1'],
  ['1', '198.51.100.7'],
])('behind %s proxies the client is who they say, and nobody that a client names', async (hops, ip) => {
  const app = await startApp('sqlite', { settings: { TRUST_PROXY: hops } })
  const answer = await app
    .browser()
    .fetch('/v1/locale', { headers: { 'x-forwarded-for': '203.0.113.1, 198.51.100.7', 'x-real-ip': '203.0.113.2' } })
  expect(await answer.json()).toMatchObject({ ip })
  await app.close()
})
