import { instantOn, localDate, minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import type { NearEvent } from '../../../api/next-event.ts'
import type { HomeMeal } from '../day-plan.ts'
import { findNextEvent, findRecovering, fuelAfterMidnight, shownStart } from './next-event.ts'

/** Ten hours from ten in the evening. */
const ultra: NearEvent = {
  id: 'ultra',
  name: 'Night ultra',
  day: localDate('2026-10-24'),
  start: minuteOfDay(1320),
  zone: 'Europe/Berlin',
  minutes: 600,
  wantsCaffeine: false,
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
  // It is the morning after where the phone is, and the start is in an hour.
  ['Pacific/Auckland', '2026-10-25', 480, 'ultra'],
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

test.each([
  // Where it takes place, wherever the phone is; by the phone's clock once its day is over there.
  ['Europe/Berlin', '2026-10-24', 600, { days: 0, minute: 1320 }],
  ['America/Los_Angeles', '2026-10-23', 600, { days: 1, minute: 1320 }],
  ['Pacific/Auckland', '2026-10-25', 480, { days: 0, minute: 540 }],
  ['Pacific/Auckland', '2026-10-25', 560, { days: -1, minute: 1320 }],
])('in %s on %s at minute %i its start is told as %j', (zone, text, minute, start) => {
  const today = localDate(text)
  expect(shownStart(ultra, { today, now: Date.parse(instantOn(today, minute, zone)), zone })).toEqual(start)
})

test('one whose day is over on the phone before its start is the next until it has begun', () => {
  const [today, zone] = [localDate('2026-10-25'), 'Pacific/Auckland']
  // Eleven in the evening of the day before there is ten in the evening here; it ends on the next morning.
  const far: NearEvent = { ...ultra, id: 'far', zone: 'Pacific/Honolulu', start: minuteOfDay(1380) }
  const now = Date.parse(instantOn(today, 1260, zone))
  expect(findNextEvent([far, later], { today, now, zone })?.id).toBe('far')
  expect(shownStart(far, { today, now, zone })).toEqual({ days: 0, minute: 1320 })
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

test.each([
  // It runs until half past midnight.
  ['2026-05-10', 29, undefined],
  ['2026-05-10', 30, 'evening'],
  ['2026-05-10', 719, 'evening'],
  // The one that ended last, at noon, takes its place until noon of the next day.
  ['2026-05-10', 720, 'morning'],
  ['2026-05-11', 719, 'morning'],
  ['2026-05-11', 720, undefined],
])('on %s at minute %i the day is one of recovery from %s', (text, minute, id) => {
  const ended = { ...evening, isReported: true }
  const now = Date.parse(instantOn(localDate(text), minute, 'Europe/Berlin'))
  const found = findRecovering([ended, { ...morning, day: localDate('2026-05-10') }], now)
  expect(found?.event.id).toBe(id)
  if (found) expect(found.until - now).toBeLessThanOrEqual(24 * 3_600_000)
})
