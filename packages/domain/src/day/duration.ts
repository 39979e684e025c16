import { findClockMinute, spanMinutes } from '../schedule/clock-time.ts'

/** Shown when a duration cannot be worked out. */
const UNKNOWN_DURATION = '60 min'

/** `45 min` under an hour, else `1h 30m`. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)}h ${whole % 60}m`
}

/** The duration between two clock texts; one that ends before it starts runs past midnight. */
export function durationBetween(startTime: string, endTime: string): string {
  const start = findClockMinute(startTime)
  const end = findClockMinute(endTime)
  if (start === undefined || end === undefined) return UNKNOWN_DURATION
  return durationText(spanMinutes({ start, end }))
}
