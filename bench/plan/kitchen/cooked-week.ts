import { openCatalog } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type CookEvent,
  type CookedPortion,
  type LocalDate,
  localDate,
  type MealOption,
  type PlannedMeal,
  type PlannedWeek,
} from '@pacemeal/domain'
import { aMealOption, aPlannedDay } from '@pacemeal/testing'

/** A small week for tests of the checker: a pot of dal on Monday evening, eaten again on Tuesday, rice for a bowl ahead. */
export const catalog = openCatalog()
export const monday = localDate('2026-03-02')
export const tuesday = localDate('2026-03-03')
export const wednesday = localDate('2026-03-04')
const DAL = 'red-lentil-dal'
const BOWL = 'edamame-rice-bowl-post'
const RICE = 'sushi-rice-cooked'

const sum = (lines: readonly { readonly grams: number }[]): number =>
  lines.reduce((total, { grams }) => total + grams, 0)

/** A recipe of the catalogue in a number of servings, with figures that no test of the kitchen reads. */
export const servings = (id: string, count = 1): MealOption => {
  const recipe = catalog.findRecipe(id)
  if (!recipe) throw new RangeError(`There is no recipe ${id}`)
  return aMealOption({
    recipe: id,
    name: recipe.name,
    minutes: recipe.minutes,
    steps: recipe.steps,
    ingredients: recipe.ingredients.map(({ food, grams }) => ({
      food,
      grams: grams * count,
      amount: `${grams * count} g`,
      item: food,
    })),
  })
}

const plates: Readonly<Record<string, MealOption>> = {
  'monday-dinner': servings(DAL, 1),
  'tuesday-lunch': servings(DAL, 1.5),
  'tuesday-snack': servings(BOWL, 1),
  'monday-breakfast': servings('blueberry-almond-oats'),
  'tuesday-breakfast': servings('raspberry-seed-overnight-oats'),
  'wednesday-dinner': servings('chicken-hummus-pita'),
}

const potOf = (counts: readonly number[]): CookEvent['ingredients'] =>
  servings(
    DAL,
    counts.reduce((total, count) => total + count, 0),
  ).ingredients

export const onMonday: CookedPortion = { date: monday, meal: 'monday-dinner', eater: 'self', grams: sum(potOf([1])) }
export const onTuesday: CookedPortion = {
  date: tuesday,
  meal: 'tuesday-lunch',
  eater: 'self',
  grams: sum(potOf([1.5])),
}

/** The pot of dal: one serving on Monday evening, one and a half on Tuesday at noon. */
export const dal: CookEvent = {
  id: `${monday}/monday-dinner`,
  recipe: DAL,
  name: 'Red lentil dal',
  cookedOn: monday,
  at: 1170,
  servingsCooked: 2.5,
  handsOnMinutes: findRecipeKitchen(DAL)?.handsOnMinutes ?? 0,
  waitingMinutes: findRecipeKitchen(DAL)?.waitingMinutes ?? 0,
  keepsDays: 2,
  ingredients: potOf([1, 1.5]),
  steps: [],
  portions: [onMonday, onTuesday],
  restGrams: 0,
}

const riceGrams = servings(BOWL).ingredients.find(({ food }) => food === RICE)?.grams ?? 0

/** The rice that Tuesday's bowl takes ready. */
export const rice: CookEvent = {
  ...dal,
  id: `${monday}/food:${RICE}`,
  recipe: `food:${RICE}`,
  name: 'Sushi rice',
  handsOnMinutes: 5,
  waitingMinutes: 25,
  ingredients: [{ food: RICE, grams: riceGrams, amount: `${riceGrams} g`, item: 'sushi rice' }],
  portions: [{ date: tuesday, meal: 'tuesday-snack', eater: 'self', grams: riceGrams }],
}

const cookingOf = (id: string, events: readonly CookEvent[]): Pick<PlannedMeal, 'cooking'> => {
  const event = events.find(({ recipe, portions }) => recipe === DAL && portions.some(({ meal }) => meal === id))
  if (!event) return {}
  const isFirst = event.portions[0]?.meal === id
  return {
    cooking: {
      event: event.id,
      cookedOn: event.cookedOn,
      ...(isFirst ? {} : { leftoverOf: event.id }),
      servingsCooked: event.servingsCooked,
      handsOnMinutes: isFirst ? event.handsOnMinutes : 2,
      waitingMinutes: isFirst ? event.waitingMinutes : 0,
    },
  }
}

/** Three days with those meals and events; `change` replaces the dish of a meal by its id. */
export const cookedWeek = (
  events: readonly CookEvent[] = [dal, rice],
  change: Readonly<Record<string, MealOption>> = {},
): PlannedWeek => {
  const chosen = { ...plates, ...change }
  const dayOf = (date: LocalDate) => {
    const day = aPlannedDay(date, [])
    return {
      ...day,
      meals: day.meals.flatMap((meal): readonly PlannedMeal[] => {
        const option = chosen[meal.id]
        return option ? [{ ...meal, options: [option], ...cookingOf(meal.id, events) }] : []
      }),
    }
  }
  return {
    days: [monday, tuesday, wednesday].map(dayOf),
    seed: 1,
    rulesVersion: 'test',
    catalogVersion: 'test',
    warnings: [],
    cooking: events,
  }
}
