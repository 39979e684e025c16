import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { DAYS, lostGrams, spoilageOf } from './packs.ts'
import type { ItemPack } from './week-foods.ts'

const MINCE: ItemPack = {
  food: openCatalog().requireFood('beef-ground-90-raw'),
  sizes: { usual: 400 },
  keepsDays: 1,
  isPerishable: true,
}
/** 150 g on Monday and as much on Thursday, behind another food's week. */
const use = new Float64Array(2 * DAYS)
use[DAYS] = 150
use[DAYS + 3] = 150

test('what is left of a pack spoils once it has been open for its days', () => {
  expect(spoilageOf(MINCE, use, DAYS)).toEqual({ bought: 800, spoiled: 500 })
})

test('a rest that is frozen is eaten on Thursday, and what is left then keeps into the next week', () => {
  expect(spoilageOf({ ...MINCE, keepsDays: 90 }, use, DAYS)).toEqual({ bought: 400, spoiled: 0 })
  expect(lostGrams({ ...MINCE, keepsDays: 90 }, use, DAYS)).toBeGreaterThan(0)
})

test('what does not perish is not counted', () => {
  expect(spoilageOf({ ...MINCE, isPerishable: false }, use, DAYS)).toEqual({ bought: 0, spoiled: 0 })
})

test('a need is bought in small packs where one or two of them leave less', () => {
  const juice: ItemPack = { ...MINCE, sizes: { usual: 1000, small: 330 }, keepsDays: 7 }
  const drunk = (grams: number) => spoilageOf(juice, Float64Array.of(grams, 0, 0, 0, 0, 0, 0), 0)
  expect(drunk(250)).toEqual({ bought: 330, spoiled: 80 })
  expect(drunk(600)).toEqual({ bought: 660, spoiled: 60 })
  expect(drunk(900)).toEqual({ bought: 1000, spoiled: 100 })
})
