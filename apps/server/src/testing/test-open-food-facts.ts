import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** How the double behaves. */
export type FoodFactsMood = 'well' | 'slow' | 'busy' | 'html' | 'odd' | 'other' | 'elsewhere' | 'huge'

/** A double of Open Food Facts: products of its own by their numbers, and moods that the real one has, too. */
export interface TestFoodFacts {
  readonly url: string
  mood: FoodFactsMood
  /** What it knows, by number: the product of an answer. */
  readonly products: Map<string, object>
  /** Paths and agents of what it was asked, in order. */
  readonly asked: { readonly path: string; readonly agent: string }[]
  /** Of huge answers: how many were read to their end, and how many the asker left before. */
  readonly huge: { read: number; left: number }
  close(): Promise<void>
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** More than a connection holds on its way: whoever leaves it before its end is seen to. */
function* hugeText(): Generator<Buffer> {
  yield Buffer.from('{"code":"')
  const part = Buffer.alloc(1_000_000, '1')
  for (let at = 0; at < 48; at += 1) yield part
  yield Buffer.from('"}')
}

export const startFoodFacts = async (): Promise<TestFoodFacts> => {
  const products = new Map<string, object>()
  const asked: { path: string; agent: string }[] = []
  const huge = { read: 0, left: 0 }
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://double')
    asked.push({ path: pathname, agent: request.headers['user-agent'] ?? '' })
    const code = pathname.split('/').at(-1) ?? ''
    const product = products.get(code)
    // Nobody answers a slow one: the asker gives up first.
    if (double.mood === 'slow') return
    if (double.mood === 'busy') response.writeHead(503).end()
    else if (double.mood === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hi</html>')
    else if (double.mood === 'odd') sendJson(response, 200, { code, result: ['something', 'new'] })
    else if (double.mood === 'elsewhere') response.writeHead(302, { location: `${double.url}/elsewhere` }).end()
    else if (double.mood === 'huge') {
      response.writeHead(200, { 'content-type': 'application/json' })
      pipeline(Readable.from(hugeText()), response).then(
        () => (huge.read += 1),
        () => (huge.left += 1),
      )
    } else if (double.mood === 'other') {
      sendJson(response, 200, { code: '4006381333931', product: { product_name: 'Pen' } })
    } else if (product === undefined) sendJson(response, 404, { code, status: 0, status_verbose: 'product not found' })
    else sendJson(response, 200, { code, status: 1, product })
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const double: TestFoodFacts = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    products,
    asked,
    huge,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return double
}
