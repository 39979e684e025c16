import { openCatalog } from '@pacemeal/catalog'
import { openWordCheck } from '@pacemeal/catalog/dish-words'
import { mealSlots } from '@pacemeal/domain'
import { describe, expect, inject, test } from 'vitest'
import { type Dish, prepareDish } from './dish.ts'
import { fitGoal, fitWith } from './fit-serving.ts'
import { foodsOf, writeOption } from './meal-option.ts'
import { isNamedAfter } from './name-foods.ts'
import { seeded } from './seeded.ts'
import type { Serving } from './serving.ts'
import { weightsFor } from './serving-columns.ts'
import { mostSidesFor, offerSides, permittedSides } from './sides.ts'

const catalog = openCatalog()
const check = openWordCheck(catalog.foods)
const portions = [0.5, 1, 1.5, 2] as const
/** Options that are fitted to drawn targets. */
const drawn = inject('allCases') ? 100_000 : 30_000

const dishes = catalog.recipes.flatMap((recipe) =>
  portions.flatMap((servings) => prepareDish(recipe, catalog.findFood, servings) ?? []),
)

/** What the words of a serving say that its ingredients do not hold, and the other way round. */
const faultsOf = (serving: Serving): readonly string[] => {
  const option = writeOption(serving)
  const listed = foodsOf(option, catalog.findFood).map(({ food }) => food)
  return check(option, listed).map((fault) => `${option.name} (${serving.dish.servings}): ${JSON.stringify(fault)}`)
}

const withCounts = (dish: Dish, bound: 'min' | 'max' | 'usual'): Serving => ({
  dish,
  counts: dish.parts.map((part) => part[bound]),
  sides: [],
})

describe('words and ingredients of what is served', () => {
  test('every recipe can be prepared in every portion', () => {
    expect(dishes).toHaveLength(catalog.recipes.length * portions.length)
  })

  test.each(['min', 'usual', 'max'] as const)('agree for all recipes in all portions at the %s', (bound) => {
    expect(dishes.flatMap((dish) => faultsOf(withCounts(dish, bound)))).toEqual([])
  })

  test('no ingredient of a recipe can be portioned away', () => {
    const vanishing = dishes.flatMap(({ recipe, parts, lines }) => [
      ...parts.filter(({ min }) => min < 1).map(({ food }) => `${recipe.id}: ${food.id}`),
      ...lines.filter((line) => 'grams' in line && line.grams <= 0).map(({ food }) => `${recipe.id}: ${food.id}`),
    ])
    expect(vanishing).toEqual([])
  })

  test('what names a dish keeps half of its usual amount in every portion', () => {
    // Amounts are whole kitchen steps, of which a little may be missing.
    const STEP_SLACK = 0.05
    const named = dishes.flatMap(({ recipe, parts, servings }) =>
      parts.flatMap(({ food, min, stepGrams }) => {
        const usual = recipe.ingredients.find((line) => line.food === food.id)?.grams ?? 0
        const half = (usual / 2) * Math.min(1, servings)
        return isNamedAfter(recipe, food)
          ? [{ what: `${recipe.id} (${servings}): ${food.id}`, short: half - (min + STEP_SLACK) * stepGrams }]
          : []
      }),
    )
    expect(named.length).toBeGreaterThan(catalog.recipes.length)
    expect(named.filter(({ short }) => short > 0).map(({ what }) => what)).toEqual([])
  })

  test(`agree for ${drawn} options fitted to drawn targets, with what is served beside them`, () => {
    const sides = permittedSides(catalog, catalog.rulesFor([], []))
    const seen = new Set<string>()
    const faults: string[] = []
    for (let number = 0; number < drawn; number++) {
      const draw = (what: string) => seeded(number, what)
      const dish = dishes[Math.floor(draw('dish') * dishes.length)]
      if (!dish) continue
      const slots = mealSlots.filter((slot) => dish.recipe.slots.includes(slot))
      const slot = slots[Math.floor(draw('slot') * slots.length)] ?? 'snack'
      const calories = 80 + draw('calories') * 1400
      const share = 0.1 + 0.3 * draw('protein')
      const fat = 0.1 + 0.5 * draw('fat')
      const target = {
        calories,
        protein: (calories * share) / 4,
        carbs: (calories * Math.max(0.02, 1 - share - fat)) / 4,
        fat: (calories * fat) / 9,
      }
      const beside = offerSides(sides, slot, target, number, 'drawn')
        .filter(({ food }) => !dish.recipe.ingredients.some((ingredient) => ingredient.food === food.id))
        .slice(0, Math.floor(draw('sides') * (mostSidesFor(slot, target) + 1)))
      const { serving } = fitWith(dish, fitGoal(target, weightsFor(slot)), beside)
      const option = writeOption(serving)
      // Words and the list decide, whatever the grams: the same ones need not be read twice.
      const key = `${option.name}|${option.ingredients.map(({ food }) => food).join()}`
      if (seen.has(key)) continue
      seen.add(key)
      faults.push(...faultsOf(serving))
    }
    expect(faults).toEqual([])
    expect(seen.size).toBeGreaterThan(drawn / 10)
  })
})
