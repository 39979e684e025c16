import { openCatalog } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type Athlete,
  defaultKitchenPreferences,
  type MealOption,
  type PlannedDay,
  type TableGuest,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { chooseOption } from './choose-option.ts'
import { fullFoods } from './day-limits.ts'
import { footballer } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday } from './fixtures/solver.ts'
import { swapMeal } from './swap-meal.ts'
import type { TableWishes } from './table-rules.ts'

const catalog = openCatalog()
const { days } = solveWeekOnce({ athlete: footballer, monday, seed: 1 })

describe('swapping one meal', () => {
  test('gives three other dishes, and the day with any of them is still on target', () => {
    for (const day of days.slice(0, 3)) {
      for (const meal of day.meals) {
        const choices = swapMeal({ athlete: footballer, day, mealId: meal.id, seed: 3 }, catalog)
        expect(choices).toHaveLength(3)
        const taken = day.meals.map(({ options }) => options[0].recipe)
        for (const choice of choices) {
          expect(taken).not.toContain(choice.recipe)
          const swapped = chooseOption(day, meal.id, choice, catalog)
          expect(
            Math.abs(swapped.planned.calories / day.target.calories - 1),
            `${meal.id} ${choice.name}`,
          ).toBeLessThan(0.05)
        }
      }
    }
  })

  test('leaves the other meals alone', () => {
    const [day] = days
    const meal = day?.meals[2]
    if (!day || !meal) throw new Error('no day to swap in')
    const [choice] = swapMeal({ athlete: footballer, day, mealId: meal.id, seed: 3 }, catalog)
    if (!choice) throw new Error('no choice')
    const swapped = chooseOption(day, meal.id, choice, catalog)
    expect(swapped.meals.filter(({ id }) => id !== meal.id)).toEqual(day.meals.filter(({ id }) => id !== meal.id))
    expect(swapped.meals.find(({ id }) => id === meal.id)?.options).toContainEqual(meal.options[0])
  })

  test('gives the same choices for the same seed', () => {
    const [day] = days
    if (!day) throw new Error('no day to swap in')
    const swap = (seed: number) => swapMeal({ athlete: footballer, day, mealId: 'monday-lunch', seed }, catalog)
    expect(swap(3)).toEqual(swap(3))
    expect([4, 5, 6, 7].some((seed) => swap(seed)[0]?.recipe !== swap(3)[0]?.recipe)).toBe(true)
  })

  test('offers no main food a third time on its day, nor too little protein between two sessions', () => {
    const [today] = days
    const dinner = today?.meals.find(({ slot }) => slot === 'dinner')
    if (!today || !dinner) throw new Error('no dinner to swap')
    const find = (day: PlannedDay) => swapMeal({ athlete: footballer, day, mealId: 'monday-dinner', seed: 3 }, catalog)
    const [likely] = find(today)
    if (!likely) throw new Error('no choice')
    // Breakfast and lunch hold what the first choice holds: its main food is taken twice.
    const leaning = {
      ...today,
      meals: today.meals.map((meal) =>
        meal.slot === 'breakfast' || meal.slot === 'lunch'
          ? { ...meal, options: [{ ...meal.options[0], ingredients: likely.ingredients }] as const }
          : meal,
      ),
    }
    const offered = find(leaning)
    const full = fullFoods(
      catalog,
      leaning.meals.filter(({ id }) => id !== dinner.id),
    )
    expect(full.size).toBeGreaterThan(0)
    expect(offered.length).toBeGreaterThan(0)
    for (const option of offered) {
      expect(option.protein).toBeGreaterThanOrEqual(19.95)
      const twice = [
        { ...dinner, options: [option] as const },
        { ...dinner, options: [option] as const },
      ]
      expect(
        [...fullFoods(catalog, twice)].filter((food) => full.has(food)),
        option.name,
      ).toEqual([])
    }
  })

  test('fills up with dishes that pass a limit of the day, and says so of them alone', () => {
    const [today] = days
    const dinner = today?.meals.find(({ slot }) => slot === 'dinner')
    if (!today || !dinner) throw new Error('no dinner to swap')
    // Two trainings ask for 20 g of protein, and this little dinner for a third of it: one vegan dish without legumes has both.
    const target = { calories: 300, protein: 6, carbs: 54, fat: 7 }
    const little = { ...today, meals: today.meals.map((meal) => (meal === dinner ? { ...dinner, target } : meal)) }
    const athlete: Athlete = { ...footballer, diets: ['vegan'], restrictions: ['legumes'] }
    const offered = swapMeal({ athlete, day: little, mealId: dinner.id, seed: 3 }, catalog)
    expect(offered[0]).not.toHaveProperty('passes')
    expect(offered).toHaveLength(3)
    for (const { name, protein, passes = [] } of offered) {
      expect(passes.includes('meal_protein_low'), name).toBe(protein < 20)
    }
    const last = offered.at(-1)
    expect(last?.passes).toEqual(['meal_protein_low'])
    const swapped = last && chooseOption(little, dinner.id, last, catalog)
    const chosen = swapped?.meals.find(({ id }) => id === dinner.id)?.options[0]
    expect(chosen?.recipe).toBe(last?.recipe)
    expect(chosen).not.toHaveProperty('passes')
  })

  test('offers what everybody at the table may eat, and what the kitchen can make', () => {
    const [day] = days
    const dinner = day?.meals.find(({ slot }) => slot === 'dinner')
    if (!day || !dinner) throw new Error('no dinner to swap')
    const noah: TableGuest = {
      id: 'noah',
      name: 'Noah',
      portion: 1,
      meals: ['dinner'],
      diets: ['vegan'],
      restrictions: ['soy'],
    }
    const seeds = Array.from({ length: 8 }, (_, seed) => seed)
    const offered = (table: TableWishes) =>
      seeds.flatMap((seed) => swapMeal({ athlete: footballer, day, mealId: dinner.id, seed, table }, catalog))
    const rules = catalog.rulesFor(noah.diets, noah.restrictions)
    const isHis = ({ recipe: id }: MealOption) => {
      const recipe = catalog.findRecipe(id)
      return recipe !== undefined && catalog.permits(rules, recipe, 'dinner')
    }
    const alone = offered(defaultKitchenPreferences)
    expect(alone.filter((dish) => !isHis(dish))).not.toEqual([])
    const shared = offered({ ...defaultKitchenPreferences, table: [noah] })
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.filter((dish) => !isHis(dish)).map(({ name }) => name)).toEqual([])

    const never = alone.map(({ recipe }) => recipe)
    const others = offered({ ...defaultKitchenPreferences, never, equipment: ['microwave'] })
    expect(others.filter(({ recipe }) => never.includes(recipe))).toEqual([])
    const tools = new Set(others.flatMap(({ recipe }) => findRecipeKitchen(recipe)?.equipment ?? []))
    expect([...tools].filter((tool) => tool !== 'microwave')).toEqual([])
  })

  test('refuses a meal that the day does not have', () => {
    const [day] = days
    if (!day) throw new Error('no day to swap in')
    expect(() => swapMeal({ athlete: footballer, day, mealId: 'sunday-brunch', seed: 1 }, catalog)).toThrow(
      /mealId.*sunday-brunch/,
    )
  })
})

