import { openCatalog } from '@pacemeal/catalog'
import { describe, expect, test } from 'vitest'
import { type Dish, prepareDish } from './dish.ts'
import { fitGoal, fitServing, fitWith } from './fit-serving.ts'
import { smallCatalog } from './fixtures/solver.ts'
import { mealWeights, servingFigures, weighedFoods } from './serving.ts'
import { permittedSides } from './sides.ts'

const dish = (id: string, servings = 1): Dish => {
  const prepared = prepareDish(smallCatalog.requireRecipe(id), smallCatalog.findFood, servings)
  if (!prepared) throw new Error(`${id} cannot be prepared`)
  return prepared
}

const target = { calories: 700, protein: 45, carbs: 85, fat: 20 }

describe('fitting a dish to a target', () => {
  test('amounts are whole kitchen steps inside the bounds of the recipe', () => {
    const chicken = dish('chicken-rice')
    const { serving } = fitWith(chicken, fitGoal(target, mealWeights), [])
    chicken.parts.forEach((part, i) => {
      const count = serving.counts[i] ?? Number.NaN
      expect(Number.isInteger(count)).toBe(true)
      expect(count).toBeGreaterThanOrEqual(part.min)
      expect(count).toBeLessThanOrEqual(part.max)
    })
  })

  test('it comes close, and no single step up or down comes closer', () => {
    const chicken = dish('chicken-rice')
    const goal = fitGoal(target, mealWeights)
    const fit = fitWith(chicken, goal, [])
    expect(Math.abs(servingFigures(fit.serving).calories - target.calories)).toBeLessThan(35)
    chicken.parts.forEach((part, i) => {
      for (const by of [-1, 1]) {
        const count = (fit.serving.counts[i] ?? 0) + by
        if (count < part.min || count > part.max) continue
        const neighbour = {
          ...chicken,
          parts: chicken.parts.map((p, j) =>
            j === i
              ? { ...p, min: count, max: count, usual: count }
              : { ...p, min: fit.serving.counts[j] ?? 0, max: fit.serving.counts[j] ?? 0 },
          ),
        }
        expect(fitWith(neighbour, fitGoal(target, mealWeights), []).misfit).toBeGreaterThan(fit.misfit - 0.01)
      }
    })
  })

  test('whole eggs stay whole', () => {
    const { serving } = fitWith(
      dish('egg-fried-rice'),
      fitGoal({ calories: 720, protein: 33, carbs: 88, fat: 26 }, mealWeights),
      [],
    )
    const eggs = weighedFoods(serving).find(({ food }) => food.id === 'egg-whole-raw')
    expect((eggs?.grams ?? 0) % 50).toBe(0)
  })

  test('something is served beside a dish that cannot reach its target alone, and nothing that it holds already', () => {
    const sides = permittedSides(smallCatalog, smallCatalog.rulesFor([]))
    const big = { calories: 1150, protein: 50, carbs: 160, fat: 34 }
    const alone = fitWith(dish('ham-sandwich'), fitGoal(big, mealWeights), [])
    const served = fitServing(dish('ham-sandwich'), fitGoal(big, mealWeights), sides, 2)
    expect(served.misfit).toBeLessThan(alone.misfit)
    expect(served.serving.sides.length).toBeGreaterThan(0)
    expect(served.serving.sides.map(({ part }) => part.food.id)).not.toContain('apple')
  })
})

describe('preparing a dish', () => {
  test('a food that the dish is named after never vanishes', () => {
    const banana = dish('banana-dates')
    const part = banana.parts.find(({ food }) => food.id === 'banana')
    expect(part?.min).toBeGreaterThan(0)
  })

  test('no serving holds more of a food than a plate takes', () => {
    for (const recipe of openCatalog().recipes) {
      const prepared = prepareDish(recipe, openCatalog().findFood, 2)
      for (const { food, max, stepGrams, min } of prepared?.parts ?? []) {
        if (food.classes.includes('rice') && (food.per100g.calories ?? 0) > 300 && max > min) {
          expect(max * stepGrams, `${recipe.id}: ${food.id}`).toBeLessThanOrEqual(160)
        }
      }
    }
  })
})
