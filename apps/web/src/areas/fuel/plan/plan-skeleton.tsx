import { useLingui } from '@lingui/react/macro'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'

/** Cards of about the size of those of a day of the plan. */
export function PlanSkeleton() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading your plan`}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </LoadingRegion>
  )
}
