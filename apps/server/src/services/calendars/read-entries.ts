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
import ical, { type EventInstance, type ParameterValue, type VEvent } from 'node-ical'
import type { CalendarText, ReadCalendar } from './calendar-text.ts'
import { findLength, isRest, namesTraining, readTitle } from './entry-words.ts'

/** Days before today that are read too: targets look back at them. */
const DAYS_BACK = 7
const MIN_MINUTES = 10
const MAX_MINUTES = 12 * 60
/** The length of a session that names none. */
const USUAL_MINUTES = 60
const MAX_UID = 200
/** Repetitions by the hour or faster are no training, and may be millions. */
const FAST = new Set(['SECONDLY', 'MINUTELY', 'HOURLY'])
/** Our own published sessions, when somebody subscribes to them here. */
const OWN_UID = '@pacemeal'

/**
 * Times without a zone are meant where the athlete is; the library would read them in the zone of this machine. Lines that
 * were folded are joined before.
 */
const withZones = (text: string, zone: string): string =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .replaceAll(
      /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;VALUE=DATE-TIME)?):(\d{8}T\d{6}(?:,\d{8}T\d{6})*)(\r?)$/gim,
      (_, name: string, kind: string, value: string, end: string) => `${name}${kind};TZID=${zone}:${value}${end}`,
    )

const textOf = (value: ParameterValue | undefined): string =>
  (typeof value === 'string' ? value : (value?.val ?? '')).replaceAll(/\s+/g, ' ').trim()

/** The day that an entry of whole days names; the library gives it as midnight of this machine. */
const dateOf = (date: Date): LocalDate =>
  localDate(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-'),
  )

type Read = CalendarSession | 'left-out' | 'outside'

const readInstance = (
  { start, end, isFullDay, event, ...instance }: EventInstance,
  { today, zone }: CalendarText,
): Read => {
  const day = isFullDay ? dateOf(start) : dayAt(start.getTime(), zone)
  if (day < addDays(today, -DAYS_BACK) || day > addDays(today, MAX_CALENDAR_DAYS)) return 'outside'
  if (event.status === 'CANCELLED') return 'outside'
  const title = textOf(instance.summary).slice(0, MAX_EVENT_NAME)
  if (isRest(title)) return 'left-out'
  const span = (end.getTime() - start.getTime()) / MINUTE_MS
  const told = findLength(title) ?? findLength(textOf(event.description).slice(0, 2000))
  if (isFullDay && (span > 1.5 * DAY_MINUTES || (told === undefined && !namesTraining(title)))) return 'left-out'
  const minutes = Math.round(isFullDay || span < MIN_MINUTES ? (told ?? USUAL_MINUTES) : span)
  if (minutes < MIN_MINUTES || minutes > MAX_MINUTES) return 'left-out'
  return {
    uid: `${event.uid.slice(0, MAX_UID)}/${day}`,
    title: title === '' ? 'Training' : title,
    day,
    start: isFullDay ? null : minuteOfDay(wallMinuteAt(start.getTime(), zone)),
    minutes,
    ...readTitle(title),
  }
}

const instancesOf = (event: VEvent, { today }: CalendarText): readonly EventInstance[] | 'left-out' => {
  const { freq } = event.rrule?.options ?? {}
  if (typeof freq === 'string' && FAST.has(freq)) return 'left-out'
  // A day more on both sides: the bounds are days of the athlete's zone.
  const from = new Date(Date.parse(addDays(today, -DAYS_BACK - 1)))
  const to = new Date(Date.parse(addDays(today, MAX_CALENDAR_DAYS + 2)))
  return ical.expandRecurringEvent(event, { from, to })
}

/**
 * The training sessions of a calendar's text (RFC 5545) in the days around today: repetitions worked out, single ones moved
 * or cancelled as they say, each in the athlete's own zone.
 */
export function readEntries(wanted: CalendarText): ReadCalendar {
  const calendar = ical.sync.parseICS(withZones(wanted.text, wanted.zone))
  const sessions: CalendarSession[] = []
  let leftOut = 0
  for (const component of Object.values(calendar)) {
    if (component?.type !== 'VEVENT') continue
    const event = component as VEvent
    if (event.uid.endsWith(OWN_UID)) continue
    const instances = instancesOf(event, wanted)
    if (instances === 'left-out') leftOut += 1
    else {
      for (const instance of instances) {
        const read = readInstance(instance, wanted)
        if (read === 'left-out') leftOut += 1
        else if (read !== 'outside') sessions.push(read)
      }
    }
  }
  const order = (a: CalendarSession, b: CalendarSession): number =>
    a.day === b.day ? (a.start ?? 0) - (b.start ?? 0) : a.day < b.day ? -1 : 1
  const name = textOf(calendar.vcalendar?.['WR-CALNAME'] as ParameterValue | undefined).slice(0, MAX_EVENT_NAME)
  const { today: day, zone } = wanted
  const kept = sessions.toSorted(order).slice(0, MAX_CALENDAR_SESSIONS)
  return { name: name === '' ? null : name, reading: { day, zone, sessions: kept, leftOut } }
}
