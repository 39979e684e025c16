import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'

export interface PanelProps<T> {
  reading: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What a part of the page shows: its answer, the wait for it, or that it could not be loaded. */
export function Panel<T>({ reading, children }: PanelProps<T>) {
  const { t } = useLingui()
  const failure = useReadingFailure(reading)
  if (reading.data !== undefined) return children(reading.data)
  if (failure) {
    return (
      <MissingPart
        title={t`This could not be loaded`}
        onRetry={() => void reading.refetch()}
        isRetrying={reading.isFetching}
      />
    )
  }
  return (
    <LoadingRegion label={t`Loading`}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-16 w-full rounded-card" />
        <Skeleton className="h-16 w-full rounded-card" />
      </div>
    </LoadingRegion>
  )
}

/** Rows of one kind on a surface. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card bg-surface px-4 shadow-soft">
      {children}
    </ul>
  )
}

/** Nothing of the kind is there. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-surface p-4 text-16 text-muted shadow-soft">{children}</p>
}
