import { Trans, useLingui } from '@lingui/react/macro'
import { type ScreenProps, screenColumn } from './screen.tsx'
import { LoadingRegion, Skeleton } from './skeleton.tsx'

/** Cards of which nothing is known yet. */
export function CardSkeletons() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </LoadingRegion>
  )
}

/** Any screen inside the shell, before anything is known of it but its width, which is that of `Screen`. */
export function ScreenSkeleton({ width = 'column' }: Pick<ScreenProps, 'width'>) {
  return (
    <div className={screenColumn(width)}>
      <h1 className="sr-only">
        <Trans>Loading</Trans>
      </h1>
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-7 w-44" />
      </div>
      <CardSkeletons />
    </div>
  )
}
