import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const dishesOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, kind, parts }) =>
    kind === 'food' ? key : `${key}: ${parts.map(({ food, grams }) => `${food.id} ${Math.round(grams)}`).join(', ')}`,
  )

test.each([
  [
    'a wrap holds what is named before and behind it',
    'turkey wrap with avocado and ranch',
    ['dish:filled-wrap: flour-tortilla 62, turkey-deli 48, avocado 40, ranch-dressing 30'],
  ],
  [
    'called by one meat it has leaves and a dressing',
    'turkey wrap',
    ['dish:filled-wrap: flour-tortilla 62, turkey-deli 48, lettuce-iceberg 30, vinegar-oil-dressing 20'],
  ],
  [
    'a wrap of several is one where nobody counted them',
    'ham and cheese wraps',
    ['dish:filled-wrap: flour-tortilla 62, ham-sliced-deli 28, cheddar 28'],
  ],
  [
    'a count before the filling is of the wraps',
    '2 ham and cheese wraps',
    ['dish:filled-wrap: flour-tortilla 124, ham-sliced-deli 56, cheddar 56'],
  ],
  [
    'a list behind commas is all in it',
    'sandwich with ham, cheese and tomato',
    ['dish:sandwich: whole-wheat-bread 64, ham-sliced-deli 28, cheddar 28, tomato 40'],
  ],
  [
    'so is one behind a colon',
    'toastie: ham, onion, then an apple',
    ['dish:sandwich: whole-wheat-bread 64, ham-sliced-deli 28, onion 40', 'food:apple'],
  ],
  [
    'bread with many fillings is a sandwich',
    'pita with hummus, falafel, salad',
    ['dish:sandwich: pita-white 60, hummus 30, falafel 60, lettuce-romaine 13, tomato 9, cucumber 7'],
  ],
])('%s: %s', (_what, said, dishes) => expect(dishesOf(said)).toEqual(dishes))

test.each([
  [
    'a wrap in a list of foods',
    'chicken, wrap, apple',
    ['food:chicken-breast-cooked', 'food:flour-tortilla', 'food:apple'],
  ],
  ['fillings that were weighed', 'wrap with 100 g chicken', ['food:flour-tortilla', 'food:chicken-breast-cooked']],
  ['bread with one filling', 'bagel with cream cheese', ['food:bagel-plain', 'food:cream-cheese']],
])('%s stays as it was said: %s', (_what, said, foods) => expect(dishesOf(said)).toEqual(foods))
