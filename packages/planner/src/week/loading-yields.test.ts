import { openCatalog } from '@pacemeal/catalog'
import type { MealOption, PlannedDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { loadingYields, plateReader } from './loading-yields.ts'

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

/** Plates of which the fiber is told, with so much carbohydrate in the glass. */
const told = (drunk = 0) => ({ drunkCarbs: () => drunk, mostFiber: ({ fiber }: MealOption) => fiber ?? 0 })

test('a loading day within its limits has nothing to tell', () =>
  expect(loadingYields([friday({})], told())).toEqual([]))

test.each([
  ['plates hold less than the least of a loading', { carbs: 690 }, ['loading_low:friday']],
  ['its energy leaves less room', { target: 650, carbs: 650 }, ['loading_energy:friday']],
  ['more than a fifth of the energy is fat', { fat: 95 }, ['loading_fat:friday']],
  ['it holds more than 25 g of fiber', { fiber: 26 }, ['fiber_high:friday']],
])('a loading day says so where %s', (_, held, warnings) =>
  expect(loadingYields([friday(held)], told())).toEqual(warnings),
)

test('any other day may hold more fat and fiber, and less carbohydrate', () =>
  expect(loadingYields([friday({ carbs: 300, fat: 130, fiber: 60 }, [])], told(290))).toEqual([]))

test('a loading day says so where more than a third of its carbohydrate is drunk', () => {
  expect(loadingYields([friday({ carbs: 750 })], told(253))).toEqual([])
  expect(loadingYields([friday({ carbs: 750 })], told(254))).toEqual(['loading_drinks:friday'])
})

test('juice and what stands among the drinks is drunk, rice is not', () => {
  const { drunkCarbs: drunkOf } = plateReader(openCatalog())
  const plateOf = (food: string) => ({ ingredients: [{ food, grams: 300 }] }) as unknown as MealOption
  expect(drunkOf(plateOf('apple-juice'))).toBeGreaterThan(30)
  expect(drunkOf(plateOf('isotonic-drink'))).toBeGreaterThan(15)
  expect(drunkOf(plateOf('white-rice-cooked'))).toBe(0)
  expect(drunkOf(plateOf('grapes'))).toBe(0)
})

test('a plate with a food of which nobody told the fiber may hold all of its carbohydrate as such, and the day says so', () => {
  const { mostFiber } = plateReader(openCatalog())
  const ingredients = [
    { food: 'white-rice-cooked', grams: 300 },
    { food: 'tempeh', grams: 130 },
  ]
  const plate = { fiber: null, ingredients } as unknown as MealOption
  expect(mostFiber(plate)).toBeCloseTo(1.2 + 9.9, 1)
  expect(mostFiber({ ...plate, fiber: 4 })).toBe(4)
  const [dinner, ...others] = friday({ fiber: 20 }).meals
  const day = { ...friday({ fiber: 20 }), meals: [dinner, { ...dinner, options: [plate] }, ...others] }
  expect(loadingYields([day as ReturnType<typeof friday>], { drunkCarbs: () => 0, mostFiber })).toEqual([
    'fiber_high:friday',
  ])
})
