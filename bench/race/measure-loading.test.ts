import { openCatalog } from '@pacemeal/catalog'
import { openSolver } from '@pacemeal/planner/highs'
import { expect, test } from 'vitest'
import { measureLoading } from './measure-loading.ts'

test('a low-carb week before a race that a first search ends out of reach of its targets is searched again, and planned', async () => {
  const { days, unloaded } = measureLoading(4, 1, openCatalog(), await openSolver(), ['low-carb'])
  // A week that cannot be planned stands among the days, without anything on it.
  expect(days).toEqual([])
  expect(unloaded).not.toEqual([])
})
