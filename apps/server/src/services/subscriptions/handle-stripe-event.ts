import type { Ports } from '../../ports.ts'
import { BillingFailure } from '../../providers/billing/billing-provider.ts'
import type { StripeClient } from '../../providers/billing/stripe-client.ts'
import type { StripeEvent, StripeInvoice } from '../../providers/billing/stripe-shapes.ts'
import { Refusal } from '../../refusal.ts'
import { findCustomerById, keepNews } from './billing-customers.ts'
import { mirrorInvoice, mirrorRefund, mirrorSubscription, presentOf } from './mirror-stripe.ts'

const ofSubscriptions: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
])
const ofInvoices: ReadonlySet<string> = new Set(['invoice.paid', 'invoice.payment_failed'])
const REFUNDED = 'charge.refunded'

const invoiceIn = async (client: StripeClient, { type, data }: StripeEvent): Promise<StripeInvoice | undefined> => {
  if (ofInvoices.has(type)) return client.readInvoice(data.object.id)
  const { payment_intent } = data.object
  if (type !== REFUNDED || !payment_intent) return undefined
  const id = await client.findInvoice(payment_intent)
  return id === undefined ? undefined : client.readInvoice(id)
}

/**
 * What an event of Stripe changes. It only says that something changed: how things stand is asked for, and kept in one
 * transaction with the event's id. So the same event again changes nothing, and events may come late and in any order.
 * Rejects with a BillingFailure when Stripe does not answer.
 */
const handleStripeEvent = async (
  backend: Ports<'billing' | 'clock' | 'events' | 'productEvents' | 'store' | 'texts' | 'timers'>,
  client: StripeClient,
  event: StripeEvent,
): Promise<'kept' | 'ignored'> => {
  const { type, data } = event
  const isOurs = ofSubscriptions.has(type) || ofInvoices.has(type) || type === REFUNDED
  const customerId = data.object.customer
  if (!isOurs || !customerId) return 'ignored'
  const customer = await findCustomerById(backend.store, customerId)
  if (customer === undefined) return 'ignored'
  const { userId } = customer
  return keepNews(backend, {
    userId,
    event: event.id,
    gather: async () => ({
      subscription: presentOf(await client.listSubscriptions(customerId)),
      invoice: await invoiceIn(client, event),
    }),
    async keep(tx, { subscription, invoice }) {
      await mirrorSubscription(tx, backend, client, userId, subscription)
      if (invoice === undefined) return
      await mirrorInvoice(tx, backend, client, userId, invoice)
      const refunded = data.object.amount_refunded ?? 0
      if (type === REFUNDED) await mirrorRefund(tx, backend, userId, { invoice: invoice.id, refunded })
    },
  })
}

/**
 * Takes what came to the webhook, the bytes as they came. Refuses what is not signed by Stripe just now, and says so when
 * Stripe itself cannot be asked: it then tells again, for up to three days.
 */
export const takeStripeEvent = async (
  backend: Ports<'billing' | 'clock' | 'events' | 'log' | 'productEvents' | 'store' | 'stripe' | 'texts' | 'timers'>,
  body: Buffer,
  signature: string | undefined,
): Promise<'kept' | 'ignored'> => {
  const { stripe, clock, log } = backend
  if (stripe === undefined) throw new Refusal('general_route_not_found', 'No payment provider is set up.')
  const event = await stripe.readEvent(body, signature, clock.now())
  if (event === undefined) {
    throw new Refusal('general_unauthorized_scope', 'The signature is missing, wrong or too old.')
  }
  if (event === 'unreadable') return 'ignored'
  try {
    return await handleStripeEvent(backend, stripe, event)
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error
    log.warn({ err: error, event: event.type }, 'an event of the payment provider could not be taken yet')
    throw new Refusal('general_service_unavailable', 'The payment provider could not be asked.', { retryAfter: 60 })
  }
}
