import { Trans, useLingui } from '@lingui/react/macro'
import { findCalendarAddress, MAX_CALENDARS } from '@pacemeal/domain/event'
import { trainingCalendars } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { documentsChannel, useRealtime } from '../../../api/realtime.ts'
import {
  type FollowedCalendar,
  followCalendar,
  refreshCalendars,
  trainingCalendarsQuery,
} from '../../../api/training-calendars.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { ComingSessions } from './coming-sessions.tsx'
import { FeedCard } from './feed-card.tsx'
import { isAwaited } from './is-awaited.ts'

/** How soon a calendar that is being fetched is looked at again, should nothing be heard of it. */
const AWAITED_MS = 3000

/** Training calendars of others that the athlete follows, and the athlete's own for calendar apps. */
export function CalendarsScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const query = useQuery({
    ...trainingCalendarsQuery(userId),
    refetchInterval: ({ state }) => (state.data?.some(isAwaited) ? AWAITED_MS : false),
  })
  useRealtime([documentsChannel(trainingCalendars)], () => void refreshCalendars(userId))
  const failure = useReadingFailure(query)
  return (
    <Screen title={t`Training Calendars`} back={<BackLink to={paths.schedule} label={t`Back to your schedule`} />}>
      {query.data ? (
        <Calendars userId={userId} calendars={query.data} />
      ) : failure === null ? (
        <LoadingRegion label={t`Loading your calendars`}>
          <Skeleton className="h-60 rounded-card" />
        </LoadingRegion>
      ) : (
        <ErrorState
          title={t`Your calendars could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          <Trans>What you saved is kept. Check your connection and try again.</Trans>
        </ErrorState>
      )}
      <FeedCard userId={userId} />
    </Screen>
  )
}

function Calendars({ userId, calendars }: { userId: string; calendars: readonly FollowedCalendar[] }) {
  return (
    <>
      {calendars.map((calendar) => (
        <CalendarCard key={calendar.id} userId={userId} calendar={calendar} />
      ))}
      <ComingSessions userId={userId} calendars={calendars} />
      {calendars.length < MAX_CALENDARS ? (
        <FollowForm userId={userId} isFirst={calendars.length === 0} />
      ) : (
        <p className="text-14 text-muted">
          <Trans>You follow as many calendars as there can be. Remove one to add another.</Trans>
        </p>
      )}
    </>
  )
}

function FollowForm({ userId, isFirst }: { userId: string; isFirst: boolean }) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const follow = useMutation({
    mutationFn: (found: string) => followCalendar(userId, found),
    onSuccess: () => setAddress(''),
    onError: (thrown) => tellRefusal('save-calendar', thrown),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findCalendarAddress(address)
    if (found !== undefined) return follow.mutate(found)
    setError(t`Enter the address of a calendar, beginning with https:// or webcal://.`)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <Card aria-label={t`Follow a training calendar`}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-20 font-semibold text-ink">
          {isFirst ? <Trans>Follow a training calendar</Trans> : <Trans>Follow another calendar</Trans>}
        </h2>
        <p className="text-14 text-muted">
          <Trans>
            Your coach's plan, your training app or your club publishes sessions at an address that ends in .ics. Your
            days are planned around them, and follow when they change. All entries but days of rest count as training,
            so choose a calendar of training alone.
          </Trans>
        </p>
        <TextField
          name="address"
          type="url"
          label={t`Calendar address`}
          autoComplete="off"
          value={address}
          error={error}
          onChange={({ target }) => {
            setAddress(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="large" full busy={follow.isPending}>
          <Trans>Follow Calendar</Trans>
        </Button>
      </form>
    </Card>
  )
}
