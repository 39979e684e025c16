import { DAY_SECONDS } from '@pacemeal/domain'

/** Somebody's subscription at the double, in Stripe's own words. */
export interface StripeSubscriptionRecord {
  id: string
  object: 'subscription'
  customer: string
  status: string
  created: number
  start_date: number
  trial_end: number | null
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  items: { data: { id: string; current_period_start: number; current_period_end: number; price: PriceRecord }[] }
}

interface PriceRecord {
  readonly id: string
  readonly recurring: { readonly interval: 'month' | 'year' }
}

export interface StripeInvoiceRecord {
  id: string
  object: 'invoice'
  customer: string
  status: 'open' | 'paid' | 'uncollectible'
  amount_due: number
  amount_paid: number
  currency: string
  created: number
  next_payment_attempt: number | null
  status_transitions: { paid_at: number | null }
  lines: { data: { period: { start: number; end: number }; pricing: { price_details: { price: string } } }[] }
}

export const prices = { monthly: 'price_monthly_test', yearly: 'price_yearly_test' } as const

export const priceOf = (id: string): PriceRecord => ({
  id,
  recurring: { interval: id === prices.yearly ? 'year' : 'month' },
})
export const centsOf = (id: string): number => (id === prices.yearly ? 10_788 : 1299)

/** The end of a period by the calendar, in seconds. */
export const afterPeriod = (start: number, price: PriceRecord): number => {
  const from = Temporal.Instant.fromEpochMilliseconds(start * 1000).toZonedDateTimeISO('UTC')
  return from.add({ months: price.recurring.interval === 'year' ? 12 : 1 }).epochMilliseconds / 1000
}

/** A subscription as it begins, on trial or paid. */
export const beginSubscription = (
  id: string,
  { customer, price, trialDays, now }: { customer: string; price: string; trialDays: number; now: number },
): StripeSubscriptionRecord => {
  const end = trialDays > 0 ? now + trialDays * DAY_SECONDS : afterPeriod(now, priceOf(price))
  return {
    id,
    object: 'subscription',
    customer,
    status: trialDays > 0 ? 'trialing' : 'active',
    created: now,
    start_date: now,
    trial_end: trialDays > 0 ? end : null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    items: { data: [{ id: `si_${id}`, current_period_start: now, current_period_end: end, price: priceOf(price) }] },
  }
}
