import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type PlanId, planIds, type SubscriptionStatus, subscriptionPlans } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { subscribe } from '../../api/subscriptions.ts'
import { moneyText } from '../../languages/numbers.ts'
import { goToPage } from '../../navigation/go-to-page.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { subscriptionFeatures } from './features.ts'
import { PlanCard } from './plan-card.tsx'
import { TestBillingNote } from './test-billing-note.tsx'
import { useTestBilling } from './use-subscription.ts'
import { chargeText, dateText, isRunning, planOf, planTerms } from './words.ts'

export interface PlanOfferProps {
  userId: string
  status: SubscriptionStatus
  /** After the server has kept it; `isNew` when something has just begun. */
  onSubscribed: (plan: PlanId, isNew: boolean) => void
  /** Ways around the offer, under the button. */
  others?: ReactNode
}

/** What Pacemeal gives, what it costs, and the one button. */
export function PlanOffer({ userId, status, onSubscribed, others }: PlanOfferProps) {
  const { t } = useLingui()
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
          <li key={feature.id} className="flex gap-3 text-14 text-ink">
            <Check size={18} strokeWidth={2.5} className="mt-px shrink-0 text-success" aria-hidden />
            {t(feature)}
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
            about={status.kind === 'none' ? t(planTerms[id]) : chargeText(id)}
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
        {others}
      </div>
    </>
  )
}

function actionText(status: SubscriptionStatus, isChosen: boolean): string {
  if (planOf(status) === null) return translate`Subscribe`
  if (isChosen) return translate`This Is Your Plan`
  if (status.kind === 'active' && status.freeUntil !== undefined) return translate`Subscribe`
  return isRunning(status) && status.isCancelled ? translate`Resume Subscription` : translate`Change Plan`
}

/** When which charge follows, before anything is agreed to. */
function termsText(status: SubscriptionStatus, plan: PlanId): string {
  const charge = chargeText(plan)
  switch (status.kind) {
    case 'none':
      return translate`Free for 14 days, then ${charge}.`
    case 'expired': {
      const now = moneyText(subscriptionPlans[plan].charge)
      return translate`Your free trial is used: ${now} is charged now, then ${charge}.`
    }
    case 'past-due':
      return translate`The payment that failed becomes ${charge}.`
    default: {
      if (status.kind === 'active' && status.freeUntil !== undefined) {
        const end = dateText(status.freeUntil)
        return translate`Free until ${end}, then ${charge}.`
      }
      const start = dateText(status.endsAt)
      return translate`From ${start} on, ${charge}.`
    }
  }
}
