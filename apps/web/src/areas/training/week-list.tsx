import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Intensity, Session, Weekday, WeeklySchedule } from '@pacemeal/domain'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { listedWeekdays } from '../../languages/calendar-week.ts'
import { timeOfDay } from '../../languages/dates.ts'
import { durationText } from '../../languages/durations.ts'
import { intensityName, sessionTypeName } from '../../languages/session-names.ts'
import { weekdayText } from '../../languages/weekdays.ts'
import { classNames } from '../../ui/class-names.ts'
import { DottedLine } from '../../ui/dotted-line.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { dayName } from './words.ts'

export interface WeekListProps {
  schedule: WeeklySchedule
  onAdd: (day: Weekday) => void
  onEdit: (day: Weekday, session: Session) => void
  onRemove: (day: Weekday, session: Session) => void
}

/** The training week: what is trained when, an add button for each day; each session opens and is removed. */
export function WeekList({ schedule, onAdd, onEdit, onRemove }: WeekListProps) {
  const { t } = useLingui()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
      {listedWeekdays().map((day) => (
        <li
          key={day}
          className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 py-2 pr-2 pl-4 wide:min-h-14 wide:py-1 wide:grid-cols-[7rem_minmax(0,1fr)_auto]"
        >
          <h2 className="text-16 font-semibold text-ink">{dayName(day)}</h2>
          {schedule[day].length === 0 ? (
            <p className="text-14 text-muted">
              <Trans>Rest day</Trans>
            </p>
          ) : null}
          <IconButton
            label={t`Add activity on ${ph({ day: dayName(day) })}`}
            onClick={() => onAdd(day)}
            className="col-start-3"
          >
            <Plus size={20} aria-hidden />
          </IconButton>
          {schedule[day].length > 0 ? (
            // Below their day on phones, beside it on wide screens.
            <ul className="col-span-3 flex flex-col gap-1 pr-2 pb-1 wide:col-span-1 wide:col-start-2 wide:row-start-1 wide:p-0">
              {schedule[day].map((session) => (
                <SessionRow
                  key={`${session.start}-${session.end}-${session.type}-${session.intensity}`}
                  day={day}
                  session={session}
                  onEdit={onEdit}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Told apart by how many bars stand, not by colour. */
const bars: Readonly<Record<Intensity, number>> = { Light: 1, Moderate: 2, Intense: 3 }

function SessionRow({
  day,
  session,
  onEdit,
  onRemove,
}: {
  day: Weekday
  session: Session
  onEdit: WeekListProps['onEdit']
  onRemove: WeekListProps['onRemove']
}) {
  const { t } = useLingui()
  const weekday = weekdayText(day)
  const type = sessionTypeName(session.type)
  const time = `${timeOfDay(session.start)} - ${timeOfDay(session.end)}`
  return (
    <li className="flex items-center rounded-control bg-ember-tint">
      <button
        type="button"
        onClick={() => onEdit(day, session)}
        className="flex min-w-0 grow items-center gap-3 rounded-control py-1 pl-3 text-left transition-colors duration-150 hover:bg-ember-tint"
      >
        <span aria-hidden className="flex h-5 items-end gap-0.5">
          {[1, 2, 3].map((bar) => (
            <span
              key={bar}
              className={classNames('w-1 rounded-full', bar <= bars[session.intensity] ? 'bg-ember' : 'bg-line')}
              style={{ height: `${bar * 33}%` }}
            />
          ))}
        </span>
        <span className="min-w-0 grow">
          <span className="block text-16 font-medium text-ink">
            <span className="sr-only">
              <Trans>Edit</Trans>{' '}
            </span>
            {type}
            <span className="sr-only">
              {' '}
              <Trans>on {weekday},</Trans>
            </span>{' '}
            <span className="figures text-14 font-normal whitespace-nowrap text-muted">
              {durationText(session.end - session.start)}
            </span>
          </span>
          <span className="figures block text-14 text-muted">
            <DottedLine>
              {time}
              {intensityName(session.intensity)}
            </DottedLine>
          </span>
        </span>
        <Pencil size={16} className="shrink-0 text-muted" aria-hidden />
      </button>
      <IconButton
        label={t`Remove ${type} on ${weekday}, ${time}`}
        onClick={() => onRemove(day, session)}
        className="text-muted"
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
