import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { PlanChangeSheetProps } from './plan-change-props.ts'
import { PreviewBody } from './preview-body.tsx'
import { useApplyChange } from './use-apply-change.ts'

/** What a change would do to the plans, day by day, before anything is changed. Undo brings all of it back. */
export function PreviewSheet({
  preview: { change, close, closeAll },
  about,
  onApplied = closeAll,
}: PlanChangeSheetProps) {
  const { t } = useLingui()
  // A closing sheet keeps what it shows until it has left.
  const [shown, setShown] = useState(change)
  if (change !== null && change !== shown) setShown(change)
  const { preview, apply, isOutdated } = useApplyChange(shown, onApplied)
  const { data, isFetching, isError } = preview
  const isReady = data?.kind === 'proposed' && !isFetching && !isError
  return (
    <Sheet
      isOpen={change !== null}
      onClose={close}
      isTextOnly
      title={t`See what changes`}
      description={about}
      footer={
        <div className="flex gap-2">
          <Button variant="secondary" size="large" onClick={close} disabled={apply.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            size="large"
            className="grow"
            busy={apply.isPending}
            disabled={!isReady}
            onClick={() => {
              if (isReady) apply.mutate(data.proposal)
            }}
          >
            <Trans>Apply</Trans>
          </Button>
        </div>
      }
    >
      {isFetching ? (
        <PreviewSkeleton />
      ) : isError ? (
        <ErrorState title={t`The changes could not be worked out`} onRetry={() => void preview.refetch()}>
          {refusalOf(preview.error).code === 'network'
            ? t`There is no connection. Nothing was changed.`
            : refusalOf(preview.error).isForeign
              ? t`The server could not be reached. Nothing was changed.`
              : refusalOf(preview.error).message}
        </ErrorState>
      ) : data?.kind === 'infeasible' ? (
        <EmptyState icon={CalendarX} title={t`No plan can follow this`}>
          {data.why} <Trans>Nothing was changed.</Trans>
        </EmptyState>
      ) : data ? (
        <>
          {isOutdated ? (
            <p role="status" className="mb-4 rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink">
              <Trans>Your plan has changed since. This is what the change would do now.</Trans>
            </p>
          ) : null}
          <PreviewBody preview={data} />
        </>
      ) : null}
    </Sheet>
  )
}

function PreviewSkeleton() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Working out what would change`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    </LoadingRegion>
  )
}
