import { expect, test } from 'vitest'
import { carriedStretches } from './carried-stretches.ts'
import { fuelLines, packingList } from './fuel-lines.ts'
import { genericProducts } from './generic-products.ts'
import type { Race } from './race.ts'
import type { Entry } from './schedule-types.ts'

const bananas = (...minutes: readonly number[]): readonly Entry[] =>
  minutes.map((minute) => ({ kind: 'take', minute, product: 'banana', servings: 1, water: 0 }))

const marathon: Race = {
  start: 480 as Race['start'],
  intensity: 'Moderate',
  legs: [{ name: 'run', minutes: 240, intake: 'open' }],
  stations: [60, 120, 180].map((minute) => ({ name: `km ${minute / 6}`, minute })),
  carry: { bottles: 1, bottle: 500, pockets: 8 },
  conditions: { celsius: 15, altitude: 0 },
}
const everyTwenty = bananas(...Array.from({ length: 11 }, (_, index) => 20 + index * 20))

/** What leaves each place in the pockets, and how much of it was put in there. */
const pocketed = (race: Race, entries: readonly Entry[]) =>
  carriedStretches(race, { entries }, genericProducts).map(({ from, pocketed: { pieces, pickedUp, isOwnPlace } }) => [
    from,
    pieces,
    pickedUp.reduce((sum, { servings }) => sum + servings, 0),
    isOwnPlace,
  ])

test('eleven bananas in eight pockets: eight from the start, and three where they run out', () => {
  expect(pocketed(marathon, everyTwenty)).toEqual([
    [0, 8, 8, true],
    [60, 6, 0, false],
    [120, 3, 0, false],
    [180, 3, 3, false],
  ])
})

test('what goes into the pockets is what is packed, and no place has more than they hold', () => {
  for (const pockets of [3, 4, 8, 60]) {
    const race = { ...marathon, carry: { ...marathon.carry, pockets } }
    const stretches = carriedStretches(race, { entries: everyTwenty }, genericProducts)
    const filled = stretches.flatMap(({ pocketed }) => pocketed.pickedUp)
    const packed = packingList(fuelLines({ entries: everyTwenty }, genericProducts))
    expect(filled.reduce((sum, { servings }) => sum + servings, 0)).toBe(packed[0]?.servings)
    for (const stretch of stretches) {
      expect(stretch.pocketed.pieces).toBeLessThanOrEqual(pockets)
      expect(stretch.pocketed.pieces).toBeGreaterThanOrEqual(stretch.pieces)
    }
  }
})

test('pockets that hold all of it are filled at the start alone', () => {
  const race = { ...marathon, carry: { ...marathon.carry, pockets: 20 } }
  expect(pocketed(race, everyTwenty).map(([, , added]) => added)).toEqual([11, 0, 0, 0])
})

test('what is eaten at a station comes to it in a pocket', () => {
  const atStation: Entry = { kind: 'take', minute: 60, product: 'gel', servings: 1, water: 100, isAtStation: true }
  expect(pocketed(marathon, [atStation]).map(([, pieces]) => pieces)).toEqual([1, 0, 0, 0])
})

test('nobody swims with gels: they wait in the transition, up to the next bag', () => {
  const legs: Race['legs'] = [
    { name: 'swim', minutes: 40, intake: 'none' },
    { name: 'bike', minutes: 140, intake: 'open' },
    { name: 'run', minutes: 60, intake: 'open' },
  ]
  const stations = [{ name: '', minute: 40, handsOut: false }, ...marathon.stations]
  expect(pocketed({ ...marathon, legs, stations }, bananas(60, 80, 100, 190))).toEqual([
    [0, 0, 0, true],
    [40, 4, 4, true],
    [60, 4, 0, false],
    [120, 1, 0, false],
    [180, 1, 0, false],
  ])
})
