import { type LocalDate, localDate, minuteOfDay, noHealthAnswers } from '@pacemeal/domain'
import { dayGuidance } from '@pacemeal/nutrition/guidance'
import { anAthlete } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import type { NearEvent } from '../../../api/next-event.ts'
import { minutesAfterScales } from './after-scales.ts'

const zone = 'Europe/Berlin'
const [friday, saturday] = [localDate('2026-05-15'), localDate('2026-05-16')]
/** A bout on Saturday at noon with the scales on Friday at 18:00. */
const bout: NearEvent = {
  id: 'bout',
  name: 'Bout',
  day: saturday,
  start: minuteOfDay(720),
  zone,
  minutes: 90,
  wantsCaffeine: false,
  isReported: false,
  weighIn: { day: friday, time: minuteOfDay(1080) },
}

const at = (near: readonly NearEvent[], day: LocalDate, now: number, where = zone) =>
  minutesAfterScales(near, day, now, where)

test('the time to refuel is that from the scales to the start at every hour before it, and ends with the start', () => {
  expect(at([bout], friday, 600)).toBe(18 * 60)
  expect(at([bout], friday, 1200)).toBe(18 * 60)
  expect(at([bout], saturday, 480)).toBe(18 * 60)
  expect(at([bout], saturday, 720)).toBeUndefined()
})

test('who is weighed a day ahead has the carbohydrate of a whole day until the start', () => {
  const early = { ...bout, weighIn: { day: friday, time: minuteOfDay(600) } }
  const { body, diets } = anAthlete()
  const carbsAt = (day: typeof friday, now: number) =>
    dayGuidance({
      body,
      diets,
      answers: { ...noHealthAnswers, hasWeighIns: true },
      today: [],
      tomorrow: [],
      now,
      isHot: false,
      afterScales: at([early], day, now),
    }).flatMap((one) => (one.kind === 'weigh-in' ? [one.carbs] : []))
  const before = carbsAt(friday, 480)
  expect(before).toEqual([[Math.round(5 * body.mass), Math.round(10 * body.mass)]])
  expect(carbsAt(friday, 1260)).toEqual(before)
  expect(carbsAt(saturday, 660)).toEqual(before)
  expect(carbsAt(saturday, 720)).toEqual([])
})

test('of two events on one day the second counts once the first has started', () => {
  const final: NearEvent = {
    ...bout,
    id: 'final',
    start: minuteOfDay(1080),
    weighIn: { day: saturday, time: minuteOfDay(900) },
  }
  // Those of one day are read in the order in which they were entered.
  for (const near of [
    [bout, final],
    [final, bout],
  ]) {
    expect(at(near, saturday, 700)).toBe(18 * 60)
    expect(at(near, saturday, 780)).toBe(3 * 60)
    expect(at(near, saturday, 1080)).toBeUndefined()
  }
})

test('no other day, and no event without scales, has one', () => {
  expect(at([bout], localDate('2026-05-14'), 600)).toBeUndefined()
  expect(at([bout], localDate('2026-05-17'), 600)).toBeUndefined()
  expect(at([{ ...bout, weighIn: null }], saturday, 600)).toBeUndefined()
})

test('scales and start are by the clock of the place, days by that of the athlete', () => {
  // At noon in Berlin it is 22:00 in Auckland and 6:00 in New York; the scales at 18:00 are on Saturday at 4:00 in Auckland.
  expect(at([bout], saturday, 21 * 60, 'Pacific/Auckland')).toBe(18 * 60)
  expect(at([bout], saturday, 22 * 60, 'Pacific/Auckland')).toBeUndefined()
  expect(at([bout], friday, 23 * 60, 'Pacific/Auckland')).toBeUndefined()
  expect(at([bout], saturday, 5 * 60, 'America/New_York')).toBe(18 * 60)
  expect(at([bout], saturday, 6 * 60, 'America/New_York')).toBeUndefined()
})

test('a night in which clocks are set forward is an hour shorter', () => {
  const [day, before] = [localDate('2026-03-29'), localDate('2026-03-28')]
  const early = { ...bout, day, weighIn: { day: before, time: minuteOfDay(1080) } }
  expect(at([early], before, 1200)).toBe(17 * 60)
})
