import { z } from 'zod'
import { toSession } from '../services/accounts/account-views.ts'
import { admitSignIn } from '../services/accounts/admit-sign-in.ts'
import {
  endAllSessions,
  endSession,
  extendSession,
  listSessions,
  requireSession,
} from '../services/accounts/manage-sessions.ts'
import { requireProviderReturn, signIn, signInWithToken } from '../services/accounts/sign-in.ts'
import { requireSignedIn } from '../services/caller.ts'
import { session } from './account-schemas.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { countCall, rateLimits, requireAllowed } from './limits.ts'
import { answerOpened, requireGuest, userOf, visitorOf } from './opened-session.ts'
import { email, id, nothing, password, secret } from './parameters.ts'
import { recorded } from './security-log.ts'
import { expireSessionCookie, presentedSecret, setSessionCookie } from './session-cookie.ts'
import { signInBrowserOf } from './sign-in-cookie.ts'

const tags = ['sessions']
const sessionParams = z.object({ sessionId: z.string() })

/** Signing in and out, and the list of devices. */
export const registerSessions: HttpArea = (api, backend) => {
  api.post(
    '/account/sessions/email',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'Sign in by address and password',
        body: z.object({ email, password }),
        response: { 201: session },
      },
    },
    async (request, reply) => {
      const { body } = request
      requireGuest(request.caller)
      const { email } = body
      const visitor = visitorOf(backend, request)
      const facts = { email, by: 'password' }
      const opened = await recorded(
        backend,
        request,
        'sign-in',
        facts,
        async () => {
          const device = visitor.device
          const admission = await admitSignIn(backend, { email, network: clientNetwork(request.ip), device })
          requireAllowed(backend, reply, admission.verdict)
          const session = await signIn(backend, email, body.password, visitor)
          await admission.succeeded()
          return session
        },
        { userOf },
      )
      return answerOpened(backend, reply, opened)
    },
  )

  api.post(
    '/account/sessions/token',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'Sign in by a one-time secret',
        body: z.object({ userId: id, secret }),
        response: { 201: session },
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      const key = `${clientNetwork(ip)}:${body.userId}`
      await countCall(backend, reply, rateLimits.tokenSession, key)
      const returned = { ...body, browser: signInBrowserOf(backend, request) }
      // Whoever hears of their session ends it for the new one: not for a link that opens none.
      if (request.caller !== null) await requireProviderReturn(backend, returned)
      requireGuest(request.caller)
      const open = () => signInWithToken(backend, returned, visitorOf(backend, request))
      const opened = await recorded(backend, request, 'sign-in', { by: 'provider' }, open, { userOf })
      await backend.limits.forget(rateLimits.tokenSession, key)
      return answerOpened(backend, reply, opened)
    },
  )

  api.get(
    '/account/sessions',
    {
      schema: {
        tags,
        summary: 'List the sessions',
        response: { 200: z.object({ total: z.number(), sessions: z.array(session) }) },
      },
    },
    async (request) => {
      const caller = requireSignedIn(request.caller)
      const rows = await listSessions(backend, caller)
      return { total: rows.length, sessions: rows.map((row) => toSession(row, caller.session.id)) }
    },
  )

  api.get(
    '/account/sessions/:sessionId',
    { schema: { tags, summary: 'Get a session', params: sessionParams, response: { 200: session } } },
    async (request) => {
      const caller = requireSignedIn(request.caller)
      return toSession(await requireSession(backend, caller, request.params.sessionId), caller.session.id)
    },
  )

  api.patch(
    '/account/sessions/:sessionId',
    { schema: { tags, summary: 'Extend a session', params: sessionParams, response: { 200: session } } },
    async (request, reply) => {
      const caller = requireSignedIn(request.caller)
      const extended = await extendSession(backend, caller, request.params.sessionId)
      const cookie = presentedSecret(backend, request)
      if (extended.id === caller.session.id && cookie !== '') setSessionCookie(backend, reply, extended, cookie)
      return toSession(extended, caller.session.id)
    },
  )

  api.delete(
    '/account/sessions/:sessionId',
    { schema: { tags, summary: 'End a session', params: sessionParams, response: { 204: nothing } } },
    async (request, reply) => {
      await countCall(backend, reply, rateLimits.endSessions, clientNetwork(request.ip))
      const caller = requireSignedIn(request.caller)
      const end = () => endSession(backend, caller, request.params.sessionId)
      const wasCurrent = await recorded(backend, request, 'sign-out', {}, end)
      if (wasCurrent) expireSessionCookie(backend, reply)
      return reply.code(204).send(null)
    },
  )

  api.delete(
    '/account/sessions',
    { schema: { tags, summary: 'Sign out everywhere', response: { 204: nothing } } },
    async (request, reply) => {
      await countCall(backend, reply, rateLimits.endSessions, clientNetwork(request.ip))
      const caller = requireSignedIn(request.caller)
      await recorded(backend, request, 'sign-out-everywhere', {}, () => endAllSessions(backend, caller))
      expireSessionCookie(backend, reply)
      return reply.code(204).send(null)
    },
  )
}
