import { DAY_MINUTES, DAY_MS, MINUTE_MS } from './time.ts'

declare const kind: unique symbol
/** A calendar day in the athlete's own zone, as `YYYY-MM-DD`. */
export type LocalDate = string & { readonly [kind]: 'LocalDate' }
/** A moment, as ISO-8601 UTC text with milliseconds: `2026-03-02T08:15:30.000Z`. Compares correctly as text. */
export type InstantText = string & { readonly [kind]: 'Instant' }

/** Weekdays from Monday, as the schedule and the plan documents key them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** Reads `YYYY-MM-DD`; throws RangeError when it is not a real calendar day. */
export const localDate = (text: string): LocalDate => Temporal.PlainDate.from(text).toString() as LocalDate

/** Moments have the years 1 to 9999 on the wire: between these days, the weeks around a day have moments too. */
const [FIRST_DAY, LAST_DAY] = ['0002-01-01', '9998-12-31']

/** The day of an address, a form or a document, written `YYYY-MM-DD`; undefined when the text is no real calendar day of the years 2 to 9998. */
export const findDay = (text: string | null | undefined): LocalDate | undefined => {
  // Most addresses name no day, and screens ask dozens of times: a thrown error takes far longer than this look.
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    const day = localDate(text)
    return day === text && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined
  } catch {
    return undefined
  }
}

/** The text of a moment given as epoch milliseconds. */
export const instantText = (epochMilliseconds: number): InstantText =>
  new Date(epochMilliseconds).toISOString() as InstantText

/** Whether a text names a time zone that is known here, as the IANA database does. */
export const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** Minutes from one moment to another; below 0 when the second is the earlier one. */
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS

/** The athlete's calendar day at a moment (epoch milliseconds) in an IANA zone. */
export const dayAt = (epochMilliseconds: number, zone: string): LocalDate =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString() as LocalDate

/** Minutes after local midnight at a moment, by the wall clock of the zone. */
export const wallMinuteAt = (epochMilliseconds: number, zone: string): number => {
  const at = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone)
  return at.hour * 60 + at.minute
}

export const addDays = (day: LocalDate, days: number): LocalDate =>
  Temporal.PlainDate.from(day).add({ days }).toString() as LocalDate

export const weekdayOf = (day: LocalDate): Weekday => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 'monday'

/** The week that holds the day and begins on the weekday. */
export const weekFrom = (first: Weekday, day: LocalDate): readonly LocalDate[] => {
  const back = (weekdays.indexOf(weekdayOf(day)) - weekdays.indexOf(first) + 7) % 7
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - back))
}

/** The Monday-first week that holds the day (plan documents). */
export const weekFromMonday = (day: LocalDate): readonly LocalDate[] => weekFrom('monday', day)

/** The weekdays in order, beginning on the one given. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] => {
  const at = weekdays.indexOf(first)
  return [...weekdays.slice(at), ...weekdays.slice(0, at)]
}

/** The Monday of the calendar week that holds the day. */
export const mondayOf = (day: LocalDate): LocalDate => addDays(day, -weekdays.indexOf(weekdayOf(day)))

/** First and last millisecond of a local day as instants; a day of 23 or 25 hours is right. */
export const dayBounds = (day: LocalDate, zone: string): { from: InstantText; to: InstantText } => {
  const date = Temporal.PlainDate.from(day)
  const from = date.toZonedDateTime(zone).epochMilliseconds
  const next = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
  return { from: instantText(from), to: instantText(next - 1) }
}

/** A day and its first and last millisecond. */
interface DaySpan {
  readonly day: LocalDate
  readonly from: number
  readonly to: number
}

/** `dayAt` for many moments of one zone, in any order: each day is looked up once in the zone's rules. */
export const dayFinder = (zone: string): ((epochMilliseconds: number) => LocalDate) => {
  /** The days that are known, by the days of UTC that they touch. */
  const known = new Map<number, readonly DaySpan[]>()
  return (at) => {
    const found = known.get(Math.floor(at / DAY_MS))?.find(({ from, to }) => at >= from && at <= to)
    if (found !== undefined) return found.day
    const day = dayAt(at, zone)
    const bounds = dayBounds(day, zone)
    const span = { day, from: Date.parse(bounds.from), to: Date.parse(bounds.to) }
    for (let one = Math.floor(span.from / DAY_MS); one <= Math.floor(span.to / DAY_MS); one += 1) {
      known.set(one, [...(known.get(one) ?? []), span])
    }
    return day
  }
}

/**
 * The moment of a wall-clock minute on a local day; minutes below 0 and from 1440 are of the days around it. A minute
 * skipped by a clock change moves forward.
 */
export const instantOn = (day: LocalDate, minute: number, zone: string): InstantText => {
  const days = Math.floor(minute / DAY_MINUTES)
  const ofDay = minute - days * DAY_MINUTES
  const at = Temporal.PlainDate.from(day)
    .add({ days })
    .toPlainDateTime({ hour: Math.floor(ofDay / 60), minute: ofDay % 60 })
    .toZonedDateTime(zone)
  return instantText(at.epochMilliseconds)
}

/**
 * The moment of a wall-clock minute of a local day that something is written down on. It stays on that day where a clock change
 * skips its last hour, as it does in Greenland in March.
 */
export const instantWithin = (day: LocalDate, minute: number, zone: string): InstantText => {
  const [at, { to }] = [instantOn(day, minute, zone), dayBounds(day, zone)]
  return at > to ? to : at
}

/**
 * The Mondays of the two Monday-first weeks that share the week around a day when it begins on the weekday; from Monday
 * itself both are the same.
 */
export const mondaysAround = (first: Weekday, day: LocalDate): readonly [LocalDate, LocalDate] => {
  const [start = day] = weekFrom(first, day)
  return [mondayOf(start), mondayOf(addDays(start, 6))]
}
