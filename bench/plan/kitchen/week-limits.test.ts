import { openCatalog } from '@pacemeal/catalog'
import { localDate } from '@pacemeal/domain'
import { kitchenGoals, planWeek } from '@pacemeal/planner'
import { expect, test } from 'vitest'
import { heldOutCase, someCase } from '../kitchen-cases.ts'
import { measureKitchen } from './measure-kitchen.ts'

const catalog = openCatalog()

/** Who eats fish and no dairy: the search alone ends with a third plate of sunflower butter on the Monday. */
const SAME_FOOD_CASE = 20
/** A household that buys as many foods as a week may. */
const MANY_ITEMS_CASE = 6

/** Of the cases that are made another way, far from those that are measured: the search alone lets 5.3 % spoil. */
const SPOILING_CASE = 1015

const measured = (number: number, drawCase = someCase) => {
  const { athlete, kitchen } = drawCase(number)
  const plan = planWeek({ athlete, kitchen, monday: localDate('2026-03-02'), seed: number }, catalog)
  if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
  expect(plan.week.warnings.map((warning) => warning.split(':')[0])).not.toContain('off_target')
  return measureKitchen(plan.week, kitchen, catalog)
}

test('no main food comes a third time on a day, and the week stays sound', () => {
  expect(measured(SAME_FOOD_CASE)).toMatchObject({ misses: [], faults: [] })
})

test('a week buys no more than a person would carry home, and stays sound', () => {
  const { items, faults, misses } = measured(MANY_ITEMS_CASE)
  expect(items).toBeLessThanOrEqual(kitchenGoals.items)
  expect({ faults, misses }).toEqual({ faults: [], misses: [] })
})

test('a week lets no more spoil than a twentieth where another dish helps', () => {
  const {
    spoiled: [own],
    faults,
    misses,
  } = measured(SPOILING_CASE, heldOutCase)
  expect(own).toBeLessThanOrEqual(kitchenGoals.spoiled)
  expect({ faults, misses }).toEqual({ faults: [], misses: [] })
})
