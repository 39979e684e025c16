import { addDays } from '@pacemeal/domain'
import { MAX_CALENDAR_DAYS } from '@pacemeal/domain/event'
import { type EventLines, readParts } from './calendar-parts.ts'
import type { CalendarText } from './calendar-text.ts'
import { calendarZones } from './calendar-zones.ts'

/** Days before today that are read too: targets look back at them. */
export const DAYS_BACK = 7
/** Our own published sessions, when somebody subscribes to them here. */
const OWN_UID = '@pacemeal'
const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)Z?)?$/
/** What a day of a rule that names no last one is compared with. */
const NEVER = '99999999'
const KEPT = ['SUMMARY', 'DESCRIPTION', 'STATUS', 'SEQUENCE', 'DURATION', 'RRULE'] as const
const TIMES = ['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE'] as const

const RANGE = /;RANGE="?THISANDFUTURE\b/i

/** Events of one `UID`: a series and what was moved of it. */
export interface EventGroup {
  readonly uid: string
  /** The lines of each, without its `UID`. */
  readonly events: readonly (readonly string[])[]
  /** Those of them that change all later ones of the series, too (RFC 5545, section 3.2.13). */
  readonly later: readonly (readonly string[])[]
}

/** The events of a calendar that may touch the days that are read. */
export interface CalendarEvents {
  readonly name: string
  readonly groups: readonly EventGroup[]
  /** Events that cannot be read, and days that a list adds to one. */
  readonly leftOut: number
  /** The end of the calendar is missing. */
  readonly isCut: boolean
}

/** The bounds of the days that are read, as calendars write them, and the zone of a `TZID`. */
interface Reach {
  readonly first: string
  readonly last: string
  readonly zoneOf: (tzid: string) => string
  readonly own: string
}

const textAfterName = (line: string | undefined): string => line?.slice(line.indexOf(':') + 1).trim() ?? ''

/** The values of a property of times. None of them has a colon, which a zone's name may have. */
const timesOf = (line: string): readonly string[] =>
  line
    .slice(line.lastIndexOf(':') + 1)
    .trim()
    .split(',')

/** The day of a time, as calendars write it; undefined for one that is none. */
const dayOf = (time: string | undefined): string | undefined => {
  const [, year, month, day] = TIME.exec(time ?? '') ?? []
  return Number.isNaN(Date.parse(`${year}-${month}-${day}`)) ? undefined : `${year}${month}${day}`
}

/** A property of times with the zones that are known here. Times without one are meant where the athlete is. */
function timeLines(line: string, { zoneOf, own, first, last }: Reach): readonly string[] {
  const [, name = '', parameters = ''] = /^([\w-]+)(.*):[^:]*$/.exec(line) ?? []
  const named = /;TZID=("[^"]*"|[^;]*)/i.exec(parameters)?.[1] ?? ''
  const isDate = /;VALUE=DATE(?![-\w])/i.test(parameters)
  const isList = name.toUpperCase() === 'EXDATE'
  return timesOf(line).flatMap((time) => {
    const day = dayOf(time)
    if (day === undefined || (isList && (day < first || day > last))) return []
    if (isDate || time.length === day.length) return `${name};VALUE=DATE:${day}`
    if (time.endsWith('Z')) return `${name}:${time}`
    return `${name};TZID=${named === '' ? own : zoneOf(named)}:${time}`
  })
}

/** The days of an event, as calendars write them. */
interface EventDays {
  readonly start: string
  /** Of the one of a series that it stands in place of. */
  readonly moved: string | undefined
  /** It changes all later ones of the series. */
  readonly isRange: boolean
}

/** Whether an event may touch the days that are read. */
function isNear(lines: EventLines, { start, moved, isRange }: EventDays, { first, last }: Reach): boolean {
  const isWithin = (day: string): boolean => day >= first && day <= last
  if (moved !== undefined && isRange) return moved <= last
  if (moved !== undefined) return isWithin(start) || isWithin(moved)
  const rule = lines.get('RRULE')?.[0]
  if (rule === undefined) return isWithin(start)
  return start <= last && (/\bUNTIL=(\d{8})/i.exec(rule)?.[1] ?? NEVER) >= first
}

/** Gives changes of one of a series that name it by its day alone the hour of the series. */
function withHours(events: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const series = events.find((lines) => lines.some((line) => /^RRULE:/i.test(line)))
  const first = series?.find((line) => /^DTSTART[;:]/i.test(line))
  const [, parameters, time] = /^DTSTART(.*):\d{8}(T.*)$/i.exec(first ?? '') ?? []
  if (time === undefined) return events
  return events.map((lines) =>
    lines.map((line) => line.replace(/^RECURRENCE-ID;VALUE=DATE:(\d{8})$/i, `RECURRENCE-ID${parameters}:$1${time}`)),
  )
}

/**
 * The events of a calendar's text whose folded lines are joined, as far as they may touch the days around today: years of
 * others cost no more than their lines. Each has the lines alone that sessions are made of.
 */
export function readEvents({ text, today, zone }: CalendarText): CalendarEvents {
  const parts = readParts(text)
  const dayText = (days: number): string => addDays(today, days).replaceAll('-', '')
  const reach: Reach = {
    // A day more on both sides: the bounds are days of the athlete's zone.
    first: dayText(-DAYS_BACK - 1),
    last: dayText(MAX_CALENDAR_DAYS + 1),
    zoneOf: calendarZones(parts.zones, zone, today),
    own: zone,
  }
  const groups = new Map<string, { readonly events: string[][]; readonly later: string[][] }>()
  let leftOut = parts.unclosed
  for (const lines of parts.events) {
    const [from] = lines.get('DTSTART') ?? []
    const start = from === undefined ? undefined : dayOf(timesOf(from)[0])
    // Without its own name an event is known by its time and title.
    const uid =
      textAfterName(lines.get('UID')?.[0]) || `${timesOf(from ?? '')[0]} ${textAfterName(lines.get('SUMMARY')?.[0])}`
    if (uid.endsWith(OWN_UID)) continue
    if (start === undefined) {
      leftOut += 1
      continue
    }
    const [replaces] = lines.get('RECURRENCE-ID') ?? []
    const moved = replaces === undefined ? undefined : (dayOf(timesOf(replaces)[0]) ?? start)
    const isWithin = (day: string | undefined): boolean => day !== undefined && day >= reach.first && day <= reach.last
    leftOut += (lines.get('RDATE') ?? []).flatMap(timesOf).filter((time) => isWithin(dayOf(time.split('/')[0]))).length
    const isRange = RANGE.test(replaces ?? '')
    if (!isNear(lines, { start, moved, isRange }, reach)) continue
    // One that was moved here from elsewhere replaces nothing here.
    const isElsewhere = moved !== undefined && !isWithin(moved) && !isRange
    const names = TIMES.filter((name) => name !== 'RECURRENCE-ID' || !isElsewhere)
    const key = isElsewhere ? `${uid} ${moved}` : uid
    const event = [
      ...names.flatMap((name) => (lines.get(name) ?? []).flatMap((line) => timeLines(line, reach))),
      ...KEPT.flatMap((name) => lines.get(name) ?? []),
    ]
    const known = groups.get(key) ?? { events: [], later: [] }
    groups.set(key, known)
    known.events.push(event)
    if (isRange) known.later.push(event)
  }
  return {
    name: parts.name,
    groups: [...groups].map(([uid, { events, later }]) => {
      const timed = withHours(events)
      return { uid, events: timed, later: timed.filter((_, index) => later.includes(events[index] ?? [])) }
    }),
    leftOut,
    isCut: parts.isCut,
  }
}
