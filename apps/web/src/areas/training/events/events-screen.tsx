import { Trans, useLingui } from '@lingui/react/macro'
import { dayAt } from '@pacemeal/domain'
import { eventKilometres, eventMinutes, eventStarts, isEventPast } from '@pacemeal/domain/event'
import { ChevronRight, Droplets, Flag, Plus, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { longDate, shortDateWithYear, timeOfDay } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { unbroken } from '../../../languages/numbers.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { eventWhenText, sportName, startsText } from './event-words.ts'
import { distanceText } from './units.ts'
import { useEvents } from './use-events.ts'
import { useUnits } from './use-units.ts'

/** Whether an event is told, or past where it takes place. */
const isOver = ({ event, report }: StoredEvent, now: number): boolean =>
  report !== null || isEventPast({ ...event, minutes: eventMinutes(event) }, now)

/** The races and long sessions of the athlete, the next one first. */
export function EventsScreen() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const { query, events } = useEvents(id)
  const failure = useReadingFailure(query)
  const now = useMinute()
  const coming = events?.filter((one) => !isOver(one, now)).toReversed() ?? []
  const past = events?.filter((one) => isOver(one, now)) ?? []
  return (
    <Screen
      title={t`Events`}
      back={<BackLink to={paths.profile} label={t`Back to profile`} />}
      trailing={
        events && events.length > 0 ? (
          <Link to={paths.newEvent} className={buttonClass({ size: 'small' })}>
            <Plus size={18} aria-hidden />
            <Trans>Add Event</Trans>
          </Link>
        ) : null
      }
    >
      {events === undefined ? (
        failure === null ? (
          <LoadingRegion label={t`Loading your events`}>
            <div className="flex flex-col gap-4">
              <Skeleton className="h-24 rounded-card" />
              <Skeleton className="h-24 rounded-card" />
            </div>
          </LoadingRegion>
        ) : (
          <ErrorState
            title={t`Your events could not be loaded`}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            <Trans>What you saved is kept. Check your connection and try again.</Trans>
          </ErrorState>
        )
      ) : events.length === 0 ? (
        <EmptyState
          icon={Flag}
          title={t`No events yet`}
          action={
            <Link to={paths.newEvent} className={buttonClass({ size: 'large' })}>
              <Trans>Add Event</Trans>
            </Link>
          }
        >
          <Trans>Enter a race or a long session, and its fuel is planned to the minute, with your own products.</Trans>
        </EmptyState>
      ) : (
        <>
          {coming.length > 0 ? (
            <EventList title={t`Coming`}>
              {coming.map((one) => (
                <EventRow key={one.id} stored={one} now={now} />
              ))}
            </EventList>
          ) : null}
          {past.length > 0 ? (
            <EventList title={t`Past`}>
              {past.map((one) => (
                <EventRow key={one.id} stored={one} now={now} />
              ))}
            </EventList>
          ) : null}
        </>
      )}
      <nav aria-label={t`Race fuel`} className="overflow-hidden rounded-card bg-surface shadow-soft">
        <ul className="divide-y divide-line">
          <MoreRow to={paths.raceProducts} icon={<Zap size={20} aria-hidden />} label={t`Products and Gut Training`} />
          <MoreRow to={paths.sweatTests} icon={<Droplets size={20} aria-hidden />} label={t`Sweat Tests`} />
        </ul>
      </nav>
    </Screen>
  )
}

function EventList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-16 font-semibold text-ink">{title}</h2>
      <ul className="flex flex-col gap-2">{children}</ul>
    </section>
  )
}

function EventRow({ stored, now }: { stored: StoredEvent; now: number }) {
  const { event, id } = stored
  const [units] = useUnits()
  const starts = eventStarts(event).length
  const kilometres = eventKilometres(event)
  const today = dayAt(now, event.zone)
  const facts = [
    sportName(event.sport),
    ...(starts === 0 ? [durationText(eventMinutes(event))] : [startsText(starts)]),
    ...(kilometres === null ? [] : [distanceText(kilometres, units)]),
  ]
  return (
    <li>
      <Link
        to={paths.event(id)}
        className="flex items-center gap-3 rounded-card bg-surface p-4 shadow-soft hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block text-16 font-semibold wrap-anywhere text-ink">{event.name}</span>
          <span className="block text-14 text-ink">
            {event.day.slice(0, 4) === today.slice(0, 4)
              ? lineStart(longDate(event.day))
              : shortDateWithYear(event.day)}
            , {unbroken(timeOfDay(event.start))}
          </span>
          <span className="figures block text-14 text-muted">{facts.join(' · ')}</span>
        </span>
        <span className="shrink-0 text-14 font-semibold text-ember-ink">{eventWhenText(event, now)}</span>
        <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />
      </Link>
    </li>
  )
}

function MoreRow({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-14 items-center gap-4 px-4 py-2 text-16 text-ink hover:bg-sunken">
        <span className="text-muted">{icon}</span>
        <span className="grow">{label}</span>
        <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />
      </Link>
    </li>
  )
}
