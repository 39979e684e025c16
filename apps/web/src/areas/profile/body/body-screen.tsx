import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, localDate, poundsToKilograms } from '@pacemeal/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { bodyLogQuery, hasOlderWeighingsQuery } from '../../../api/body-log.ts'
import { pendingWeighings, watchWeighings, withPendingWeighings } from '../../../api/write-queue/weighing-writes.ts'
import { useWeightUnit } from '../../../languages/weight-unit.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Screen } from '../../../ui/screen.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { GoalSignsCard } from '../goal-signs-card.tsx'
import { CheckInCard } from './check-in-card.tsx'
import { ImportWeighingsCard } from './import-weighings-card.tsx'
import { useBodyRefetch } from './use-body-refetch.ts'
import { WaterNotesCard } from './water-notes-card.tsx'
import { WeighInCard } from './weigh-in-card.tsx'
import { WeighingList } from './weighing-list.tsx'

/** Days of the body log that are shown before older ones are asked for. */
const SHOWN_DAYS = 365
/** No weighing is older. */
const FIRST_DAY = localDate('1900-01-01')

/** The person's weight: put in, looked through, and what it and the log tell of their expenditure. */
export function BodyScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  useBodyRefetch(userId)
  const [unit, chooseUnit] = useWeightUnit()
  const today = presentDay()
  // Who has flown west has a weighing of tomorrow.
  const [isOlderShown, showOlder] = useState(false)
  const first = addDays(today, -SHOWN_DAYS)
  const log = useQuery({
    ...bodyLogQuery(userId, isOlderShown ? FIRST_DAY : first, addDays(today, 1)),
    placeholderData: keepPreviousData,
  })
  const hasOlder = useQuery(hasOlderWeighingsQuery(userId, first)).data === true && !isOlderShown
  const pending = useSyncExternalStore(watchWeighings, () => pendingWeighings(userId))
  const weighings = useMemo(() => log.data && withPendingWeighings(log.data, pending), [log.data, pending])
  const waiting = useMemo(() => new Set(pending.map(({ payload }) => payload.id)), [pending])
  const { weightPounds } = useKnownProfile().profile
  const ofProfile = typeof weightPounds === 'number' ? poundsToKilograms(weightPounds) : undefined
  const before = weighings?.toSorted((a, b) => a.measuredAt.localeCompare(b.measuredAt)).at(-1)?.mass ?? ofProfile
  return (
    <Screen title={t`Body & Check-In`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <SegmentedControl
        label={t`Units`}
        options={[
          { value: 'lb', label: t`lb` },
          { value: 'kg', label: t`kg` },
        ]}
        value={unit}
        onChange={chooseUnit}
      />
      <WeighInCard unit={unit} before={before} />
      <GoalSignsCard />
      <CheckInCard unit={unit} />
      {weighings ? (
        <WeighingList
          weighings={weighings}
          waiting={waiting}
          unit={unit}
          hasOlder={hasOlder || log.isPlaceholderData}
          isFetchingOlder={log.isPlaceholderData}
          onShowOlder={() => showOlder(true)}
        />
      ) : log.isError ? (
        <ErrorState
          title={t`Your body log could not be loaded`}
          onRetry={() => void log.refetch()}
          isRetrying={log.isFetching}
        >
          <Trans>What you saved before is kept. Please try again.</Trans>
        </ErrorState>
      ) : (
        <LoadingRegion label={t`Loading your body log`}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      )}
      <WaterNotesCard />
      <ImportWeighingsCard unit={unit} mass={before} />
    </Screen>
  )
}
