import {
  type Intensity,
  isTimeZone,
  type LocalDate,
  MINUTE_MS,
  type SessionType,
  type Weekday,
  weekdays,
} from '@pacemeal/domain'
import { readTitle } from '@pacemeal/domain/session-title'
import { RRuleTemporal } from 'rrule-temporal'
import { linesOf, type Property, plainText, readProperty } from './calendar-lines.ts'
import { FileProblem, MAX_EVENTS } from './file-problem.ts'

/** A session that a calendar suggests for the week, for the person to look at. Minutes of the day. */
export interface SessionProposal {
  /** Empty when the calendar gives none. */
  readonly title: string
  readonly type: SessionType
  readonly intensity: Intensity
  readonly start: number
  readonly end: number
  readonly days: readonly Weekday[]
  /** It comes again; what happens once is no habit of a week. */
  readonly isWeekly: boolean
}

/** How far ahead a calendar is looked at. */
const WINDOW_DAYS = 28
/** Shortest and longest event that can be a session, in minutes (own choice). */
const LENGTHS = { least: 10, most: 360 }
/** Recurrences that make sense for training; a rule for every second is none. */
const FREQUENCIES = /FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)\b/
/** Steps of one rule that are gone through before it is given up: 130 years of days. */
const MAX_STEPS = 50_000
const MAX_PROPOSALS = 50

interface Window {
  readonly from: Temporal.ZonedDateTime
  readonly to: Temporal.ZonedDateTime
}

type Fields = ReadonlyMap<string, readonly Property[]>

/** Whether an event may begin on one of these days, written as calendars do. Zones may move it by a day. */
const mayBegin = (event: Fields, from: string, to: string): boolean => {
  const day = event.get('DTSTART')?.[0]?.value.trim().slice(0, 8) ?? ''
  const rule = event.get('RRULE')?.[0]?.value
  if (rule === undefined) return day >= from && day <= to
  return day <= to && (/\bUNTIL=(\d{8})/i.exec(rule)?.[1] ?? to) >= from
}

/**
 * The events of a calendar as their properties, as far as they may be in a window; parts inside an event (alarms) are passed
 * over.
 */
function eventsOf(text: string, window: Window): readonly Fields[] {
  const dayText = (moment: Temporal.ZonedDateTime) => moment.toPlainDate().toString().replaceAll('-', '')
  const from = dayText(window.from.subtract({ days: 1 }))
  const to = dayText(window.to.add({ days: 1 }))
  const events: Fields[] = []
  let open: Map<string, Property[]> | undefined
  let depth = 0
  let isCalendar = false
  let isClosed = false
  for (const property of linesOf(text).flatMap((line) => readProperty(line) ?? [])) {
    const { name, value } = property
    const part = value.trim().toUpperCase()
    if (name === 'BEGIN' && part === 'VCALENDAR') isCalendar = true
    if (name === 'END' && part === 'VCALENDAR') isClosed = true
    if (name === 'BEGIN' && part === 'VEVENT') open = new Map()
    else if (name === 'BEGIN' && open) depth += 1
    else if (name === 'END' && part === 'VEVENT' && open) {
      if (mayBegin(open, from, to)) events.push(open)
      if (events.length > MAX_EVENTS) throw new FileProblem('too-many-events')
      open = undefined
    } else if (name === 'END' && depth > 0) depth -= 1
    else if (open && depth === 0) {
      const known = open.get(name)
      if (known === undefined) open.set(name, [property])
      else known.push(property)
    }
  }
  if (!isCalendar) throw new FileProblem('no-calendar')
  if (!isClosed) throw new FileProblem('calendar-cut-off')
  return events
}

const TIME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(Z?)$/
/** The moment of a time; one without a zone, or with one that nobody knows, is by the athlete's clock. All-day ones are none. */
function momentOf({ value, parameters }: Property, zone: string): Temporal.ZonedDateTime | undefined {
  const match = TIME.exec(value.trim())
  if (match === null) return undefined
  const [, year, month, day, hour, minute, second = '00', utc] = match
  const named = parameters.get('TZID') ?? ''
  const timeZone = utc === 'Z' ? 'UTC' : isTimeZone(named) ? named : zone
  try {
    const clock = `${year}-${month}-${day}T${hour}:${minute}:${second}`
    return Temporal.PlainDateTime.from(clock, { overflow: 'reject' }).toZonedDateTime(timeZone)
  } catch {
    return undefined
  }
}

