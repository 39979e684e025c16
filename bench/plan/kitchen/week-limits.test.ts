import { openCatalog } from '@pacemeal/catalog'
import { localDate } from '@pacemeal/domain'
import { planWeek } from '@pacemeal/planner'
import { openSolver } from '@pacemeal/planner/highs'
import { expect, test } from 'vitest'
import { someCase } from '../kitchen-cases.ts'
import { measureKitchen } from './measure-kitchen.ts'

const catalog = openCatalog()
const solver = await openSolver()

/** Who eats fish and no dairy: the search alone ends with a third plate of sunflower butter on the Monday. */
const CASE = 20

test('no main food comes a third time on a day, and the week stays sound', () => {
  const { athlete, kitchen } = someCase(CASE)
  const plan = planWeek({ athlete, kitchen, monday: localDate('2026-03-02'), seed: CASE }, catalog, solver)
  if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
  const { misses, faults } = measureKitchen(plan.week, kitchen, catalog)
  expect(misses).toEqual([])
  expect(faults).toEqual([])
  expect(plan.week.warnings.map((warning) => warning.split(':')[0])).not.toContain('off_target')
})
