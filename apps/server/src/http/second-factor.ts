import { z } from 'zod'
import { toSession, toToken, toUser } from '../services/accounts/account-views.ts'
import { requireSignedIn, type SignedIn } from '../services/caller.ts'
import {
  answerChallenge,
  confirmAuthenticator,
  createAuthenticator,
  createChallenge,
  createRecoveryCodes,
  deleteAuthenticator,
  factors,
  listFactors,
  setSecondFactor,
} from '../services/second-factor/second-factor.ts'
import { session, user } from './account-schemas.ts'
import type { HttpArea } from './api.ts'
import { countCall, rateLimits } from './limits.ts'
import { id, nothing, password } from './parameters.ts'
import { recorded } from './security-log.ts'
import { renewSessionCookie, setSessionCookie } from './session-cookie.ts'

const tags = ['second factor']
const params = z.object({ type: z.enum(['totp'], { error: 'takes totp' }) })
const code = z.string().min(1).max(64)
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).readonly() })
const authenticator = '/account/mfa/authenticators/:type'
const available = z.object({
  totp: z.boolean(),
  phone: z.boolean(),
  email: z.boolean(),
  recoveryCode: z.boolean(),
  custom: z.boolean(),
})
const challenge = z.object({ $id: z.string(), $createdAt: z.string(), userId: z.string(), expire: z.string() })

/** What is proven beside the password: an authenticator app, and recovery codes for when it is lost. */
export const registerSecondFactor: HttpArea = (api, backend) => {
  const limited = async (reply: Parameters<typeof countCall>[1], { user: { id: person } }: SignedIn) => {
    await countCall(backend, reply, rateLimits.guessSecondFactor, person)
    await countCall(backend, reply, rateLimits.guessSecondFactorDaily, person)
  }

  api.get(
    '/account/mfa/factors',
    { config: { firstFactor: true }, schema: { tags, summary: 'List the factors', response: { 200: available } } },
    async ({ caller }) => listFactors(backend, requireSignedIn(caller)),
  )

  api.patch(
    '/account/mfa',
    {
      schema: {
        tags,
        summary: 'Ask for a second factor',
        body: z.object({ mfa: z.boolean() }),
        response: { 200: user },
      },
    },
    async (request) => {
      const signedIn = requireSignedIn(request.caller)
      const set = () => setSecondFactor(backend, signedIn, request.body.mfa)
      return toUser(await recorded(backend, request, 'second-factor-change', {}, set))
    },
  )

  api.post(
    authenticator,
    {
      schema: {
        tags,
        summary: 'Begin to set an authenticator app up',
        params,
        body: z.object({ password: password.nullish() }),
        response: { 201: z.object({ secret: z.string(), uri: z.string() }) },
      },
    },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      const create = () => createAuthenticator(backend, signedIn, request.body.password ?? undefined)
      const made = await recorded(backend, request, 'second-factor-change', {}, create)
      await renewSessionCookie(backend, reply, signedIn)
      return reply.code(201).send(made)
    },
  )

  api.put(
    authenticator,
    {
      schema: {
        tags,
        summary: 'Confirm an authenticator app',
        params,
        body: z.object({ otp: code }),
        response: { 200: user },
      },
    },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      await limited(reply, signedIn)
      const confirm = () => confirmAuthenticator(backend, signedIn, request.body.otp)
      const confirmed = await recorded(backend, request, 'second-factor-change', {}, confirm)
      await renewSessionCookie(backend, reply, signedIn)
      return toUser(confirmed)
    },
  )

  api.delete(
    authenticator,
    { schema: { tags, summary: 'Remove the authenticator app', params, response: { 204: nothing } } },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      const remove = () => deleteAuthenticator(backend, signedIn)
      await recorded(backend, request, 'second-factor-change', {}, remove)
      return reply.code(204).send(null)
    },
  )

  for (const [method, replaces] of [
    ['POST', false],
    ['PATCH', true],
  ] as const) {
    api.route({
      method,
      url: '/account/mfa/recovery-codes',
      schema: {
        tags,
        summary: replaces ? 'Replace the recovery codes' : 'Make recovery codes',
        response: { '2xx': recoveryCodes },
      },
      handler: async (request, reply) => {
        const signedIn = requireSignedIn(request.caller)
        const create = () => createRecoveryCodes(backend, signedIn, { replaces })
        const codes = await recorded(backend, request, 'second-factor-change', {}, create)
        return reply.code(replaces ? 200 : 201).send({ recoveryCodes: codes })
      },
    })
  }

  api.post(
    '/account/mfa/challenges',
    {
      config: { firstFactor: true },
      schema: {
        tags,
        summary: 'Begin to prove a factor',
        body: z.object({ factor: z.enum(factors, { error: `takes ${factors.join(' or ')}` }) }),
        response: { 201: challenge },
      },
    },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      await countCall(backend, reply, rateLimits.beginSecondFactor, signedIn.user.id)
      const {
        secret: _,
        phrase: _none,
        ...view
      } = toToken(await createChallenge(backend, signedIn, request.body.factor))
      return reply.code(201).send(view)
    },
  )

  api.put(
    '/account/mfa/challenges',
    {
      config: { firstFactor: true },
      schema: {
        tags,
        summary: 'Prove a factor by a code',
        body: z.object({ challengeId: id, otp: code }),
        response: { 200: session },
      },
    },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      await limited(reply, signedIn)
      const { challengeId, otp } = request.body
      const answer = () => answerChallenge(backend, signedIn, challengeId, otp)
      const proven = await recorded(backend, request, 'second-factor', {}, answer)
      await backend.limits.forget(rateLimits.guessSecondFactor, signedIn.user.id)
      if (proven.secret === undefined) await renewSessionCookie(backend, reply, signedIn)
      else setSessionCookie(backend, reply, proven.session, proven.secret)
      return toSession(proven.session, proven.session.id)
    },
  )
}
