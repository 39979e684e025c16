import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isCalendarFull, MAX_CALENDAR_SESSIONS } from '@pacemeal/domain/event'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'
import {
  type FollowedCalendar,
  fetchCalendarAgain,
  followAgain,
  unfollowCalendar,
} from '../../../api/training-calendars.ts'
import { instantDateTime } from '../../../languages/dates.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { faultText } from './calendar-words.ts'
import { isAwaited } from './is-awaited.ts'

interface CalendarCardProps {
  userId: string
  calendar: FollowedCalendar
}

/** A followed calendar: what was read of it and when, and what is wrong with it. */
export function CalendarCard({ userId, calendar }: CalendarCardProps) {
  const { t } = useLingui()
  const { id, address, name, reading, readAt, fault } = calendar
  const title = name ?? new URL(address).hostname
  const isUnderWay = isAwaited(calendar)
  const onError = (thrown: unknown) => tellRefusal('save-calendar', thrown)
  const again = useMutation({ mutationFn: () => fetchCalendarAgain(userId, id), onError })
  const remove = useMutation({
    mutationFn: () => unfollowCalendar(userId, id),
    onSuccess: () =>
      tell('calendar-removed', title, () => undoOrWait('save-calendar', () => followAgain(userId, calendar))),
    onError,
  })
  return (
    <Card aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-20 font-semibold wrap-anywhere text-ink">{title}</h2>
          {name === null ? null : <p className="text-14 wrap-anywhere text-muted">{new URL(address).hostname}</p>}
        </div>
        <IconButton
          label={t`Fetch ${title} again`}
          disabled={isUnderWay || again.isPending}
          onClick={() => again.mutate()}
        >
          <RefreshCw size={18} aria-hidden />
        </IconButton>
        <IconButton label={t`Remove ${title}`} disabled={remove.isPending} onClick={() => remove.mutate()}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {fault === null || isUnderWay ? null : (
        <p role="status" className="rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink">
          {faultText(fault)}
        </p>
      )}
      <p className="text-14 text-muted">
        {isUnderWay ? (
          <Trans>Being fetched…</Trans>
        ) : readAt === null ? (
          <Trans>Nothing of it could be read yet.</Trans>
        ) : (
          <Trans>Last read {instantDateTime(new Date(readAt), browserZone())}</Trans>
        )}
      </p>
      {reading !== null && isCalendarFull(reading) ? (
        <p className="text-14 text-muted">
          <Trans>
            It holds more sessions than are read: only the first {MAX_CALENDAR_SESSIONS} are planned around.
          </Trans>
        </p>
      ) : null}
      {reading !== null && reading.leftOut > 0 ? (
        <p className="text-14 text-muted">
          <Plural
            value={reading.leftOut}
            one="# entry is no training: a day of rest, a note, or several days long."
            other="# entries are no training: days of rest, notes, or several days long."
          />
        </p>
      ) : null}
    </Card>
  )
}
