import { type PlanId, trialDaysLeft } from '@pacemeal/domain'
import { publicUrl } from '../../config/public-url.ts'
import type { AllPorts } from '../../ports.ts'
import type { BillingAnswer, BillingProvider, BillingRefusal } from '../../providers/billing/billing-provider.ts'
import type { StripeClient } from '../../providers/billing/stripe-client.ts'
import type { StripeSubscription } from '../../providers/billing/stripe-shapes.ts'
import { isBrokenReference } from '../../store/violations.ts'
import { requireUser } from '../accounts/find-user.ts'
import { lockPayment } from '../payments/record-payment.ts'
import { type BillingCustomer, findCustomer, keepNews } from './billing-customers.ts'
import { deleteCustomer } from './delete-customer.ts'
import { lockSubscription } from './keep-subscription.ts'
import { invoiceOf, isLive, mirrorRefund, mirrorSubscription, planOf, presentOf } from './mirror-stripe.ts'

const done: BillingAnswer = { kind: 'done' }
const refused = (why: BillingRefusal): BillingAnswer => ({ kind: 'refused', why })
const goTo = (url: string): BillingAnswer => ({ kind: 'go-to', url })

interface Parts {
  readonly backend: AllPorts
  readonly client: StripeClient
}

const requireCustomer = async ({ backend, client }: Parts, userId: string): Promise<BillingCustomer> => {
  const { store } = backend
  const known = await findCustomer(store, userId)
  if (known !== undefined) return known
  const { id, email, name } = await requireUser(store, userId)
  const customer = {
    userId,
    customerId: await client.createCustomer({ id, email, name }),
    checkoutId: null,
    version: 0,
  }
  const rows = store.db.insertInto('billingCustomers').values(customer)
  try {
    await rows.onConflict((conflict) => conflict.column('userId').doNothing()).execute()
  } catch (error) {
    // The account was deleted meanwhile, when Stripe did not know the person yet: it has to forget them all the same.
    if (isBrokenReference(error)) await deleteCustomer(backend, customer.customerId)
    throw error
  }
  return (await findCustomer(store, userId)) ?? customer
}

/** Brings our records up to Stripe's; gives what counts there. */
const refresh = async ({ backend, client }: Parts, userId: string): Promise<StripeSubscription | undefined> => {
  let present: StripeSubscription | undefined
  await keepNews(backend, {
    userId,
    gather: async ({ customerId }) => presentOf(await client.listSubscriptions(customerId)),
    async keep(tx, found) {
      present = found
      await mirrorSubscription(tx, backend, client, userId, found)
    },
  })
  return present
}

const liveOne = async (parts: Parts, userId: string): Promise<StripeSubscription | undefined> => {
  const present = await refresh(parts, userId)
  return present !== undefined && isLive(present) ? present : undefined
}

/** One checkout a person is open at a time, so that nobody pays for two subscriptions. */
const checkOut = async (
  { backend, client }: Parts,
  customer: BillingCustomer,
  plan: PlanId,
): Promise<BillingAnswer> => {
  const { userId, customerId, checkoutId } = customer
  if (checkoutId !== null) await client.closeCheckout(checkoutId)
  const had = await backend.store.transact((tx) => lockSubscription(tx, userId))
  const address = publicUrl(backend.config)
  const { id, url } = await client.openCheckout({
    customer: customerId,
    userId,
    plan,
    trialDays: trialDaysLeft(had ?? null, backend.clock.now()),
    successUrl: `${address}/subscription/success`,
    cancelUrl: `${address}/subscription/plans`,
  })
  await backend.store.db.updateTable('billingCustomers').set({ checkoutId: id }).where('userId', '=', userId).execute()
  return goTo(url)
}

const returnUrl = ({ backend }: Parts): string => `${publicUrl(backend.config)}/subscription?updated`

const subscribe = async (parts: Parts, userId: string, plan: PlanId): Promise<BillingAnswer> => {
  const { client } = parts
  const customer = await requireCustomer(parts, userId)
  if (customer.checkoutId !== null) await client.closeCheckout(customer.checkoutId)
  const live = await liveOne(parts, userId)
  if (live === undefined) return checkOut(parts, { ...customer, checkoutId: null }, plan)
  const isOther = planOf(client, live) !== plan
  if (isOther && live.status !== 'trialing') {
    // Another plan takes money today: Stripe shows how much, and the person confirms it there.
    const change = { subscription: live, plan }
    return goTo(await client.openPortal({ customer: customer.customerId, returnUrl: returnUrl(parts), change }))
  }
  await client.changeSubscription(live, { isCancelled: false, ...(isOther ? { plan } : {}) })
  await refresh(parts, userId)
  return done
}

const cancel = async (parts: Parts, userId: string): Promise<BillingAnswer> => {
  const live = await liveOne(parts, userId)
  if (live === undefined) return refused('nothing-to-cancel')
  // Nothing paid runs any more while a charge is refused.
  if (live.status === 'past_due' || live.status === 'unpaid') await parts.client.endSubscription(live.id)
  else await parts.client.changeSubscription(live, { isCancelled: true })
  await refresh(parts, userId)
  return done
}

const openPortal = async (parts: Parts, userId: string): Promise<BillingAnswer> => {
  const customer = await findCustomer(parts.backend.store, userId)
  if (customer === undefined) return refused('no-customer')
  return goTo(await parts.client.openPortal({ customer: customer.customerId, returnUrl: returnUrl(parts) }))
}

const refund = async ({ backend, client }: Parts, id: string): Promise<BillingAnswer> => {
  const kept = await backend.store.transact((tx) => lockPayment(tx, id))
  const invoice = invoiceOf(kept?.payment.charge ?? null)
  if (kept?.payment.status !== 'paid' || invoice === undefined) return refused('no-such-payment')
  const { user, amount } = kept.payment
  await client.refundInvoice(invoice)
  await backend.store.transact((tx) => mirrorRefund(tx, backend, user, { invoice, refunded: amount }))
  return done
}

/** Stripe charges and keeps the calendar; our records follow its own, by its events and whenever a person asks. */
export const stripeBilling = (backend: () => AllPorts, client: StripeClient): BillingProvider => {
  const parts = (): Parts => ({ backend: backend(), client })
  return {
    name: 'stripe',
    subscribe: (userId, plan) => subscribe(parts(), userId, plan),
    cancel: (userId) => cancel(parts(), userId),
    openPortal: (userId) => openPortal(parts(), userId),
    async refresh(userId) {
      await refresh(parts(), userId)
      return done
    },
    chooseTestCard: async () => refused('not-offered'),
    refund: (id) => refund(parts(), id),
  }
}
