import { openCatalog } from '@pacemeal/catalog'
import {
  type Athlete,
  type Diet,
  defaultKitchenPreferences,
  localDate,
  type MealOption,
  type PlannedDay,
  type PlannedWeek,
} from '@pacemeal/domain'
import { chooseOption, planWeek, swapMeal } from '@pacemeal/planner'
import { describe, expect, test } from 'vitest'
import { anAthlete } from './an-athlete.ts'
import { checkDay, checkOption, checkWeek } from './check-plan.ts'

const catalog = openCatalog()

const plateOf = (...foods: readonly string[]): MealOption => ({
  recipe: 'a-plate',
  name: 'A plate',
  description: '',
  minutes: 10,
  servings: 1,
  ingredients: foods.map((food) => ({ food, grams: 50, amount: '50 g', item: food })),
  steps: [],
  calories: 400,
  protein: 20,
  carbs: 50,
  fat: 10,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
})

const planned = new Map<string, PlannedWeek>()

/** Plans an athlete's week, once for all tests that ask for it. */
const planFor = (athlete: Athlete): PlannedWeek => {
  const key = JSON.stringify(athlete)
  const known = planned.get(key)
  if (known) return known
  const plan = planWeek({ athlete, monday: localDate('2026-03-02'), seed: 1 }, catalog)
  if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
  planned.set(key, plan.week)
  return plan.week
}

/** Who eats nothing of an animal, no soy and no peanuts. */
const restrictedVegan = anAthlete({ diets: ['vegan'], restrictions: ['soy', 'peanuts'] })

describe('the checker sees what is wrong', () => {
  test.each([
    ['vegan', 'honey'],
    ['vegan', 'whey-protein-powder'],
    ['vegetarian', 'tuna-light-canned-water'],
    ['pescatarian', 'chicken-breast-raw'],
    ['kosher', 'shrimp-raw'],
    ['dairy-free', 'butter-unsalted'],
    ['gluten-free', 'soy-sauce'],
    ['gluten-free', 'rolled-oats-dry'],
    ['halal', 'bacon-raw'],
    ['paleo', 'peanut-butter'],
  ] as const)('%s: %s', (diet, food) => {
    const faults = checkOption(plateOf('apple', food), { diets: [diet], restrictions: [] }, catalog.findFood)
    expect(faults.map(({ what }) => what).join()).toContain(catalog.requireFood(food).name)
  })

  test.each([
    ['peanuts', 'peanut-butter'],
    ['tree nuts', 'almond-butter'],
    ['sesame', 'tahini'],
    ['kiwi', 'kiwi'],
  ])('no %s: %s', (restriction, food) => {
    const eater = { diets: [], restrictions: [restriction] }
    expect(checkOption(plateOf(food), eater, catalog.findFood)).not.toEqual([])
    expect(checkOption(plateOf('apple'), eater, catalog.findFood)).toEqual([])
  })

  test('meat and milk on one kosher plate, and milk too soon after meat', () => {
    const kosher = { diets: ['kosher' as Diet], restrictions: [] }
    expect(checkOption(plateOf('beef-ground-90-raw', 'cheddar'), kosher, catalog.findFood)).not.toEqual([])
    const [day] = planFor(restrictedVegan).days
    const lunch = day?.meals.find(({ slot }) => slot === 'lunch')
    const later = day?.meals.find(({ at }) => lunch !== undefined && at > lunch.at && at < lunch.at + 360)
    if (!day || !lunch || !later) throw new Error('no two meals within six hours')
    const choose = (...[on, meal, option]: [PlannedDay, string, MealOption]) => chooseOption(on, meal, option, catalog)
    const mixed = choose(choose(day, lunch.id, plateOf('beef-ground-90-raw')), later.id, plateOf('cheddar'))
    expect(
      checkDay(mixed, kosher, catalog.findFood)
        .map(({ what }) => what)
        .join(),
    ).toMatch(/after meat/)
  })

  test('a restriction that it does not know is refused rather than passed over', () => {
    const eater = { diets: [], restrictions: ['moon dust'] }
    expect(() => checkOption(plateOf('apple'), eater, catalog.findFood)).toThrow(/moon dust/)
  })
})

describe('planned weeks and their swaps', () => {
  const eaters: readonly (readonly [readonly Diet[], readonly string[]])[] = [
    [restrictedVegan.diets, restrictedVegan.restrictions],
    [['kosher'], ['fish']],
    [['halal', 'gluten-free'], []],
    [['paleo'], ['tree nuts', 'coconut']],
    [['low-carb', 'dairy-free'], ['shellfish']],
    [['vegetarian'], ['eggs', 'gluten', 'sesame']],
  ]

  test.each(eaters)('%j without %j break no rule', (diets, restrictions) => {
    const athlete = anAthlete({ diets, restrictions })
    const week = planFor(athlete)
    expect(checkWeek(week, athlete, catalog.findFood)).toEqual([])
    for (const day of week.days.slice(0, 3)) {
      for (const { id } of day.meals) {
        for (const option of swapMeal({ athlete, day, mealId: id, seed: 5 }, catalog)) {
          expect(checkDay(chooseOption(day, id, option, catalog), athlete, catalog.findFood)).toEqual([])
        }
      }
    }
  })
})

describe('a table with eaters of different diets', () => {
  const table = [
    {
      id: 'ana',
      name: 'Ana',
      portion: 0.8,
      meals: ['dinner', 'lunch'],
      diets: ['vegetarian'],
      restrictions: ['peanuts'],
    },
    { id: 'ben', name: 'Ben', portion: 0.5, meals: ['dinner'], diets: [], restrictions: ['soy'] },
  ] as const
  const athlete = anAthlete({ restrictions: ['shellfish'] })
  const kitchen = { ...defaultKitchenPreferences, table }
  const plan = planWeek({ athlete, monday: localDate('2026-03-02'), seed: 3, kitchen }, catalog)
  const week = plan.kind === 'planned' ? plan.week : undefined

  test('cooks nothing in a shared pot that one of its eaters must not have', () => {
    const shared = (week?.cooking ?? []).filter(({ recipe }) => !recipe.startsWith('food:'))
    for (const guest of table) {
      const pots = shared.filter(({ portions }) => portions.some(({ eater }) => eater === guest.id))
      expect(pots.length, guest.name).toBeGreaterThan(0)
      for (const { recipe, name, ingredients } of pots) {
        const plate = { ...plateOf(), recipe, name, ingredients }
        expect(checkOption(plate, guest, catalog.findFood, name)).toEqual([])
      }
    }
  })

  test('breaks no rule of the athlete', () => {
    expect(week && checkWeek(week, athlete, catalog.findFood)).toEqual([])
  })
})
