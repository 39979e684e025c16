import { expect, test } from 'vitest'
import { addDays, localDate } from '../days.ts'
import { sessionsOn } from '../schedule/day-changes.ts'
import type { Session } from '../schedule/session.ts'
import { emptySchedule } from '../schedule/weekly-schedule.ts'
import { minuteOfDay } from '../units.ts'
import { type ScheduledEvent, scheduledEventOf, withEvents } from './event-days.ts'
import { eventEnd, eventPhaseAt, eventStart, eventStarts, isEventPast, type TrainingEvent } from './training-event.ts'

const sunday = localDate('2026-05-10')
const at = (type: Session['type'], start: number, end: number): Session => ({
  type,
  start: minuteOfDay(start),
  end: minuteOfDay(end),
  intensity: 'Moderate',
})
const [longRun, evening] = [at('Conditioning', 480, 600), at('Recovery', 1080, 1110)]
const schedule = { ...emptySchedule, sunday: [longRun, evening] }
const race: ScheduledEvent = {
  kind: 'race',
  day: sunday,
  start: minuteOfDay(540),
  intensity: 'Intense',
  minutes: 210,
}
const on = (event: ScheduledEvent, scheduled = schedule) =>
  sessionsOn(scheduled, withEvents(scheduled, new Map(), [event]), sunday)

test('a race takes the place of what the schedule has in its hours; the rest of the day stays', () => {
  expect(on(race)).toEqual([{ ...at('Competition', 540, 750), intensity: 'Intense' }, evening])
  const changes = withEvents(schedule, new Map(), [race])
  expect(sessionsOn(schedule, changes, addDays(sunday, 7))).toEqual([longRun, evening])
})

test('a race is the competition that the week has at another hour of the day', () => {
  const weekly = { ...emptySchedule, sunday: [at('Competition', 900, 960)] }
  expect(on(race, weekly)).toHaveLength(1)
})

test('a long session is training, also over midnight', () => {
  const night = { ...race, kind: 'session' as const, start: minuteOfDay(1320) }
  expect(on(night).at(-1)).toMatchObject({ type: 'Conditioning', start: 1320, end: 1530 })
})

test('one that runs over midnight takes the place of what the next morning has in its hours', () => {
  const night = { ...race, start: minuteOfDay(1320), minutes: 600 }
  const week = { ...schedule, monday: [at('Practice', 420, 480), at('Lift', 480, 540)] }
  const changes = withEvents(week, new Map(), [night])
  expect(sessionsOn(week, changes, addDays(sunday, 1)).map(({ type }) => type)).toEqual(['Lift'])
  expect(sessionsOn(week, changes, addDays(sunday, 8)).map(({ type }) => type)).toEqual(['Practice', 'Lift'])
})

test.each([
  // The night on which clocks go forward is an hour shorter, that on which they go back an hour longer.
  ['Europe/Berlin', '2026-03-28', 1320, 600, '2026-03-28T21:00:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24', 1320, 600, '2026-10-24T20:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['America/New_York', '2026-03-07', 1320, 600, '2026-03-08T03:00:00.000Z', '2026-03-08T13:00:00.000Z'],
  ['Pacific/Auckland', '2026-06-06', 1320, 600, '2026-06-06T10:00:00.000Z', '2026-06-06T20:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-06', 1439, 1440, '2026-06-06T18:14:00.000Z', '2026-06-07T18:14:00.000Z'],
  ['UTC', '2026-12-31', 1380, 120, '2026-12-31T23:00:00.000Z', '2027-01-01T01:00:00.000Z'],
])('in %s one from %s, minute %i, for %i minutes lasts until it has ended, not until midnight', (...row) => {
  const [zone, day, start, minutes, begins, ends] = row
  const night = { day: localDate(day), start: minuteOfDay(start), zone, minutes }
  expect([eventStart(night), eventEnd(night)]).toEqual([begins, ends])
  const around = [begins, ends].flatMap((moment) => [Date.parse(moment) - 1, Date.parse(moment)])
  expect(around.map((now) => eventPhaseAt(night, now))).toEqual(['ahead', 'underway', 'underway', 'ended'])
  expect(around.map((now) => isEventPast(night, now))).toEqual([false, false, false, true])
})

test('one that has ended is past once its day is', () => {
  const morning = { ...race, zone: 'Europe/Berlin', minutes: 60 }
  expect(isEventPast(morning, Date.parse('2026-05-10T20:00:00Z'))).toBe(false)
  expect(isEventPast(morning, Date.parse('2026-05-10T22:00:00Z'))).toBe(true)
})

test('changes of the day stay', () => {
  const changes = new Map([[sunday, [{ kind: 'session-skipped', type: 'Recovery', start: evening.start } as const]]])
  expect(sessionsOn(schedule, withEvents(schedule, changes, [race]), sunday).map(({ type }) => type)).toEqual([
    'Competition',
  ])
})

test('a meet lasts from its first start to the end of its last, and is trained for as long as it is raced', () => {
  const leg = (minutes: number, intake: 'none' | 'open') => ({
    name: intake === 'none' ? 'start' : 'pause',
    minutes,
    kilometres: null,
    intake,
    share: 1,
  })
  const legs = [leg(5, 'none'), leg(80, 'open'), leg(5, 'none'), leg(180, 'open'), leg(10, 'none')]
  const meet = { sport: 'meet' as const, legs }
  expect(eventStarts(meet)).toEqual([
    { at: 0, minutes: 5 },
    { at: 85, minutes: 5 },
    { at: 270, minutes: 10 },
  ])
  expect(eventStarts({ ...meet, sport: 'team' })).toEqual([])
  const scheduled = scheduledEventOf({ ...race, ...meet } as unknown as TrainingEvent)
  expect(scheduled).toMatchObject({ minutes: 280, activeMinutes: 20 })
  expect(on(scheduled)[0]).toMatchObject({ start: 540, end: 820, activeMinutes: 20 })
  expect(on(race)[0]).not.toHaveProperty('activeMinutes')
})
