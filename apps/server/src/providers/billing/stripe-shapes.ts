import { z } from 'zod'

/** Stripe's moments are seconds; ours are milliseconds. */
const moment = z.number().transform((seconds) => seconds * 1000)
const momentOrNone = moment.nullish().transform((at) => at ?? null)
/** A reference is an id, or the object itself. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const price = z.object({ id: z.string(), recurring: z.object({ interval: z.string() }).nullish() })

/** A subscription as far as we read it. */
export const stripeSubscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  created: moment,
  start_date: moment,
  trial_end: momentOrNone,
  cancel_at_period_end: z.boolean(),
  cancel_at: momentOrNone,
  canceled_at: momentOrNone,
  ended_at: momentOrNone,
  items: z.object({
    data: z
      .array(z.object({ id: z.string(), current_period_start: moment, current_period_end: moment, price }))
      .min(1, 'takes at least one item'),
  }),
})
export type StripeSubscription = z.infer<typeof stripeSubscription>

/** An invoice as far as we read it. Amounts are in the smallest unit of the currency. */
export const stripeInvoice = z.object({
  id: z.string(),
  customer: reference.nullable(),
  status: z.string().nullable(),
  amount_due: z.number().int(),
  amount_paid: z.number().int(),
  currency: z.string().transform((code) => code.toUpperCase()),
  created: moment,
  next_payment_attempt: momentOrNone,
  status_transitions: z.object({ paid_at: momentOrNone }),
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ start: moment, end: moment }),
        pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
      }),
    ),
  }),
})
export type StripeInvoice = z.infer<typeof stripeInvoice>

export const stripeCheckout = z.object({ id: z.string(), url: z.url() })
export const stripePage = z.object({ url: z.url() })
export const stripeId = z.object({ id: z.string() })
export const stripeInvoicePayments = z.object({
  data: z.array(z.object({ invoice: reference, payment: z.object({ payment_intent: reference.nullish() }) })),
})

/** What an event is about. Only ids and amounts that never go back are taken from it: how things stand is asked for. */
export const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      customer: reference.nullish(),
      payment_intent: reference.nullish(),
      amount_refunded: z.number().int().nullish(),
    }),
  }),
})
export type StripeEvent = z.infer<typeof stripeEvent>
