import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { balanceOf, rollingHours } from './balance.ts'
import { genericProducts } from './generic-products.ts'
import { isMixPacked } from './lost-mix.ts'
import { rescheduleRace } from './reschedule.ts'
import { scheduleRace } from './schedule.ts'
import type { RaceSchedule } from './schedule-types.ts'

const byId = new Map(genericProducts.map((product) => [product.id, product]))
const MINUTES = 180
const along = products('home-mix', 'salt')
const stations = [60, 120].map((minute) => ({ name: '', minute }))
const race = aRace({ intensity: 'Moderate', carry: { bottles: 1, bottle: 750, pockets: 8 }, stations })

/** A plan with bottles of a mix, and what becomes of it where the station of minute 60 turns out to be closed at minute 50. */
function closing(tolerance: number) {
  const athlete = aRaceAthlete({ tolerance })
  const before = scheduleRace(race, athlete, along)
  const open = { ...race, stations: stations.slice(1) }
  return { before, after: rescheduleRace({ at: 50, race: open, missed: [] }, athlete, along, before) }
}

const carbsFrom = ({ entries }: RaceSchedule, from: number): number =>
  balanceOf(entries, byId, MINUTES)
    .carbs.subarray(from)
    .reduce((sum, one) => sum + one, 0)
const most = (figure: 'carbs' | 'glucose' | 'fluid', { entries }: RaceSchedule): number =>
  Math.max(...rollingHours(balanceOf(entries, byId, MINUTES)[figure]))

describe('a mix that was to be filled at a closed station', () => {
  test('is filled at the next open one, as far as the gut takes more than was planned', () => {
    const { before, after } = closing(90)
    expect(carbsFrom(before, 60)).toBeGreaterThan(110)
    // Until the next station there is no water for it.
    expect(carbsFrom(after, 60) - carbsFrom(after, 120)).toBeLessThan(10)
    expect(carbsFrom(after, 120)).toBeGreaterThan(carbsFrom(before, 120) + 15)
    expect(most('carbs', after)).toBeLessThanOrEqual(90)
    expect(most('glucose', after)).toBeLessThanOrEqual(67)
    expect(most('fluid', after)).toBeLessThanOrEqual(1000 * after.targets.sweat.rate)
    expect(isMixPacked(after.entries, before.entries, byId)).toBe(true)
    for (const entry of after.entries)
      if (entry.kind === 'bottle') expect(entry.volume).toBeLessThanOrEqual(race.carry.bottle)
  })

  test('keeps what its hours ask for: the more that is taken in them is named by the change', () => {
    const { before, after } = closing(90)
    expect(after.pieces).toEqual(before.pieces)
    expect(after.misses).toContainEqual(expect.objectContaining({ quantity: 'carbs', rule: 'change', to: 120 }))
  })

  test('is lost where the hours to come hold all that the gut takes', () => {
    const { before, after } = closing(60)
    expect(carbsFrom(after, 120)).toBeCloseTo(carbsFrom(before, 120), 0)
    expect(most('carbs', after)).toBeLessThanOrEqual(60 + 1e-6)
  })
})

test('capsules leave a bottle to the mix where a closed station makes both too much water to carry', () => {
  const stations = [90, 180].map((minute) => ({ name: '', minute }))
  const race = aRace({
    intensity: 'Moderate',
    legs: [{ name: 'ride', minutes: 246, intake: 'open' }],
    stations,
    carry: { bottles: 2, bottle: 600, pockets: 12 },
    conditions: { celsius: 26, altitude: 0 },
  })
  const athlete = aRaceAthlete({ tolerance: 120, sweat: { rate: 1.1, spread: 0.15, tests: 3 }, sweatSodium: 1357 })
  const along = products('home-mix', 'capsule').map((one) => (one.id === 'capsule' ? { ...one, sodium: 100 } : one))
  const before = scheduleRace(race, athlete, along)
  const open = { ...race, stations: stations.slice(0, 1) }
  const after = rescheduleRace({ at: 60, race: open, missed: [] }, athlete, along, before)
  const carbsOf = ({ entries }: RaceSchedule) =>
    balanceOf(entries, byId, 246)
      .carbs.subarray(90)
      .reduce((sum, one) => sum + one, 0)
  expect(before.entries).toContainEqual(expect.objectContaining({ kind: 'take', product: 'capsule' }))
  expect(carbsOf(before)).toBeGreaterThan(140)
  expect(carbsOf(after)).toBeGreaterThan(140)
})

test('more of a mix than was packed is not mixed', () => {
  const { before } = closing(90)
  const mixed = before.entries.find((entry) => entry.kind === 'bottle')
  expect(mixed).toBeDefined()
  expect(isMixPacked(before.entries, before.entries, byId)).toBe(true)
  expect(isMixPacked([...before.entries, ...(mixed ? [mixed] : [])], before.entries, byId)).toBe(false)
})
