import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { toToken } from '../services/accounts/account-views.ts'
import { askRecovery, confirmRecovery } from '../services/accounts/recover-account.ts'
import { askVerification, confirmVerification } from '../services/accounts/verify-email.ts'
import { requireSignedIn } from '../services/caller.ts'
import { token } from './account-schemas.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { countCall, rateLimits } from './limits.ts'
import { originCheck } from './origins.ts'
import { email, id, pageUrl, password, secret } from './parameters.ts'

/** Newer clients use the first path, older ones the second; they are the same call. */
const verificationPaths = ['/account/verifications/email', '/account/verification']

/** Proving an address, and getting back in without the password. */
export const registerVerification: HttpArea = (api, backend) => {
  const allows = originCheck(backend.config)
  const requireOwnPage = (url: string): string => {
    if (allows(url)) return url
    throw new Refusal('general_argument_invalid', 'Invalid `url` param: its host is not one of this app.')
  }

  for (const path of verificationPaths) {
    api.post(
      path,
      {
        schema: {
          tags: ['verification'],
          summary: 'Mail a verification link',
          body: z.object({ url: pageUrl }),
          response: { 201: token },
        },
      },
      async (request, reply) => {
        const caller = requireSignedIn(request.caller)
        const url = requireOwnPage(request.body.url)
        await countCall(backend, reply, rateLimits.verification, caller.user.id)
        return reply.code(201).send(toToken(await askVerification(backend, caller, url)))
      },
    )

    api.put(
      path,
      {
        config: { open: true },
        schema: {
          tags: ['verification'],
          summary: 'Confirm the address',
          body: z.object({ userId: id, secret }),
          response: { 200: token },
        },
      },
      async ({ body, ip }, reply) => {
        await countCall(backend, reply, rateLimits.confirmByIp, clientNetwork(ip))
        await countCall(backend, reply, rateLimits.confirmVerification, body.userId)
        return toToken(await confirmVerification(backend, body.userId, body.secret))
      },
    )
  }

  api.post(
    '/account/recovery',
    {
      config: { open: true },
      schema: {
        tags: ['recovery'],
        summary: 'Mail a link that sets a new password',
        body: z.object({ email, url: pageUrl }),
        response: { 201: token },
      },
    },
    async ({ body, ip }, reply) => {
      const url = requireOwnPage(body.url)
      await countCall(backend, reply, rateLimits.recoveryByIp, clientNetwork(ip))
      await countCall(backend, reply, rateLimits.recoveryByAddress, body.email)
      return reply.code(201).send(toToken(await askRecovery(backend, body.email, url)))
    },
  )

  api.put(
    '/account/recovery',
    {
      config: { open: true },
      schema: {
        tags: ['recovery'],
        summary: 'Set the new password',
        body: z.object({ userId: id, secret, password }),
        response: { 200: token },
      },
    },
    async ({ body, ip }, reply) => {
      await countCall(backend, reply, rateLimits.confirmByIp, clientNetwork(ip))
      await countCall(backend, reply, rateLimits.confirmRecovery, body.userId)
      return toToken(await confirmRecovery(backend, body.userId, body.secret, body.password))
    },
  )
}
