import { isOnDay, localDate, totalsOf, weekdays } from '@pacemeal/domain'
import { readAthlete, readMealPlan, writeMealPlan } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import {
  aMealLog,
  anAthlete,
  aPlannedWeek,
  aProfile,
  aRecordedActivity,
  aSchedule,
  aSession,
  seededRandom,
  someAmounts,
} from './index.ts'

describe('the built athlete', () => {
  test('is the one that the built profile describes', () =>
    expect(readAthlete(aProfile())).toEqual({ ok: true, value: anAthlete() }))

  test('changes where it is told to', () => {
    const schedule = aSchedule({ monday: [aSession({ type: 'Lift' })] })
    expect(anAthlete({ schedule, diets: ['vegan'] })).toMatchObject({ diets: ['vegan'], schedule: { tuesday: [] } })
  })
})

describe('the built week', () => {
  test('has the seven days of its Monday, with fuel around every session', () => {
    const { days } = aPlannedWeek()
    expect(days.map(({ day }) => day)).toEqual(weekdays)
    expect(days.map(({ sessions, meals }) => [sessions.length, meals.length])).toEqual([
      [0, 4],
      [1, 6],
      [0, 4],
      [1, 6],
      [0, 4],
      [0, 4],
      [0, 4],
    ])
  })

  test('adds up and fits the plan document', () => {
    const week = aPlannedWeek()
    for (const { meals, planned } of week.days) {
      expect(planned.calories).toBe(meals.reduce((sum, { options }) => sum + options[0].calories, 0))
    }
    expect(readMealPlan(writeMealPlan(week))).toEqual({ ok: true, value: week })
  })
})

test('the built log and activity belong to the same Tuesday', () => {
  expect(totalsOf([aMealLog(), aMealLog({ amounts: someAmounts({ calories: 80 }) })]).calories.atLeast).toBe(400)
  expect(isOnDay(aRecordedActivity(), localDate('2026-11-17'), 'Europe/Berlin')).toBe(true)
})

describe('seeded chance', () => {
  test('repeats itself, and differs by seed', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.next()
        )(seededRandom(seed)),
      )
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })
  test('stays in its bounds and reaches all of them', () => {
    const random = seededRandom(1)
    const drawn = new Set(Array.from({ length: 500 }, () => random.whole(3, 6)))
    expect([...drawn].toSorted()).toEqual([3, 4, 5, 6])
    expect(random.shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
    expect(['a', 'b']).toContain(random.pick(['a', 'b']))
    expect(() => random.pick([])).toThrow(RangeError)
  })
})
