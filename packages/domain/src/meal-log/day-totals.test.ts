import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NutrientAmounts, nutrients } from '../nutrients.ts'
import { barPercent, eatenPercent, totalsOf } from './day-totals.ts'
import { isUnconfirmed, type MealLog } from './meal-log.ts'

const unknown: NutrientAmounts = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
}
const log = (amounts: Partial<NutrientAmounts>, status: MealLog['status'] = 'Followed') => ({
  amounts: { ...unknown, ...amounts },
  status,
})
const amount = fc.option(fc.nat(2000))
const anyLog = fc.record({
  amounts: fc.record({
    calories: amount,
    protein: amount,
    carbs: amount,
    fat: amount,
    fiber: amount,
    sugar: amount,
    sodium: amount,
    potassium: amount,
    iron: amount,
  }),
  status: fc.constantFrom('Ready' as const, 'Followed' as const, null),
})

describe('the totals of a day', () => {
  test('add up what is known and count what is not', () => {
    const totals = totalsOf([log({ calories: 320, protein: 11 }), log({ calories: 200, iron: 2 }), log({})])
    expect(totals.calories).toEqual({ atLeast: 520, unknownFrom: 1 })
    expect(totals.protein).toEqual({ atLeast: 11, unknownFrom: 2 })
    expect(totals.sodium).toEqual({ atLeast: 0, unknownFrom: 3 })
  })

  test('take Ready and Followed logs, and no others', () => {
    const totals = totalsOf([log({ carbs: 10 }, 'Ready'), log({ carbs: 20 }, 'Followed'), log({ carbs: 40 }, null)])
    expect(totals.carbs).toEqual({ atLeast: 30, unknownFrom: 0 })
  })

  test('one more unknown never makes a total surer', () => {
    fc.assert(
      fc.property(fc.array(anyLog), (logs) => {
        const before = totalsOf(logs)
        const after = totalsOf([...logs, log({})])
        for (const nutrient of nutrients) {
          expect(after[nutrient]).toEqual({
            atLeast: before[nutrient].atLeast,
            unknownFrom: before[nutrient].unknownFrom + 1,
          })
        }
      }),
    )
  })

  test('do not depend on the order of the logs', () => {
    fc.assert(
      fc.property(fc.array(anyLog), (logs) => {
        expect(totalsOf(logs.toReversed())).toEqual(totalsOf(logs))
      }),
    )
  })
})

test('only a Ready log waits for its owner', () => {
  expect(isUnconfirmed({ status: 'Ready' })).toBe(true)
  expect(isUnconfirmed({ status: 'Followed' })).toBe(false)
})

test('the ring may pass its target, a bar may not, and no target is no percent', () => {
  expect(eatenPercent(150, 100)).toBe(150)
  expect(barPercent(150, 100)).toBe(100)
  expect(barPercent(25, 100)).toBe(25)
  expect(eatenPercent(150, 0)).toBe(0)
})
