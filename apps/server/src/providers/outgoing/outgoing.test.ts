import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { connect as connectTls } from 'node:tls'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smtpMailSender } from '../mail/smtp-mail-sender.ts'
import { publicWeb } from '../public-web/public-web.ts'
import { allowLookup, allowOutgoing, enforceOutgoing } from './outgoing.ts'

let server: Server
let port: number
let takeBack: (() => void) | undefined
const asked: string[] = []
beforeEach(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { location } = Object.fromEntries(new URL(request.url ?? '', 'http://any').searchParams)
    if (location === undefined) response.end('answered')
    else response.writeHead(302, { location }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  takeBack?.()
  takeBack = undefined
  asked.length = 0
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const enforce = () => {
  takeBack = enforceOutgoing()
}
const refused = { code: 'OUTGOING_REFUSED' }

test('nobody whom no setting names is connected to, whichever library asks', async () => {
  enforce()
  const error = await fetch(`http://127.0.0.1:${port}/`).catch((reason: Error) => reason.cause)
  expect(error).toMatchObject(refused)
  const [byHttp] = await once(get({ host: '127.0.0.1', port }), 'error').catch((reason: unknown) => [reason])
  expect(byHttp).toMatchObject(refused)
  const tls = connectTls({ host: '127.0.0.1', port })
  const [byTls] = (await once(tls, 'error')) as [Error]
  expect(byTls).toMatchObject(refused)
  const client = new pg.Client({ connectionString: `postgres://someone@127.0.0.1:${port}/any` })
  await expect(client.connect()).rejects.toMatchObject(refused)
  const mail = smtpMailSender(`smtp://127.0.0.1:${port}`, 'us@example.com', { requireTls: false })
  const letter = { to: 'you@example.com', subject: 'Any', text: 'Any', html: 'Any' }
  await expect(mail.send(letter)).rejects.toMatchObject(refused)
  await mail.close()
  expect(asked).toEqual([])
})

test('who is named is, by this port alone, and a redirect from there leads to nobody else', async () => {
  const other = createServer((_, response) => response.end('inside'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const inside = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
  enforce()
  allowOutgoing(`http://LOCALHOST:${port}/any/path`)
  const answer = await fetch(`http://localhost:${port}/named`)
  expect(await answer.text()).toBe('answered')
  await expect(fetch(inside)).rejects.toThrow()
  const led = await fetch(`http://localhost:${port}/?location=${inside}`).catch((reason: Error) => reason.cause)
  expect(led).toMatchObject(refused)
  await new Promise((closed) => other.close(closed))
})

test('what people name goes through the check of public addresses, and through nothing else', async () => {
  enforce()
  const request = { maxBytes: 1000, maxMs: 5000, maxRedirects: 0, signal: new AbortController().signal }
  const web = publicWeb({
    protocols: ['http:'],
    ports: [port],
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
  })
  expect((await web.fetch(`http://club.example:${port}/`, request)).body.toString()).toBe('answered')
  await web.close()
  const unchecked: LookupFunction = (_name, _options, give) => give(null, [{ address: '127.0.0.1', family: 4 }])
  const [error] = await once(get({ host: 'club.example', port, lookup: unchecked }), 'error').catch((one) => [one])
  expect(error).toMatchObject(refused)
  allowLookup(unchecked)
  const [response] = await once(get({ host: 'club.example', port, lookup: unchecked }), 'response')
  response.resume()
  expect(response.statusCode).toBe(200)
})
