import { addDays, type LocalDate } from '../days.ts'
import { endAfter } from '../schedule/clock-time.ts'
import { type DayChange, type DayChanges, sessionsOn } from '../schedule/day-changes.ts'
import type { Session, WeeklySchedule } from '../schedule/session.ts'
import { DAY_MINUTES } from '../time.ts'
import { minuteOfDay } from '../units.ts'
import { activeEventMinutes, eventMinutes, type TrainingEvent } from './training-event.ts'

/** The parts of an event that its day's training needs. */
export interface ScheduledEvent extends Pick<TrainingEvent, 'kind' | 'day' | 'start' | 'intensity'> {
  readonly minutes: number
  /** Minutes that are raced, where the others are waiting between starts. */
  readonly activeMinutes?: number
}

/** The parts of an event that its day's training needs. */
export const scheduledEventOf = (event: TrainingEvent): ScheduledEvent => ({
  kind: event.kind,
  day: event.day,
  start: event.start,
  intensity: event.intensity,
  minutes: eventMinutes(event),
  ...(event.sport === 'meet' ? { activeMinutes: activeEventMinutes(event) } : {}),
})

/** The session that an event is on its day. */
const sessionOfEvent = ({ kind, start, intensity, minutes, activeMinutes }: Omit<ScheduledEvent, 'day'>): Session => ({
  type: kind === 'race' ? 'Competition' : 'Conditioning',
  start,
  end: minuteOfDay(start + minutes),
  intensity,
  ...(activeMinutes === undefined ? {} : { activeMinutes }),
})

/** The session of its day that an event is. */
export const eventSession = (event: TrainingEvent): Session => sessionOfEvent(scheduledEventOf(event))

/** Whether a session of the schedule is what the event stands for, or falls into its hours. */
const gives = (session: Session, event: Session): boolean =>
  (event.type === 'Competition' && session.type === 'Competition') ||
  (session.start < endAfter(event.start, event.end) && event.start < endAfter(session.start, session.end))

/**
 * The changes of days with those that events make: an event is one of its day's sessions, in place of what the schedule
 * has in its hours, also of those after midnight. A race takes the place of the day's scheduled competition, too.
 */
export function withEvents(
  schedule: WeeklySchedule,
  changes: DayChanges,
  events: readonly ScheduledEvent[],
): DayChanges {
  const all = new Map<LocalDate, readonly DayChange[]>(changes)
  for (const event of events) {
    const session = sessionOfEvent(event)
    const skippedOn = (day: LocalDate, isGiven: (one: Session) => boolean): readonly DayChange[] =>
      sessionsOn(schedule, all, day)
        .filter(isGiven)
        .map(({ type, start }) => ({ kind: 'session-skipped', type, start }))
    const skipped = skippedOn(event.day, (one) => gives(one, session))
    all.set(event.day, [...(all.get(event.day) ?? []), ...skipped, { kind: 'session-added', session }])
    const isStillOn = ({ start }: Session): boolean => start + DAY_MINUTES < endAfter(session.start, session.end)
    const next = addDays(event.day, 1)
    const morning = skippedOn(next, isStillOn)
    if (morning.length > 0) all.set(next, [...(all.get(next) ?? []), ...morning])
  }
  return all
}
