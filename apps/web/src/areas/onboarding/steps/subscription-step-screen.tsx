import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { offerTitle, PlanOffer, useSubscription } from '../../subscription/index.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import { useWalk } from '../use-walk.ts'

/** The plans on the way into the app. Nothing depends on a choice, so there is always a way past it. */
export function SubscriptionStepScreen() {
  const { t } = useLingui()
  const walk = useWalk('subscription')
  const { userId, status, failure, refetch, isFetching } = useSubscription()
  const skip = (
    <Button variant="quiet" size="large" full onClick={() => walk.leaveFor(paths.home)}>
      <Trans>Skip for now</Trans>
    </Button>
  )
  return (
    <OnboardingPage walk={walk} isCounted={false} hasBack={false} title={offerTitle(status)}>
      <div className="flex flex-col gap-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] wide:max-w-120">
        {status ? (
          <PlanOffer
            userId={userId}
            status={status}
            onSubscribed={(_, isNew) => walk.leaveFor(isNew ? paths.subscriptionSuccess : paths.home)}
            others={skip}
          />
        ) : failure ? (
          <>
            <ErrorState title={t`The plans could not be loaded`} onRetry={() => refetch()} isRetrying={isFetching} />
            {skip}
          </>
        ) : (
          <LoadingRegion label={t`Loading plans`}>
            <div className="flex flex-col gap-3">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-36" />
              <Skeleton className="h-30" />
            </div>
          </LoadingRegion>
        )}
      </div>
    </OnboardingPage>
  )
}
