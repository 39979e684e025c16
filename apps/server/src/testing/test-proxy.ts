import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface TestProxyOptions {
  /** Addresses of the servers behind it, as they are at that moment; requests go to one after the other. */
  readonly upstreams: () => readonly string[]
  /** The path below which they are found, such as `/food`; they see addresses without it. */
  readonly path?: string
}

/** A reverse proxy that does as `deploy/nginx.conf` tells nginx. */
export interface TestProxy {
  /** Its address, with the path. */
  readonly url: string
  close(): Promise<void>
}

/** What may be asked of another server although the first one may have done it already. */
const REPEATABLE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The address that a server sees; undefined for one that is not below the path. */
const addressBelow = (path: string, address = '/'): string | undefined => {
  if (path === '') return address
  return address.startsWith(`${path}/`) ? address.slice(path.length) : undefined
}

const forwarded = (request: IncomingMessage): Record<string, string | string[]> => {
  const { headers, socket } = request
  const sent = Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const before = headers['x-forwarded-for']
  return {
    ...sent,
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  }
}

/** An answer that has begun; none, and no server has seen the request; or none, and it may have been done. */
type Asked = IncomingMessage | 'unsent' | 'unanswered'

/** Starts a proxy on any free port of this machine. */
export const startTestProxy = async ({ upstreams, path = '' }: TestProxyOptions): Promise<TestProxy> => {
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Duplex>()
  let turn = 0
  /** Every server once, another one first each time. */
  const inTurn = (): readonly string[] => {
    const all = upstreams()
    turn += 1
    return all.map((_, at) => all[(turn + at) % all.length] ?? '')
  }

  const ask = (upstream: string, address: string, request: IncomingMessage, body: Buffer): Promise<Asked> =>
    new Promise((resolve) => {
      const { method } = request
      const asked = send(`${upstream}${address}`, { agent, method, headers: forwarded(request) })
      asked.once('response', resolve)
      asked.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.syscall === 'connect' ? 'unsent' : 'unanswered'),
      )
      asked.end(body)
    })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = addressBelow(path, request.url)
    if (address === undefined) return void response.writeHead(404).end('not below the path')
    const body = await bodyOf(request)
    const isRepeatable = REPEATABLE.has(request.method)
    const left = inTurn()
    for (const [at, upstream] of left.entries()) {
      const asked = await ask(upstream, address, request, body)
      const isLast = at === left.length - 1
      if (asked === 'unsent' || (asked === 'unanswered' && isRepeatable)) continue
      if (asked === 'unanswered') break
      if (asked.statusCode === 503 && isRepeatable && !isLast) {
        asked.resume()
        continue
      }
      response.writeHead(asked.statusCode ?? 502, asked.headers)
      asked.pipe(response)
      // A server that ends in the middle of its answer ends it here as well: nobody takes it for whole.
      asked.once('error', () => response.destroy())
      return
    }
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const address = addressBelow(path, request.url)
    const left = [...inTurn()]
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined)
    const next = (): void => {
      const upstream = left.shift()
      if (upstream === undefined || address === undefined) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
      const { hostname, port } = new URL(upstream)
      const server: Socket = connect(Number(port), hostname)
      server.once('error', next)
      server.once('connect', () => {
        server.removeListener('error', next).on('error', () => socket.destroy())
        const headers = Object.entries({ ...forwarded(request), connection: 'Upgrade' })
        const lines = headers.map(([name, value]) => `${name}: ${String(value)}`)
        server.write(`${request.method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        server.write(head)
        server.pipe(socket).pipe(server)
        server.once('close', () => socket.destroy())
        socket.once('close', () => server.destroy())
      })
    }
    next()
  }

  const proxy = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  proxy.on('upgrade', upgrade)
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://localhost:${port}${path}`,
    async close() {
      const closed = new Promise((done) => proxy.close(done))
      for (const socket of sockets) socket.destroy()
      proxy.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}
