import { Trans, useLingui } from '@lingui/react/macro'
import { type DayChanges, dayAt, emptySchedule, parseSchedule } from '@pacemeal/domain'
import { type PlacedSession, placeCalendar, scheduledEventOf } from '@pacemeal/domain/event'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { eventsQuery } from '../../../api/events.ts'
import { profileQuery } from '../../../api/profile.ts'
import type { FollowedCalendar } from '../../../api/training-calendars.ts'
import { longDate, timeOfDay } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { Button } from '../../../ui/button.tsx'
import { placeText } from './calendar-words.ts'

const NO_CHANGES: DayChanges = new Map()
/** Sessions that are listed at first. */
const FIRST_SHOWN = 10

interface ComingSessionsProps {
  userId: string
  calendars: readonly FollowedCalendar[]
}

/** The coming sessions of all followed calendars, and what each takes the place of or gives way to. */
export function ComingSessions({ userId, calendars }: ComingSessionsProps) {
  const { t } = useLingui()
  const profile = useQuery(profileQuery(userId)).data
  const changes = useQuery(dayChangesQuery(userId)).data
  const events = useQuery(eventsQuery(userId)).data
  const today = dayAt(useMinute(), browserZone())
  const [isWhole, setWhole] = useState(false)
  const coming = calendars.flatMap(({ reading }) => reading?.sessions ?? []).filter(({ day }) => day >= today)
  if (coming.length === 0) {
    if (!calendars.some(({ reading }) => reading !== null)) return null
    return (
      <p className="text-14 text-muted">
        <Trans>No sessions are coming in your calendars.</Trans>
      </p>
    )
  }
  const read = parseSchedule(profile?.activitySchedule ?? null)
  const scheduled = (events ?? []).map(({ event }) => scheduledEventOf(event))
  const placed = placeCalendar(read.ok ? read.value.schedule : emptySchedule, changes ?? NO_CHANGES, scheduled, coming)
  const shown = isWhole ? placed : placed.slice(0, FIRST_SHOWN)
  return (
    <section aria-label={t`Coming sessions`} className="flex flex-col gap-2">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Coming sessions</Trans>
      </h2>
      <ul className="flex flex-col gap-2">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calendars may give two entries one id.
          <SessionRow key={`${one.entry.uid}-${index}`} placed={one} />
        ))}
      </ul>
      {shown.length < placed.length ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          <Trans>Show all {placed.length}</Trans>
        </Button>
      ) : null}
    </section>
  )
}

function SessionRow({ placed }: { placed: PlacedSession }) {
  const { entry, session, conflict } = placed
  const note = placeText(placed)
  const facts = [durationText(entry.minutes), sessionTypeName(session.type), intensityName(session.intensity)]
  return (
    <li className="rounded-card bg-surface px-4 py-3 shadow-soft">
      <p className="text-16 font-semibold wrap-anywhere text-ink">{entry.title}</p>
      <p className="text-14 text-ink">
        {lineStart(longDate(entry.day))}, {timeOfDay(session.start)}
      </p>
      <p className="figures text-14 text-muted">{facts.join(' · ')}</p>
      {note === '' ? null : (
        <p className={conflict === null ? 'text-14 text-muted' : 'text-14 font-semibold text-warning-ink'}>{note}</p>
      )}
    </li>
  )
}
