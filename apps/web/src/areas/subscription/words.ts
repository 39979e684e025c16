import { moneyText, type PlanId, type SubscriptionStatus, subscriptionPlans } from '@pacemeal/domain'

/** `$12.99/month`. */
export const monthlyText = (plan: PlanId): string => `${moneyText(subscriptionPlans[plan].monthlyPrice)}/month`

/** What each charge takes: `$12.99 every month`. */
export const chargeText = (plan: PlanId): string =>
  `${moneyText(subscriptionPlans[plan].charge)} every ${plan === 'monthly' ? 'month' : 'year'}`

const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })

/** `March 16, 2026`, in this browser's zone. */
export const dateText = (instant: string): string => dateFormat.format(new Date(instant))

/** The plan somebody has, also while its payment is refused; null when there is none or it is over. */
export const planOf = (status: SubscriptionStatus): PlanId | null =>
  status.kind === 'none' || status.kind === 'expired' ? null : status.plan

/** The heading over the plans. They are on the house only for who has paid nothing and is asked for nothing. */
export function offerTitle(status: SubscriptionStatus | undefined): string {
  switch (status?.kind) {
    case undefined:
      return 'Subscription Plans'
    case 'none':
    case 'trial':
      return "This One's On Us"
    case 'expired':
      return 'Choose Your Plan'
    default:
      return 'Change Your Plan'
  }
}

/** Whether something runs: there are days left that were given or paid. */
export const isRunning = (
  status: SubscriptionStatus,
): status is Extract<SubscriptionStatus, { kind: 'trial' | 'active' }> =>
  status.kind === 'trial' || status.kind === 'active'