test('nothing that is cooked is offered for a meal before an early session', () => {
  const early = days.flatMap((day) => {
    const [session] = days.flatMap(({ sessions }) => sessions)
    const breakfast = day.meals.find(({ slot }) => slot === 'breakfast')
    if (session === undefined || breakfast === undefined) return []
    const sessions = [{ ...session, start: 6 * 60 + 30, end: 7 * 60 + 30 }]
    const meals = day.meals.map((meal) => (meal === breakfast ? { ...meal, at: 5 * 60 + 30 } : meal))
    return [{ day: { ...day, sessions, meals }, mealId: breakfast.id }]
  })
  expect(early.length).toBeGreaterThan(0)
  const offered = early.flatMap(({ day, mealId }) =>
    [1, 2, 3, 4, 5].map((seed) => swapMeal({ athlete: footballer, day, mealId, seed }, catalog)),
  )
  for (const choices of offered) expect(choices.length).toBeGreaterThan(0)
  const heats = ['stove', 'oven', 'grill']
  const cooked = offered.flat().filter(({ recipe }) => {
    const kitchen = findRecipeKitchen(recipe)
    return kitchen === undefined || kitchen.equipment.some((tool) => heats.includes(tool))
  })
  expect(cooked.map(({ name }) => name)).toEqual([])
})
