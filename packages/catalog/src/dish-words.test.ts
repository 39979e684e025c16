import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { openWordCheck } from './dish-words.ts'

const catalog = openCatalog()
const check = openWordCheck(catalog.foods)
const foods = (...ids: readonly string[]) => ids.map(catalog.requireFood)

const nicoise = {
  name: 'Tuna salad with egg and beans',
  description: 'A light plate without potatoes, better than any sandwich with ham.',
  steps: ['Boil the egg and the green beans.', 'Toss the tuna with oil, salt and the beans and lay the egg on top.'],
}
const plate = ['tuna-light-canned-water', 'egg-whole-raw', 'green-beans', 'olive-oil', 'salt'] as const

describe('what a dish says and what is in it', () => {
  test('a dish whose words and ingredients agree has no fault, whatever it is compared with', () => {
    expect(check(nicoise, foods(...plate))).toEqual([])
  })

  test.each(plate)('taking out %s is noticed', (gone) => {
    expect(check(nicoise, foods(...plate.filter((id) => id !== gone)))).not.toEqual([])
  })

  test('an ingredient that no step uses is noticed', () => {
    expect(check(nicoise, foods(...plate, 'honey'))).toEqual([{ kind: 'not-used', food: 'honey' }])
  })

  test('oil in the pan has to be listed, water from the tap has not', () => {
    const pan = {
      name: 'Fried eggs',
      description: 'Two eggs.',
      steps: ['Fry the eggs in oil.', 'Add a splash of water.'],
    }
    expect(check(pan, foods('egg-whole-raw'))).toEqual([
      { kind: 'not-listed', word: 'oil', said: 'Fry the eggs in oil.' },
    ])
  })

  test('cauliflower rice is no rice, salted shrimp are salt, and olive oil is no olive', () => {
    const bowl = {
      name: 'Shrimp with cauliflower rice',
      description: 'Rice-style cauliflower, soy-free.',
      steps: ['Fry the salted shrimp in olive oil and add the cauliflower.'],
    }
    expect(check(bowl, foods('shrimp-raw', 'cauliflower', 'olive-oil', 'salt'))).toEqual([])
    expect(check(bowl, foods('shrimp-raw', 'cauliflower', 'olives-green', 'salt'))).not.toEqual([])
  })
})

test('taking one ingredient out of a recipe is noticed in at least 95 of 100 cases', () => {
  const without = catalog.recipes.flatMap((recipe) => {
    const listed = recipe.ingredients.map(({ food }) => catalog.requireFood(food))
    return listed
      .filter(({ id }) => id !== 'water')
      .map(
        (gone) =>
          check(
            recipe,
            listed.filter((food) => food !== gone),
          ).length > 0,
      )
  })
  expect(without.filter(Boolean).length / without.length).toBeGreaterThan(0.95)
})
