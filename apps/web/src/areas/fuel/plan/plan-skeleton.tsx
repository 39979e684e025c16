import { Trans, useLingui } from '@lingui/react/macro'
import { LateSkeletons, LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'

/**
 * Cards of about the size of those of a day of the plan, under the heading of the day with this date: it is the largest text
 * of a phone's first view, so that nothing larger has to be waited for.
 */
export function PlanSkeleton({ date }: { date?: string | undefined }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-3">
      <LoadingRegion label={t`Loading your plan`}>
        <Skeleton className="h-20 rounded-card" />
      </LoadingRegion>
      {/* Not within what appears late: it stands from the first picture on. */}
      {date === undefined ? null : (
        <p aria-hidden data-today className="text-20 font-bold text-ink">
          <Trans>Data for {date}</Trans>
        </p>
      )}
      <LateSkeletons>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
      </LateSkeletons>
    </div>
  )
}
