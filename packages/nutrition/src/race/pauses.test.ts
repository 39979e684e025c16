import { type Diet, kilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { entryKey, fuelLines, fuelTotals } from './fuel-lines.ts'
import type { Race, RaceAthlete } from './race.ts'
import { scheduleRace } from './schedule.ts'
import { minuteOf } from './schedule-types.ts'

/** Starts of ten minutes with these pauses between them, at moderate effort. */
const aMeet = (pauses: readonly number[]): Race => {
  const start = { name: 'start', minutes: 10, intake: 'none' } as const
  const legs = [
    start,
    ...pauses.flatMap((minutes) => [{ name: 'pause', minutes, intake: 'open', isPause: true } as const, start]),
  ]
  const stations = pauses.map((_, index) => ({
    name: '',
    minute: 10 * (index + 1) + pauses.slice(0, index).reduce((sum, one) => sum + one, 0),
  }))
  return aRace({ legs, stations, intensity: 'Moderate' })
}
const plan = (
  pauses: readonly number[],
  change: Partial<RaceAthlete> = {},
  taken = products('banana', 'dates', 'home-mix'),
) => {
  const schedule = scheduleRace(aMeet(pauses), aRaceAthlete(change), taken)
  return { schedule, lines: fuelLines(schedule, taken), pauses: schedule.targets.pauses }
}
const carbsOf = (pauses: readonly number[], change: Partial<RaceAthlete> = {}) =>
  plan(pauses, change).pauses.map(({ carbs }) => carbs)

describe('the pauses of a meet', () => {
  test('of a few minutes hold one capsule at most, not one in each minute of them', () => {
    const salty = { sweatSodium: 1492, mass: kilograms(86) }
    const { schedule } = plan([300, 8], salty, products('capsule', 'home-mix'))
    const capsules = schedule.entries.filter((entry) => entry.kind === 'take' && entry.product === 'capsule')
    expect(capsules.filter((entry) => minuteOf(entry) >= 320)).toHaveLength(1)
    expect(new Set(schedule.entries.map(entryKey)).size).toBe(schedule.entries.length)
  })

  test('of 80 minutes hold a snack of half a gram per kilogram, as the worked example says', () => {
    const { lines, pauses } = plan([80, 80])
    expect(pauses).toEqual([
      { carbs: 35, fluid: 313, minutes: 50 },
      { carbs: 35, fluid: 313, minutes: 50 },
    ])
    expect(lines.map(({ minute, until, items }) => [minute, until, items[0]?.servings, items[0]?.product.id])).toEqual([
      [10, 60, 5, 'home-mix'],
      [100, 150, 5, 'home-mix'],
    ])
    expect(Math.round(fuelTotals(lines).carbs)).toBe(70)
  })

  test('hold more the longer they are, and sips alone where there is no time to eat', () => {
    expect(carbsOf([15, 40, 90, 180])).toEqual([0, 28, 35, 70])
    expect(carbsOf([40, 90, 180], { mass: kilograms(110) })).toEqual([30, 45, 75])
  })

  test('leave the time before the next start free', () => {
    const pauses = [40, 90, 180]
    const { lines } = plan(pauses)
    const starts = [50, 150, 340]
    for (const [index, start] of starts.entries()) {
      const rest = [10, 30, 60][index] ?? 0
      const inPause = lines.filter(({ minute }) => minute < start && minute >= start - (pauses[index] ?? 0))
      expect(inPause.length).toBeGreaterThan(0)
      for (const { minute, until } of inPause) expect(until ?? minute).toBeLessThanOrEqual(start - rest)
    }
  })

  test('stay below what the gut takes and what is sweated, and inside a low-carb diet', () => {
    expect(carbsOf([180], { tolerance: 30 })).toEqual([30])
    const diets: readonly Diet[] = ['low-carb']
    expect(carbsOf([180], { diets })).toEqual([30])
    expect(plan([180], { diets }).schedule.targets.carbs.because[0].rule).toBe('race_pause_low_carb')
    expect(carbsOf([180], { diets, fuelsLowCarb: true })).toEqual([70])
    const dry = plan([180], { sweat: { rate: 0.3, spread: 0.1, tests: 2 } })
    expect(fuelTotals(dry.lines).fluid).toBeLessThanOrEqual(300)
  })

  test('are no part of a race in one go', () => {
    expect(scheduleRace(aRace(), aRaceAthlete(), products('gel')).targets.pauses).toEqual([])
  })
})
