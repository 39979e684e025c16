import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { OnboardingPage } from '../onboarding-page.tsx'
import { StepList } from '../step-list.tsx'
import type { Walk } from '../use-walk.ts'

export interface FailedPlanProps {
  walk: Walk
  /** The server's own words. */
  message: string
  onRetry: () => void
}

/** There is no plan: why, what is kept, and the two ways on. Answers can be corrected one by one. */
export function FailedPlan({ walk, message, onRetry }: FailedPlanProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) {
    return (
      <OnboardingPage
        walk={{ ...walk, goBack: () => setEditing(false) }}
        title={t`Edit answers`}
        lead={t`Choose what to change. Continue then leads back here.`}
      >
        <div className="-mx-2 py-6">
          <StepList current="processing" />
        </div>
      </OnboardingPage>
    )
  }
  return (
    <OnboardingPage walk={walk} hasBack={false} title={t`Your plan could not be made`}>
      <div role="alert" className="mt-4 rounded-card bg-danger-tint p-4 text-16 text-ink">
        {message}
      </div>
      <p className="mt-4 text-16 text-muted">
        <Trans>Your answers are kept.</Trans>
      </p>
      <div className="mt-auto flex flex-col gap-2 pt-8 pb-[max(1rem,env(safe-area-inset-bottom))] wide:mt-0 wide:w-60">
        <Button size="large" full onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
        <Button variant="secondary" size="large" full onClick={() => setEditing(true)}>
          <Trans>Edit answers</Trans>
        </Button>
      </div>
    </OnboardingPage>
  )
}
