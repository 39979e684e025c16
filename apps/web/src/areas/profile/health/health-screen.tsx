import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { GoalSignsCard } from '../goal-signs-card.tsx'
import { HealthEditor } from './health-editor.tsx'

/** What somebody may tell of their health, so that nothing unsafe is planned. */
export function HealthScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Health`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <div className="flex flex-col gap-8">
        <GoalSignsCard />
        <StoredHealth />
      </div>
    </Screen>
  )
}

function StoredHealth() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const told = useQuery(healthAnswersQuery(userId))
  if (told.data) return <HealthEditor userId={userId} stored={told.data} />
  if (told.isError) {
    return (
      <ErrorState
        title={t`Your health page could not be loaded`}
        onRetry={() => void told.refetch()}
        isRetrying={told.isFetching}
      >
        <Trans>What you told before is kept. Please try again.</Trans>
      </ErrorState>
    )
  }
  return (
    <LoadingRegion label={t`Loading your health page`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-100 rounded-card" />
      </div>
    </LoadingRegion>
  )
}
