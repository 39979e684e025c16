import {
  clockText,
  durationText,
  type Intensity,
  type Session,
  type Weekday,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import { Plus, Trash2 } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { dayName } from './words.ts'

export interface WeekListProps {
  schedule: WeeklySchedule
  onAdd: (day: Weekday) => void
  onRemove: (day: Weekday, session: Session) => void
}

/** The training week from Monday: what is trained when, an add button for each day and a remove action for each session. */
export function WeekList({ schedule, onAdd, onRemove }: WeekListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
      {weekdays.map((day) => (
        <li key={day} className="py-2 pr-2 pl-4">
          <div className="flex min-h-11 items-center justify-between gap-2">
            <h2 className="text-16 font-semibold text-ink">{dayName(day)}</h2>
            <div className="flex items-center gap-2">
              {schedule[day].length === 0 ? <span className="text-14 text-muted">Rest day</span> : null}
              <IconButton label={`Add activity on ${dayName(day)}`} onClick={() => onAdd(day)}>
                <Plus size={20} aria-hidden />
              </IconButton>
            </div>
          </div>
          {schedule[day].length > 0 ? (
            <ul className="flex flex-col gap-1 pb-1">
              {schedule[day].map((session) => (
                <SessionRow
                  key={`${session.start}-${session.end}-${session.type}-${session.intensity}`}
                  day={day}
                  session={session}
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
  onRemove,
}: {
  day: Weekday
  session: Session
  onRemove: WeekListProps['onRemove']
}) {
  const time = `${clockText(session.start)} - ${clockText(session.end)}`
  return (
    <li className="flex items-center gap-3 rounded-control bg-ember-tint py-1 pl-3">
      <span aria-hidden className="flex h-5 items-end gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={classNames('w-1 rounded-full', bar <= bars[session.intensity] ? 'bg-ember' : 'bg-line')}
            style={{ height: `${bar * 33}%` }}
          />
        ))}
      </span>
      <div className="min-w-0 grow">
        <p className="text-16 font-medium text-ink">
          {session.type}{' '}
          <span className="figures text-14 font-normal text-muted">{durationText(session.end - session.start)}</span>
        </p>
        <p className="figures text-14 text-muted">
          {time} · {session.intensity}
        </p>
      </div>
      <IconButton
        label={`Remove ${session.type} on ${dayName(day)}, ${time}`}
        onClick={() => onRemove(day, session)}
        className="text-muted"
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
