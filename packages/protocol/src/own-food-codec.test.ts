import type { OwnFood } from '@pacemeal/domain/own-food'
import { describe, expect, test } from 'vitest'
import { checkOwnFoodDetails, findOwnFood, writeOwnFood } from './own-food-codec.ts'

const anOwnFood = (change: Partial<OwnFood> = {}): OwnFood => ({
  name: 'Skyr',
  brand: 'Isey',
  barcode: '5690527000011',
  source: 'label',
  unit: 'g',
  per100: { calories: 60, protein: 10.6, fat: 0.2, calcium: 110 },
  portions: [{ unit: 'pot', grams: 150 }],
  allergens: ['milk'],
  ...change,
})
const recipe: OwnFood['recipe'] = {
  servings: 2,
  cookedGrams: null,
  ingredients: [{ food: 'own-a', grams: 300, text: '300 g skyr' }],
}

const document = (data: ReturnType<typeof writeOwnFood>) => ({ $id: 'a', ...data })

describe('an own food', () => {
  test.each([
    ['off a label', anOwnFood()],
    ['of only a name', anOwnFood({ brand: undefined, barcode: undefined, per100: {}, portions: [] })],
    ['cooked from others', anOwnFood({ source: 'recipe', recipe })],
  ])('%s is read as it was written', (_, food) => {
    expect(findOwnFood(document(writeOwnFood(food, 'maya')))).toEqual({ ...food, id: 'a' })
  })

  test('keeps an unknown figure unknown, and a zero a zero', () => {
    const read = findOwnFood(document(writeOwnFood(anOwnFood({ per100: { calories: 0 } }), 'maya')))
    expect(read?.per100).toEqual({ calories: 0 })
  })

  test('whose text cannot be read is none', () => {
    expect(findOwnFood({ ...document(writeOwnFood(anOwnFood(), 'maya')), details: '{' })).toBeUndefined()
  })
})

test.each([
  [{ per100: { calories: 1001 } }, '"per100.calories"'],
  [{ per100: { fat: -1 } }, '"per100.fat"'],
  [{ portions: [{ unit: '', grams: 3 }] }, '"portions.0.unit"'],
  [{ portions: [{ unit: 'pot', grams: 0 }] }, '"portions.0.grams"'],
  [{ recipe: { ...recipe, servings: 0 } }, '"recipe.servings"'],
  [{ recipe: { ...recipe, link: 'javascript:alert(1)' } }, '"recipe.link"'],
  [{ allergens: ['air'] }, '"allergens.0"'],
])('what does not fit is refused by the name of the part (%#)', (change, said) => {
  const read = checkOwnFoodDetails(JSON.stringify({ unit: 'g', per100: {}, portions: [], ...change }))
  expect(read.ok ? '' : read.error).toContain(said)
})
