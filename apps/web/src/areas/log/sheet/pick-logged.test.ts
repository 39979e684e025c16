import { anOwnFood } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { openFoodLookup } from './food-finder.ts'
import { gramsOf } from './log-form.ts'
import { pickLogged } from './pick-logged.ts'

test('an own food of a log is waited for, and lost once it is known to be deleted', () => {
  const lookup = openFoodLookup()
  const items = [
    { food: 'banana', grams: 118 },
    { food: 'own-a1', grams: 40 },
  ]
  expect(pickLogged(items, lookup, undefined)).toBe('waiting')
  expect(pickLogged(items, lookup, [])).toBe('lost')
  const picked = pickLogged(items, lookup, [{ ...anOwnFood(), id: 'a1' }])
  expect(typeof picked === 'string' ? picked : picked.map(gramsOf)).toEqual([118, 40])
  expect(pickLogged(items.slice(0, 1), lookup, undefined)).toHaveLength(1)
})
