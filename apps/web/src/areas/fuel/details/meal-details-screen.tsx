import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, UtensilsCrossed } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { LogDetails } from './log-details.tsx'
import { PlannedDetails } from './planned-details.tsx'
import { RecordedDetails, TrainingDetails } from './training-details.tsx'
import { useDetails } from './use-details.ts'

/** One meal or one training in full. */
export function MealDetailsScreen() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { details, userId, zone, today, isRefreshing, refresh } = useDetails(id)
  const frame = (title: string) => ({
    title,
    back: <BackLink to={paths.home} label={t`Back to home`} />,
    trailing: (
      <IconButton label={t`Refresh`} disabled={isRefreshing} onClick={refresh}>
        <RefreshCw size={20} aria-hidden />
      </IconButton>
    ),
  })
  switch (details.kind) {
    case 'meal':
      return <PlannedDetails {...details} userId={userId} zone={zone} frame={frame} />
    case 'training':
      return <TrainingDetails activity={details.activity} today={today} frame={frame} />
    case 'recorded':
      return <RecordedDetails activity={details.activity} zone={zone} frame={frame} />
    case 'log':
      return <LogDetails log={details.log} userId={userId} zone={zone} frame={frame} />
    case 'loading':
      return (
        <Screen {...frame(t`Meal`)}>
          <LoadingRegion label={t`Loading details`}>
            <div className="flex flex-col gap-3">
              <Skeleton className="h-24 rounded-card" />
              <Skeleton className="h-64 rounded-card" />
            </div>
          </LoadingRegion>
        </Screen>
      )
    case 'failed':
      return (
        <Screen {...frame(t`Meal`)}>
          <ErrorState title={t`This could not be loaded`} onRetry={refresh} isRetrying={isRefreshing}>
            <Trans>Nothing was lost. Check your connection and try again.</Trans>
          </ErrorState>
        </Screen>
      )
    case 'none':
      return (
        <Screen {...frame(t`Not Found`)}>
          <EmptyState
            title={t`This is not part of your plan or log`}
            icon={UtensilsCrossed}
            action={
              <Link to={paths.home} className={buttonClass()}>
                <Trans>Back to Home</Trans>
              </Link>
            }
          >
            <Trans>It may have been deleted, or belong to a plan that was replaced.</Trans>
          </EmptyState>
        </Screen>
      )
  }
}
