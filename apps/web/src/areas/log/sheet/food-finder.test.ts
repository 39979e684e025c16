import { expect, test } from 'vitest'
import { openFoodCatalogue } from './food-catalogue.ts'
import { openFoodLookup } from './food-finder.ts'
import { gramsOf } from './log-form.ts'

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

test('what is said in words is the food that the search finds, in the amount that was said', () => {
  const { foods, unknown } = openFoodCatalogue().read('250 g skyr and a banana')
  expect(unknown).toEqual([])
  expect(foods.map((food) => [food.eatable.key, Math.round(gramsOf(food))])).toEqual([
    ['food:skyr', 250],
    ['food:banana', 118],
  ])
  expect(foods[0]?.others?.map(({ name }) => name)).toEqual(['Greek yogurt, nonfat'])
  expect(find('coffee with milk and 2 eggs').map(({ key }) => key)).toContain('food:egg-whole-raw')
})

test('a further food names its table, and one that no table has says that it is only typical', () => {
  expect(eatable('food:skyr', [])).toMatchObject({ origin: 'Figures: BLS 4.0, Max Rubner-Institut (CC BY 4.0)' })
  const bar = eatable('food:protein-bar', [])
  expect(bar).toMatchObject({ note: expect.stringContaining('Typical'), usualWords: '1 bar (60 g)' })
  expect(bar?.origin).toBeUndefined()
})
