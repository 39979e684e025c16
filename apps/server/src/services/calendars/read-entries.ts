import {
  addDays,
  DAY_MINUTES,
  dayAt,
  type LocalDate,
  localDate,
  MINUTE_MS,
  minuteOfDay,
  wallMinuteAt,
} from '@pacemeal/domain'
import { type CalendarSession, MAX_CALENDAR_DAYS, MAX_CALENDAR_SESSIONS, MAX_EVENT_NAME } from '@pacemeal/domain/event'
import { isRest, namesTraining, readTitle } from '@pacemeal/domain/session-title'
import ical, { type EventInstance, type ParameterValue, type VEvent } from 'node-ical'
import { DAYS_BACK, type EventGroup, readEvents } from './calendar-events.ts'
import type { CalendarText, ReadCalendar } from './calendar-text.ts'
import { findLength } from './entry-length.ts'
import { placeInSeries } from './series-times.ts'

const MIN_MINUTES = 10
const MAX_MINUTES = 12 * 60
/** The length of a session that names none. */
const USUAL_MINUTES = 60
const MAX_UID = 200
/** Repetitions by the hour or faster are no training, and may be millions. */
const FAST = new Set(['SECONDLY', 'MINUTELY', 'HOURLY'])
/** A text in one line, without the characters that no database or screen takes. */
const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
const textOf = (value: ParameterValue | undefined): string =>
  plain(typeof value === 'string' ? value : String(value?.val ?? ''))

/** The day that an entry of whole days names; the library gives it as midnight of this machine. */
const dateOf = (date: Date): LocalDate =>
  localDate(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-'),
  )

type Read = CalendarSession | 'left-out' | 'outside'

const readInstance = (
  { start, end, isFullDay, event, ...instance }: EventInstance,
  uid: string,
  { today, zone }: CalendarText,
): Read => {
  const day = isFullDay ? dateOf(start) : dayAt(start.getTime(), zone)
  if (day < addDays(today, -DAYS_BACK) || day > addDays(today, MAX_CALENDAR_DAYS)) return 'outside'
  if (event.status?.toUpperCase() === 'CANCELLED') return 'outside'
  const title = textOf(instance.summary).slice(0, MAX_EVENT_NAME)
  if (isRest(title)) return 'left-out'
  const span = (end.getTime() - start.getTime()) / MINUTE_MS
  const told = findLength(title) ?? findLength(textOf(event.description).slice(0, 2000))
  if (isFullDay && (span > 1.5 * DAY_MINUTES || (told === undefined && !namesTraining(title)))) return 'left-out'
  const minutes = Math.round(isFullDay || span < MIN_MINUTES ? (told ?? USUAL_MINUTES) : span)
  // What is no number is none either.
  if (!(minutes >= MIN_MINUTES && minutes <= MAX_MINUTES)) return 'left-out'
  return {
    uid: `${uid}/${day}`,
    title: title === '' ? 'Training' : title,
    day,
    start: isFullDay ? null : minuteOfDay(wallMinuteAt(start.getTime(), zone)),
    minutes,
    ...readTitle(title, 'Conditioning'),
  }
}

const instancesOf = (event: VEvent, { today }: CalendarText): readonly (EventInstance | 'left-out')[] => {
  const { freq } = event.rrule?.options ?? {}
  if (typeof freq === 'string' && FAST.has(freq)) return ['left-out']
  // A day more on both sides: the bounds are days of the athlete's zone.
  const from = new Date(Date.parse(addDays(today, -DAYS_BACK - 1)))
  const to = new Date(Date.parse(addDays(today, MAX_CALENDAR_DAYS + 2)))
  try {
    return ical.expandRecurringEvent(event, { from, to })
  } catch {
    // A rule that names no day, or too many before this one.
    return ['left-out']
  }
}

const nameOf = (index: number): string => `group-${index}`
const changeName = (index: number, change: number): string => `${nameOf(index)}-later-${change}`
const eventText = (name: string, lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${name}`,
  ...lines,
  'END:VEVENT',
]

const textOfGroups = (groups: readonly EventGroup[]): string =>
  [
    'BEGIN:VCALENDAR',
    // Names of our own: those of a calendar may be anything, also what objects have already.
    ...groups.flatMap(({ events, later }, index) => [
      ...events.flatMap((lines) => eventText(nameOf(index), lines)),
      ...later.flatMap((lines, change) => eventText(changeName(index, change), lines)),
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

type Parsed = readonly { readonly event: VEvent; readonly changes: readonly VEvent[]; readonly uid: string }[]

/** Has the library read groups of events. What it cannot make sense of takes none of the others along. */
function parseGroups(groups: readonly EventGroup[]): { readonly parsed: Parsed; readonly failed: number } {
  try {
    const calendar = ical.sync.parseICS(textOfGroups(groups))
    const eventNamed = (name: string): readonly VEvent[] => {
      const component = calendar[name]
      return component?.type === 'VEVENT' ? [component as VEvent] : []
    }
    const parsed = groups.flatMap(({ uid, later }, index) =>
      eventNamed(nameOf(index)).map((event) => ({
        event,
        changes: later.flatMap((_, change) => eventNamed(changeName(index, change))),
        uid: plain(uid).slice(0, MAX_UID),
      })),
    )
    return { parsed, failed: groups.length - parsed.length }
  } catch {
    if (groups.length === 1) return { parsed: [], failed: 1 }
    const middle = Math.ceil(groups.length / 2)
    const halves = [parseGroups(groups.slice(0, middle)), parseGroups(groups.slice(middle))]
    return {
      parsed: halves.flatMap(({ parsed }) => parsed),
      failed: halves.reduce((sum, half) => sum + half.failed, 0),
    }
  }
}

/**
 * The training sessions of a calendar's text (RFC 5545) in the days around today: repetitions worked out, single ones moved
 * or cancelled as they say, each in the athlete's own zone. Folded lines of the text are joined already.
 */
export function readEntries(wanted: CalendarText): ReadCalendar {
  const { today: day, zone } = wanted
  const { groups, name, ...read } = readEvents(wanted)
  const { parsed, failed } = parseGroups(groups)
  const sessions: CalendarSession[] = []
  let leftOut = read.leftOut + failed
  for (const { event, changes, uid } of parsed) {
    for (const instance of instancesOf(event, wanted)) {
      const session =
        instance === 'left-out' ? instance : readInstance(placeInSeries(instance, event, changes), uid, wanted)
      if (session === 'left-out') leftOut += 1
      else if (session !== 'outside') sessions.push(session)
    }
  }
  const order = (a: CalendarSession, b: CalendarSession): number =>
    a.day === b.day ? (a.start ?? 0) - (b.start ?? 0) : a.day < b.day ? -1 : 1
  const kept = sessions.toSorted(order).slice(0, MAX_CALENDAR_SESSIONS)
  const called = plain(name.replaceAll(/\\([\\;,])/g, '$1')).slice(0, MAX_EVENT_NAME)
  return { name: called === '' ? null : called, isCut: read.isCut, reading: { day, zone, sessions: kept, leftOut } }
}
