import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { balanceOf, rollingHours } from './balance.ts'
import { filledToMarks } from './bottle-marks.ts'
import { fuelLines, fuelTotals, packingList } from './fuel-lines.ts'
import { scheduleRace } from './schedule.ts'
import type { Bottle, RaceSchedule } from './schedule-types.ts'

const marathon = aRace({
  legs: [{ name: 'run', minutes: 210, intake: 'open' }],
  stations: [25, 50, 75, 100, 125, 150, 175, 200].map((minute) => ({ name: '', minute })),
})
const along = products('gel', 'home-mix', 'salt')
const byId = new Map(along.map((product) => [product.id, product]))
const volumesOf = ({ entries }: Pick<RaceSchedule, 'entries'>): readonly number[] =>
  entries.flatMap((entry) => (entry.kind === 'bottle' ? [entry.volume] : []))
const withMark = (mark: number) =>
  scheduleRace({ ...marathon, carry: { ...marathon.carry, mark } }, aRaceAthlete(), along)
/** So fine a scale changes nothing. */
const exact = withMark(0.001)

describe('the bottles of a schedule', () => {
  test('are filled to a mark, or half way between two, in millilitres or ounces', () => {
    expect(volumesOf(exact).some((volume) => volume % 25 > 1 && volume % 25 < 24)).toBe(true)
    const usual = volumesOf(scheduleRace(marathon, aRaceAthlete(), along))
    expect(usual.length).toBeGreaterThan(5)
    for (const volume of usual) expect(volume % 25).toBe(0)
    const ounce = 29.5735
    for (const volume of volumesOf(withMark(2 * ounce))) {
      const ounces = volume / ounce
      expect(volume === 500 || Math.abs(ounces - Math.round(ounces)) < 1e-6).toBe(true)
    }
  })

  test('hold the same carbohydrate and salt in every hour, and the packing list the same servings, whatever the marks', () => {
    const filled = scheduleRace(marathon, aRaceAthlete(), along)
    for (const quantity of ['carbs', 'sodium'] as const) {
      const hours = (schedule: RaceSchedule) => rollingHours(balanceOf(schedule.entries, byId, 210)[quantity])
      const before = hours(exact)
      for (const [hour, amount] of hours(filled).entries()) expect(amount).toBeCloseTo(before[hour] ?? 0, 6)
    }
    const [listed, of] = [packingList(fuelLines(filled, along)), packingList(fuelLines(exact, along))]
    expect(listed).toEqual(of)
    const drunk = (schedule: RaceSchedule) => fuelTotals(fuelLines(schedule, along)).fluid
    expect(drunk(filled)).not.toBeCloseTo(drunk(exact), 0)
    expect(Math.abs(drunk(filled) / drunk(exact) - 1)).toBeLessThan(0.1)
  })

  test('leave no hour above what is sweated or outside its bounds for a mark', () => {
    for (const rate of [0.4, 0.55, 0.7, 0.9, 1.2]) {
      const athlete = aRaceAthlete({ sweat: { rate, spread: 0.15, tests: 3 } })
      const before = scheduleRace({ ...marathon, carry: { ...marathon.carry, mark: 0.001 } }, athlete, along)
      const after = scheduleRace(marathon, athlete, along)
      const hours = rollingHours(balanceOf(after.entries, byId, 210).fluid)
      for (const fluid of hours) expect(fluid).toBeLessThanOrEqual(after.targets.sweat.rate * 1000 + 1e-6)
      const ofFluid = ({ misses }: RaceSchedule) =>
        misses.reduce((sum, { quantity, from, to }) => (quantity === 'fluid' ? sum + to - from + 1 : sum), 0)
      expect(ofFluid(after)).toBeLessThanOrEqual(ofFluid(before))
    }
  })
})

test('the bottle of a half-time is filled to the mark below: a stomach takes no more at once', () => {
  const legs = [
    { name: 'first half', minutes: 45, intake: 'none' },
    { name: 'half-time', minutes: 15, intake: 'open' },
    { name: 'second half', minutes: 45, intake: 'none' },
  ] as const
  const match = aRace({ legs, stations: [{ name: '', minute: 45 }] })
  const { entries } = scheduleRace(match, aRaceAthlete(), along)
  const [bottle] = entries.flatMap((entry) => (entry.kind === 'bottle' ? [entry] : []))
  expect(bottle?.volume).toBe(400)
  expect(bottle?.drunk).toBeLessThanOrEqual(400)
})

describe('a bottle', () => {
  const bottle: Bottle = {
    kind: 'bottle',
    from: 0,
    to: 60,
    filledAt: 0,
    volume: 453,
    drunk: 400,
    contents: [{ product: 'home-mix', servings: 3 }],
  }
  const piece = { from: 0, to: 60, carbs: 24, fluid: 420, sodium: 0, isOpen: true, isBreak: false }
  const race = aRace({ legs: [{ name: 'run', minutes: 60, intake: 'open' }], stations: [] })
  const filled = (one: Bottle, limit = 1000) =>
    filledToMarks([one], race, [piece], { carbs: 90, fluid: limit }, byId, 0)[0]

  test('is filled to the nearest mark, and as much of it is drunk', () => {
    expect(filled(bottle)).toMatchObject({ volume: 450, drunk: (400 * 450) / 453 })
    expect(filled({ ...bottle, volume: 490, drunk: 430 })).toMatchObject({ volume: 500 })
    // Nothing stands above the brim.
    expect(filled({ ...bottle, volume: 497, drunk: 430 })).toMatchObject({ volume: 500 })
  })

  test('is filled to the mark below where the one above would pass what is sweated', () => {
    const full = { ...bottle, volume: 430, drunk: 430 }
    expect(filled(full)).toMatchObject({ volume: 450 })
    expect(filled(full, 440)).toMatchObject({ volume: 400 })
  })

  test('is made no stronger than a drink may be: the mark above is', () => {
    const strong = { ...bottle, volume: 360, drunk: 360, contents: [{ product: 'home-mix', servings: 8 }] }
    const carbs = 8 * (byId.get('home-mix')?.carbs ?? 0)
    expect(carbs / 360).toBeLessThan(0.18)
    expect(carbs / 350).toBeGreaterThan(0.18)
    expect(filled(strong)).toMatchObject({ volume: 400 })
  })
})
