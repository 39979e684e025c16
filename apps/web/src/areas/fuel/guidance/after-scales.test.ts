import { localDate, minuteOfDay, noHealthAnswers } from '@pacemeal/domain'
import { dayGuidance } from '@pacemeal/nutrition/guidance'
import { anAthlete } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import type { NearEvent } from '../../../api/next-event.ts'
import { minutesAfterScales } from './after-scales.ts'

const [friday, saturday] = [localDate('2026-05-15'), localDate('2026-05-16')]
/** A bout on Saturday at noon with the scales on Friday at 18:00. */
const bout: NearEvent = {
  id: 'bout',
  name: 'Bout',
  day: saturday,
  start: minuteOfDay(720),
  isReported: false,
  weighIn: { day: friday, time: minuteOfDay(1080) },
}

test('the time to refuel is that from the scales to the start at every hour before it, and ends with the start', () => {
  expect(minutesAfterScales([bout], friday, 600)).toBe(18 * 60)
  expect(minutesAfterScales([bout], friday, 1200)).toBe(18 * 60)
  expect(minutesAfterScales([bout], saturday, 480)).toBe(18 * 60)
  expect(minutesAfterScales([bout], saturday, 720)).toBeUndefined()
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
      afterScales: minutesAfterScales([early], day, now),
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
  expect(minutesAfterScales([bout, final], saturday, 700)).toBe(18 * 60)
  expect(minutesAfterScales([bout, final], saturday, 780)).toBe(3 * 60)
  expect(minutesAfterScales([bout, final], saturday, 1080)).toBeUndefined()
})

test('no other day, and no event without scales, has one', () => {
  expect(minutesAfterScales([bout], localDate('2026-05-14'), 600)).toBeUndefined()
  expect(minutesAfterScales([bout], localDate('2026-05-17'), 600)).toBeUndefined()
  expect(minutesAfterScales([{ ...bout, weighIn: null }], saturday, 600)).toBeUndefined()
})
