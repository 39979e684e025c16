import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'

export interface PickerDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** One letter over the number. */
  readonly letter: string
  readonly number: number
  /** The whole day in words, e.g. `Tuesday, November 17, training day`. */
  readonly label: string
  readonly isToday: boolean
  readonly isTrainingDay: boolean
  /** How much of the day is eaten, 0 to 1; null draws no ring (a day to come, nothing known). */
  readonly eatenShare: number | null
}

export interface WeekPickerProps {
  /** The seven days in the order they are shown. */
  days: readonly PickerDay[]
  selected: string
  onSelect: (date: string) => void
}

/** A week in one row. The ring is how much of the day is eaten, the dot means training. */
export function WeekPicker({ days, selected, onSelect }: WeekPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Day</Trans>
      </legend>
      <div className="grid grid-cols-7">
        {days.map((day) => (
          <DayCell key={day.date} day={day} isSelected={day.date === selected} onSelect={onSelect} />
        ))}
      </div>
    </fieldset>
  )
}

const SIZE = 40
const RADIUS = SIZE / 2 - 1.5
const AROUND = 2 * Math.PI * RADIUS

function DayCell({
  day,
  isSelected,
  onSelect,
}: {
  day: PickerDay
  isSelected: boolean
  onSelect: (date: string) => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={day.isToday ? 'date' : undefined}
      onClick={() => onSelect(day.date)}
      className="flex min-h-11 flex-col items-center gap-1 rounded-control py-1 hover:bg-sunken"
    >
      <span className="sr-only">{day.label}</span>
      <span aria-hidden className={classNames('text-12 font-medium', day.isToday ? 'text-ember-ink' : 'text-muted')}>
        {day.letter}
      </span>
      <span
        aria-hidden
        className={classNames(
          'figures relative grid aspect-square w-full max-w-10 place-items-center rounded-full text-16 font-semibold',
          isSelected ? 'bg-ink text-paper' : day.isToday ? 'text-ember-ink' : 'text-ink',
        )}
      >
        {day.number}
        {day.eatenShare !== null ? (
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="absolute inset-0 -rotate-90" aria-hidden="true">
            <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} fill="none" strokeWidth="3" className="stroke-track" />
            <circle
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              fill="none"
              strokeWidth="3"
              className="stroke-energy"
              strokeDasharray={AROUND}
              strokeDashoffset={AROUND * (1 - Math.min(1, Math.max(0, day.eatenShare)))}
            />
          </svg>
        ) : null}
      </span>
      <span
        aria-hidden
        className={classNames('size-1.5 rounded-full', day.isTrainingDay ? 'bg-ember' : 'bg-transparent')}
      />
    </button>
  )
}
