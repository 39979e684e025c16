import { createHash } from 'node:crypto'
import type { PlanId } from '@pacemeal/domain'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { BillingFailure } from './billing-provider.ts'
import { type AskStripe, isUnknown, type StripeOptions, stripeRequests } from './stripe-requests.ts'
import {
  type StripeEvent,
  type StripeInvoice,
  type StripeSubscription,
  stripeCheckout,
  stripeEvent,
  stripeId,
  stripeInvoice,
  stripeInvoicePayments,
  stripePage,
  stripeSubscription,
} from './stripe-shapes.ts'

export interface CheckoutWanted {
  readonly customer: string
  readonly userId: string
  readonly plan: PlanId
  /** Free days before the first charge; 0 for none. */
  readonly trialDays: number
  /** Pages of ours. */
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface PortalWanted {
  readonly customer: string
  readonly returnUrl: string
  /** Leads straight to the confirmation of another plan, with the amount it takes. */
  readonly change?: { readonly subscription: StripeSubscription; readonly plan: PlanId }
}

export interface SubscriptionChanges {
  readonly isCancelled: boolean
  /** Another plan from now on, without a charge for it today: only for a trial. */
  readonly plan?: PlanId
}

/**
 * The part of Stripe that we use. Every method rejects with a {@link BillingFailure}; passing failures have been retried
 * before, under the SDK's idempotency keys.
 */
export interface StripeClient {
  /** The customer of one of our users: the same one however often it is asked for within a day. */
  createCustomer(user: { readonly id: string; readonly email: string; readonly name: string }): Promise<string>
  /** Deletes a customer, which ends what they subscribed to at once. One that is not known has gone. */
  forgetCustomer(customer: string): Promise<void>
  openCheckout(wanted: CheckoutWanted): Promise<{ readonly id: string; readonly url: string }>
  /** Closes a checkout that is still open, so that it cannot be paid beside another; gives whether it was. */
  closeCheckout(id: string): Promise<boolean>
  openPortal(wanted: PortalWanted): Promise<string>
  /** All of a customer's subscriptions, newest first. */
  listSubscriptions(customer: string): Promise<readonly StripeSubscription[]>
  changeSubscription(subscription: StripeSubscription, changes: SubscriptionChanges): Promise<void>
  endSubscription(id: string): Promise<void>
  readInvoice(id: string): Promise<StripeInvoice>
  /** The invoice that a payment belongs to. */
  findInvoice(paymentIntent: string): Promise<string | undefined>
  /** Gives back what was paid for an invoice, once. */
  refundInvoice(id: string): Promise<void>
  /** The plan that a price stands for; undefined when it is none of ours. */
  planOf(price: string): PlanId | undefined
  /** A signed event; undefined when the signature is missing, wrong, or older than five minutes. */
  readEvent(body: Buffer, signature: string | undefined, now: number): Promise<StripeEvent | 'unreadable' | undefined>
}

/** Stripe's own figure, in seconds. */
const REPLAY_WINDOW = 300

type Prices = StripeOptions['prices']

/** One customer a user. */
const customerCalls = (ask: AskStripe): Pick<StripeClient, 'createCustomer' | 'forgetCustomer'> => ({
  async createCustomer({ id, email, name }) {
    const made = await ask(
      'make a customer',
      (stripe) =>
        stripe.customers.create(
          { email, name, metadata: { user: id } },
          // Of these very words: the same key with others is refused for a day.
          { idempotencyKey: `customer/${id}/${createHash('sha256').update(`${email}\n${name}`).digest('hex')}` },
        ),
      stripeId,
    )
    return made.id
  },
  async forgetCustomer(customer) {
    await ask('delete a customer', (stripe) => stripe.customers.del(customer), stripeId).catch((error: unknown) => {
      if (!isUnknown(error)) throw error
    })
  },
})

/** Stripe's own pages, on which people pay and change what they pay for. */
const pageCalls = (
  ask: AskStripe,
  prices: Prices,
): Pick<StripeClient, 'openCheckout' | 'closeCheckout' | 'openPortal'> => ({
  openCheckout: ({ customer, userId, plan, trialDays, successUrl, cancelUrl }) =>
    ask(
      'open a checkout',
      (stripe) =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          subscription_data: {
            metadata: { user: userId },
            ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
          },
          success_url: successUrl,
          cancel_url: cancelUrl,
        }),
      stripeCheckout,
    ),
  async closeCheckout(id) {
    try {
      await ask('close a checkout', (stripe) => stripe.checkout.sessions.expire(id), stripeId)
      return true
    } catch (error) {
      // It is completed, or has run out by itself.
      if (error instanceof BillingFailure && error.reason === 'refused') return false
      throw error
    }
  },
  async openPortal({ customer, returnUrl, change }) {
    const flow: Stripe.BillingPortal.SessionCreateParams.FlowData | undefined = change && {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: change.subscription.id,
        items: change.subscription.items.data.slice(0, 1).map(({ id }) => ({ id, price: prices[change.plan] })),
      },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    }
    const page = await ask(
      'open the portal',
      (stripe) =>
        stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          ...(flow === undefined ? {} : { flow_data: flow }),
        }),
      stripePage,
    )
    return page.url
  },
})

