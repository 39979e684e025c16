import type { FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import type { Api } from './api.ts'
import { routeOf } from './route-of.ts'

type OpenSpan = NonNullable<ReturnType<Ports<'traces'>['traces']['begin']>>

const parentOf = ({ headers: { traceparent } }: FastifyRequest): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined

/**
 * Tells how long each request took and what of it the database, by the route's pattern and never by the address. A trace
 * that a proxy began goes on, where there is a proxy.
 */
export const traceRequests = (app: Api, { config, traces }: Ports<'config' | 'traces'>): void => {
  if (config.traceEndpoint === undefined) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = config.trustProxy > 0 ? parentOf(request) : undefined
    const span = traces.begin(request.method, 'request', parent)
    if (span === undefined) return done()
    spans.set(request, span)
    span.within(done)
  })
  // The body arrives outside of what began with the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, id } = request
    const route = routeOf(request)
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'pacemeal.request.id': id,
    }
    spans.get(request)?.end({ name: `${method} ${route}`, attributes, failed: statusCode >= 500 })
    done()
  })
}
