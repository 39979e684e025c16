import { takenTotals } from '@pacemeal/domain/event'
import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import { balanceOf } from './balance.ts'
import { entryKey, fuelLines, fuelTotals, packedCarbs, packingList, takenProducts } from './fuel-lines.ts'
import { scheduleRace } from './schedule.ts'

const choice = products('gel', 'mix', 'salt', 'banana', 'capsule')
const known = new Map(choice.map((product) => [product.id, product]))
const sum = (of: Float64Array) => of.reduce((all, one) => all + one, 0)

test('what is packed is what the card takes and what stays in bottles that are not emptied, to the gram', () => {
  const along = products('home-mix', 'salt')
  const legs = [{ name: 'run', minutes: 210, intake: 'open' as const }]
  const stations = [50, 100, 149, 199].map((minute) => ({ name: '', minute }))
  const carry = { bottles: 1, bottle: 500, pockets: 6 }
  const lines = fuelLines(scheduleRace(aRace({ legs, stations, carry }), aRaceAthlete(), along), along)
  const { inAll, left } = packedCarbs(lines)
  const bottles = lines.filter(({ volume, fluid }) => volume > fluid)
  expect(bottles.length).toBeGreaterThan(0)
  expect(left).toBeGreaterThan(0)
  expect(inAll - left).toBe(Math.round(fuelTotals(lines).carbs))
  expect(inAll).toBe(8 * (packingList(lines).find(({ product }) => product.id === 'home-mix')?.servings ?? 0))
  const food = fuelLines(scheduleRace(aRace(), aRaceAthlete(), products('gel')), products('gel'))
  expect(packedCarbs(food).left).toBe(0)
})

describe.each([15, 30])('what is taken at %i degrees', (celsius) => {
  const schedule = scheduleRace(aRace({ conditions: { celsius, altitude: 0 } }), aRaceAthlete(), choice)
  const lines = fuelLines(schedule, choice)

  test('is the same on the card, in the log, and minute by minute', () => {
    const card = fuelTotals(lines)
    const log = takenTotals({ taken: takenProducts(lines), fluid: card.fluid })
    const balance = balanceOf(schedule.entries, known, 180)
    expect(card.carbs).toBeGreaterThan(150)
    for (const figure of ['carbs', 'fluid', 'sodium'] as const) {
      expect(log[figure]).toBeCloseTo(card[figure], 6)
      expect(sum(balance[figure])).toBeCloseTo(card[figure], 6)
    }
  })

  test('is packed in whole servings, never fewer than are taken', () => {
    const packed = new Map(packingList(lines).map(({ product, servings }) => [product.id, servings]))
    for (const { product, servings } of takenProducts(lines)) {
      expect(Number.isInteger(packed.get(product))).toBe(true)
      expect(packed.get(product)).toBeGreaterThanOrEqual(servings - 1e-9)
    }
  })

  test('comes in the order of the minutes, each under a name of its own', () => {
    expect(lines.map(({ minute }) => minute)).toEqual(lines.map(({ minute }) => minute).toSorted((a, b) => a - b))
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })
})

test('a mix and water that are begun together have names of their own', () => {
  const water = { kind: 'bottle', from: 0, to: 40, filledAt: 0, volume: 400, drunk: 400, contents: [] } as const
  const mix = { ...water, contents: [{ product: 'mix', servings: 2 }] }
  expect(new Set([water, mix].map(entryKey)).size).toBe(2)
})
