import { Trans } from '@lingui/react/macro'
import { moneyText, type PlanId, planIds, type SubscriptionStatus, subscriptionPlans } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { subscribe } from '../../api/subscriptions.ts'
import { goToPage } from '../../navigation/go-to-page.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { subscriptionFeatures } from './features.ts'
import { PlanCard } from './plan-card.tsx'
import { TestBillingNote } from './test-billing-note.tsx'
import { useTestBilling } from './use-subscription.ts'
import { chargeText, dateText, isRunning, planOf } from './words.ts'

export interface PlanOfferProps {
  userId: string
  status: SubscriptionStatus
  /** After the server has kept it; `isNew` when something has just begun. */
  onSubscribed: (plan: PlanId, isNew: boolean) => void
  /** A way past the offer, under the button. */
  skip?: ReactNode
}

/** What Pacemeal gives, what it costs, and the one button. */
export function PlanOffer({ userId, status, onSubscribed, skip }: PlanOfferProps) {
  const present = planOf(status)
  const [plan, setPlan] = useState<PlanId>(present ?? 'monthly')
  const isTest = useTestBilling()
  const choose = useMutation({
    mutationFn: () => subscribe(userId, plan),
    onSuccess: (url) => (url === undefined ? onSubscribed(plan, present === null) : goToPage(url)),
    onError: (thrown) => tellRefusal('subscribe', thrown),
  })
  const isChosen = present === plan && !(isRunning(status) && status.isCancelled)
  return (
    <>
      {status.kind === 'none' ? (
        <p className="text-16 text-muted">
          <Trans>Start your 14-day free trial. No pressure, cancel anytime.</Trans>
        </p>
      ) : null}
      <ul className="flex flex-col gap-1.5">
        {subscriptionFeatures.map((feature) => (
          <li key={feature} className="flex gap-3 text-14 text-ink">
            <Check size={18} strokeWidth={2.5} className="mt-px shrink-0 text-success" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3 pt-3">
        <legend className="sr-only">
          <Trans>Plan</Trans>
        </legend>
        {planIds.map((id) => (
          <PlanCard
            key={id}
            plan={subscriptionPlans[id]}
            // The plans' own words promise the trial.
            about={status.kind === 'none' ? subscriptionPlans[id].description : chargeText(id)}
            name="plan"
            value={id}
            checked={id === plan}
            onChange={() => setPlan(id)}
          />
        ))}
      </fieldset>
      {isTest ? (
        <TestBillingNote>
          <Trans>This installation uses test billing: no card is needed, and no money is taken.</Trans>
        </TestBillingNote>
      ) : null}
      <div className="flex flex-col gap-2">
        <Button size="large" full busy={choose.isPending} disabled={isChosen} onClick={() => choose.mutate()}>
          {actionText(status, isChosen)}
        </Button>
        {isChosen ? null : <p className="figures text-center text-14 text-muted">{termsText(status, plan)}</p>}
        {skip}
      </div>
    </>
  )
}

function actionText(status: SubscriptionStatus, isChosen: boolean): string {
  if (planOf(status) === null) return 'Subscribe'
  if (isChosen) return 'This Is Your Plan'
  return isRunning(status) && status.isCancelled ? 'Resume Subscription' : 'Change Plan'
}

/** When which charge follows, before anything is agreed to. */
function termsText(status: SubscriptionStatus, plan: PlanId): string {
  switch (status.kind) {
    case 'none':
      return `Free for 14 days, then ${chargeText(plan)}.`
    case 'expired':
      return `Your free trial is used: ${moneyText(subscriptionPlans[plan].charge)} is charged now, then ${chargeText(plan)}.`
    case 'past-due':
      return `The payment that failed becomes ${chargeText(plan)}.`
    default:
      return `From ${dateText(status.endsAt)} on, ${chargeText(plan)}.`
  }
}
