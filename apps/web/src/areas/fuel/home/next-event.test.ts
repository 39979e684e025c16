import { instantOn, localDate, minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import type { NearEvent } from '../../../api/next-event.ts'
import type { HomeMeal } from '../day-plan.ts'
import { findNextEvent, fuelAfterMidnight } from './next-event.ts'

/** Ten hours from ten in the evening. */
const ultra: NearEvent = {
  id: 'ultra',
  name: 'Night ultra',
  day: localDate('2026-10-24'),
  start: minuteOfDay(1320),
  zone: 'Europe/Berlin',
  minutes: 600,
  isReported: false,
  weighIn: null,
}
const later: NearEvent = { ...ultra, id: 'later', day: localDate('2026-10-30') }

const entryOf = (name: string, at: number, state: 'planned' | 'eaten' | 'skipped' = 'planned') => ({
  meal: { id: name, name, at } as HomeMeal,
  state,
})

test.each([
  // Clocks go back in this night: it ends at seven.
  ['Europe/Berlin', '2026-10-24', 1439, 'ultra'],
  ['Europe/Berlin', '2026-10-25', 1, 'ultra'],
  ['Europe/Berlin', '2026-10-25', 419, 'ultra'],
  ['Europe/Berlin', '2026-10-25', 421, 'ultra'],
  ['Europe/Berlin', '2026-10-25', 1439, 'ultra'],
  ['Europe/Berlin', '2026-10-26', 1, 'later'],
  // It is the evening before where the athlete's phone is.
  ['America/Los_Angeles', '2026-10-24', 1320, 'ultra'],
  ['America/Los_Angeles', '2026-10-25', 10, 'later'],
])('in %s on %s at minute %i the next event is %s', (zone, text, minute, id) => {
  const today = localDate(text)
  const now = Date.parse(instantOn(today, minute, zone))
  expect(findNextEvent([ultra, later], { today, now, zone })?.id).toBe(id)
})

/** From ten in the evening until half past midnight. */
const evening: NearEvent = { ...ultra, id: 'evening', day: localDate('2026-05-09'), minutes: 150 }
/** The morning after, two hours from ten. */
const morning: NearEvent = {
  ...evening,
  id: 'morning',
  day: localDate('2026-05-10'),
  start: minuteOfDay(600),
  minutes: 120,
}

test.each([
  ['2026-05-10', 10, 'evening'],
  ['2026-05-10', 31, 'morning'],
  ['2026-05-10', 570, 'morning'],
  ['2026-05-10', 700, 'morning'],
  // Both have ended: what was taken is told of one after the other.
  ['2026-05-10', 721, 'evening'],
  ['2026-05-11', 1, undefined],
])('on %s at minute %i today’s event is not hidden by one that has ended: %s', (text, minute, id) => {
  const [today, zone] = [localDate(text), 'Europe/Berlin']
  const now = Date.parse(instantOn(today, minute, zone))
  expect(findNextEvent([evening, morning], { today, now, zone })?.id).toBe(id)
})

test('one that has ended today comes before one of a later day', () => {
  const [today, zone] = [localDate('2026-05-10'), 'Europe/Berlin']
  const now = Date.parse(instantOn(today, 800, zone))
  expect(findNextEvent([morning, { ...later, day: localDate('2026-05-12') }], { today, now, zone })?.id).toBe('morning')
})

test('one that is told is not the next any more', () => {
  const [today, zone] = [localDate('2026-10-25'), 'Europe/Berlin']
  const now = Date.parse(instantOn(today, 1, zone))
  expect(findNextEvent([{ ...ultra, isReported: true }], { today, now, zone })).toBeUndefined()
})

test('what a plan has for after its midnight is told on the next day until it is two hours old', () => {
  const entries = [entryOf('Dinner', 1140), entryOf('Post-fuel', 1935)]
  expect(fuelAfterMidnight(entries, 30)).toEqual([{ id: 'Post-fuel', name: 'Post-fuel', at: 495 }])
  expect(fuelAfterMidnight(entries, 616)).toEqual([])
})

test.each(['eaten', 'skipped'] as const)('what was %s of it is not told any more', (state) =>
  expect(fuelAfterMidnight([entryOf('Post-fuel', 1935, state), entryOf('Snack', 1935)], 30)).toEqual([
    { id: 'Snack', name: 'Snack', at: 495 },
  ]),
)
