import { type Body, kcal, kilograms, minuteOfDay } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import {
  activityLevel,
  activityMet,
  mergeRecorded,
  pulseEnergyPerMinute,
  type RecordedActivity,
  recordedActivityEnergy,
} from './recorded-activity.ts'
import { aBody, aDay, anAthlete, minuteAt, planned, sessions } from './scenarios/build.ts'
import { sessionMinutes } from './session-energy.ts'

const body = aBody({ mass: kilograms(80), age: 30 })
const resting = kcal(1800)
const run = (over: Partial<RecordedActivity> = {}): RecordedActivity => ({
  code: 1,
  start: minuteOfDay(minuteAt('10:00')),
  end: minuteOfDay(minuteAt('11:00')),
  ...over,
})
const energy = (activity: RecordedActivity, of: Body = body) => recordedActivityEnergy(activity, of, resting)
/** Resting energy of the hour. */
const rest = 75

test.each([
  [{ averageHeartRate: 119 }, 'low'],
  [{ averageHeartRate: 120 }, 'medium'],
  [{ averageHeartRate: 160, calories: kcal(100) }, 'high'],
  [{ calories: kcal(299) }, 'low'],
  [{ calories: kcal(599) }, 'medium'],
  [{ calories: kcal(600) }, 'high'],
  [{}, 'medium'],
] as const)('%j is %s', (activity, level) => {
  expect(activityLevel(activity)).toBe(level)
})

describe('a ride of 6 h 33 with 3 h 45 of riding', () => {
  const ride = { code: 2, start: minuteOfDay(minuteAt('8:00')), end: minuteOfDay(minuteAt('14:33')) }

  test('costs what the riding costs, by power, pulse, calories and table alike', () => {
    const figures = [{}, { averagePower: 180 }, { averageHeartRate: 140 }, { calories: kcal(2000) }]
    for (const figure of figures) {
      const short = { ...ride, end: minuteOfDay(minuteAt('11:45')), ...figure }
      expect(energy({ ...ride, ...figure, activeMinutes: 225 }).value).toBeCloseTo(energy(short).value)
    }
  })

  test('is a session of 225 minutes that ends when the ride ended, and is no overrun of a planned one of four hours', () => {
    const planned = {
      type: 'Conditioning',
      intensity: 'Moderate',
      start: ride.start,
      end: minuteOfDay(minuteAt('12:00')),
    } as const
    const [session, ...more] = mergeRecorded([planned], [{ ...ride, activeMinutes: 225 }], body, resting)
    expect(more).toEqual([])
    expect(session).toMatchObject({ end: ride.end, activeMinutes: 225 })
    expect(session?.overrun).toBeUndefined()
    expect(session && sessionMinutes(session)).toBe(225)
  })
})

/** Low, medium and high METs of every code. */
test.each<[number, number, number, number]>([
  [1, 7.5, 9.3, 11],
  [2, 4.3, 7, 9],
  [3, 5.8, 8, 9.8],
  [4, 3, 3.8, 4.8],
  [5, 3.8, 5.3, 6],
  [6, 3.5, 5, 6],
  [7, 2.3, 3, 4],
  [8, 1.8, 2.8, 2.8],
  [9, 3, 5, 7.3],
  [10, 5, 7.5, 8],
  [11, 3.5, 7, 9.5],
  [12, 5, 6.8, 8],
  [13, 3.5, 4.3, 4.5],
  [119, 3.5, 4.3, 4.5],
  [14, 4.3, 5.3, 8],
  [15, 4.3, 5.3, 8],
  [16, 3, 4, 5],
  [17, 5, 7.5, 11],
  [18, 5, 7, 9],
  [19, 4.5, 6.8, 9.3],
  [20, 5.8, 7.8, 9.3],
  [777, 3.5, 5, 7],
])('code %i: %f, %f and %f METs', (code, low, medium, high) => {
  expect([activityMet(code, 'low'), activityMet(code, 'medium'), activityMet(code, 'high')]).toEqual([
    low,
    medium,
    high,
  ])
})

