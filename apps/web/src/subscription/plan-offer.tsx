import { type PlanId, planIds, type SubscriptionStatus, subscriptionPlans } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { subscribe } from '../api/subscriptions.ts'
import { tellRefusal } from '../app/tell-refusal.ts'
import { Button } from '../ui/button.tsx'
import { subscriptionFeatures } from './features.ts'
import { PlanCard } from './plan-card.tsx'
import { TestBillingNote } from './test-billing-note.tsx'
import { useTestBilling } from './use-subscription.ts'
import { chargeText, isRunning } from './words.ts'

export interface PlanOfferProps {
  userId: string
  status: SubscriptionStatus
  /** After the server has kept it; `isNew` when the trial has just begun. */
  onSubscribed: (plan: PlanId, isNew: boolean) => void
  /** A way past the offer, under the button. */
  skip?: ReactNode
}

/** What Pacemeal gives, what it costs, and the one button. */
export function PlanOffer({ userId, status, onSubscribed, skip }: PlanOfferProps) {
  const [plan, setPlan] = useState<PlanId>(isRunning(status) ? status.plan : 'monthly')
  const isTest = useTestBilling()
  const choose = useMutation({
    mutationFn: () => subscribe(userId, plan),
    onSuccess: () => onSubscribed(plan, status.kind === 'none'),
    onError: (thrown) => tellRefusal('subscribe', thrown),
  })
  const isOver = status.kind === 'expired'
  const isChosen = isRunning(status) && status.plan === plan && !status.isCancelled
  return (
    <>
      {isOver ? null : <p className="text-16 text-muted">Start your 14-day free trial. No pressure, cancel anytime.</p>}
      <ul className="flex flex-col gap-1.5">
        {subscriptionFeatures.map((feature) => (
          <li key={feature} className="flex gap-3 text-14 text-ink">
            <Check size={18} strokeWidth={2.5} className="mt-px shrink-0 text-success" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3 pt-3">
        <legend className="sr-only">Plan</legend>
        {planIds.map((id) => (
          <PlanCard
            key={id}
            plan={subscriptionPlans[id]}
            name="plan"
            value={id}
            checked={id === plan}
            onChange={() => setPlan(id)}
          />
        ))}
      </fieldset>
      {isTest ? (
        <TestBillingNote>
          {isOver
            ? 'Your free trial is over, and this installation uses the embedded test billing, which charges nobody. Paid time cannot be bought here yet; nothing you use is locked.'
            : 'This installation uses the embedded test billing: no card is needed, and nothing is charged after the trial.'}
        </TestBillingNote>
      ) : null}
      <div className="flex flex-col gap-2">
        <Button size="large" full busy={choose.isPending} disabled={isChosen || isOver} onClick={() => choose.mutate()}>
          {actionText(status, isChosen)}
        </Button>
        {isTest ? null : <p className="text-center text-14 text-muted">Free for 14 days, then {chargeText(plan)}.</p>}
        {skip}
      </div>
    </>
  )
}

function actionText(status: SubscriptionStatus, isChosen: boolean): string {
  if (!isRunning(status)) return 'Subscribe'
  if (isChosen) return 'This Is Your Plan'
  return status.isCancelled ? 'Resume Subscription' : 'Change Plan'
}
