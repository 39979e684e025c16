import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from './class-names.ts'
import { type ScreenProps, screenColumn } from './screen.tsx'
import { LoadingRegion, Skeleton } from './skeleton.tsx'

export interface CardSkeletonsProps {
  /** What is waited for, in words; any loading when left out. */
  label?: string
  /** How many columns of cards stand beside each other where there is room for them. */
  columns?: 1 | 2 | undefined
}

/** Cards of which nothing is known yet. */
export function CardSkeletons({ label, columns = 1 }: CardSkeletonsProps) {
  const { t } = useLingui()
  return (
    <LoadingRegion label={label ?? t`Loading`}>
      <div
        className={classNames(
          'flex flex-col gap-4',
          columns === 2 && 'wide:grid wide:grid-cols-2 wide:items-start wide:gap-6',
        )}
      >
        <div className="flex flex-col gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
        <Skeleton className="h-44 rounded-card wide:h-76" />
      </div>
    </LoadingRegion>
  )
}

/** Any screen inside the shell, before anything is known of it but its width, which is that of `Screen`, and its columns. */
export function ScreenSkeleton({
  width = 'column',
  columns,
}: Pick<ScreenProps, 'width'> & Pick<CardSkeletonsProps, 'columns'>) {
  return (
    <div className={screenColumn(width)}>
      <h1 className="sr-only">
        <Trans>Loading</Trans>
      </h1>
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-7 w-44" />
      </div>
      <CardSkeletons columns={columns} />
    </div>
  )
}
