import { Trans, useLingui } from '@lingui/react/macro'
import { isJsonObject } from '@pacemeal/domain'
import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { paths } from '../../../navigation/paths.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CardSkeletons, type CardSkeletonsProps } from '../../../ui/screen-skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { NamedEvent } from './use-event.ts'

/** The log of its fuel that led here: it stays when its event is deleted. */
const logIn = (state: unknown): unknown => (isJsonObject(state) ? state.log : undefined)

interface EventPartProps extends Pick<CardSkeletonsProps, 'columns'> {
  named: NamedEvent
  children: (stored: StoredEvent) => ReactNode
}

/** What is shown of an event once it is known; until then, or without one, what became of it. */
export function EventPart({ named, columns, children }: EventPartProps) {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  const log = logIn(useLocation().state)
  const { stored, hasFailed, isRetrying, retry } = named
  if (stored) return children(stored)
  if (stored === null) {
    return (
      <EmptyState
        icon={Flag}
        title={t`This event is not there`}
        action={
          <>
            {log === undefined ? null : (
              <Button onClick={() => openSheet('log', log)}>
                <Trans>Edit What Was Logged</Trans>
              </Button>
            )}
            <Link to={paths.events} className={buttonClass({ variant: log === undefined ? 'primary' : 'secondary' })}>
              <Trans>All Events</Trans>
            </Link>
          </>
        }
      >
        {log === undefined ? (
          <Trans>It may have been deleted on another device.</Trans>
        ) : (
          <Trans>It was deleted. What was logged of it still counts in its day.</Trans>
        )}
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
  return <CardSkeletons label={t`Loading the event`} columns={columns} />
}