const DURATION = /^P(?:\d+[WD])?(?:T[0-9HMS]+)?$/
const lengthOf = (event: Fields, start: Temporal.ZonedDateTime, zone: string): number => {
  const [end] = event.get('DTEND') ?? []
  const until = end && momentOf(end, zone)
  if (until) return (until.epochMilliseconds - start.epochMilliseconds) / MINUTE_MS
  const duration = event.get('DURATION')?.[0]?.value.trim() ?? ''
  return DURATION.test(duration) ? (start.add(duration).epochMilliseconds - start.epochMilliseconds) / MINUTE_MS : 0
}

/** When an event begins within the window. */
function startsOf(event: Fields, start: Temporal.ZonedDateTime, { from, to }: Window, zone: string) {
  const rule = event.get('RRULE')?.[0]?.value.trim()
  const isWithin = (moment: Temporal.ZonedDateTime) =>
    Temporal.ZonedDateTime.compare(moment, from) >= 0 && Temporal.ZonedDateTime.compare(moment, to) < 0
  if (rule === undefined) return isWithin(start) ? [start] : []
  if (!FREQUENCIES.test(rule)) return []
  const left = (event.get('EXDATE') ?? [])
    .flatMap((property) => property.value.split(',').map((value) => momentOf({ ...property, value }, zone)))
    .map((moment) => moment?.epochMilliseconds)
  try {
    const rules = new RRuleTemporal({
      rruleString: rule,
      dtstart: start,
      maxIterations: MAX_STEPS,
      temporal: Temporal,
    })
    return rules.between(from, to, true).filter(({ epochMilliseconds }) => !left.includes(epochMilliseconds))
  } catch {
    return []
  }
}

/**
 * The sessions that a training calendar suggests for the weekly schedule, by the athlete's clock over the next four weeks:
 * events of 10 minutes to 6 hours, told apart by title and time. `today` is the athlete's present day.
 */
export function readCalendar(text: string, today: LocalDate, zone: string): readonly SessionProposal[] {
  const from = Temporal.PlainDate.from(today).toZonedDateTime(zone)
  const window = { from, to: from.add({ days: WINDOW_DAYS }) }
  const found = new Map<string, { title: string; start: number; length: number; on: Weekday[] }>()
  for (const event of eventsOf(text, window)) {
    const start = event.get('DTSTART')?.flatMap((one) => momentOf(one, zone) ?? [])[0]
    if (start === undefined || /CANCELL?ED/i.test(event.get('STATUS')?.[0]?.value ?? '')) continue
    const length = Math.round(lengthOf(event, start, zone))
    if (length < LENGTHS.least || length > LENGTHS.most) continue
    const title = plainText(event.get('SUMMARY')?.[0]?.value ?? '').slice(0, 80)
    for (const moment of startsOf(event, start, window, zone)) {
      const here = moment.withTimeZone(zone)
      const minute = here.hour * 60 + here.minute
      const key = `${minute}/${length}/${title}`
      const known = found.get(key) ?? { title, start: minute, length, on: [] }
      known.on.push(weekdays[here.dayOfWeek - 1] ?? 'monday')
      found.set(key, known)
    }
  }
  if (found.size === 0) {
    throw new FileProblem('no-training')
  }
  return [...found.values()].slice(0, MAX_PROPOSALS).map(({ title, start, length, on }) => {
    const often = weekdays.filter((day) => on.filter((one) => one === day).length > 1)
    const days = often.length > 0 ? often : weekdays.filter((day) => on.includes(day))
    return {
      title,
      ...readTitle(title, 'Practice'),
      start,
      end: start + length,
      days,
      isWeekly: often.length > 0,
    }
  })
}
