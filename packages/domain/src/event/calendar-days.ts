import type { LocalDate } from '../days.ts'
import { endAfter } from '../schedule/clock-time.ts'
import { type DayChange, type DayChanges, sessionsOn } from '../schedule/day-changes.ts'
import type { Intensity, Session, SessionType, WeeklySchedule } from '../schedule/session.ts'
import { type MinuteOfDay, minuteOfDay } from '../units.ts'
import { type ScheduledEvent, withEvents } from './event-days.ts'

/** A training session of a subscribed calendar, on its day. */
export interface CalendarSession {
  /** The calendar's own id of it, with its day where it recurs. */
  readonly uid: string
  readonly title: string
  /** The athlete's own day. */
  readonly day: LocalDate
  /** Null for an entry of the whole day. */
  readonly start: MinuteOfDay | null
  readonly minutes: number
  readonly type: SessionType
  readonly intensity: Intensity
}

/** Why a session of a calendar is not planned: another calendar's, one's own change of the day, an event, or too many. */
export type CalendarConflict = 'calendar' | 'own-change' | 'event' | 'full-day'

/** What becomes of a calendar's session on its day. */
export interface PlacedSession {
  readonly entry: CalendarSession
  readonly session: Session
  /** Sessions of the schedule that it stands in place of. */
  readonly replaces: readonly Session[]
  /** Null for one that is planned. */
  readonly conflict: CalendarConflict | null
}

/** More sessions than anybody trains on a day. */
const MAX_CALENDAR_SESSIONS_A_DAY = 4
/** When an entry of the whole day is trained by who has no session in their schedule. */
const USUAL_START = minuteOfDay(17 * 60)

const shareTime = (a: Session, b: Session): boolean =>
  a.start < endAfter(b.start, b.end) && b.start < endAfter(a.start, a.end)

/** When an entry of the whole day is trained: when the schedule trains on that day, else when it trains at all. */
const findStart = (schedule: WeeklySchedule, ofDay: readonly Session[]): MinuteOfDay =>
  ofDay[0]?.start ?? Object.values(schedule).flat()[0]?.start ?? USUAL_START

const sessionOf = ({ type, intensity, minutes }: CalendarSession, start: MinuteOfDay): Session => ({
  type,
  intensity,
  start,
  end: minuteOfDay(start + minutes),
})

const isSame = (a: Session, b: Session): boolean => a.type === b.type && a.start === b.start

/** Sessions that one's own changes of a day put where they are. */
const setByHand = (scheduled: readonly Session[], changed: readonly Session[]): readonly Session[] =>
  changed.filter((session) => !scheduled.some((one) => isSame(one, session)))

const alone = (day: LocalDate, session: Session): DayChanges => new Map([[day, [{ kind: 'session-added', session }]]])

const placeOnDay = (
  schedule: WeeklySchedule,
  changes: DayChanges,
  events: readonly ScheduledEvent[],
  entries: readonly CalendarSession[],
): readonly PlacedSession[] => {
  const [first] = entries
  if (first === undefined) return []
  const { day } = first
  const scheduled = sessionsOn(schedule, new Map(), day)
  const own = setByHand(scheduled, sessionsOn(schedule, changes, day))
  const start = findStart(schedule, scheduled)
  const placed: PlacedSession[] = []
  const timed = entries
    .map((entry) => ({ entry, session: sessionOf(entry, entry.start ?? start) }))
    .toSorted((a, b) => a.session.start - b.session.start || b.entry.minutes - a.entry.minutes)
  for (const { entry, session } of timed) {
    const planned = placed.filter(({ conflict }) => conflict === null)
    const besideEvents = sessionsOn(schedule, withEvents(schedule, alone(day, session), events), day)
    const conflict: CalendarConflict | null = !besideEvents.some((one) => one === session)
      ? 'event'
      : own.some((one) => shareTime(one, session))
        ? 'own-change'
        : planned.some((one) => shareTime(one.session, session))
          ? 'calendar'
          : planned.length >= MAX_CALENDAR_SESSIONS_A_DAY
            ? 'full-day'
            : null
    const replaces = conflict === null ? scheduled.filter((one) => shareTime(one, session)) : []
    placed.push({ entry, session, replaces, conflict })
  }
  return placed
}

/**
 * What becomes of the sessions of subscribed calendars: each takes the place of what the schedule has in its hours. One's
 * own change of the day and an event go before it, and of two that share hours the earlier is planned.
 */
export function placeCalendar(
  schedule: WeeklySchedule,
  changes: DayChanges,
  events: readonly ScheduledEvent[],
  entries: readonly CalendarSession[],
): readonly PlacedSession[] {
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return [...byDay.keys()].toSorted().flatMap((day) => placeOnDay(schedule, changes, events, byDay.get(day) ?? []))
}

/** What days are made of beside the weekly schedule. */
export interface DatedTraining {
  readonly changes: DayChanges
  readonly calendar: readonly CalendarSession[]
  readonly events: readonly ScheduledEvent[]
}

/** All changes of days: one's own, the sessions of subscribed calendars, and events, which go before both. */
export function withDatedTraining(schedule: WeeklySchedule, { changes, calendar, events }: DatedTraining): DayChanges {
  const all = new Map<LocalDate, readonly DayChange[]>(changes)
  const placed = placeCalendar(schedule, changes, events, calendar).filter(({ conflict }) => conflict === null)
  for (const [day, ofDay] of Map.groupBy(placed, ({ entry }) => entry.day)) {
    const replaced = [...new Set(ofDay.flatMap(({ replaces }) => replaces))]
    all.set(day, [
      ...replaced.map(({ type, start }): DayChange => ({ kind: 'session-skipped', type, start })),
      ...ofDay.map(({ session }): DayChange => ({ kind: 'session-added', session })),
      // After the calendar's: who skips a session by hand skips it wherever it comes from.
      ...(changes.get(day) ?? []),
    ])
  }
  return withEvents(schedule, all, events)
}
