import { Trans, useLingui } from '@lingui/react/macro'
import { kitchenPreferences } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { kitchenPreferencesQuery, refreshKitchenPreferences } from '../../../api/kitchen-preferences.ts'
import { documentsChannel, useRealtime } from '../../../api/realtime.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { KitchenEditor } from './kitchen-editor.tsx'

const channels = [documentsChannel(kitchenPreferences)]

/** How the person wants to cook and eat in a week. */
export function KitchenScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const kitchen = useQuery(kitchenPreferencesQuery(userId))
  // What another tab or device saves meanwhile stands below what is typed here, so that saving does not take it back.
  const reread = () => void refreshKitchenPreferences(userId)
  useRealtime(channels, reread, reread)
  return (
    <Screen title={t`Kitchen`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      {kitchen.data ? (
        <KitchenEditor userId={userId} preferences={kitchen.data.preferences} />
      ) : kitchen.isError ? (
        <ErrorState
          title={t`Your kitchen could not be loaded`}
          onRetry={() => void kitchen.refetch()}
          isRetrying={kitchen.isFetching}
        >
          <Trans>What you saved before is kept. Please try again.</Trans>
        </ErrorState>
      ) : (
        <LoadingRegion label={t`Loading your kitchen`}>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-60 rounded-card" />
            <Skeleton className="h-60 rounded-card" />
          </div>
        </LoadingRegion>
      )}
    </Screen>
  )
}
