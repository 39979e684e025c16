import { ph, t } from '@lingui/core/macro'
import { findClockMinute, HOUR_SECONDS, minutesBetween, spanMinutes } from '@pacemeal/domain'

/** Shown when a duration cannot be worked out, in minutes. */
const UNKNOWN_DURATION = 60

const shortText = (minutes: number): string =>
  t({ message: `${ph({ minutes })} min`, comment: 'How long something lasts, less than an hour' })

/** `45 min` under an hour, else `1h 30m`. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  return whole < 60
    ? shortText(whole)
    : t({
        message: `${ph({ hours: Math.floor(whole / 60) })}h ${ph({ minutes: whole % 60 })}m`,
        comment: 'How long something lasts, in hours and minutes',
      })
}

/** The duration between two clock texts; one that ends before it starts runs past midnight. */
export function durationBetween(startTime: string, endTime: string): string {
  const start = findClockMinute(startTime)
  const end = findClockMinute(endTime)
  if (start === undefined || end === undefined) return shortText(UNKNOWN_DURATION)
  return durationText(spanMinutes({ start, end }))
}

/** The time that passed between two moments, also where clocks change; one that cannot be told reads as an hour. */
export function durationSpanned({ start, end }: { readonly start: string; readonly end: string }): string {
  const minutes = minutesBetween(start, end)
  return minutes > 0 ? durationText(minutes) : shortText(UNKNOWN_DURATION)
}

/** `4:05`, `1:04:05`. */
export function clockOf(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(left / HOUR_SECONDS), Math.floor((left % HOUR_SECONDS) / 60), left % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
