import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { balanceOf, rollingHours } from './balance.ts'
import { carriedStretches } from './carried-stretches.ts'
import { genericProducts } from './generic-products.ts'
import type { Race, RaceAthlete } from './race.ts'
import { rescheduleRace } from './reschedule.ts'
import { scheduleRace } from './schedule.ts'
import { type Entry, minuteOf, type RaceSchedule } from './schedule-types.ts'

const byId = new Map(genericProducts.map((product) => [product.id, product]))
const noBottle = { bottles: 0, bottle: 500, pockets: 8 }

/** A plan, and what becomes of it when it is known at a minute that these stations are closed. */
function closing(
  race: Race,
  ids: readonly string[],
  at: number,
  minutes: readonly number[],
  athlete: RaceAthlete = aRaceAthlete(),
) {
  const along = products(...ids)
  const before = scheduleRace(race, athlete, along)
  const changed = { ...race, stations: race.stations.filter(({ minute }) => !minutes.includes(minute)) }
  const after = rescheduleRace({ at, race: changed, missed: [] }, athlete, along, before)
  return { before, after, stretches: carriedStretches(changed, after, along) }
}

const foodOf = ({ entries }: RaceSchedule): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'take' ? [`${entry.minute} ${entry.product}`] : []))
const waterAt = ({ entries }: RaceSchedule, minute: number): number =>
  entries.reduce((sum, one) => sum + (one.kind !== 'bottle' && one.minute === minute ? one.water : 0), 0)
const mostCarbs = ({ entries }: RaceSchedule): number => Math.max(...rollingHours(balanceOf(entries, byId, 180).carbs))
const sipped = ({ entries }: RaceSchedule, from: number): number =>
  entries.reduce(
    (sum, one) =>
      sum +
      (one.kind === 'bottle' ? (one.drunk * Math.max(0, one.to - Math.max(from, one.from))) / (one.to - one.from) : 0),
    0,
  )

describe('without a bottle, what was to be eaten at a closed station', () => {
  const light = aRace({ intensity: 'Light', carry: noBottle })

  test('is taken at the open one after it, with the water that is drunk there', () => {
    const { before, after } = closing(light, ['gel'], 70, [90])
    expect(foodOf(before)).toEqual(['30 gel', '90 gel', '150 gel'])
    expect(foodOf(after)).toEqual(['30 gel', '120 gel', '150 gel'])
    expect(after.entries.find((entry) => minuteOf(entry) === 120)).toMatchObject({ isAtStation: true })
    expect(waterAt(after, 120)).toBe(Math.max(100, waterAt(before, 120)))
    expect(after.entries.filter((entry) => minuteOf(entry) === 120)).toHaveLength(1)
  })

  test('is taken at the open one before it, where it is known so early', () => {
    expect(foodOf(closing(light, ['gel'], 40, [90]).after)).toEqual(['30 gel', '60 gel', '150 gel'])
  })

  test('is left out where an hour would hold more than the gut takes', () => {
    const athlete = aRaceAthlete({ tolerance: 30 })
    const { before, after } = closing(light, ['gel'], 70, [90], athlete)
    expect(foodOf(before)).toEqual(['30 gel', '90 gel', '150 gel'])
    expect(foodOf(after)).toEqual(['30 gel', '150 gel'])
    // What was taken before it is known counts as well.
    const early = closing(light, ['gel'], 40, [90], athlete).after
    expect(mostCarbs(early)).toBeLessThanOrEqual(30)
  })

  test('is eaten shortly before the next one, where it needs little water and food is taken there, too', () => {
    const { before, after } = closing(aRace({ carry: noBottle }), ['banana'], 70, [90])
    expect(foodOf(before)).toContain('90 banana')
    expect(after.entries).toContainEqual({
      kind: 'take',
      minute: 105,
      product: 'banana',
      servings: 1,
      water: 0,
      waterAt: 120,
    })
    expect(foodOf(after)).toHaveLength(foodOf(before).length)
    expect(waterAt(after, 120)).toBeGreaterThanOrEqual(100)
    expect(mostCarbs(after)).toBeLessThanOrEqual(75)
  })

  test('is a gel that is never taken without its own water: where the next one has a gel, it is left out', () => {
    const { before, after } = closing(aRace({ carry: noBottle }), ['gel'], 70, [90])
    expect(foodOf(after)).toEqual(foodOf(before).filter((food) => food !== '90 gel'))
  })

  test('leaves its water to the one before it, up to what is drunk at once and sweated in an hour', () => {
    const dry = aRaceAthlete({ sweat: { rate: 0.7, spread: 0.1, tests: 3 } })
    const { before, after } = closing(aRace({ carry: noBottle }), ['gel-isotonic'], 50, [90], dry)
    expect(waterAt(before, 60)).toBeLessThan(300)
    expect(waterAt(after, 60)).toBe(Math.min(300, waterAt(before, 60) + waterAt(before, 90)))
    const drier = aRaceAthlete({ sweat: { rate: 0.5, spread: 0.1, tests: 3 } })
    const less = closing(aRace({ carry: noBottle }), ['gel-isotonic'], 50, [90], drier)
    expect(waterAt(less.after, 60)).toBeGreaterThan(waterAt(less.before, 60))
    const { fluid } = balanceOf(less.after.entries, byId, 180)
    expect(Math.max(...rollingHours(fluid))).toBeLessThanOrEqual(1000 * less.after.targets.sweat.rate)
    expect(waterAt(closing(aRace({ carry: noBottle }), ['gel-isotonic'], 70, [90], dry).after, 120)).toBe(
      waterAt(before, 120),
    )
  })
})

