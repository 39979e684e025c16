import type { DayPeriod } from '@pacemeal/domain'

/** `3:30` for 210 minutes. */
export const typedDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes of `3:30`, or of plain minutes; undefined for anything else. */
export function durationMinutes(typed: string): number | undefined {
  const match = /^\s*(?:(\d{1,2}):([0-5]\d)|(\d{1,4}))\s*$/.exec(typed)
  if (match === null) return undefined
  return match[3] === undefined ? Number(match[1]) * 60 + Number(match[2]) : Number(match[3])
}

/** A minute of the day as it is typed on a clock of twelve hours. */
export const typedTime = (start: number): { readonly time: string; readonly period: DayPeriod } => {
  const hour = Math.floor(start / 60)
  return {
    time: `${hour % 12 === 0 ? 12 : hour % 12}:${String(start % 60).padStart(2, '0')}`,
    period: hour < 12 ? 'AM' : 'PM',
  }
}
