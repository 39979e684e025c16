import { DAY_MINUTES } from '../time.ts'
import { type MinuteOfDay, minuteOfDay } from '../units.ts'

export const dayPeriods = ['AM', 'PM'] as const
export type DayPeriod = (typeof dayPeriods)[number]

const WRITTEN_TIME = /^(\d{1,2}):([0-5]\d)\s*(?:([ap])\.?m\.?)?$/i
/** What the time fields of the training form accept: hour 0 to 23 with one or two digits, minutes 00 to 59. */
const TYPED_TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

/** A wall-clock time with the half of the day it turned out to be in. */
export interface ClockEntry {
  readonly minute: MinuteOfDay
  readonly period: DayPeriod
}

/**
 * Hours 1 to 12 need the half of the day; 0 and 13 to 23 can only be 24-hour times and decide it themselves.
 * Without a half, 1 to 12 are read as 24-hour times too.
 */
function settleHour(hour: number, period: DayPeriod | undefined): number {
  if (period === undefined || hour === 0 || hour > 12) return hour
  return (hour % 12) + (period === 'PM' ? 12 : 0)
}

const entryAt = (hour: number, minute: number): ClockEntry => ({
  minute: minuteOfDay(hour * 60 + minute),
  period: hour < 12 ? 'AM' : 'PM',
})

/** Minutes after midnight of `8:30 AM`, `8:30` or `08:30`; undefined when the text is no time of day. */
export function findClockMinute(text: string): MinuteOfDay | undefined {
  const match = WRITTEN_TIME.exec(text.trim())
  if (match === null) return undefined
  const hour = Number(match[1])
  if (hour > 23) return undefined
  const period = match[3] === undefined ? undefined : match[3].toLowerCase() === 'p' ? 'PM' : 'AM'
  return entryAt(settleHour(hour, period), Number(match[2])).minute
}

/**
 * A time typed as HH:MM beside an AM/PM selector; undefined when it is not HH:MM. The period that comes back is where
 * the selector belongs: typing `14:30` moves it to PM whatever it showed.
 */
export function findTypedTime(text: string, selected: DayPeriod): ClockEntry | undefined {
  if (!TYPED_TIME.test(text)) return undefined
  const [hour = '', minute = ''] = text.split(':')
  return entryAt(settleHour(Number(hour), selected), Number(minute))
}

/** `8:30 AM` for a minute of the day; an end on the following day wraps to its own clock time. */
export function clockText(minute: number): string {
  const wrapped = ((Math.round(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  const hour = Math.floor(wrapped / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(wrapped % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `08:30`, `17:00`: a minute of the day on a clock of 24 hours. */
export function dayClockText(minute: number): string {
  const wrapped = ((Math.round(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/** The end of a span whose clock times are known: an end that is not after the start lies on the next day. */
export const endAfter = (start: number, end: number): MinuteOfDay => minuteOfDay(end > start ? end : end + DAY_MINUTES)

/** Minutes from the start to the end of a span whose clock times are known. */
export const spanMinutes = ({ start, end }: { readonly start: number; readonly end: number }): number =>
  endAfter(start, end) - start
