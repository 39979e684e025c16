import { useLingui } from '@lingui/react/macro'
import {
  DAY_MINUTES,
  type DayPeriod,
  dayClockText,
  dayPeriods,
  findClockMinute,
  findTypedTime,
  isMistypedTime,
  TIME_FIELD_LENGTH,
} from '@pacemeal/domain'
import { useState } from 'react'
import { SegmentedControl } from './segmented-control.tsx'
import { TextField } from './text-field.tsx'

export interface TimeFieldProps {
  /** By which a form finds it, to lead to what is wrong. */
  name?: string
  label: string
  time: string
  period: DayPeriod
  /** `isChosen` says that AM or PM was set by hand. */
  onChange: (time: string, period: DayPeriod, isChosen: boolean) => void
  error?: string | undefined
  /** On a clock of 24 hours nothing is chosen beside the time. */
  is24: boolean
}

const periodOptions = dayPeriods.map((value) => ({ value, label: value }))

/** A typed time as a clock of 24 hours shows it; what is no time yet stays as it is typed. */
const onDayClock = (time: string, period: DayPeriod): string => {
  const minute = findTypedTime(time, period)?.minute
  return minute === undefined || minute === findClockMinute(time) ? time : dayClockText(minute)
}

/** The half of the day of a time that is typed on a clock of 24 hours. */
const periodOf = (time: string, otherwise: DayPeriod): DayPeriod => {
  const minute = findClockMinute(time)
  if (minute === undefined) return otherwise
  return minute < DAY_MINUTES / 2 ? 'AM' : 'PM'
}

/** A clock time with its AM/PM, or without on a clock of 24 hours. A 24-hour time moves the selector by itself; the error shows once the field is left. */
export function TimeField({ name, label, time, period, onChange, error, is24 }: TimeFieldProps) {
  const { t } = useLingui()
  const [isLeft, setLeft] = useState(false)
  const isMistyped = isLeft && isMistypedTime(time)
  const mistyped = isMistyped ? t`Invalid time format. Please use HH:MM format (e.g., 08:30 or 8:30)` : undefined
  return (
    <TextField
      name={name}
      label={label}
      value={is24 ? onDayClock(time, period) : time}
      placeholder={t({
        message: 'HH:MM',
        comment: 'How a clock time is typed: two digits for hours, two for minutes',
      })}
      inputMode="numeric"
      maxLength={TIME_FIELD_LENGTH}
      autoComplete="off"
      error={error ?? mistyped}
      onChange={({ target: { value } }) =>
        is24 ? onChange(value, periodOf(value, period), true) : onChange(value, period, false)
      }
      onBlur={() => {
        setLeft(true)
        const typed = findTypedTime(time, period)
        if (typed) onChange(time, typed.period, false)
      }}
      className="figures"
      beside={
        is24 ? undefined : (
          <SegmentedControl
            className="basis-32"
            label={t`${label}, AM or PM`}
            options={periodOptions}
            value={period}
            onChange={(chosen) => onChange(time, chosen, true)}
          />
        )
      }
    />
  )
}
