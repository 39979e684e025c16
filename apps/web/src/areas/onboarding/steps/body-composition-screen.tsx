import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { tell } from '../../../notices/tell.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import { useWalk } from '../use-walk.ts'

/** Not asked yet: says so and goes on by itself. */
export function BodyCompositionScreen() {
  const { t } = useLingui()
  const walk = useWalk('body-composition')
  const skip = useEffectEvent(() => {
    // Leaving a step takes its notices away; this one is meant for the next.
    walk.goOn()
    tell('step-unavailable')
  })
  useEffect(() => skip(), [])

  return (
    <OnboardingPage walk={walk} title={t`Body composition`}>
      <p className="mt-4 text-16 text-muted">
        <Trans>This step is currently unavailable.</Trans>
      </p>
    </OnboardingPage>
  )
}
