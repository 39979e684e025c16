import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { toToken } from '../services/accounts/account-views.ts'
import { confirmRecovery, type RecoveredAccount } from '../services/accounts/recover-account.ts'
import { requestRecovery } from '../services/accounts/request-recovery.ts'
import { askVerification, confirmVerification } from '../services/accounts/verify-email.ts'
import { requireSignedIn } from '../services/caller.ts'
import { token } from './account-schemas.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { deviceClaimOf, setDeviceCookie } from './device-cookie.ts'
import { countCall, rateLimits } from './limits.ts'
import { originCheck } from './origins.ts'
import { email, id, pageUrl, password, secret } from './parameters.ts'
import { recorded } from './security-log.ts'

/** Waits until the answer has left, or nobody waits for it any more. */
const hasLeft = ({ raw }: FastifyReply): Promise<void> => finished(raw).catch(() => undefined)

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
      async (request, reply) => {
        const { userId, secret } = request.body
        await countCall(backend, reply, rateLimits.confirmByIp, clientNetwork(request.ip))
        await countCall(backend, reply, rateLimits.confirmVerification, userId)
        const confirm = () => confirmVerification(backend, userId, secret)
        return toToken(
          await recorded(backend, request, 'verification', {}, confirm, { userOf: (token) => token.userId }),
        )
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
    async (request, reply) => {
      const { email } = request.body
      const url = requireOwnPage(request.body.url)
      await countCall(backend, reply, rateLimits.recoveryByIp, clientNetwork(request.ip))
      await countCall(backend, reply, rateLimits.recoveryByAddress, email)
      const ask = () => requestRecovery(backend, email, url, hasLeft(reply))
      return reply.code(201).send(toToken(await recorded(backend, request, 'recovery-request', { email }, ask)))
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
    async (request, reply) => {
      const { userId, secret, password } = request.body
      await countCall(backend, reply, rateLimits.confirmByIp, clientNetwork(request.ip))
      await countCall(backend, reply, rateLimits.confirmRecovery, userId)
      const confirm = () => confirmRecovery(backend, userId, secret, password, deviceClaimOf(backend, request))
      const userOf = ({ token }: RecoveredAccount) => token.userId
      const { token, device } = await recorded(backend, request, 'recovery', {}, confirm, { userOf })
      setDeviceCookie(backend, reply, device)
      return toToken(token)
    },
  )
}
