import underPressure from '@fastify/under-pressure'
import { MINUTE_MS } from '@pacemeal/domain'
import type { FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import type { Api } from './api.ts'

/** Clients come back within these seconds, each at another moment, so that they are not turned away together again. */
const MIN_RETRY_SECONDS = 1
const MAX_RETRY_SECONDS = 3
/** How often the log says that requests are turned away. */
const WARN_EVERY_MS = MINUTE_MS

/** Told to a client whose request was not begun: it may be sent again, whatever it asks for. */
export const OVERLOADED = 'overloaded'

const overloaded = (random: number): Refusal =>
  new Refusal('general_service_unavailable', ({ general }) => general.serverBusy, {
    reason: OVERLOADED,
    retryAfter: MIN_RETRY_SECONDS + Math.floor(random * (MAX_RETRY_SECONDS - MIN_RETRY_SECONDS + 1)),
  })

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Read by its handler while it arrives, at the client's own pace. */
const isStreamed = (request: FastifyRequest): boolean =>
  hasBody(request) && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')

/** Work is what the API is asked for. The app's page and files cost little, and without them nobody can be told anything. */
const isExempt = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url?.startsWith('/v1/') !== true || config.handshake === true

/**
 * Answers 503 with `Retry-After` at once where a request would only wait in line: while as many are under way as
 * MAX_CONCURRENT_REQUESTS allows, or the event loop is later than MAX_EVENT_LOOP_DELAY. Health, metrics, the app's own
 * page and files, and handshakes of realtime are always let through, and open connections stay. A request counts while the server works on it, not while
 * its body arrives or its answer leaves: a slow line takes nobody's place.
 */
export const shedLoad = async (app: Api, { config, log, clock }: Ports<'config' | 'log' | 'clock'>): Promise<void> => {
  const underWay = new WeakSet<FastifyRequest>()
  let count = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  let turnedAway = 0

  const begin = (request: FastifyRequest): void => {
    if (underWay.has(request)) return
    underWay.add(request)
    count += 1
  }
  const end = (request: FastifyRequest): void => {
    if (underWay.delete(request)) count -= 1
  }
  const refuse = (): Refusal => {
    turnedAway += 1
    const now = clock.now()
    if (now - warnedAt >= WARN_EVERY_MS) {
      log.warn({ turnedAway, underWay: count }, 'the server is busy: requests are turned away')
      warnedAt = now
      turnedAway = 0
    }
    return overloaded(Math.random())
  }

  await app.register(underPressure, {
    // A test machine that is busy with other tests is no reason to turn requests away.
    maxEventLoopDelay: config.nodeEnv === 'test' ? 0 : config.maxEventLoopDelay,
    pressureHandler: (request) => (isExempt(request) ? undefined : Promise.reject(refuse())),
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (isExempt(request)) return done()
    if (count >= config.maxConcurrentRequests) return done(refuse())
    begin(request)
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request)) end(request)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isExempt(request) && !isStreamed(request)) begin(request)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    end(request)
    done()
  })
}
