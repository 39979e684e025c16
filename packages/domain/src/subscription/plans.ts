/** Days that cost nothing, once a person (product specification). */
export const TRIAL_DAYS = 14

export const planIds = ['monthly', 'yearly'] as const
export type PlanId = (typeof planIds)[number]

export interface SubscriptionPlan {
  readonly id: PlanId
  readonly name: string
  /** What a month of it costs, in cents of a US dollar. */
  readonly monthlyPrice: number
  /** What is charged at a time, in cents of a US dollar. */
  readonly charge: number
  readonly isBestValue: boolean
}

/** What can be subscribed to, with its prices (product specification). */
export const subscriptionPlans: Readonly<Record<PlanId, SubscriptionPlan>> = {
  monthly: {
    id: 'monthly',
    name: 'Monthly',
    monthlyPrice: 1299,
    charge: 1299,
    isBestValue: true,
  },
  yearly: {
    id: 'yearly',
    name: 'Yearly',
    monthlyPrice: 899,
    charge: 10_788,
    isBestValue: false,
  },
}

/** The cards of the embedded test billing: one that pays, one that is declined. Neither holds money. */
export const testCards = ['accepted', 'declined'] as const
export type TestCard = (typeof testCards)[number]
