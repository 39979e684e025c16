import {
  addDays,
  DAY_MINUTES,
  dayAt,
  findDay,
  instantOn,
  instantText,
  type LocalDate,
  localDate,
  wallMinuteAt,
} from '@pacemeal/domain'

/** A row without an hour is laid on the morning. Minutes. */
const MORNING = 7 * 60

/** `2026-11-20`, `2026/11/20`, with an hour behind it or not. */
const DATE = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?:[T ,]\s*(\d.*))?$/
/**
 * `20.11.2026`, `11/20/2026`, `20-11-2026`, `20.11.26`, with an hour behind it or not. Two figures of a year between hyphens may
 * as well be the day, and are none.
 */
const NUMBERED_DATE = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|(?<!-)\d{2})(?:[T ,]+(\d.*))?$/
const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?/i

/** `46083`, `46083.257`, `46083,257`: a date as spreadsheets keep it, in days since the end of 1899 (years 1982 to 2091). */
const SERIAL_DATE = /^([3-6]\d{4})(?:[.,](\d+))?$/
const SERIAL_START = localDate('1899-12-30')
/** A part of a day as spreadsheets keep an hour: `0.257`. Two figures are minutes. */
const SERIAL_TIME = /^0?[.,](\d{3,})$/

const clockOf = (decimals: string): string => {
  const minutes = Math.round(Number(`0.${decimals}`) * DAY_MINUTES) % DAY_MINUTES
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The first three letters of months, in the languages of the app. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]
const WORD_FIRST = /^(?:\p{L}+,\s*)?(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})(?:[ ,]+(\d.*))?$/u
const DAY_FIRST =
  /^(?:\p{L}+,\s*)?(\d{1,2})(?:[.\s-]+|\s+de\s+)(\p{L}{3,})\.?(?:[\s-]+|\s+de\s+)(\d{4})(?:[ ,]+(\d.*))?$/u

/** Which number of `03/04/2026` is the month. */
export type DateOrder = 'day-first' | 'month-first'

/**
 * The order of dates in slashes or hyphens that a file shows by itself, through a number over twelve; undefined where none does.
 * A file that shows both has no order: each of its dates stands for itself.
 */
export function shownOrder(dates: readonly string[]): DateOrder | undefined {
  const orders = new Set(
    dates.flatMap((date): readonly DateOrder[] => {
      const [, first, mark, second] = NUMBERED_DATE.exec(date.trim()) ?? []
      if (mark === undefined || mark === '.') return []
      return Number(first) > 12 ? ['day-first'] : Number(second) > 12 ? ['month-first'] : []
    }),
  )
  const [order] = orders
  return orders.size === 1 ? order : undefined
}

/** Whether a date can be read in both orders, and means two days by them. */
export const isAmbiguous = (date: string): boolean => {
  const [, first, mark, second] = NUMBERED_DATE.exec(date.trim()) ?? []
  return mark !== undefined && mark !== '.' && Number(first) <= 12 && Number(second) <= 12 && first !== second
}

/** A day whose month is a word: `Mar 1, 2026`, `1. März 2026 07:05`, `01-Mar-2026`, `1 de marzo de 2026`. */
function inWords(text: string): readonly [day: string, hour: string | undefined] | undefined {
  const [, first, second, year, hour] = WORD_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const [word, date] = /^\d/.test(first) ? [second, first] : [first, second]
  const month = MONTHS.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase())) + 1
  return month === 0 ? undefined : [`${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`, hour]
}

/** Whether a text is a day without an hour, as devices head the weighings of a day with it. */
export const isDay = (text: string, order: DateOrder): boolean => {
  const [day, hour] = partsOf(text.trim(), order) ?? []
  return day !== undefined && hour === undefined
}

/** Whether a text is an hour without a day. */
export const isHour = (text: string): boolean =>
  /^\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?\s?m\.?|uhr|h)?$/i.test(text.trim())

/** Day and hour of a text; undefined when it is written as no date. Dates with points have the day first everywhere. */
function partsOf(text: string, order: DateOrder): readonly [day: string, hour: string | undefined] | undefined {
  const written = inWords(text)
  if (written !== undefined) return written
  const [, days, decimals] = SERIAL_DATE.exec(text) ?? []
  if (days !== undefined)
    return [addDays(SERIAL_START, Number(days)), decimals === undefined ? undefined : clockOf(decimals)]
  const [, inYear, , inMonth = '', onDay = '', hour] = DATE.exec(text) ?? []
  if (inYear !== undefined) return [`${inYear}-${inMonth.padStart(2, '0')}-${onDay.padStart(2, '0')}`, hour]
  const [, first = '', mark, second = '', year = '', behind] = NUMBERED_DATE.exec(text) ?? []
  if (mark === undefined) return undefined
  const isDayFirst = mark === '.' || Number(first) > 12 || (Number(second) <= 12 && order === 'day-first')
  const [date, month] = isDayFirst ? [first, second] : [second, first]
  return [`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, behind]
}

/** Minute of the day of `7:10 PM`, `19:10`, `19.10 Uhr`; NaN where it is none. */
function minuteOf(text: string): number {
  const [, decimals] = SERIAL_TIME.exec(text.trim()) ?? []
  const [, hour, minute, half] = TIME.exec(decimals === undefined ? text.trim() : clockOf(decimals)) ?? []
  if (hour === undefined) return Number.NaN
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return hours * 60 + Number(minute)
}

/** A text with an offset of its own says its moment itself; undefined for any other. */
function exactMoment(date: string): number | undefined {
  const at = /^\d{4}-.*\d ?(?:Z|[+-]\d{2}:?\d{2})$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

/** When a row was, by the clock of its place: its day, and its minute where one is told. */
export interface RowTime {
  readonly day: LocalDate
  readonly minute: number | undefined
}

/** Day and minute of a row; one with an offset of its own is read by the clock of the zone. Undefined when it names no day. */
export function timeOfRow(date: string, time: string, zone: string, order: DateOrder): RowTime | undefined {
  const exact = exactMoment(date.trim())
  if (exact !== undefined) return { day: dayAt(exact, zone), minute: wallMinuteAt(exact, zone) }
  const [written, hour] = partsOf(date.trim(), order) ?? []
  const day = findDay(written)
  if (day === undefined) return undefined
  const minute = minuteOf(hour ?? time)
  return { day, minute: minute >= 0 && minute < DAY_MINUTES ? minute : undefined }
}

/** The moment of a row, by the clock of the zone; undefined when it names no day. A row without an hour is of the morning. */
export function momentOf(date: string, time: string, zone: string, order: DateOrder): string | undefined {
  const exact = exactMoment(date.trim())
  if (exact !== undefined) return instantText(exact)
  const found = timeOfRow(date, time, zone, order)
  return found && instantOn(found.day, found.minute ?? MORNING, zone)
}
