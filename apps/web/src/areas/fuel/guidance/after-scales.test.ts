import { localDate, minuteOfDay } from '@pacemeal/domain'
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

test('the time to refuel begins at the scales, goes on after them, and ends with the start', () => {
  expect(minutesAfterScales([bout], friday, 600)).toBe(18 * 60)
  expect(minutesAfterScales([bout], friday, 1200)).toBe(16 * 60)
  expect(minutesAfterScales([bout], saturday, 480)).toBe(4 * 60)
  expect(minutesAfterScales([bout], saturday, 780)).toBe(-60)
})

test('no other day, and no event without scales, has one', () => {
  expect(minutesAfterScales([bout], localDate('2026-05-14'), 600)).toBeUndefined()
  expect(minutesAfterScales([bout], localDate('2026-05-17'), 600)).toBeUndefined()
  expect(minutesAfterScales([{ ...bout, weighIn: null }], saturday, 600)).toBeUndefined()
})
