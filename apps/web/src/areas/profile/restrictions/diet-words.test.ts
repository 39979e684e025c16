import { openCatalog, reportDiets } from '@pacemeal/catalog'
import type { Diet } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { dietWords, traceWords } from './diet-words.ts'

const catalog = openCatalog()
const words = (diets: readonly Diet[], avoided: readonly string[] = []) =>
  dietWords(reportDiets(catalog, diets, avoided), diets, avoided.length)

test('who eats everything is told nothing', () => {
  expect(words([])).toBeUndefined()
  expect(words(['classic'])).toBeUndefined()
})

test('a diet with plenty of dishes only says how many fit', () =>
  expect(words(['vegan'])).toEqual({ count: expect.stringMatching(/^\d+ of \d+ dishes fit\.$/) }))

test('diets that leave little say what is left, and what would help', () => {
  const said = words(['vegan', 'paleo'])
  expect(said?.count).toMatch(
    /^Vegan and Paleo together leave \d+ of \d+ dishes: \d+ breakfasts, \d+ lunches, \d+ dinners, and \d+ snacks\.$/,
  )
  expect(said?.warning).toMatch(
    /^Your meals will repeat more often\. Without Vegan it would be \d+, without Paleo \d+\.|Without Paleo it would be \d+, without Vegan \d+\.$/,
  )
})

test('a choice from which no plan can be made says so', () =>
  expect(words([], ['grains, legumes, milk, egg, meat, seafood, nuts, seeds, potatoes, onion'])?.warning).toMatch(
    /^That is too few for a plan: it needs three dishes for .*dinner/,
  ))

test.each<[readonly Diet[], number, RegExp | undefined]>([
  [[], 0, undefined],
  [['vegan', 'halal', 'low-carb'], 0, undefined],
  [
    ['gluten-free'],
    0,
    /^A diet is no protection from an allergy or coeliac disease: name it .* Traces cannot be ruled out\.$/,
  ],
  [['vegan', 'dairy-free'], 0, /^A diet is no protection/],
  [[], 1, /^No dish of your plan is made with what you avoid\. Traces cannot be ruled out: read the label/],
  [['gluten-free'], 2, /^No dish of your plan/],
])('%j with %i foods to avoid promises no more than it holds', (diets, avoided, said) => {
  if (said === undefined) expect(traceWords(diets, avoided)).toBeUndefined()
  else expect(traceWords(diets, avoided)).toMatch(said)
})
