import { openCatalog } from '@pacemeal/catalog'
import { EATEN_OUT, type MealOption, type PlannedDay, type PlannedMeal } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { chooseOption } from './choose-option.ts'
import { footballer } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday } from './fixtures/solver.ts'

const catalog = openCatalog()
const [day] = solveWeekOnce({ athlete: footballer, monday, seed: 1 }).days
if (day === undefined) throw new Error('no Monday')

const mealIn = ({ meals }: PlannedDay, id: string): PlannedMeal => {
  const meal = meals.find((one) => one.id === id)
  if (meal === undefined) throw new Error(`no ${id}`)
  return meal
}

/** A plate of one food, with 30 g of protein. */
const plateOf = (food: string, recipe: string): MealOption => ({
  ...mealIn(day, 'monday-lunch').options[0],
  recipe,
  name: recipe,
  protein: 30,
  ingredients: [{ food, grams: 200, amount: '200 g', item: food }],
})

/** Breakfast and dinner lean on tempeh and lunch on turkey; dinner may be tempeh with rice instead. */
const leaning: PlannedDay = {
  ...day,
  meals: day.meals
    .filter(({ slot }) => slot === 'breakfast' || slot === 'lunch' || slot === 'dinner')
    .map((meal) => ({
      ...meal,
      options:
        meal.slot === 'dinner'
          ? [plateOf('cod-atlantic-raw', 'cod'), plateOf('tempeh', 'tempeh with rice')]
          : [plateOf(meal.slot === 'breakfast' ? 'tempeh' : 'turkey-breast-raw', meal.slot)],
    })),
}
const passesOf = (changed: PlannedDay, meal: string, recipe: string) =>
  mealIn(changed, meal).options.find((option) => option.recipe === recipe)?.passes

test('a dish chosen at one meal tells what the alternatives of the others pass from then on, and no longer when it goes', () => {
  expect(passesOf(leaning, 'monday-dinner', 'tempeh with rice')).toBeUndefined()
  const often = chooseOption(leaning, 'monday-lunch', plateOf('tempeh', 'tempeh salad'), catalog)
  expect(passesOf(often, 'monday-dinner', 'tempeh with rice')).toEqual(['main_food_often'])
  expect(passesOf(often, 'monday-lunch', 'lunch')).toBeUndefined()
  const back = chooseOption(often, 'monday-lunch', plateOf('turkey-breast-raw', 'lunch'), catalog)
  expect(passesOf(back, 'monday-dinner', 'tempeh with rice')).toBeUndefined()
})

test('the dish that was chosen before tells what it would pass as an alternative', () => {
  const often = chooseOption(leaning, 'monday-lunch', plateOf('tempeh', 'tempeh salad'), catalog)
  const thrice = chooseOption(often, 'monday-dinner', plateOf('tempeh', 'tempeh with rice'), catalog)
  expect(passesOf(thrice, 'monday-dinner', 'tempeh with rice')).toBeUndefined()
  expect(passesOf(thrice, 'monday-dinner', 'cod')).toBeUndefined()
  const calm = chooseOption(thrice, 'monday-dinner', plateOf('cod-atlantic-raw', 'cod'), catalog)
  expect(passesOf(calm, 'monday-dinner', 'tempeh with rice')).toEqual(['main_food_often'])
})

test('a dish in the person’s own words is told nothing of', () => {
  const words = { category: 'Protein', timing: null, avoided: [] } as const
  const own: MealOption = { ...plateOf('tempeh', 'own'), protein: 2, ingredients: [], own: words }
  const mine = chooseOption(leaning, 'monday-dinner', own, catalog)
  const back = chooseOption(mine, 'monday-dinner', plateOf('cod-atlantic-raw', 'cod'), catalog)
  expect(mealIn(back, 'monday-dinner').options.map(({ recipe }) => recipe)).toContain('own')
  expect(passesOf(back, 'monday-dinner', 'own')).toBeUndefined()
})

test('a meal eaten out, of which nothing is listed, is told nothing of on a day of two sessions', () => {
  const [session] = day.sessions
  if (session === undefined) throw new Error('no session')
  const hard = { ...leaning, sessions: [session, session] }
  const canteen: MealOption = { ...plateOf('tempeh', EATEN_OUT), ingredients: [] }
  const out = chooseOption(hard, 'monday-dinner', canteen, catalog)
  const back = chooseOption(out, 'monday-dinner', plateOf('cod-atlantic-raw', 'cod'), catalog)
  expect(mealIn(back, 'monday-dinner').options.map(({ recipe }) => recipe)).toContain(EATEN_OUT)
  expect(passesOf(back, 'monday-dinner', EATEN_OUT)).toBeUndefined()
})
