import { instantText } from '@pacemeal/domain'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { takeStripeEvent } from '../services/subscriptions/handle-stripe-event.ts'
import { handleTerraEvent } from '../services/wearable/handle-terra-event.ts'
import { readTerraEvent } from '../services/wearable/read-terra-event.ts'
import type { Api, HttpArea } from './api.ts'

/** The service sends at most 10 MB at a time. */
const MAX_EVENT_LENGTH = 12 * 1024 * 1024

const MAX_STRIPE_EVENT_LENGTH = 1024 * 1024

const headerOf = (request: FastifyRequest, ...names: readonly string[]): string | undefined => {
  const found = names.map((name) => request.headers[name]).find((value) => value !== undefined)
  return Array.isArray(found) ? found[0] : found
}

const signatureOf = (request: FastifyRequest) => headerOf(request, 'terra-signature', 'x-terra-signature')
const unsigned = () => new Refusal('general_unauthorized_scope', 'The signature is missing, wrong or too old.')

/** When the service says that it sent the event, else now; a stamp of the future counts as now. */
const sentAt = (request: FastifyRequest, now: number) => {
  const stamp = Number(headerOf(request, 'x-terra-ordering-timestamp') ?? Number.NaN)
  return instantText(stamp > 0 && stamp < now ? stamp : now)
}

const answer = z.object({ status: z.enum(['success', 'ignored']) })

/** Events of services outside, which have no session: their signature says who they are. */
export const registerWebhooks: HttpArea = async (api, backend) => {
  await api.register(async (scope) => {
    const raw = scope as Api
    // The signature is over the bytes as they came, so nothing may read them first.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    raw.post(
      '/webhooks/terra',
      {
        config: { open: true, projectless: true },
        bodyLimit: MAX_EVENT_LENGTH,
        // Nobody sends megabytes here without at least claiming to be the service.
        onRequest: async (request) => {
          if (backend.wearables === undefined) {
            throw new Refusal('general_route_not_found', 'No wearable service is set up.')
          }
          if (signatureOf(request) === undefined) throw unsigned()
        },
        schema: { tags: ['webhooks'], summary: 'An event of the wearable service', response: { 200: answer } },
      },
      async (request) => {
        const { wearables, clock } = backend
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!wearables?.isGenuine(signatureOf(request), body, clock.now())) throw unsigned()
        const sent = sentAt(request, clock.now())
        const outcome = await handleTerraEvent(backend, await readTerraEvent(body), sent)
        return { status: outcome === 'kept' ? ('success' as const) : ('ignored' as const) }
      },
    )
    raw.post(
      '/webhooks/stripe',
      {
        config: { open: true, projectless: true },
        bodyLimit: MAX_STRIPE_EVENT_LENGTH,
        schema: { tags: ['webhooks'], summary: 'An event of the payment provider', response: { 200: answer } },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const outcome = await takeStripeEvent(backend, body, headerOf(request, 'stripe-signature'))
        return { status: outcome === 'kept' ? ('success' as const) : ('ignored' as const) }
      },
    )
  })
}
