import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { FileStoreUnavailable } from '../unavailable.ts'
import { answerError } from './errors.ts'

/** A server that keeps what it would log of faults, and a wait for the next error that it answers. */
const aServer = async (fault = new Error('the kitchen burns')) => {
  const logged: string[] = []
  const { promise: answered, resolve: isAnswered } = Promise.withResolvers<void>()
  const app = Fastify({ loggerInstance: pino({ level: 'error' }, { write: (line) => logged.push(line) }) })
  app.setErrorHandler((error, request, reply) => {
    const answer = answerError(error, request, reply)
    isAnswered()
    return answer
  })
  app.addContentTypeParser('application/zip', (_request, body, done) => done(null, body))
  app.post('/', async ({ body }) => {
    if (body instanceof Readable) await buffer(body)
    throw fault
  })
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return { app, url, logged, answered }
}

test('a client that goes away in the middle of its request is no fault of ours', async () => {
  const { app, url, logged, answered } = await aServer()
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/zip\r\ncontent-length: 100\r\n\r\nPK')
  await once(app.server, 'request')
  socket.destroy()
  await answered
  expect(logged).toEqual([])
  await app.close()
})

test('a fault of ours is logged and answered in neutral words', async () => {
  const { app, url, logged } = await aServer()
  const answer = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('kitchen')])
  expect(logged).toEqual([expect.stringContaining('the kitchen burns')])
  await app.close()
})

test('a file store that fails is answered as something that passes, and logged with why', async () => {
  const { app, url, logged } = await aServer(new FileStoreUnavailable(new Error('connect ECONNREFUSED')))
  const answer = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ type: 'general_service_unavailable', retryAfter: 5 })
  expect(logged).toEqual([expect.stringContaining('connect ECONNREFUSED')])
  await app.close()
})
