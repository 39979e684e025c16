import { expect, test } from 'vitest'
import { ingredientsOfStep } from './step-ingredients.ts'

const things = ['Red lentils', 'Tomatoes, canned', 'Olive oil', 'Cherry tomatoes', 'Chicken breast, raw'].map(
  (item) => ({
    food: item,
    grams: 10,
    amount: '10 g',
    item,
  }),
)

test.each<[step: string, items: readonly string[]]>([
  ['Rinse the lentils.', ['Red lentils']],
  ['Stir in the tomatoes.', ['Tomatoes, canned', 'Cherry tomatoes']],
  ['Fry the chicken in the oil.', ['Olive oil', 'Chicken breast, raw']],
  ['Add the raw onion.', []],
])('%s speaks of %j', (step, items) => expect(ingredientsOfStep(step, things).map(({ item }) => item)).toEqual(items))
