import { addDays, localDate, minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { gutTrainingSteps } from './gut-training-steps.ts'

const first = localDate('2026-08-02')
const planned = (week: number, value: number) => ({
  session: {
    day: addDays(first, 7 * week),
    start: minuteOfDay(480),
    minutes: 120,
    type: 'Conditioning' as const,
    intensity: 'Moderate' as const,
  },
  practice: { value, because: [{ rule: 'gut_step', source: 'C17', inputs: {} }] as never },
})
const shapeOf = (...figures: readonly number[]) =>
  gutTrainingSteps(figures.map((figure, week) => planned(week, figure))).map(({ perHour, sessions }) => [
    perHour,
    sessions.map(({ day }) => day),
  ])
const day = (week: number) => addDays(first, 7 * week)

test('sessions that practise the same are one step, and a figure that comes back is one of its own', () => {
  expect(shapeOf(30, 30, 30)).toEqual([[30, [day(0), day(1), day(2)]]])
  expect(shapeOf(60, 75, 75, 60)).toEqual([
    [60, [day(0)]],
    [75, [day(1), day(2)]],
    [60, [day(3)]],
  ])
  expect(shapeOf()).toEqual([])
})
