import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import { MissingPart } from '../../ui/states.tsx'

/** A question to the server, as far as it is shown and asked again. */
export type PartReading = Pick<
  UseQueryResult<unknown>,
  'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'
>

interface MissingReadingProps {
  reading: PartReading
  title: string
  children: ReactNode
}

/** Says that one reading of a screen failed, with a way to ask again; nothing while it did not. */
export function MissingReading({ reading, title, children }: MissingReadingProps) {
  if (useReadingFailure(reading) === null) return null
  return (
    <MissingPart title={title} onRetry={() => void reading.refetch()} isRetrying={reading.isFetching}>
      {children}
    </MissingPart>
  )
}

/** What of a day's log and marks could not be read: the meals stand, what became of them is not known. */
export function MissingOutcomes({ log, marks }: { log: PartReading; marks: PartReading }) {
  const { t } = useLingui()
  return (
    <>
      <MissingReading reading={log} title={t`Failed to Load Your Log`}>
        {t`What you logged is stored, but not shown here.`}
      </MissingReading>
      <MissingReading reading={marks} title={t`Failed to Load Your Marks`}>
        {t`What you marked as finished or skipped is stored, but not shown here.`}
      </MissingReading>
    </>
  )
}
