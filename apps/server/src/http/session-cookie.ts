import { parseJsonObject } from '@pacemeal/domain'
import { projectId } from '@pacemeal/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicUrl } from '../config/public-url.ts'
import { isProduction } from '../config/settings.ts'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { findSession } from '../services/accounts/find-caller.ts'
import { recordVisit } from '../services/accounts/record-visit.ts'
import { renewSession } from '../services/accounts/renew-session.ts'
import type { Caller, SignedIn } from '../services/caller.ts'
import { ownCookie, shownCookie } from './own-cookie.ts'

/** What the protocol calls the session's cookie; browsers keep it under the name that {@link ownCookie} makes of it. */
export const sessionCookie = `a_session_${projectId}`

const FALLBACK_HEADER = 'x-fallback-cookies'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The SDK's fallback for browsers that keep no cookies: a JSON object by cookie name. Rubbish counts as absent. */
const fallbackSecret = (header: unknown): string => {
  if (typeof header !== 'string' || header.length > 8192) return ''
  return text(parseJsonObject(header)[sessionCookie])
}

/** Where a request may carry its session, in the order of trust. */
const secretsOf = (backend: Ports<'config'>, request: FastifyRequest): string[] => [
  shownCookie(backend, request, sessionCookie),
  text(request.headers['x-appwrite-session']),
  fallbackSecret(request.headers[FALLBACK_HEADER]),
]

/** The secret that came with the request, '' when none did. */
export const presentedSecret = (backend: Ports<'config'>, request: FastifyRequest): string =>
  secretsOf(backend, request).find((one) => one !== '') ?? ''

/**
 * Whose session comes with this request, whatever was proven in it. A session that is forged, expired or unreadable makes a guest,
 * never an error.
 */
export const resolveSession = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  request: FastifyRequest,
): Promise<Caller> => {
  if (text(request.headers['x-appwrite-jwt']) !== '') {
    if (shownCookie(backend, request, sessionCookie) !== '') {
      throw new Refusal('user_jwt_and_cookie_set', 'Send either a session cookie or a JWT, not both.')
    }
    throw new Refusal('user_jwt_invalid', 'This server issues no JWTs; use a session.')
  }
  for (const secret of secretsOf(backend, request)) {
    const caller = await findSession(backend.store, backend.clock, secret)
    if (caller === null) continue
    if (caller.user.blocked === 1) throw new Refusal('user_blocked', ({ account }) => account.blocked)
    return recordVisit(backend, caller)
  }
  return null
}

/** The part of a host that browsers count as one site: its last two labels, a number as it is, every name of this machine as one. */
export const siteOf = (host: string): string => {
  if (host === 'localhost' || host === '127.0.0.1' || host === '[::1]') return 'localhost'
  return /^[\d.]+$|^\[/.test(host) ? host : host.split('.').slice(-2).join('.')
}

/** Whether the page that asks lives on another site than this API. */
const isFromOtherSite = (backend: Ports<'config'>, request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin)) return false
  const site = siteOf(new URL(origin).hostname)
  return site !== siteOf(new URL(publicUrl(backend.config)).hostname) && site !== siteOf(request.hostname)
}

/**
 * Where the session's cookie lives. A page of another site has one of its own, which the browser sends below that site alone
 * (CHIPS); it is Secure, so that over plain http, where production serves nobody, the SDK's fallback header is left.
 */
const cookiePlace = (backend: Ports<'config'>, request: FastifyRequest) => {
  const isElsewhere = isFromOtherSite(backend, request)
  const { name, ...place } = ownCookie(backend, sessionCookie)
  const kind =
    isElsewhere && place.secure ? ({ sameSite: 'none', partitioned: true } as const) : { sameSite: 'lax' as const }
  const takesHeader = isElsewhere && !place.secure && !isProduction(backend.config)
  return { name, takesHeader, attributes: { ...place, ...kind, httpOnly: true } }
}

/** Gives the browser its session. Without "remember me" the cookie has no date and ends with the browser. */
export const setSessionCookie = (
  backend: Ports<'config'>,
  reply: FastifyReply,
  session: SignedIn['session'],
  secret: string,
): void => {
  const { name, takesHeader, attributes } = cookiePlace(backend, reply.request)
  if (takesHeader) reply.header(FALLBACK_HEADER, JSON.stringify({ [sessionCookie]: secret }))
  const lasting = session.remembered === 1 ? { expires: new Date(session.expiresAt) } : {}
  reply.setCookie(name, secret, { ...attributes, ...lasting })
}

/** Gives a browser whose person has just proven again who they are a new secret, so that the one from before opens nothing any more. */
export const renewSessionCookie = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  reply: FastifyReply,
  caller: SignedIn,
): Promise<void> => {
  const secret = await renewSession(backend, caller)
  if (secret !== undefined) setSessionCookie(backend, reply, caller.session, secret)
}

export const expireSessionCookie = (backend: Ports<'config'>, reply: FastifyReply): void => {
  const { name, takesHeader, attributes } = cookiePlace(backend, reply.request)
  if (takesHeader) reply.header(FALLBACK_HEADER, '[]')
  reply.setCookie(name, '', { ...attributes, expires: new Date(0), maxAge: 0 })
}
