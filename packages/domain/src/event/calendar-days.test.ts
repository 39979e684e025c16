import { expect, test } from 'vitest'
import { addDays, localDate } from '../days.ts'
import { type DayChange, type DayChanges, sessionsOn } from '../schedule/day-changes.ts'
import type { Session } from '../schedule/session.ts'
import { emptySchedule } from '../schedule/weekly-schedule.ts'
import { minuteOfDay } from '../units.ts'
import { type CalendarSession, placeCalendar, withDatedTraining } from './calendar-days.ts'
import type { ScheduledEvent } from './event-days.ts'

const tuesday = localDate('2026-05-12')
const at = (type: Session['type'], start: number, end: number): Session => ({
  type,
  start: minuteOfDay(start),
  end: minuteOfDay(end),
  intensity: 'Moderate',
})
const entry = (title: string, start: number | null, minutes: number): CalendarSession => ({
  uid: title,
  title,
  day: tuesday,
  start: start === null ? null : minuteOfDay(start),
  minutes,
  type: 'Conditioning',
  intensity: 'Moderate',
})
const [lift, evening] = [at('Lift', 420, 480), at('Practice', 1080, 1170)]
const schedule = { ...emptySchedule, tuesday: [lift, evening] }
const none: DayChanges = new Map()
const on = (...changes: DayChange[]): DayChanges => new Map([[tuesday, changes]])
const race: ScheduledEvent = {
  kind: 'race',
  day: tuesday,
  start: minuteOfDay(540),
  intensity: 'Intense',
  minutes: 210,
}

const sessions = (
  calendar: readonly CalendarSession[],
  { changes = none, events = [] }: { changes?: DayChanges; events?: readonly ScheduledEvent[] } = {},
) => sessionsOn(schedule, withDatedTraining(schedule, { changes, calendar, events }), tuesday)
const conflicts = (
  calendar: readonly CalendarSession[],
  { changes = none, events = [] }: { changes?: DayChanges; events?: readonly ScheduledEvent[] } = {},
) => placeCalendar(schedule, changes, events, calendar).map(({ entry: { title }, conflict }) => [title, conflict])

test('a session of a calendar takes the place of what the week has in its hours, on its date alone', () => {
  const ride = entry('Ride', 450, 90)
  expect(sessions([ride])).toEqual([at('Conditioning', 450, 540), evening])
  const [placed] = placeCalendar(schedule, none, [], [ride])
  expect(placed).toMatchObject({ replaces: [lift], conflict: null })
  const all = withDatedTraining(schedule, { changes: none, calendar: [ride], events: [] })
  expect(sessionsOn(schedule, all, addDays(tuesday, 7))).toEqual([lift, evening])
})

test('an entry of the whole day is trained when the week trains', () => {
  expect(sessions([entry('Tempo', null, 45)])).toEqual([at('Conditioning', 420, 465), evening])
  const [placed] = placeCalendar(emptySchedule, none, [], [entry('Tempo', null, 45)])
  expect(placed?.session.start).toBe(1020)
})

test('of two sessions in the same hours the earlier is planned and the other is told', () => {
  const both = [entry('Club ride', 480, 60), entry('Coach', 450, 60)]
  expect(conflicts(both)).toEqual([
    ['Coach', null],
    ['Club ride', 'calendar'],
  ])
  expect(sessions(both)).toEqual([at('Conditioning', 450, 510), evening])
})

test('what was changed by hand goes before the calendar', () => {
  const moved = on({ kind: 'session-moved', type: 'Lift', start: lift.start, to: minuteOfDay(600) })
  expect(conflicts([entry('Ride', 610, 60)], { changes: moved })).toEqual([['Ride', 'own-change']])
  expect(sessions([entry('Ride', 610, 60)], { changes: moved })).toEqual([at('Lift', 600, 660), evening])
  const skipped = on({ kind: 'session-skipped', type: 'Conditioning', start: minuteOfDay(700) })
  expect(sessions([entry('Ride', 700, 60)], { changes: skipped })).toEqual([lift, evening])
})

test('an event goes before the calendar, which may hold the very race', () => {
  const calendar = [entry('City Marathon', 540, 200), entry('Stretching', 1000, 30)]
  expect(conflicts(calendar, { events: [race] })).toEqual([
    ['City Marathon', 'event'],
    ['Stretching', null],
  ])
  const [, ...rest] = sessions(calendar, { events: [race] })
  expect(rest).toEqual([
    { ...at('Competition', 540, 750), intensity: 'Intense' },
    at('Conditioning', 1000, 1030),
    evening,
  ])
})

test('a calendar that fills a day does not fill the plan', () => {
  const calendar = [1, 2, 3, 4, 5, 6].map((hour) => entry(`Part ${hour}`, hour * 60, 30))
  expect(conflicts(calendar).map(([, conflict]) => conflict)).toEqual([null, null, null, null, 'full-day', 'full-day'])
})