const subscriptionCalls = (
  ask: AskStripe,
  prices: Prices,
): Pick<StripeClient, 'listSubscriptions' | 'changeSubscription' | 'endSubscription'> => ({
  async listSubscriptions(customer) {
    const shape = z.object({ data: z.array(stripeSubscription) })
    const wanted = { customer, status: 'all', limit: 20 } as const
    const { data } = await ask('list subscriptions', (stripe) => stripe.subscriptions.list(wanted), shape)
    return data.toSorted((one, other) => other.created - one.created)
  },
  async changeSubscription({ id, items }, { isCancelled, plan }) {
    const item = items.data[0]
    await ask(
      'change a subscription',
      (stripe) =>
        stripe.subscriptions.update(id, {
          cancel_at_period_end: isCancelled,
          ...(plan === undefined || item === undefined
            ? {}
            : { items: [{ id: item.id, price: prices[plan] }], proration_behavior: 'none' as const }),
        }),
      stripeId,
    )
  },
  async endSubscription(id) {
    await ask('end a subscription', (stripe) => stripe.subscriptions.cancel(id), stripeId)
  },
})

/** What was charged, and giving it back. */
const invoiceCalls = (ask: AskStripe): Pick<StripeClient, 'readInvoice' | 'findInvoice' | 'refundInvoice'> => {
  const paymentsOf = (what: string, wanted: Stripe.InvoicePaymentListParams) =>
    ask(what, (stripe) => stripe.invoicePayments.list(wanted), stripeInvoicePayments)
  return {
    readInvoice: (id) => ask('read an invoice', (stripe) => stripe.invoices.retrieve(id), stripeInvoice),
    async findInvoice(paymentIntent) {
      const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const
      return (await paymentsOf('find an invoice', { payment })).data[0]?.invoice
    },
    async refundInvoice(id) {
      const { data } = await paymentsOf('find a payment', { invoice: id, status: 'paid' })
      const intents = data.flatMap(({ payment }) => payment.payment_intent ?? [])
      if (intents.length === 0) throw new BillingFailure('refused', 'give money back: the invoice has no payment')
      for (const intent of intents) {
        await ask(
          'give money back',
          (stripe) => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund/${intent}` }),
          stripeId,
        )
      }
    },
  }
}

/** Opens the client; nothing is asked before the first call. */
export const stripeClient = (options: StripeOptions): StripeClient => {
  const { prices, webhookSecret } = options
  const { open, ask } = stripeRequests(options)
  return {
    ...customerCalls(ask),
    ...pageCalls(ask, prices),
    ...subscriptionCalls(ask, prices),
    ...invoiceCalls(ask),
    planOf(price) {
      if (price === prices.monthly) return 'monthly'
      return price === prices.yearly ? 'yearly' : undefined
    },
    async readEvent(body, signature, now) {
      const stripe = await open()
      let event: unknown
      try {
        const header = signature ?? ''
        event = await stripe.webhooks.constructEventAsync(body, header, webhookSecret, REPLAY_WINDOW, undefined, now)
      } catch {
        return undefined
      }
      return stripeEvent.safeParse(event).data ?? 'unreadable'
    },
  }
}
