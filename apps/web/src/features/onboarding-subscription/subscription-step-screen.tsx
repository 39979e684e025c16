import { moneyText, planIds, subscriptionPlans } from '@pacemeal/domain'
import { Check } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { isBuilt } from '../../app/screens.ts'
import { Question } from '../../onboarding/question.tsx'
import { useWalk } from '../../onboarding/use-walk.ts'
import { subscriptionFeatures } from '../../subscription/features.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'

/** The plans, to look at on the way into the app. Subscribing is a screen of its own; nothing depends on it here. */
export function SubscriptionStepScreen() {
  const walk = useWalk('subscription')
  const hasPlansScreen = isBuilt(paths.subscriptionPlans)
  const goHome = () => walk.leaveFor(paths.home)
  return (
    <Question
      walk={{ ...walk, goBack: null }}
      title="This One's On Us"
      lead="Start your 14-day free trial. No pressure, cancel anytime."
      continueLabel={hasPlansScreen ? 'See plans' : 'Continue'}
      onContinue={() => (hasPlansScreen ? walk.leaveFor(paths.subscriptionPlans) : goHome())}
      second={
        hasPlansScreen ? (
          <Button variant="quiet" size="large" onClick={goHome}>
            Skip for now
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-6 wide:grid wide:grid-cols-2 wide:items-start">
        <ul className="flex flex-col gap-3">
          {subscriptionFeatures.map((feature) => (
            <li key={feature} className="flex items-start gap-3 text-16 text-ink">
              <Check size={20} strokeWidth={3} aria-hidden className="mt-0.5 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {planIds
            .map((id) => subscriptionPlans[id])
            .map((plan) => (
              <li key={plan.id} className="flex flex-col gap-1 p-4">
                <p className="flex items-center justify-between gap-2">
                  <span className="text-16 font-semibold text-ink">{plan.name}</span>
                  {plan.isBestValue ? <Chip tone="ember">BEST VALUE</Chip> : null}
                </p>
                <p className="figures text-20 font-bold text-ink">{moneyText(plan.monthlyPrice)}/MONTH</p>
                <p className="text-14 text-muted">{plan.description}</p>
              </li>
            ))}
        </ul>
      </div>
    </Question>
  )
}
