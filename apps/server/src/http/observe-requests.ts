import type { Ports } from '../ports.ts'
import type { Api } from './api.ts'

/** Answers to addresses that there are not, all under one name: their number must not be for strangers to choose. */
const NO_ROUTE = 'none'

/** Each file of the web app has a route of its own. */
const routeName = (url: string | undefined): string => (url?.startsWith('/assets/') ? '/assets/*' : (url ?? NO_ROUTE))

/**
 * Measures every request, and writes a line of JSON about it where REQUEST_LOG is on: its id, method, route, status and
 * time. Never the address itself, who asked or what: ids, words and searches of people stand in them.
 */
export const observeRequests = (app: Api, { config, log, metrics }: Ports<'config' | 'log' | 'metrics'>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (config.metricsToken === undefined && !config.requestLog) return
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? NO_ROUTE : routeName(request.routeOptions.url)
    const { method, id } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.request({ method, route, status, seconds: elapsedTime / 1000 })
    const ms = Math.round(elapsedTime * 10) / 10
    if (config.requestLog) log.info({ request: { id, method, route, status, ms } }, 'request')
    done()
  })
}
