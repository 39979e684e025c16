import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { boughtFor } from '../shopping/index.ts'
import { boughtRaw } from '../shopping/shop-forms.ts'
import { findFoodCooking, foodCookings } from './food-cooking.ts'
import { findFoodKeeping } from './food-keeping.ts'

const catalog = openCatalog()
const rows = [...foodCookings]

describe('a food that recipes take ready cooked', () => {
  test('has its line wherever the list buys it raw, and is cooked from what the list buys', () => {
    expect(Object.keys(boughtRaw).filter((id) => !findFoodCooking(id))).toEqual([])
    const wrong = rows.filter(([id, { raw }]) => boughtFor(catalog, catalog.requireFood(id)).food.id !== raw)
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('yields what the shopping list reckons with', () => {
    const wrong = rows.filter(([id, cooking]) => {
      const { per } = boughtFor(catalog, catalog.requireFood(id))
      return Math.abs(cooking.yield * per - 1) > 0.01
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('grain and pulses take up water, meat and fish lose it', () => {
    const wrong = rows.filter(([id, cooking]) => {
      const { aisle } = catalog.requireFood(id)
      if (aisle === 'Meat & Fish') return !(cooking.yield > 0.6 && cooking.yield < 1)
      return /-dry$/.test(cooking.raw) && !(cooking.yield > 2 && cooking.yield < 4.5)
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('keeps no longer than published: rice and fish two days, the rest three, eggs in the shell a week', () => {
    const most = (id: string): number => {
      if (id === 'egg-hard-boiled') return 7
      const isFish = catalog.requireFood(id).aisle === 'Meat & Fish' && !/beef|chicken|pork|turkey/.test(id)
      return isFish || /rice-cooked$/.test(id) ? 2 : 3
    }
    expect(rows.filter(([id, { keepsDays }]) => !(keepsDays >= 1 && keepsDays <= most(id))).map(([id]) => id)).toEqual(
      [],
    )
  })

  test('keeps longer cooked than its raw meat or fish does', () => {
    const wrong = rows.filter(([id, { raw, keepsDays }]) => {
      const keeping = findFoodKeeping(raw)
      return catalog.requireFood(id).aisle === 'Meat & Fish' && keeping && keepsDays < Math.min(2, keeping.closedDays)
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  test('asks for minutes, a pot and a batch that a household cooks', () => {
    const wrong = rows.filter(
      ([, { handsOnMinutes, waitingMinutes, batch, equipment }]) =>
        !(handsOnMinutes >= 2 && handsOnMinutes <= 15 && waitingMinutes >= 0 && waitingMinutes <= 60) ||
        !(batch[0] >= 50 && batch[0] < batch[1] && batch[1] <= 1200) ||
        equipment.length === 0,
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })
})