describe('which estimate wins', () => {
  test('a power meter measures work itself: 280 W for an hour is 978 kcal, however far from the table', () => {
    const rider = { ...body, mass: kilograms(70) }
    const ride = run({ code: 2, averagePower: 280 })
    const found = recordedActivityEnergy(ride, rider, kcal(1668))
    expect(Math.round(found.value)).toBe(978)
    expect(found.because.map(({ rule }) => rule)).toEqual(['recorded_by_power'])
  })

  test('power on the pedals before all else, and on nothing but a bicycle', () => {
    const ride = run({ code: 2, averagePower: 200, calories: kcal(700), averageHeartRate: 150 })
    const found = energy(ride)
    expect(found.value).toBeCloseTo(720 / 0.23 / 4.184 - rest, 6)
    expect(found.because[0].rule).toBe('recorded_by_power')
    for (const other of [
      { ...ride, code: 1 },
      { ...ride, averagePower: 20 },
      { ...ride, averagePower: 900 },
    ]) {
      expect(energy(other).because[0].rule).not.toBe('recorded_by_power')
    }
  })

  test('believable device calories, less the rest of that hour', () => {
    const found = energy(run({ calories: kcal(700), averageHeartRate: 150 }))
    expect(found.value).toBeCloseTo(700 - rest, 9)
    expect(found.because[0].rule).toBe('recorded_by_device')
  })

  test('the pulse when the device’s calories cannot be believed', () => {
    const found = energy(run({ calories: kcal(80), averageHeartRate: 150 }))
    const male = (-55.0969 + 0.6309 * 150 + 0.1988 * 80 + 0.2017 * 30) / 4.184
    expect(found.value).toBeCloseTo(male * 60 - rest, 6)
    expect(found.because[0].rule).toBe('recorded_by_heart_rate')
  })

  test('women have their own equation and others the mean of both', () => {
    const female = (-20.4022 + 0.4472 * 150 - 0.1263 * 80 + 0.074 * 30) / 4.184
    expect(pulseEnergyPerMinute({ ...body, sex: 'Female' }, 150)).toBeCloseTo(female, 9)
    const both = (pulseEnergyPerMinute(body, 150) + female) / 2
    expect(pulseEnergyPerMinute({ ...body, sex: 'Other' }, 150)).toBeCloseTo(both, 9)
  })

  test.each([
    ['a short record', run({ averageHeartRate: 150, end: minuteOfDay(minuteAt('10:09')) })],
    ['a low pulse', run({ averageHeartRate: 89 })],
    ['a pulse beyond 95 % of the highest', run({ averageHeartRate: 178 })],
    ['lifting', run({ code: 6, averageHeartRate: 150 })],
    ['golf', run({ code: 119, averageHeartRate: 100 })],
    ['nothing measured', run()],
  ])('%s falls back to the table', (_, activity) => {
    expect(energy(activity).because[0].rule).toBe('recorded_by_type')
  })

  test('no estimate leaves 0.5 to 1.75 times the table', () => {
    const table = (9.3 - 1) * 80
    const little = energy(run({ calories: kcal(300), averageHeartRate: 130 }))
    expect(little.value).toBeCloseTo(0.5 * table, 9)
    expect(little.because.map((b) => b.rule)).toEqual(['recorded_bounded', 'recorded_by_device'])
    expect(energy(run({ calories: kcal(1430), averageHeartRate: 130 })).value).toBeCloseTo(1.75 * table, 9)
  })
})

describe('recorded and planned sessions', () => {
  const plannedDay = sessions('Competition 10:00-11:00 Intense; Lift 17:00-18:00 Moderate')
  const merge = (...recorded: RecordedActivity[]) => mergeRecorded(plannedDay, recorded, body, resting)
  const spans = (list: ReturnType<typeof merge>) => list.map((s) => [s.type, s.start / 60, s.end / 60])

  test('a record of half the session takes its place and keeps its type', () => {
    const day = merge(run({ start: minuteOfDay(630), end: minuteOfDay(720), averageHeartRate: 130 }))
    expect(spans(day)).toEqual([
      ['Competition', 10.5, 12],
      ['Lift', 17, 18],
    ])
    expect(day[0]?.intensity).toBe('Moderate')
    expect(day[0]?.measuredEnergy).toBeGreaterThan(0)
  })

  test('a short piece of a longer session adds nothing', () => {
    expect(merge(run({ start: minuteOfDay(605), end: minuteOfDay(620) }))).toEqual(plannedDay)
  })

  test('a session of its kind that was moved by two hours takes its place', () => {
    const day = merge(run({ code: 6, start: minuteOfDay(1140), end: minuteOfDay(1200) }))
    expect(spans(day)).toEqual([
      ['Competition', 10, 11],
      ['Lift', 19, 20],
    ])
  })

  test('anything else is one more session', () => {
    const day = merge(run({ code: 6, start: minuteOfDay(480), end: minuteOfDay(540) }))
    expect(spans(day)[0]).toEqual(['Lift', 8, 9])
    expect(day).toHaveLength(3)
    expect(spans(merge(run({ code: 4, start: minuteOfDay(480), end: minuteOfDay(540) })))[0]?.[0]).toBe('Recovery')
    expect(spans(merge(run({ start: minuteOfDay(480), end: minuteOfDay(540) })))[0]?.[0]).toBe('Conditioning')
  })

  test('a measured session changes what the day costs', () => {
    const athlete = anAthlete({ body })
    const asPlanned = planned(athlete, aDay({ today: sessions('Conditioning 10:00-11:00 Moderate') }))
    const long = run({ end: minuteOfDay(minuteAt('11:30')), averageHeartRate: 150 })
    const today = mergeRecorded(sessions('Conditioning 10:00-11:00 Moderate'), [long], body, resting)
    const asTrained = planned(athlete, aDay({ today }))
    expect(asTrained.energy.value).toBeGreaterThan(asPlanned.energy.value)
    expect(asTrained.fuel[0]?.energy.because[0].rule).toBe('session_energy_measured')
  })
})
