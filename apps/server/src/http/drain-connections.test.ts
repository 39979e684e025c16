import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MailSender } from '../providers/mail/mail-sender.ts'
import { createDatabase, databases } from '../testing/databases.ts'
import { runServer } from '../testing/run-server.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { drainConnections } from './drain-connections.ts'

/** A connection that is kept for more requests, as browsers keep theirs. */
const keptConnection = (url: string) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  return { socket, heard: text(socket).catch(() => '') }
}

const post = (path: string, session: string, body: object): string => {
  const json = JSON.stringify(body)
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'connection: keep-alive',
    'x-appwrite-project: pacemeal',
    `x-appwrite-session: ${session}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
    '',
    json,
  ].join('\r\n')
}

const takesRequests = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

describe.each(databases)('a server on %s that stops', (database) => {
  test('answers what is under way, keeps what it wrote, and does not wait for kept connections', {
    timeout: 40_000,
  }, async () => {
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>()
    const mail: MailSender = {
      async send() {
        isAsked()
        await delivered
      },
      close: async () => undefined,
    }
    const app = await startApp(database, { mail })
    const maya = await signUp(app.browser())
    const { socket, heard } = keptConnection(app.url)
    const session = maya.cookies.get('a_session_pacemeal')?.value ?? ''
    socket.write(post('/v1/account/verification', session, { url: 'http://localhost:3000/verify' }))
    await asked
    const closed = app.close()
    while (await takesRequests(app.url)) {
      // It has not begun to stop yet.
    }
    deliver()
    await closed
    expect(await heard).toMatch(/^HTTP\/1\.1 201 /)
  })
})

test('who never finishes a request does not keep a server from stopping', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { socket, heard } = keptConnection(`http://127.0.0.1:${port}`)
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf')
  await once(server, 'request')
  drainConnections(server, 20, 0)
  const closed = once(server, 'close')
  server.close()
  await closed
  expect(await heard).toBe('')
})

test('a server that is told to stop still answers on the connections that a proxy keeps, and ends each with its answer', async () => {
  const { settings, drop } = await createDatabase('sqlite')
  const server = await runServer({ ...settings, LOG_LEVEL: 'silent' })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const kept = Array.from({ length: 4 }, () => keptConnection(server.url))
  const ask = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\n\r\n'
  for (const { socket } of kept) {
    socket.write(ask)
    await once(socket, 'readable')
  }
  server.child.kill('SIGTERM')
  while (await takesRequests(server.url)) {
    // It has not begun to stop yet.
  }
  for (const { socket } of kept) socket.write(ask)
  for (const { heard } of kept) {
    const answers = (await heard).split(/(?=HTTP\/1\.1 )/)
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
    expect(answers[1]).toMatch(/connection: close/i)
  }
  expect(await server.ended).toBe(0)
  await drop()
})
