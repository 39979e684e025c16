import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { type PublicRequest, type PublicWeb, type PublicWebOptions, publicWeb, RefusedAddress } from './public-web.ts'

const open: { readonly servers: Server[]; readonly webs: PublicWeb[] } = { servers: [], webs: [] }
afterEach(async () => {
  for (const web of open.webs.splice(0)) await web.close()
  for (const server of open.servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server on this machine that keeps what it was asked. */
const aServer = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  open.servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, port }
}

const webTo = (port: number, options: PublicWebOptions = {}): PublicWeb => {
  const web = publicWeb({ protocols: ['http:'], ports: [port], ...options })
  open.webs.push(web)
  return web
}

/** As if this machine were a host of the public internet. */
const asPublic = {
  resolve: async () => ['127.0.0.1'],
  isPublic: (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip),
}

const request: PublicRequest = { maxBytes: 1000, maxMs: 20_000, maxRedirects: 2, signal: new AbortController().signal }

test('of an answer that is too large the beginning is taken where that is enough', async () => {
  const { port } = await aServer((_, response) => response.end('x'.repeat(5000)))
  const fetching = (isBeginningEnough: boolean) =>
    webTo(port, asPublic).fetch(`http://club.example:${port}/`, { ...request, isBeginningEnough })
  expect((await fetching(true)).body.toString()).toBe('x'.repeat(1000))
  await expect(fetching(false)).rejects.toThrow('over 1000 bytes')
})

test('a public host is read', async () => {
  const { port } = await aServer((_, response) => response.setHeader('content-type', 'text/calendar').end('BEGIN'))
  const answer = await webTo(port, asPublic).fetch(`http://club.example:${port}/week.ics`, request)
  expect(answer).toMatchObject({ status: 200, address: `http://club.example:${port}/week.ics` })
  expect(answer.headers.get('content-type')).toBe('text/calendar')
  expect(answer.body.toString()).toBe('BEGIN')
})

test.each([
  ['this machine', ['127.0.0.1']],
  ['a metadata service', ['169.254.169.254']],
  ['a private network beside a public address', ['93.184.216.34', '192.168.0.10']],
  ['nothing', []],
])('a name that leads to %s is refused before anything is sent', async (_, ips) => {
  const { port, asked } = await aServer((_request, response) => response.end())
  const web = webTo(port, { resolve: async () => ips })
  await expect(web.fetch(`http://rebound.example:${port}/`, request)).rejects.toThrow(RefusedAddress)
  expect(asked).toEqual([])
})

test('a name is resolved once, and what was checked is what is connected to', async () => {
  const { port, asked } = await aServer((_, response) => response.end('inside'))
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  let resolved = 0
  const web = webTo(port, {
    isPublic: (ip) => ip === '127.0.0.1',
    async resolve() {
      resolved += 1
      return answers.shift() ?? []
    },
  })
  expect((await web.fetch(`http://rebound.example:${port}/`, request)).status).toBe(200)
  expect([resolved, asked.length]).toEqual([1, 1])
})

test.each([
  'http://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://name:secret@club.example:PORT/',
  'http://club.example:6379/',
  'https://club.example/',
  'file:///etc/passwd',
  'no address',
])('%s is refused', async (address) => {
  const { port, asked } = await aServer((_, response) => response.end())
  const web = webTo(port, { resolve: async () => ['127.0.0.1'] })
  await expect(web.fetch(address.replace('PORT', String(port)), request)).rejects.toThrow(RefusedAddress)
  expect(asked).toEqual([])
})

test('a redirect is checked like the first address, and what is for the first host stays there', async () => {
  const { port, asked } = await aServer((one, response) => {
    const target: Readonly<Record<string, string>> = {
      '/away': `http://other.example:${port}/there`,
      '/in': `http://127.0.0.2:${port}/inside`,
      '/loop': '/loop',
    }
    const location = target[one.url ?? '']
    if (location === undefined) response.end('there')
    else response.writeHead(302, { location }).end()
  })
  const web = webTo(port, asPublic)
  const from = (path: string, more: Partial<PublicRequest> = {}) =>
    web.fetch(`http://club.example:${port}${path}`, {
      ...request,
      headers: { authorization: 'Bearer secret' },
      ...more,
    })
  expect((await from('/away')).body.toString()).toBe('there')
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined])
  await expect(from('/in')).rejects.toThrow(RefusedAddress)
  expect((await from('/loop')).status).toBe(302)
  expect((await from('/away', { maxRedirects: 0 })).status).toBe(302)
  expect(asked.filter(({ url }) => url === '/inside')).toEqual([])
})

test('an answer that does not end, or unpacks to more than it may, is broken off', async () => {
  const { port } = await aServer((one, response) => {
    if (one.url === '/packed') response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(1_000_000)))
    else {
      const more = () => {
        while (response.write(Buffer.alloc(100)));
      }
      response.on('drain', more)
      more()
    }
  })
  const web = webTo(port, asPublic)
  for (const path of ['/packed', '/endless']) {
    await expect(web.fetch(`http://club.example:${port}${path}`, request)).rejects.toThrow('over 1000 bytes')
  }
})

test('one that never answers is given up', async () => {
  const { port, asked } = await aServer(() => undefined)
  const web = webTo(port, asPublic)
  await expect(web.fetch(`http://club.example:${port}/`, { ...request, maxMs: 50 })).rejects.toThrow()
  const gone = new AbortController()
  const waiting = web.fetch(`http://club.example:${port}/`, { ...request, signal: gone.signal })
  waiting.catch(() => undefined)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  gone.abort(new Error('Not wanted any more.'))
  await expect(waiting).rejects.toThrow('Not wanted any more.')
})
