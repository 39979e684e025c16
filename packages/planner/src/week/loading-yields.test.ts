import type { MealOption, PlannedDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { loadingYields } from './loading-yields.ts'

const loading = { rule: 'race_loading', source: 'ACSM16', inputs: { mass: 70, perKilogram: 11, least: 10 } }

/** Friday before a marathon of somebody of 70 kg: 770 g of carbohydrate are asked for, and 700 are the least. */
const friday = (held: { carbs?: number; fat?: number; fiber?: number; target?: number }, because = [loading]) => {
  const { carbs = 740, fat = 70, fiber = 24, target = 770 } = held
  const figures = { calories: 4000, protein: 90, fat, carbs }
  const plate = { ...figures, fiber } as MealOption
  const meal = { id: 'friday-dinner', slot: 'dinner', options: [plate] } as unknown as PlannedDay['meals'][number]
  return {
    day: 'friday' as const,
    flags: because.length > 0 ? (['carb_loading'] as const) : [],
    because,
    target: { ...figures, carbs: target },
    planned: figures,
    meals: [meal],
  }
}

test('a loading day within its limits has nothing to tell', () => expect(loadingYields([friday({})])).toEqual([]))

test.each([
  ['plates hold less than the least of a loading', { carbs: 690 }, ['loading_low:friday']],
  ['its energy leaves less room', { target: 650, carbs: 650 }, ['loading_energy:friday']],
  ['more than a fifth of the energy is fat', { fat: 95 }, ['loading_fat:friday']],
  ['it holds more than 25 g of fiber', { fiber: 26 }, ['fiber_high:friday']],
])('a loading day says so where %s', (_, held, told) => expect(loadingYields([friday(held)])).toEqual(told))

test('any other day may hold more fat and fiber, and less carbohydrate', () =>
  expect(loadingYields([friday({ carbs: 300, fat: 130, fiber: 60 }, [])])).toEqual([]))
