import { expect, test } from 'vitest'
import { openFoodLookup } from './food-finder.ts'

const { find, eatable } = openFoodLookup()
const firstOf = (text: string): string | undefined => find(text)[0]?.name

test.each([
  ['skyr', 'Skyr, plain'],
  ['Leberkäse', 'Bavarian meat loaf (Leberkäse)'],
  ['flat white', 'Flat white'],
  ['café con leche', 'Latte'],
  ['Haferflocken', 'Rolled oats'],
])('%s is found first as %s', (typed, name) => expect(firstOf(typed)).toBe(name))

test.each([
  ['Zwiebel', 'Onion'],
  ['Orangensaft', 'Orange juice'],
  ['pepino', 'Cucumber'],
  ['zumo de naranja', 'Orange juice'],
])('%s, which no name here has, is read in its own language as %s', (typed, name) => {
  expect(firstOf(typed)).toBe(name)
})

test('what nobody knows finds nothing, and a common dish is found again by its key', () => {
  expect(find('unobtainium')).toEqual([])
  expect(eatable('dish:flat-white', [])?.amountsOf(190).calories).toBeGreaterThan(60)
})
