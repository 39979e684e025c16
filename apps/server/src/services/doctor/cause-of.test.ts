import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { causeOf } from './cause-of.ts'

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

const withCode = (code: string) => Object.assign(new Error('words of a library.'), { code })

test('names the host that nobody listens at, which fetch keeps to itself', async () => {
  const open = new Set<Socket>()
  const probe = createServer((socket) => open.add(socket)).listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const cut = once(probe, 'connection').then(([socket]) => socket.destroy())
  expect(causeOf(await failureOf(fetch(`http://${host}/`)), host)).toBe(`${host} ended the connection (UND_ERR_SOCKET)`)
  await cut
  const silent = await failureOf(fetch(`http://${host}/`, { signal: AbortSignal.timeout(1) }))
  expect(causeOf(silent, host)).toBe(`${host} did not answer in time`)
  probe.close()
  // One that came after its caller had given up is still open.
  for (const socket of open) socket.destroy()
  await once(probe, 'close')
  expect(causeOf(await failureOf(fetch(`http://${host}/`)), host)).toBe(`nothing listens at ${host} (ECONNREFUSED)`)
})

test.each([
  ['ENOTFOUND', 'no address is known for id.athletes.org (ENOTFOUND)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate of id.athletes.org is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ['CERT_HAS_EXPIRED', 'the certificate of id.athletes.org has expired (CERT_HAS_EXPIRED)'],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'the certificate of id.athletes.org is for another name (ERR_TLS_CERT_ALTNAME_INVALID)',
  ],
  ['UND_ERR_CONNECT_TIMEOUT', 'id.athletes.org did not answer in time (UND_ERR_CONNECT_TIMEOUT)'],
])('%s is told in words', (code, words) => {
  const wrapped = new TypeError('fetch failed', { cause: withCode(code) })
  expect(causeOf(wrapped, 'id.athletes.org')).toBe(words)
  expect(causeOf(new AggregateError([withCode(code)], ''), 'id.athletes.org')).toBe(words)
})

test('anything else is told by the words of what caused it', () => {
  expect(causeOf(new Error('It failed.', { cause: new Error('No room.') }), 'mail.athletes.org')).toBe('No room')
  expect(causeOf(withCode('ENOTFOUND'), undefined)).toBe('words of a library')
  expect(causeOf('gone.', undefined)).toBe('gone')
})
