import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const keysOf = (said: string): readonly string[] => read(said).items.map(({ key }) => key)

test.each([
  ['foods behind it', 'roast dinner, chicken, 4 roasties, peas, carrots', 'dish:roast-dinner'],
  [
    'two foods with their amounts',
    'spaghetti and meatballs, two cups of pasta and four meatballs',
    'dish:sausage-pasta',
  ],
])('a dish that is listed in %s was a heading: %s', (_what, said, heading) => {
  expect(keysOf(said)).not.toContain(heading)
  expect(keysOf(said).length).toBeGreaterThan(1)
})

test.each([
  ['two foods without an amount', 'caesar salad, chicken, parmesan', 'dish:caesar-salad'],
  ['what is eaten beside it', 'latte with milk, croissant', 'dish:latte'],
])('and was eaten with %s: %s', (_what, said, dish) => expect(keysOf(said)).toContain(dish))
