import { describe, expect, test } from 'vitest'
import { addDays, instantText, localDate } from '../days.ts'
import { type HealthReading, healthDays, healthMetrics } from './health.ts'

const today = localDate('2026-03-10')
const windows = { daily: 30, sleep: 7, body: 30 }
const reading = (kind: HealthReading['kind'], ago: number, figures: Partial<HealthReading>): HealthReading => {
  const day = addDays(today, -ago)
  return { kind, day, provider: 'garmin', endedAt: instantText(Date.parse(`${day}T12:00:00Z`)), ...figures }
}
const metrics = (...readings: HealthReading[]) => healthMetrics(readings, today, windows)

test('nothing known is null, not zero', () => {
  expect(Object.values(metrics()).every((value) => value === null)).toBe(true)
  expect(healthDays([], today, 7).map(({ day }) => day)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(today, -ago)),
  )
})

describe('the windows', () => {
  test.each<[string, HealthReading[], Partial<ReturnType<typeof metrics>>]>([
    [
      '30 days of steps',
      [reading('daily', 30, { steps: 9000 }), reading('daily', 1, { steps: 5000 })],
      { averageSteps: 7000 },
    ],
    [
      'and no longer',
      [reading('daily', 31, { steps: 9000 }), reading('daily', 1, { steps: 5000 })],
      { averageSteps: 5000 },
    ],
    [
      'today is not over',
      [reading('daily', 1, { steps: 8000 }), reading('daily', 0, { steps: 900 })],
      { averageSteps: 8000 },
    ],
    ['unless it is all there is', [reading('daily', 0, { steps: 900 })], { averageSteps: 900 }],
    [
      'calories of 30 days',
      [reading('daily', 2, { calories: 2600 }), reading('daily', 1, { calories: 2401 })],
      { averageCalories: 2501 },
    ],
    [
      '7 nights, one decimal',
      [reading('sleep', 6, { sleepSeconds: 27_000 }), reading('sleep', 0, { sleepSeconds: 26_000 })],
      { averageSleepHours: 7.4 },
    ],
    [
      'an eighth is too old',
      [reading('sleep', 7, { sleepSeconds: 3600 }), reading('sleep', 0, { sleepSeconds: 27_000 })],
      { averageSleepHours: 7.5 },
    ],
    [
      'the pulse',
      [reading('daily', 0, { averageHeartRate: 61 }), reading('daily', 1, { averageHeartRate: 64 })],
      { averageHeartRate: 63 },
    ],
    [
      'the newest weight',
      [reading('body', 29, { weightKilograms: 66 }), reading('body', 2, { weightKilograms: 64.96 })],
      { currentWeight: 65 },
    ],
    ['an old weight is none', [reading('body', 30, { weightKilograms: 66 })], { currentWeight: null }],
    [
      'each figure of the body by itself',
      [
        reading('body', 3, { bodyFatPercentage: 21.44, muscleMassKilograms: 50 }),
        reading('body', 1, { weightKilograms: 65 }),
      ],
      { currentWeight: 65, bodyFatPercentage: 21.4, muscleMass: 50 },
    ],
  ])('%s', (_, readings, expected) => expect(metrics(...readings)).toMatchObject(expected))
})

describe('two devices on one day', () => {
  test('count the same steps once', () => {
    const both = [
      reading('daily', 1, { steps: 8000, calories: 2500 }),
      reading('daily', 1, { steps: 7600, calories: 2300, provider: 'oura' }),
    ]
    expect(metrics(...both)).toMatchObject({ averageSteps: 8000, averageCalories: 2500 })
  })
  test('sleep one night; a nap of one device is added to its own night', () => {
    const both = [
      reading('sleep', 0, { sleepSeconds: 7 * 3600 }),
      reading('sleep', 0, { sleepSeconds: 1800 }),
      reading('sleep', 0, { sleepSeconds: 7.2 * 3600, provider: 'oura' }),
    ]
    expect(metrics(...both).averageSleepHours).toBe(7.5)
  })
})
