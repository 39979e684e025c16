import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { toPrefs, toUser } from '../services/accounts/account-views.ts'
import { changeEmail, changeName, changePassword, changePrefs } from '../services/accounts/change-account.ts'
import { requirePrefs } from '../services/accounts/check-prefs.ts'
import { createAccount } from '../services/accounts/create-account.ts'
import { requireSignedIn, type SignedIn } from '../services/caller.ts'
import { prefs, user } from './account-schemas.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { deviceClaimOf } from './device-cookie.ts'
import { countCall, rateLimits } from './limits.ts'
import { email, newResourceId, password, plainText } from './parameters.ts'
import { recorded } from './security-log.ts'
import { renewSessionCookie } from './session-cookie.ts'

const tags = ['account']

/** The account itself: sign-up, reading, name, address, password, preferences. */
export const registerAccounts: HttpArea = (api, backend) => {
  const countPasswordGuess = async (reply: FastifyReply, { user: person }: SignedIn, ip: string): Promise<void> => {
    await countCall(backend, reply, rateLimits.changePassword, clientNetwork(ip))
    await countCall(backend, reply, rateLimits.guessOwnPassword, person.id)
  }

  api.post(
    '/account',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'Sign up',
        body: z.object({ userId: newResourceId, email, password, name: plainText(128).nullish() }),
        response: { 201: user },
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      await countCall(backend, reply, rateLimits.createAccount, clientNetwork(ip))
      const create = () => createAccount(backend, { ...body, name: body.name ?? '' })
      const facts = { email: body.email, by: 'password' }
      const created = await recorded(backend, request, 'sign-up', facts, create, { userOf: ({ id }) => id })
      return reply.code(201).send(toUser(created))
    },
  )

  api.get('/account', { schema: { tags, summary: 'Get the account', response: { 200: user } } }, async ({ caller }) =>
    toUser(requireSignedIn(caller).user),
  )

  api.patch(
    '/account/name',
    { schema: { tags, summary: 'Change the name', body: z.object({ name: plainText(128) }), response: { 200: user } } },
    async ({ caller, body }) => toUser(await changeName(backend, requireSignedIn(caller), body.name)),
  )

  api.patch(
    '/account/email',
    {
      schema: {
        tags,
        summary: 'Change the address',
        body: z.object({ email, password }),
        response: { 200: user },
      },
    },
    async (request, reply) => {
      const { caller, body, ip } = request
      const signedIn = requireSignedIn(caller)
      await countPasswordGuess(reply, signedIn, ip)
      const change = () => changeEmail(backend, signedIn, body.email, body.password)
      const changed = await recorded(backend, request, 'address-change', {}, change)
      await renewSessionCookie(backend, reply, signedIn)
      return toUser(changed)
    },
  )

  api.patch(
    '/account/password',
    {
      schema: {
        tags,
        summary: 'Change the password',
        body: z.object({ password, oldPassword: password.nullish() }),
        response: { 200: user },
      },
    },
    async (request, reply) => {
      const { caller, body, ip } = request
      const signedIn = requireSignedIn(caller)
      await countPasswordGuess(reply, signedIn, ip)
      const { password, oldPassword } = body
      const device = deviceClaimOf(backend, request).secret
      const change = () =>
        changePassword(backend, signedIn, { password, oldPassword: oldPassword ?? undefined, device })
      const changed = await recorded(backend, request, 'password-change', {}, change)
      await renewSessionCookie(backend, reply, signedIn)
      return toUser(changed)
    },
  )

  api.get(
    '/account/prefs',
    { schema: { tags, summary: 'Get the preferences', response: { 200: prefs } } },
    async ({ caller }) => toPrefs(requireSignedIn(caller).user),
  )

  api.patch(
    '/account/prefs',
    {
      schema: {
        tags,
        summary: 'Replace the preferences',
        body: z.object({ prefs: z.unknown().meta({ type: 'object', additionalProperties: true }) }),
        response: { 200: user },
      },
    },
    async ({ caller, body }) => toUser(await changePrefs(backend, requireSignedIn(caller), requirePrefs(body.prefs))),
  )
}
