import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'
import { isUnsure } from './said-meal.ts'

const { read } = openMealReader(openCatalog())
const foodsOf = (said: string) => {
  const { items, unknown } = read(said)
  return [...items.flatMap(({ parts }) => parts.map(({ food }) => food.id)), ...unknown]
}

describe('a misspelt word of another language', () => {
  test.each([
    ['hafaflocken', ['rolled-oats-dry']],
    ['50 g haverflocken', ['rolled-oats-dry']],
    ['hänchenbrust mit reis', ['chicken-breast-cooked', 'white-rice-cooked']],
    ['250 g kartofeln', ['potato-boiled']],
    ['150 g manzanna', ['apple']],
    ['200 g lechee', ['milk-2-percent']],
  ])('is the food that was meant: %s', (said, foods) => expect(foodsOf(said)).toEqual(foods))

  test('is no food that is called so: yeast flakes are no oats', () => {
    expect(foodsOf('2 EL Hefeflocken')).toEqual(['nutritional-yeast'])
  })

  test('is surer the fewer letters are wrong', () => {
    const sure = (said: string) => read(said).items[0]?.confidence ?? 0
    expect(sure('50 g haferflocken')).toBeGreaterThan(sure('50 g haverflocken'))
    expect(read('50 g haferflocken').items.some(isUnsure)).toBe(false)
  })
})

describe('Hefe', () => {
  test.each([
    ['20 g Hefe', 6.7],
    ['20 g frische Hefe', 6.7],
    ['7 g Hefe', 7],
    ['7 g Trockenhefe', 7],
    ['1 Würfel Hefe', 14],
    ['1 Päckchen Hefe', 7.2],
  ])('that is weighed or sold in cubes and sachets is yeast: %s', (said, dry) => {
    expect(read(said).items.map(({ key, grams }) => [key, Number(grams.toFixed(1))])).toEqual([
      ['food:active-dry-yeast', dry],
    ])
  })

  test('that is drunk is a beer', () => {
    expect(foodsOf('eine Hefe')).toEqual(['beer'])
  })
})

test('fabada is no feijoada', () => {
  expect(read('un plato de fabada').items.map(({ name }) => name)).toEqual(['Fabada'])
  expect(read('feijoada').items.map(({ name }) => name)).toEqual(['Feijoada'])
})

test('a wheat beer without alcohol comes in its glass, too', () => {
  expect(read('ein Weizen alkoholfrei').items.map(({ grams }) => Math.round(grams))).toEqual([500])
})

test('bueno before an amount corrects it; before nothing it is a bar of that name', () => {
  expect(foodsOf('un kilo de naranjas, bueno, dos naranjas')).toEqual(['orange'])
  expect(read('un kilo de naranjas bueno dos naranjas').items.map(({ count }) => count)).toEqual([2])
  expect(read('un kinder bueno').items.map(({ name }) => name)).toEqual(['Kinder bueno'])
})
