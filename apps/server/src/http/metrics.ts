import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import { readGauges } from '../services/metrics/read-gauges.ts'
import type { HttpArea } from './api.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** /metrics in the form of Prometheus, for who holds the token. Without METRICS_TOKEN there is no such address. */
export const registerMetrics: HttpArea = (api, backend) => {
  const { metricsToken } = backend.config
  if (metricsToken === undefined) return
  const wanted = digest(`Bearer ${metricsToken}`)
  api.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      throw new Refusal('general_unauthorized_scope', 'Name the token: Authorization: Bearer <METRICS_TOKEN>.')
    }
    const measures = await backend.metrics.read(await readGauges(backend))
    return reply
      .header('cache-control', 'no-store')
      .type(measures?.contentType ?? 'text/plain')
      .send(measures?.text ?? '')
  })
}
