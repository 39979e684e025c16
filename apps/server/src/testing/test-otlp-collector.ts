import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as later } from 'node:timers/promises'
import { z } from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() }),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number().optional() }),
})
const message = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

export type CollectedSpan = z.infer<typeof span>

/** A collector of traces (OTLP as JSON over HTTP), which may be ill. */
export interface TestCollector {
  readonly url: string
  /** `broken` answers 400 to everything, `silent` nothing at all, `slow` later than is waited for. */
  mood: 'fine' | 'broken' | 'silent' | 'slow'
  readonly spans: readonly CollectedSpan[]
  /** What arrived, as it was sent. */
  readonly bodies: readonly string[]
  readonly headers: readonly Readonly<Record<string, string | string[] | undefined>>[]
  close(): Promise<void>
}

/** Longer than a server waits for its collector. */
const SLOW_MS = 3000

export const startCollector = async (): Promise<TestCollector> => {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const headers: TestCollector['headers'][number][] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    headers.push(request.headers)
    if (collector.mood === 'silent') return
    if (collector.mood === 'slow') await later(SLOW_MS)
    if (collector.mood === 'broken' || request.url !== '/v1/traces') return void response.writeHead(400).end()
    bodies.push(body)
    for (const { scopeSpans } of message.parse(JSON.parse(body)).resourceSpans) {
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const collector: TestCollector = {
    url: `http://127.0.0.1:${port}`,
    mood: 'fine',
    spans,
    bodies,
    headers,
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return collector
}
