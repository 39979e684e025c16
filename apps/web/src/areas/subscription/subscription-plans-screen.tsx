import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { BackLink } from '../../navigation/back-link.tsx'
import { paths } from '../../navigation/paths.ts'
import { usePageSheets } from '../../navigation/use-page-sheets.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { PlanOffer } from './plan-offer.tsx'
import { TestCardSheet } from './test-card-sheet.tsx'
import { useSubscription, useTestBilling } from './use-subscription.ts'
import { offerTitle, planNames } from './words.ts'

/** The two plans, and the trial that begins with either. */
export function SubscriptionPlansScreen() {
  const { t } = useLingui()
  const { userId, status, testCard, failure, refetch, isFetching } = useSubscription()
  const navigate = useNavigate()
  const isTest = useTestBilling()
  const sheets = usePageSheets(['test-card'])
  // Who comes back is charged at once: a card that was declined is changed here, where that is told.
  const mayChangeCard = isTest && status?.kind === 'expired'
  return (
    <Screen title={offerTitle(status)} back={<BackLink to={paths.subscription} label={t`Back to subscription`} />}>
      {status ? (
        <PlanOffer
          userId={userId}
          status={status}
          onSubscribed={(plan, isNew) => {
            if (isNew) return navigate(paths.subscriptionSuccess, { replace: true })
            tell('plan-changed', t(planNames[plan]).toLowerCase())
            navigate(paths.subscription, { replace: true })
          }}
          others={
            mayChangeCard ? (
              <Button variant="quiet" size="large" full onClick={() => sheets.open('test-card')}>
                <Trans>Test Card</Trans>
              </Button>
            ) : null
          }
        />
      ) : failure ? (
        <ErrorState title={t`The plans could not be loaded`} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <LoadingRegion label={t`Loading plans`}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-36" />
            <Skeleton className="h-30" />
            <Skeleton className="h-30" />
          </div>
        </LoadingRegion>
      )}
      {mayChangeCard ? (
        <TestCardSheet
          userId={userId}
          card={testCard ?? 'accepted'}
          isOpen={sheets.shown?.name === 'test-card'}
          onClose={sheets.close}
        />
      ) : null}
    </Screen>
  )
}
