import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { NamedEvent } from './use-event.ts'

/** What is shown of an event once it is known; until then, or without one, what became of it. */
export function EventPart({ named, children }: { named: NamedEvent; children: (stored: StoredEvent) => ReactNode }) {
  const { t } = useLingui()
  const { stored, hasFailed, isRetrying, retry } = named
  if (stored) return children(stored)
  if (stored === null) {
    return (
      <EmptyState
        title={t`This event is not there`}
        action={
          <Link to={paths.events} className={buttonClass()}>
            <Trans>All Events</Trans>
          </Link>
        }
      >
        <Trans>It may have been deleted on another device.</Trans>
      </EmptyState>
    )
  }
  if (hasFailed) {
    return (
      <ErrorState title={t`The event could not be loaded`} onRetry={retry} isRetrying={isRetrying}>
        <Trans>What you saved is kept. Check your connection and try again.</Trans>
      </ErrorState>
    )
  }
  return (
    <LoadingRegion label={t`Loading the event`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </LoadingRegion>
  )
}
