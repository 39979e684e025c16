import { useLingui } from '@lingui/react/macro'
import { type DayPeriod, dayPeriods, findTypedTime, isMistypedTime, TIME_FIELD_LENGTH } from '@pacemeal/domain'
import { useState } from 'react'
import { SegmentedControl } from './segmented-control.tsx'
import { TextField } from './text-field.tsx'

export interface TimeFieldProps {
  label: string
  time: string
  period: DayPeriod
  /** `isChosen` says that AM or PM was set by hand. */
  onChange: (time: string, period: DayPeriod, isChosen: boolean) => void
  error?: string | undefined
}

const periodOptions = dayPeriods.map((value) => ({ value, label: value }))

/** A clock time with its AM/PM. A 24-hour time moves the selector by itself; the error shows once the field is left. */
export function TimeField({ label, time, period, onChange, error }: TimeFieldProps) {
  const { t } = useLingui()
  const [isLeft, setLeft] = useState(false)
  const isMistyped = isLeft && isMistypedTime(time)
  const mistyped = isMistyped ? t`Invalid time format. Please use HH:MM format (e.g., 08:30 or 8:30)` : undefined
  return (
    <TextField
      label={label}
      value={time}
      placeholder={t({
        message: 'HH:MM',
        comment: 'How a clock time is typed: two digits for hours, two for minutes',
      })}
      inputMode="numeric"
      maxLength={TIME_FIELD_LENGTH}
      autoComplete="off"
      error={error ?? mistyped}
      onChange={(event) => onChange(event.target.value, period, false)}
      onBlur={() => {
        setLeft(true)
        const typed = findTypedTime(time, period)
        if (typed) onChange(time, typed.period, false)
      }}
      className="figures"
      beside={
        <SegmentedControl
          className="basis-32"
          label={t`${label}, AM or PM`}
          options={periodOptions}
          value={period}
          onChange={(chosen) => onChange(time, chosen, true)}
        />
      }
    />
  )
}
