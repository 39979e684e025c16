import { openCatalog } from '@pacemeal/catalog'
import { expect, test } from 'vitest'
import { measureLoading } from './measure-loading.ts'

test('a low-carb week before a race that a first search ends out of reach of its targets is searched again, and planned', () => {
  const { days, unloaded } = measureLoading(4, 1, openCatalog(), ['low-carb'])
  // A week that cannot be planned stands among the days, without anything on it.
  expect(days).toEqual([])
  expect(unloaded).not.toEqual([])
})
