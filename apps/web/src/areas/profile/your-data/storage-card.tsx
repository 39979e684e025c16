import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fullness, isNearlyFull, type StorageUse, storageQuery } from '../../../api/owned-data.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { kindText, sizeText } from './report-words.ts'

/** How much room is taken: pictures always, and whatever else is nearly full. */
export function StorageCard() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const storage = useQuery(storageQuery(id))
  if (storage.isError) {
    return (
      <MissingPart
        title={t`Your storage could not be read`}
        onRetry={() => void storage.refetch()}
        isRetrying={storage.isFetching}
      />
    )
  }
  const tight = storage.data?.documents.filter(isNearlyFull) ?? []
  return (
    <Card aria-labelledby="storage-title" className="flex flex-col gap-3">
      <h2 id="storage-title" className="text-20 font-semibold text-ink">
        <Trans>Storage</Trans>
      </h2>
      {storage.data ? <UseBar name={t`Pictures`} use={storage.data.files} /> : <Skeleton className="h-11 w-full" />}
      {tight.map((use) => (
        <UseBar key={use.collection} name={kindText(use.collection)} use={use} />
      ))}
    </Card>
  )
}

/** By size where that is what ends first, else by number. */
const takenOf = ({ count, maxCount, bytes, maxBytes }: StorageUse) =>
  bytes / maxBytes >= count / maxCount
    ? { taken: sizeText(bytes), room: sizeText(maxBytes) }
    : { taken: wholeNumber(count), room: wholeNumber(maxCount) }

function UseBar({ name, use }: { name: string; use: StorageUse }) {
  const { t } = useLingui()
  const { taken, room } = takenOf(use)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink">
        <span>{name}</span>
        <span className="figures text-muted">{t`${ph({ taken })} of ${ph({ room })}`}</span>
      </p>
      <ProgressBar label={name} percent={fullness(use) * 100} />
      {isNearlyFull(use) ? (
        <p role="status" className="rounded-control bg-warning-tint px-3 py-2 text-14 text-warning-ink">
          <Trans>Nearly full. Download your data, then delete what you no longer need.</Trans>
        </p>
      ) : null}
    </div>
  )
}
