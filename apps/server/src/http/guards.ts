import { projectId } from '@pacemeal/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { lacksSecondFactor } from '../services/accounts/find-caller.ts'
import { requireSignedIn } from '../services/caller.ts'
import type { Api } from './api.ts'
import { type OriginCheck, originCheck } from './origins.ts'
import { resolveSession } from './session-cookie.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** The header by which a client says that the session is to end with the browser: `X-Pacemeal-Remember: off`. */
export const REMEMBER_HEADER = 'x-pacemeal-remember'
const REQUEST_HEADERS = [
  'Accept, Origin, Content-Type, Content-Range, Range, Cache-Control, X-Requested-With',
  'X-Appwrite-Project, X-Appwrite-Response-Format, X-Appwrite-Locale, X-Appwrite-JWT, X-Appwrite-Session, X-Appwrite-ID',
  'X-Appwrite-Dev-Key, X-Appwrite-Timestamp, X-SDK-Name, X-SDK-Platform, X-SDK-Language, X-SDK-Version',
  'X-Fallback-Cookies, X-Pacemeal-Remember',
].join(', ')
const EXPOSED_HEADERS =
  'X-Fallback-Cookies, X-Appwrite-Session, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const unknownOrigin = () =>
  new Refusal('general_unknown_origin', 'Pages of this origin may not use the API. Set PUBLIC_URL or ALLOWED_ORIGINS.')

/** CORS for the allowed origins, and the guard against requests that foreign pages forge. */
const checkOrigin = (allows: OriginCheck, request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined) {
    const forged = request.headers['sec-fetch-site'] === 'cross-site' && !SAFE_METHODS.has(request.method)
    if (forged) throw unknownOrigin()
    return
  }
  if (!allows(origin)) throw unknownOrigin()
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-allow-credentials', 'true')
  reply.header('access-control-expose-headers', EXPOSED_HEADERS)
}

const projectOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-appwrite-project']
  if (typeof header === 'string' && header !== '') return header
  const query = request.query
  if (typeof query !== 'object' || query === null || !('project' in query)) return undefined
  return typeof query.project === 'string' && query.project !== '' ? query.project : undefined
}

const checkProject = (request: FastifyRequest): void => {
  const project = projectOf(request)
  if (project === undefined) {
    throw new Refusal('general_access_forbidden', 'Name the project in the header X-Appwrite-Project or the query.')
  }
  if (project !== projectId) throw new Refusal('project_not_found', 'There is no project with this id.')
}

const answerPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-methods', METHODS)
    .header('access-control-allow-headers', REQUEST_HEADERS)
    .header('access-control-max-age', '600')
    .code(204)
    .send()

/** A request whose body takes longer than this to arrive has its session looked up again once it is complete. */
const MAX_SESSION_AGE_MS = 1000

/** What every request of the API passes, in this order: origin, project, session. */
export const guardApi = (api: Api, backend: Ports<'clock' | 'config' | 'store'>): void => {
  const allows = originCheck(backend.config)
  api.decorateRequest('caller', null)
  api.decorateRequest('callerFoundAt', 0)
  /** Looks up the session and refuses the request when its route needs one that it does not have. */
  const identifyCaller = async (request: FastifyRequest): Promise<void> => {
    const { config } = request.routeOptions
    const found = await resolveSession(backend, request)
    const isHalfway = found !== null && config.firstFactor !== true && lacksSecondFactor(found)
    request.caller = isHalfway ? null : found
    request.callerFoundAt = backend.clock.now()
    if (config.handshake === true || config.open === true) return
    if (isHalfway) throw new Refusal('user_more_factors_required', ({ account }) => account.enterCodeFirst)
    requireSignedIn(request.caller)
  }
  api.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions
    reply.header('cache-control', 'private, no-store')
    if (config.handshake !== true) {
      checkOrigin(allows, request, reply)
      if (request.method === 'OPTIONS') return answerPreflight(reply)
      if (request.is404) return
      if (config.projectless !== true) checkProject(request)
    }
    // No id or text holds NUL, and Postgres fails on it, so it ends here for every route.
    if (request.url.includes('%00')) throw new Refusal('general_argument_invalid', 'The address holds a NUL character.')
    await identifyCaller(request)
  })
  /** Also false when the clock was set back meanwhile. */
  const isFresh = ({ caller, callerFoundAt }: FastifyRequest): boolean =>
    caller === null || Math.abs(backend.clock.now() - callerFoundAt) <= MAX_SESSION_AGE_MS
  // A body may trickle in for minutes. Whoever was signed out meanwhile must not finish a request begun before that.
  api.decorateRequest('recheckCaller', async function (this: FastifyRequest) {
    if (!isFresh(this)) await identifyCaller(this)
  })
  api.addHook('preValidation', (request, _reply, done) => {
    // Nothing sent reads as nothing given, so that the answer names the missing parameter.
    if (request.body === undefined || request.body === null) request.body = {}
    if (isFresh(request)) done()
    else identifyCaller(request).then(() => done(), done)
  })
  // Its own handler makes the hooks above run for unknown paths too: preflights of any path, CORS headers on a 404.
  api.setNotFoundHandler(() => {
    throw new Refusal('general_route_not_found', 'There is no such call.')
  })
}
