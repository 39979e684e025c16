import { i18n } from '@lingui/core'
import { germanKitchen } from '@pacemeal/catalog/german'
import { expect, test } from 'vitest'
import { activateEnglish } from '../../../languages/activate.ts'
import { speakKitchen } from '../../../languages/kitchen.ts'
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

test('a dish that is eaten by the piece is offered by the portion, and by the piece besides', () => {
  const sushi = eatable('dish:sushi-roll', [])
  const [portion, piece] = sushi?.measures ?? []
  expect([portion?.unit, piece?.unit]).toEqual(['portion', 'piece'])
  expect(Math.round((portion?.grams ?? 0) / (piece?.grams ?? 1))).toBe(8)
  expect(sushi?.usualWords).toBe(`1 portion (${Math.round(portion?.grams ?? 0)} g)`)
  expect(eatable('dish:rice-pudding', [])?.usualWords).toBe('1 serving')
})

test('a common dish is called as the language calls it, from the search and in words', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} })
  speakKitchen(germanKitchen)
  try {
    const german = openFoodCatalogue()
    expect(german.eatable('dish:rice-pudding')?.name).toBe('Milchreis')
    expect(german.read('2 tacos').foods[0]?.eatable.name).toMatch(/^Tacos? /)
  } finally {
    speakKitchen(undefined)
    activateEnglish()
  }
  expect(openFoodCatalogue().eatable('dish:rice-pudding')?.name).toBe('Rice pudding')
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