describe('where a bottle cannot be filled', () => {
  const stations = [40, 80, 120, 160].map((minute) => ({ name: '', minute }))

  test('its water is kept for gels, the next one is taken where there is water again, and drinking goes on there', () => {
    const race = aRace({ carry: { bottles: 1, bottle: 500, pockets: 8 }, stations })
    const { before, after, stretches } = closing(race, ['gel', 'salt'], 60, [80])
    expect(foodOf(before)).toEqual(expect.arrayContaining(['70 gel', '90 gel', '110 gel', '130 gel']))
    expect(foodOf(after)).toEqual(foodOf(before).map((food) => (food === '110 gel' ? '120 gel' : food)))
    for (const { bottles } of stretches) expect(bottles).toBeLessThanOrEqual(1)
    expect(sipped(after, 120)).toBeCloseTo(sipped(before, 120), 6)
    expect(mostCarbs(after)).toBeLessThanOrEqual(75)
  })

  test('pockets hold no more past it, and what finds no room is taken from the next one on', () => {
    const pockets = 3
    const race = aRace({ carry: { bottles: 1, bottle: 500, pockets }, stations })
    const { before, after, stretches } = closing(race, ['gel-isotonic'], 60, [80])
    // More than three are planned from one open station to the next.
    const carried = foodOf(before).filter((food) => Number.parseInt(food, 10) >= 40 && Number.parseInt(food, 10) < 120)
    expect(carried.length).toBeGreaterThan(pockets)
    for (const { pieces } of stretches) expect(pieces).toBeLessThanOrEqual(pockets)
    expect(foodOf(after)).toEqual(
      foodOf(before).map((food) => (food === '110 gel-isotonic' ? '120 gel-isotonic' : food)),
    )
  })
})

test('no closed stations bring more than tolerance, glucose, sweat, bottles, pockets or one stop hold', () => {
  fc.assert(
    fc.property(
      fc.subarray([...genericProducts], { minLength: 1, maxLength: 6 }),
      fc.record({
        bottles: fc.integer({ min: 0, max: 2 }),
        bottle: fc.constantFrom(250, 500),
        pockets: fc.integer({ min: 1, max: 6 }),
      }),
      fc.integer({ min: 15, max: 45 }),
      fc.integer({ min: 1, max: 150 }),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(30, 60, 90, 120),
      fc.constantFrom('Light' as const, 'Moderate' as const, 'Intense' as const),
      (along, carry, every, at, indices, tolerance, intensity) => {
        const stations = Array.from({ length: Math.floor(179 / every) }, (_, i) => ({
          name: '',
          minute: every * (i + 1),
        }))
        const ahead = stations.filter(({ minute }) => minute >= at)
        const minutes = indices.flatMap((index) => ahead[index]?.minute ?? [])
        const athlete = aRaceAthlete({ tolerance })
        const ids = along.map(({ id }) => id)
        const { before, after, stretches } = closing(aRace({ intensity, carry, stations }), ids, at, minutes, athlete)
        const balance = balanceOf(after.entries, byId, 180)
        expect(mostCarbs(after)).toBeLessThanOrEqual(tolerance + 1e-6)
        expect(Math.max(...rollingHours(balance.glucose))).toBeLessThanOrEqual(67 + 1e-6)
        expect(Math.max(...rollingHours(balance.fluid))).toBeLessThanOrEqual(1000 * after.targets.sweat.rate + 1e-6)
        for (const { bottles, pieces } of stretches) {
          expect(bottles).toBeLessThanOrEqual(carry.bottles)
          expect(pieces).toBeLessThanOrEqual(carry.pockets)
        }
        for (const { minute } of stations) expect(waterAt(after, minute)).toBeLessThanOrEqual(300)
        // Nothing is eaten that was not planned.
        expect(foodOf(after).length).toBeLessThanOrEqual(foodOf(before).length)
      },
    ),
    { numRuns: 150 },
  )
})

test('every entry is in the order in which it is taken, and no two have one name', () => {
  const { after } = closing(aRace({ carry: noBottle }), ['banana', 'gel', 'capsule'], 50, [60, 90])
  const minutes = after.entries.map((entry: Entry) => minuteOf(entry))
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  expect(new Set(after.entries.map((entry) => JSON.stringify(entry))).size).toBe(minutes.length)
})
