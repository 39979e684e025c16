import { describe, expect, test } from 'vitest'
import figures from '../../data/reference-foods.json' with { type: 'json' }
import { openCatalog } from '../catalog.ts'
import { openReferenceFoods, referenceId } from '../reference/reference-food.ts'
import { isUnsure, openMealReader } from './index.ts'
import { restaurantDishes } from './restaurant-dishes.ts'
import { dishRows } from './spoken-rows.ts'

const { read } = openMealReader(openCatalog())
const reference = openReferenceFoods(figures)
const catalog = openCatalog()

/** Dishes that are made after a reference row: its NDB number, and the grams that their energy is compared at. */
const sourced = restaurantDishes
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [id = ''] = line.split(' | ')
    const [, ndb = '', grams = ''] = / n(\d+) (\d+)$/.exec(line) ?? []
    return ndb === '' ? [] : [{ id, ndb, grams: Number(grams) }]
  })

describe('a dish of a restaurant', () => {
  test.each(sourced)('$id has the energy of the reference row that it is made after', ({ id, ndb, grams }) => {
    const parts = dishRows(catalog).find((dish) => dish.id === id)?.parts ?? []
    const energy = parts.reduce(
      (sum, part) => sum + ((catalog.requireFood(part.food).per100g.calories ?? 0) * part.grams) / 100,
      0,
    )
    const expected = ((reference.find(referenceId(ndb))?.per100g.calories ?? 0) * grams) / 100
    expect(expected).toBeGreaterThan(0)
    expect(energy / expected).toBeGreaterThan(0.8)
    expect(energy / expected).toBeLessThan(1.25)
  })

  test('is made after a row of the tables in most cases', () => expect(sourced.length).toBeGreaterThan(25))

  test('and every other dish has names of its own', () => {
    const owners = Map.groupBy(
      dishRows(catalog).flatMap(({ id, names }) => names.map((name) => ({ id, name }))),
      ({ name }) => name,
    )
    const shared = [...owners].filter(([, all]) => new Set(all.map(({ id }) => id)).size > 1).map(([name]) => name)
    expect(shared).toEqual([])
  })

  test.each([
    ['tuna pizza', 'ham pizza'],
    ['beef and broccoli', 'kung pao chicken'],
    ['bean burrito', 'burrito'],
    ['sesame chicken', 'sweet and sour chicken'],
    ['chicken taco', 'taco'],
    ['pecan pie', 'apple pie'],
    ['sausage mcmuffin', 'sausage mcmuffin with egg'],
  ])('%s is not logged as %s', (one, other) => {
    const [a, b] = [read(one).items[0], read(other).items[0]]
    expect(a?.key).not.toBe(b?.key)
    expect(Math.abs((a?.nutrients.calories ?? 0) - (b?.nutrients.calories ?? 0))).toBeGreaterThan(5)
  })

  test.each(['a charcuterie board', 'sunday roast', 'loaded fries'])(
    'that every kitchen makes differently is to be checked: %s',
    (said) => expect(read(said).items.map(isUnsure)).toEqual([true]),
  )
})
