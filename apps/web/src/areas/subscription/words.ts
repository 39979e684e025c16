import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type PlanId, planIds, type SubscriptionStatus, subscriptionPlans } from '@pacemeal/domain'
import { instantDate } from '../../languages/dates.ts'
import { moneyText } from '../../languages/numbers.ts'

/** What a plan is called. */
export const planNames: Readonly<Record<PlanId, MessageDescriptor>> = { monthly: msg`Monthly`, yearly: msg`Yearly` }

/** A plan as what somebody has. */
export const planTitles: Readonly<Record<PlanId, MessageDescriptor>> = {
  monthly: msg`Monthly plan`,
  yearly: msg`Yearly plan`,
}

/** What a payment was for, as the server wrote it in English: a plan's name in the person's language, other words as they are. */
export const paymentTitle = (description: string): string => {
  const plan = planIds.find((id) => description === `${subscriptionPlans[id].name} plan`)
  return plan === undefined ? description : t(planTitles[plan])
}

/** When a plan is charged, for who begins with the trial (product specification). */
export const planTerms: Readonly<Record<PlanId, MessageDescriptor>> = {
  monthly: msg`Billed monthly after the 14-day trial`,
  yearly: msg`$107.88/year after trial`,
}

/** `$12.99/month`. */
export const monthlyText = (plan: PlanId): string => {
  const price = moneyText(subscriptionPlans[plan].monthlyPrice)
  return t`${price}/month`
}

/** What each charge takes: `$12.99 every month`. */
export const chargeText = (plan: PlanId): string => {
  const charge = moneyText(subscriptionPlans[plan].charge)
  return plan === 'monthly' ? t`${charge} every month` : t`${charge} every year`
}

/** `March 16, 2026`, in this browser's zone. */
export const dateText = (instant: string): string => instantDate(new Date(instant))

/** The plan somebody has, also while its payment is refused; null when there is none or it is over. */
export const planOf = (status: SubscriptionStatus): PlanId | null =>
  status.kind === 'none' || status.kind === 'expired' ? null : status.plan

/** The heading over the plans. They are on the house only for who has paid nothing and is asked for nothing. */
export function offerTitle(status: SubscriptionStatus | undefined): string {
  switch (status?.kind) {
    case undefined:
      return t`Subscription Plans`
    case 'none':
    case 'trial':
      return t`This One's On Us`
    case 'expired':
      return t`Choose Your Plan`
    default:
      return t`Change Your Plan`
  }
}

/** Whether something runs: there are days left that were given or paid. */
export const isRunning = (
  status: SubscriptionStatus,
): status is Extract<SubscriptionStatus, { kind: 'trial' | 'active' }> =>
  status.kind === 'trial' || status.kind === 'active'
