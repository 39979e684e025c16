import { expect, test } from 'vitest'
import { addDays, localDate } from '../days.ts'
import { sessionsOn } from '../schedule/day-changes.ts'
import type { Session } from '../schedule/session.ts'
import { emptySchedule } from '../schedule/weekly-schedule.ts'
import { minuteOfDay } from '../units.ts'
import { type ScheduledEvent, scheduledEventOf, withEvents } from './event-days.ts'
import { eventStarts, type TrainingEvent } from './training-event.ts'

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
  expect(on(night).at(-1)).toMatchObject({ type: 'Conditioning', start: 1320, end: 90 })
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
