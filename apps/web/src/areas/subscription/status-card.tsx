import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type PlanId, type SubscriptionStatus, subscriptionPlans, TRIAL_DAYS } from '@pacemeal/domain'
import { moneyText } from '../../languages/numbers.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { chargeText, dateText, monthlyText, planTitles } from './words.ts'

/** Where the subscription stands, its one number first. */
export function StatusCard({ status }: { status: SubscriptionStatus }) {
  const { t } = useLingui()
  return (
    <Card aria-label={t`Subscription status`} className="flex flex-col gap-3 p-5">
      <StatusFace status={status} />
    </Card>
  )
}

function StatusFace({ status }: { status: SubscriptionStatus }) {
  const { t } = useLingui()
  switch (status.kind) {
    case 'none':
      return (
        <>
          <Chip className="self-start">
            <Trans>No subscription</Trans>
          </Chip>
          <h2 className="text-28 font-bold text-ink">
            <Trans>Try it for {TRIAL_DAYS} days</Trans>
          </h2>
          <p className="text-16 text-muted">
            <Trans>Everything in Pacemeal, free for {TRIAL_DAYS} days. Cancel anytime.</Trans>
          </p>
        </>
      )
    case 'trial':
      return (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Chip tone="ember">
              <Trans>Free trial</Trans>
            </Chip>
            <span className="figures text-14 text-muted">
              {t(planTitles[status.plan])}, {monthlyText(status.plan)}
            </span>
          </div>
          <h2 className="figures flex items-baseline gap-2 text-40 font-bold text-ink">
            {status.daysLeft}
            <span className="text-16 font-semibold text-muted">
              <Plural value={status.daysLeft} one="day left" other="days left" />
            </span>
          </h2>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-track">
            <div
              className="h-full rounded-full bg-ember"
              style={{ width: `${(100 * Math.min(TRIAL_DAYS, status.daysLeft)) / TRIAL_DAYS}%` }}
            />
          </div>
          <p className="figures text-14 text-muted">{trialWords(status)}</p>
        </>
      )
    case 'active':
      return (
        <>
          <Chip tone="success" className="self-start">
            <Trans>Active</Trans>
          </Chip>
          <h2 className="text-28 font-bold text-ink">{t(planTitles[status.plan])}</h2>
          <p className="figures text-16 text-muted">{activeWords(status)}</p>
        </>
      )
    case 'past-due':
      return (
        <>
          <Chip tone="warning" className="self-start">
            <Trans>Payment failed</Trans>
          </Chip>
          <h2 className="text-28 font-bold text-ink">{t(planTitles[status.plan])}</h2>
          <p className="figures text-16 text-muted">{pastDueWords(status)}</p>
        </>
      )
    case 'expired':
      return (
        <>
          <Chip className="self-start">
            <Trans>Expired</Trans>
          </Chip>
          <h2 className="text-28 font-bold text-ink">
            <Trans>Renew your subscription</Trans>
          </h2>
          <p className="figures text-16 text-muted">{endedWords(status)}</p>
        </>
      )
  }
}

const chargeOf = (plan: PlanId): string => moneyText(subscriptionPlans[plan].charge)

function trialWords({ isCancelled, plan, endsAt }: Extract<SubscriptionStatus, { kind: 'trial' }>): string {
  const end = dateText(endsAt)
  const charge = chargeOf(plan)
  return isCancelled
    ? translate`Cancelled. It ends on ${end}, and nothing is charged.`
    : translate`The first charge of ${charge} follows on ${end}.`
}

function activeWords({ isCancelled, isDue, plan, endsAt }: Extract<SubscriptionStatus, { kind: 'active' }>): string {
  const end = dateText(endsAt)
  const charge = chargeOf(plan)
  if (isDue) return translate`The payment of ${charge} is on its way.`
  if (isCancelled) return translate`Cancelled. It stays yours until ${end}, and nothing more is charged.`
  const charges = chargeText(plan)
  return translate`Renews on ${end}, ${charges}.`
}

function pastDueWords({ plan, since }: Extract<SubscriptionStatus, { kind: 'past-due' }>): string {
  const charge = chargeOf(plan)
  const day = dateText(since)
  return translate`${charge} could not be charged on ${day}. We try again over the next days. Update your card to keep your plan; nothing you use is locked.`
}

function endedWords({ plan, endedAt }: Extract<SubscriptionStatus, { kind: 'expired' }>): string {
  const day = dateText(endedAt)
  return plan === 'monthly'
    ? translate`Your monthly plan ended on ${day}.`
    : translate`Your yearly plan ended on ${day}.`
}
