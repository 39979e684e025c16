import { projectId } from '@pacemeal/protocol'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { publicUrl } from '../config/public-url.ts'
import { providerIds } from '../provider-ids.ts'
import { Refusal } from '../refusal.ts'
import { beginProviderSignIn, finishProviderSignIn, listProviders } from '../services/accounts/sign-in-with-provider.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { countCall, rateLimits } from './limits.ts'
import { originCheck } from './origins.ts'
import { nothing, pageUrl } from './parameters.ts'
import { recorded } from './security-log.ts'
import { ensureSignInBrowser, setSignInBrowser, signInBrowserOf } from './sign-in-cookie.ts'

const tags = ['sessions']

const provider = z.enum(providerIds, { error: `takes ${providerIds.join(' or ')}` })

const go = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 302)

/** Signing in through a provider: away to it, and back with a one-time secret for a page of ours. */
export const registerOAuth: HttpArea = (api, backend) => {
  const allows = originCheck(backend.config)
  const requireOwnPage = (name: string, url: string): string => {
    if (allows(url)) return url
    throw new Refusal('general_argument_invalid', `Invalid \`${name}\` param: its host is not one of this app.`)
  }
  const callbackPage = (succeeded: boolean): string => `${publicUrl(backend.config)}/callback?success=${succeeded}`

  api.get(
    '/account/tokens/oauth2',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'List the providers that are set up',
        response: { 200: z.object({ providers: z.array(z.object({ provider, name: z.string() })) }) },
      },
    },
    async () => ({ providers: listProviders(backend) }),
  )

  api.get(
    '/account/tokens/oauth2/:provider',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'Go to a provider to sign in',
        params: z.object({ provider }),
        querystring: z.object({ success: pageUrl.optional(), failure: pageUrl.optional() }),
        response: { 302: nothing },
      },
    },
    async (request, reply) => {
      const { query, ip } = request
      const success = requireOwnPage('success', query.success ?? callbackPage(true))
      const failure = requireOwnPage('failure', query.failure ?? callbackPage(false))
      await countCall(backend, reply, rateLimits.oauth, clientNetwork(ip))
      const browser = ensureSignInBrowser(backend, request)
      const wish = { provider: request.params.provider, success, failure, browser }
      const address = await beginProviderSignIn(backend, wish)
      setSignInBrowser(backend, reply, browser, success)
      return go(reply, address)
    },
  )

  api.get(
    '/account/sessions/oauth2/callback/:provider/:projectId',
    {
      config: { open: true, projectless: true },
      schema: {
        tags,
        summary: 'Come back from a provider',
        params: z.object({ provider, projectId: z.string() }),
        response: { 302: nothing },
      },
    },
    async (request, reply) => {
      if (request.params.projectId !== projectId) {
        throw new Refusal('project_not_found', 'There is no project with this id.')
      }
      await countCall(backend, reply, rateLimits.oauth, clientNetwork(request.ip))
      const [, query = ''] = request.url.split('?', 2)
      const answer = { provider: request.params.provider, query, browser: signInBrowserOf(backend, request) }
      const facts = { by: request.params.provider }
      const returned = await recorded(
        backend,
        request,
        'provider-return',
        facts,
        () => finishProviderSignIn(backend, answer),
        { userOf: ({ userId }) => userId, refusalIn: ({ refusal }) => refusal },
      )
      return go(reply, returned.page)
    },
  )
}
