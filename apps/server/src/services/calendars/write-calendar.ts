import { createHash } from 'node:crypto'
import {
  addDays,
  dayAt,
  HOUR_SECONDS,
  type InstantText,
  instantOn,
  type LocalDate,
  MINUTE_MS,
  type Session,
  sessionsOn,
  spanMinutes,
} from '@pacemeal/domain'
import { eventMinutes, eventStart, eventStarts, type TrainingEvent, withDatedTraining } from '@pacemeal/domain/event'
import { events, findEvent } from '@pacemeal/protocol'
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { listText, timeText } from '../../languages/formats.ts'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import { findReader, type Reader } from '../accounts/locale-of.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { readDayChangesOf } from '../meal-plans/day-changes.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { readDatedEvents } from '../training-events/dated-events.ts'
import { readCalendarSessions } from './calendar-sessions.ts'

/** Days of sessions in a published calendar: the last week and the four ahead. */
const DAYS_BACK = 7
const DAYS_AHEAD = 27
const MAX_EVENTS = 100
/** How often programs may ask again. */
const REFRESH_SECONDS = HOUR_SECONDS

const isSame = (a: Session) => (b: Session) => a.type === b.type && a.start === b.start

interface DatedSession {
  readonly day: LocalDate
  readonly session: Session
}

/**
 * A person's own sessions around today: the weekly schedule with its changes. Those of subscribed calendars stand in these
 * calendars already, and events stand by their names.
 */
const readSessions = async (
  { store, clock }: Ports<'clock' | 'store'>,
  userId: string,
): Promise<{ readonly zone: string; readonly sessions: readonly DatedSession[] }> => {
  const athlete = await readPlanAthlete(store, userId)
  if (!athlete.ok) return { zone: 'UTC', sessions: [] }
  const { schedule, zone } = athlete.value
  const changes = await readDayChangesOf(store, userId)
  const calendar = await readCalendarSessions(store, userId)
  const all = withDatedTraining(schedule, {
    changes,
    calendar,
    events: await readDatedEvents(store, userId, athlete.value),
  })
  const first = addDays(dayAt(clock.now(), zone), -DAYS_BACK)
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => addDays(first, index))
  const sessions = days.flatMap((day) => {
    const own = sessionsOn(schedule, changes, day)
    return sessionsOn(schedule, all, day)
      .filter((session) => own.some(isSame(session)))
      .map((session) => ({ day, session }))
  })
  return { zone, sessions }
}

const endOf = (start: InstantText, minutes: number): Date => new Date(Date.parse(start) + minutes * MINUTE_MS)

/** What is told of an event beside its name: of a meet its starts, and the goal. */
const aboutEvent = (event: TrainingEvent, { locale, units }: Reader): string => {
  const times = eventStarts(event).map(({ at }) => timeText(event.start + at, locale, units.clock))
  const starts = times.length === 0 ? [] : [serverWords(locale).calendar.startsAt(listText(times, locale))]
  return [...starts, event.goal].filter((line) => line !== '').join('\n')
}

/** A person's sessions and events as a calendar file (RFC 5545), the same text until any of them changes. */
export const writeCalendar = async (backend: Ports<'clock' | 'store'>, userId: string): Promise<string> => {
  const { zone, sessions } = await readSessions(backend, userId)
  const calendar = new ICalCalendar({
    name: 'Pacemeal',
    prodId: { company: 'Pacemeal', product: 'Training', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  // The day alone, so that the text stays the same for as long as the sessions do.
  const stamp = new Date(`${dayAt(backend.clock.now(), zone)}T00:00:00Z`)
  for (const { day, session } of sessions) {
    const start = instantOn(day, session.start, zone)
    calendar.createEvent({
      id: `${day}-${session.type}-${session.start}@pacemeal`,
      stamp,
      start: new Date(start),
      end: endOf(start, spanMinutes(session)),
      summary: session.type,
      description: session.intensity,
    })
  }
  const reader = await findReader(backend.store, userId)
  for (const { $id, details } of await listOwnDocuments(backend.store, events, { owner: userId, limit: MAX_EVENTS })) {
    const event = findEvent(details)
    if (event === undefined) continue
    const start = eventStart(event)
    calendar.createEvent({
      id: `${$id}@pacemeal`,
      stamp,
      start: new Date(start),
      end: endOf(start, eventMinutes(event)),
      summary: event.name,
      description: aboutEvent(event, reader),
    })
  }
  return calendar.toString()
}

/** The fingerprint of a calendar's text, by which programs hear that nothing changed. */
export const calendarTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 32)}"`
