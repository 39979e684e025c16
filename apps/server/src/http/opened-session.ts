import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { toSession } from '../services/accounts/account-views.ts'
import type { OpenedSession, Visitor } from '../services/accounts/open-session.ts'
import type { Caller } from '../services/caller.ts'
import { deviceClaimOf, setDeviceCookie } from './device-cookie.ts'
import { REMEMBER_HEADER } from './guards.ts'
import { shownCookie } from './own-cookie.ts'
import { setSessionCookie } from './session-cookie.ts'

/** The web app's own cookie of the same meaning, for sign-ins that a page only navigates to. */
const SESSION_ONLY_COOKIE = 'pacemeal_session_only'

/** Whether the session may outlive the browser: unless `X-Pacemeal-Remember: off` or the web app's cookie says no. */
const isRemembered = (backend: Ports<'config'>, request: FastifyRequest): boolean =>
  request.headers[REMEMBER_HEADER] !== 'off' && shownCookie(backend, request, SESSION_ONLY_COOKIE) !== '1'

/** Where the request comes from. */
export const visitorOf = (backend: Ports<'config'>, request: FastifyRequest): Visitor => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  device: deviceClaimOf(backend, request).secret,
  remembered: isRemembered(backend, request),
})

/** Refuses who is signed in already. */
export const requireGuest = (caller: Caller): void => {
  if (caller === null) return
  throw new Refusal('user_session_already_exists', ({ account }) => account.alreadySignedIn)
}

/** Whose session it is. */
export const userOf = ({ session: { userId } }: OpenedSession): string => userId

/** Answers with a session that was opened, and gives the browser its cookies. */
export const answerOpened = (backend: Ports<'config'>, reply: FastifyReply, opened: OpenedSession) => {
  setSessionCookie(backend, reply, opened.session, opened.secret)
  if (opened.device !== undefined) setDeviceCookie(backend, reply, opened.device)
  return reply.code(201).send(toSession(opened.session, opened.session.id))
}
