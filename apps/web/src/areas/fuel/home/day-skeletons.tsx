import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'

/** The summary's own shape while it loads; a day that is over has nothing next. */
export function SummarySkeleton({ isOver }: { isOver: boolean }) {
  const { t } = useLingui()
  return (
    <Card>
      <LoadingRegion label={t`Loading the day`}>
        <div className="flex flex-col gap-3.5">
          {isOver ? null : <Skeleton className="h-37 w-full" />}
          <div className="flex items-center gap-5">
            <Skeleton className="size-30 shrink-0 rounded-full" />
            <div className="flex grow flex-col gap-4">
              <Skeleton className="h-7" />
              <Skeleton className="h-7" />
              <Skeleton className="h-7" />
            </div>
          </div>
          <Skeleton className="h-10 w-44 wide:h-11" />
        </div>
      </LoadingRegion>
    </Card>
  )
}

const rows = [1, 2, 3, 4]

/** Cards of about the size that will stand here. */
export function TimelineSkeleton() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading activities and fuel`}>
      <div className="flex flex-col gap-3">
        {rows.map((row) => (
          <div key={row} className="flex gap-4 pl-0">
            <Skeleton className="h-5 w-10 shrink-0" />
            <Skeleton className="h-34 grow rounded-card" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}

/** Both, in their places of `HomeFrame`. */
export function DaySkeleton({ isOver }: { isOver: boolean }) {
  return (
    <>
      <div className="wide:col-start-2 wide:row-start-3">
        <SummarySkeleton isOver={isOver} />
      </div>
      <div className="flex flex-col gap-2 wide:col-start-1 wide:row-span-3 wide:row-start-3">
        <h2 className="text-20 font-bold text-ink">
          <Trans>Today's Activities & Fuel</Trans>
        </h2>
        <TimelineSkeleton />
      </div>
    </>
  )
}
