import { Trans } from '@lingui/react/macro'
import { type DayChoice, toggleDay } from '@pacemeal/domain'
import { listedWeekdays } from '../../languages/calendar-week.ts'
import { dayName } from './words.ts'

/** The days of an activity. Everyday takes all seven, and all seven are Everyday. */
export function DayChoices({
  days,
  onChange,
}: {
  days: readonly DayChoice[]
  onChange: (days: readonly DayChoice[]) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-semibold text-ink">
        <Trans>Days</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {(['everyday', ...listedWeekdays()] as const).map((day) => (
          <label
            key={day}
            className="relative inline-flex h-11 items-center rounded-full border border-edge bg-surface px-4 text-14 font-medium text-ink transition-colors duration-150 has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember-ink"
          >
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={days.includes(day)}
              onChange={() => onChange(toggleDay(days, day))}
            />
            {dayName(day)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
