import type { Ports } from '../ports.ts'
import type { Api } from './api.ts'
import { routeOf } from './route-of.ts'
import { traceRequests } from './trace-requests.ts'

/**
 * Measures every request, and writes a line of JSON about it where REQUEST_LOG is on: its id, method, route, status and
 * time. Never the address itself, who asked or what: ids, words and searches of people stand in them.
 */
export const observeRequests = (
  app: Api,
  { config, log, metrics, traces }: Ports<'config' | 'log' | 'metrics' | 'traces'>,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  traceRequests(app, { config, traces })
  if (config.metricsToken === undefined && !config.requestLog) return
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    const { method, id } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.request({ method, route, status, seconds: elapsedTime / 1000 })
    const ms = Math.round(elapsedTime * 10) / 10
    if (config.requestLog) log.info({ request: { id, method, route, status, ms } }, 'request')
    done()
  })
}
