import { type DayChange, localDate, minuteOfDay, type Session, type TrainingActivity } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { leavesOut, standingOn } from './standing-on.ts'

const activity: TrainingActivity = {
  id: 'conditioning',
  type: 'Conditioning',
  days: ['tuesday', 'thursday'],
  startTime: '7:30 AM',
  endTime: '8:30 AM',
  intensity: 'Intense',
}
const own: Session = { type: 'Conditioning', start: minuteOfDay(450), end: minuteOfDay(510), intensity: 'Intense' }
const race: Session = { type: 'Competition', start: minuteOfDay(420), end: minuteOfDay(660), intensity: 'Intense' }
const lift: Session = { type: 'Lift', start: minuteOfDay(480), end: minuteOfDay(540), intensity: 'Light' }
const skipped = { kind: 'session-skipped', type: 'Conditioning', start: minuteOfDay(450) } as const

test.each<[expected: string, changes: readonly DayChange[]]>([
  ['trained', []],
  ['skipped', [skipped]],
  ['moved', [{ ...skipped, movedTo: localDate('2026-11-20') }]],
  ['trained', [{ ...skipped, start: minuteOfDay(1080) }]],
  ['trained', [{ ...skipped, type: 'Practice' }]],
])('an activity of the day is %s', (expected, changes) => {
  const unplanned = { own: [own], planned: null, before: [] }
  expect(standingOn(activity, 'thursday', changes, unplanned)).toBe(expected)
  expect(standingOn(activity, 'monday', changes, unplanned)).toBe('elsewhere')
})

test.each<[expected: string, about: string, planned: readonly Session[] | null, own: readonly Session[]]>([
  ['trained', 'as it was planned', [own], [own]],
  ['replaced', 'that a race takes the hours of', [race], [own]],
  ['replaced', 'that a race takes before midnight', [{ ...race, end: minuteOfDay(60) }], [own]],
  [
    'trained',
    'beside a race in the evening',
    [own, { ...race, start: minuteOfDay(1080), end: minuteOfDay(1200) }],
    [own],
  ],
  ['trained', 'that the plan does not know yet', [], [own]],
  ['trained', 'whose hours another own session takes', [lift], [own, lift]],
])('an activity is %s, one %s', (expected, _, planned, own) => {
  expect(standingOn(activity, 'thursday', [], { own, planned, before: [] })).toBe(expected)
})

test('a competition of the schedule is replaced by a race of its day at another hour', () => {
  const weekly = { ...race, start: minuteOfDay(960), end: minuteOfDay(1020) }
  const competition = { ...activity, type: 'Competition', startTime: '4:00 PM', endTime: '5:00 PM' } as const
  expect(standingOn(competition, 'thursday', [], { own: [weekly], planned: [race], before: [] })).toBe('replaced')
})

test.each<[expected: string, about: string, planned: readonly Session[], end: number]>([
  ['replaced', 'that an event of the evening before runs into', [], 480],
  ['trained', 'after an event of the evening before has ended', [], 420],
  ['trained', 'that the plan has beside it all the same', [own], 480],
])('an activity of the morning is %s, one %s', (expected, _, planned, end) => {
  const before = [{ ...race, start: minuteOfDay(1200), end: minuteOfDay(end) }]
  expect(standingOn(activity, 'thursday', [], { own: [own], planned, before })).toBe(expected)
})

test('the day before matters where a plan leaves out a session', () => {
  expect(leavesOut([own], null)).toBe(false)
  expect(leavesOut([own], [own, lift])).toBe(false)
  expect(leavesOut([own, lift], [own])).toBe(true)
})
