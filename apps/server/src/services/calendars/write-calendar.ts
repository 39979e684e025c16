import { createHash } from 'node:crypto'
import {
  addDays,
  dayAt,
  dayChangesOf,
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
import { events, findEvent, userProfiles } from '@pacemeal/protocol'
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { listText, timeText } from '../../languages/formats.ts'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import { findReader, type Reader } from '../accounts/locale-of.ts'
import { findDocument } from '../documents/document-store.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { listDayChangesOf } from '../meal-plans/day-changes.ts'
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
  /** When the schedule or its day was changed last. */
  readonly changedAt: string
}

/** The latest of moments as they are stored; the beginning of time where there is none. */
const latest = (moments: readonly string[]): string =>
  new Date(Math.max(0, ...moments.map((moment) => Date.parse(moment)))).toISOString()

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
  const profile = await findDocument(store, userProfiles, userId)
  const storedChanges = await listDayChangesOf(store, userId)
  const changes = dayChangesOf(storedChanges)
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
    const ofDay = storedChanges.filter((one) => one.day === day)
    const changedAt = latest([profile, ...ofDay].flatMap((one) => (one === undefined ? [] : [one.$updatedAt])))
    const ownChanges = changes.get(day) ?? []
    // What takes the place of an own session may be of its kind and at its hour.
    const others = new Set(
      (all.get(day) ?? []).flatMap((change) =>
        change.kind === 'session-added' && !ownChanges.includes(change) ? [change.session] : [],
      ),
    )
    return sessionsOn(schedule, all, day)
      .filter((session) => !others.has(session) && own.some(isSame(session)))
      .map((session) => ({ day, session, changedAt }))
  })
  return { zone, sessions }
}

/** When an entry was changed last: with its last change, so that programs see it and the text stays the same until then. */
const changedOn = (moment: string) => ({ stamp: new Date(moment), lastModified: new Date(moment) })

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
  const reader = await findReader(backend.store, userId)
  const words = serverWords(reader.locale).calendar
  const calendar = new ICalCalendar({
    name: 'Pacemeal',
    prodId: { company: 'Pacemeal', product: 'Training', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const { day, session, changedAt } of sessions) {
    const start = instantOn(day, session.start, zone)
    calendar.createEvent({
      id: `${day}-${session.type}-${session.start}@pacemeal`,
      ...changedOn(changedAt),
      start: new Date(start),
      end: endOf(start, spanMinutes(session)),
      summary: words.sessions[session.type],
      description: words.intensities[session.intensity],
    })
  }
  for (const { $id, $updatedAt, details } of await listOwnDocuments(backend.store, events, {
    owner: userId,
    limit: MAX_EVENTS,
  })) {
    const event = findEvent(details)
    if (event === undefined) continue
    const start = eventStart(event)
    calendar.createEvent({
      id: `${$id}@pacemeal`,
      ...changedOn($updatedAt),
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
