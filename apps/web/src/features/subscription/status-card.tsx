import { type SubscriptionStatus, subscriptionPlans, TRIAL_DAYS } from '@pacemeal/domain'
import { dateText, monthlyText } from '../../subscription/words.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'

const planName = (plan: keyof typeof subscriptionPlans) => `${subscriptionPlans[plan].name} plan`

/** Where the subscription stands, its one number first. */
export function StatusCard({ status, isTest }: { status: SubscriptionStatus; isTest: boolean }) {
  return (
    <Card aria-label="Subscription status" className="flex flex-col gap-3 p-5">
      <StatusFace status={status} isTest={isTest} />
    </Card>
  )
}

function StatusFace({ status, isTest }: { status: SubscriptionStatus; isTest: boolean }) {
  switch (status.kind) {
    case 'none':
      return (
        <>
          <Chip className="self-start">No subscription</Chip>
          <h2 className="text-28 font-bold text-ink">Try it for {TRIAL_DAYS} days</h2>
          <p className="text-16 text-muted">Everything in Pacemeal, free for {TRIAL_DAYS} days. Cancel anytime.</p>
        </>
      )
    case 'trial':
      return (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Chip tone="ember">Free trial</Chip>
            <span className="figures text-14 text-muted">
              {planName(status.plan)}, {monthlyText(status.plan)}
            </span>
          </div>
          <h2 className="figures flex items-baseline gap-2 text-40 font-bold text-ink">
            {status.daysLeft}
            <span className="text-16 font-semibold text-muted">{status.daysLeft === 1 ? 'day left' : 'days left'}</span>
          </h2>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-track">
            <div
              className="h-full rounded-full bg-ember"
              style={{ width: `${(100 * Math.min(TRIAL_DAYS, status.daysLeft)) / TRIAL_DAYS}%` }}
            />
          </div>
          <p className="figures text-14 text-muted">{trialWords(status, isTest)}</p>
        </>
      )
    case 'active':
      return (
        <>
          <Chip tone="success" className="self-start">
            Active
          </Chip>
          <h2 className="text-28 font-bold text-ink">{planName(status.plan)}</h2>
          <p className="figures text-16 text-muted">
            {status.isCancelled ? 'Ends' : 'Renews'} on {dateText(status.endsAt)}, {monthlyText(status.plan)}.
          </p>
        </>
      )
    case 'expired':
      return (
        <>
          <Chip className="self-start">Expired</Chip>
          <h2 className="text-28 font-bold text-ink">Renew your subscription</h2>
          <p className="figures text-16 text-muted">
            Your {planName(status.plan).toLowerCase()} ended on {dateText(status.endedAt)}.
          </p>
        </>
      )
  }
}

function trialWords(status: Extract<SubscriptionStatus, { kind: 'trial' }>, isTest: boolean): string {
  const end = dateText(status.endsAt)
  if (status.isCancelled) return `Cancelled. It ends on ${end}, and nothing is charged.`
  return isTest ? `The trial ends on ${end}.` : `The first charge follows on ${end}.`
}
