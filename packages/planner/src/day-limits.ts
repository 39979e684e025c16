import { type Catalog, type Recipe, sumNutrients, type WeighedFood } from '@pacemeal/catalog'
import { boughtFor } from '@pacemeal/catalog/shopping'
import {
  type DayLimit,
  isEatenOut,
  type MealOption,
  type MealSlot,
  type PlannedMeal,
  type Session,
} from '@pacemeal/domain'
import { foodsOf } from './meal-option.ts'
import { isTableMeal } from './table-rules.ts'
import { mainFoodOf } from './week/dish-model.ts'
import { MAX_SAME_FOOD } from './week/weak-points.ts'
import { isHardDay, PROTEIN_OF_MAIN } from './week/week-places.ts'

/** A meal as it is served, as far as the limits of its day go. */
export interface ServedMeal {
  readonly id: string
  readonly slot: MealSlot
  readonly options: readonly [MealOption, ...MealOption[]]
}

/** Grams of protein that a meal should hold at least beside these sessions; 0 for none. */
const leastProtein = (slot: MealSlot, sessions: readonly Pick<Session, 'type'>[]): number =>
  isTableMeal(slot) && isHardDay(sessions) ? PROTEIN_OF_MAIN : 0

/** The bought food that gives weighed foods most of their protein. */
const mainFood = (catalog: Catalog, foods: readonly WeighedFood[]): string | undefined =>
  mainFoodOf(foods, { boughtId: (food) => boughtFor(catalog, food).food.id })

/** The main food of a recipe as it is written. */
export const mainFoodOfRecipe = (catalog: Catalog, { ingredients }: Recipe): string | undefined =>
  mainFood(
    catalog,
    ingredients.flatMap(({ food: id, grams }) => {
      const food = catalog.findFood(id)
      return food ? [{ food, grams }] : []
    }),
  )

const mainFoodOfMeal = (catalog: Catalog, { slot, options }: ServedMeal): string | undefined =>
  slot === 'pre-fuel' ? undefined : mainFood(catalog, foodsOf(options[0], catalog.findFood))

/** Foods that so many meals of a day lean on that no other may; what is eaten before training aside. */
export const fullFoods = (catalog: Catalog, meals: readonly ServedMeal[]): ReadonlySet<string> => {
  const foods = meals.flatMap((meal) => mainFoodOfMeal(catalog, meal) ?? [])
  const byFood = Map.groupBy(foods, (food) => food)
  return new Set([...byFood].flatMap(([food, own]) => (own.length >= MAX_SAME_FOOD ? [food] : [])))
}

/** Finds the limits of a day that a plate passes beside its other meals: a main food a third time, protein of a main meal. */
export const openDayLimits = (
  catalog: Catalog,
  slot: MealSlot,
  sessions: readonly Pick<Session, 'type'>[],
  others: readonly ServedMeal[],
): ((plate: readonly WeighedFood[]) => readonly DayLimit[]) => {
  const full = slot === 'pre-fuel' ? new Set<string>() : fullFoods(catalog, others)
  const protein = leastProtein(slot, sessions)
  return (plate) => {
    // Most days limit nothing, and many plates are looked at.
    const food = full.size > 0 ? mainFood(catalog, plate) : undefined
    const isShort = protein > 0 && sumNutrients(plate).atLeast.protein < protein
    return [
      ...(food !== undefined && full.has(food) ? (['main_food_often'] as const) : []),
      ...(isShort ? (['meal_protein_low'] as const) : []),
    ]
  }
}

/** Whether a limit is passed by the dish itself, whatever else is eaten on its day. */
const isOwn = (limit: DayLimit): boolean => limit !== 'main_food_often' && limit !== 'meal_protein_low'

/** Ids of the meals, of those that may change, that break a limit of their day; each one that has to change once. */
export const brokenMeals = (
  catalog: Catalog,
  open: readonly ServedMeal[],
  others: readonly ServedMeal[],
  sessions: readonly Pick<Session, 'type'>[],
): readonly string[] => {
  const broken: string[] = []
  const kept: ServedMeal[] = [...others]
  for (const meal of open) {
    const [option] = meal.options
    const food = mainFoodOfMeal(catalog, meal)
    const isThird = food !== undefined && fullFoods(catalog, kept).has(food)
    const isShort = !isEatenOut(option) && option.protein < leastProtein(meal.slot, sessions)
    if (isThird || isShort) broken.push(meal.id)
    else kept.push(meal)
  }
  return broken
}

/**
 * Meals of one day, each of which tells which limits of the day its alternatives pass beside the other meals as they are
 * now. `fixed` are meals that stand beside them and stay as they are. Of the dish that is chosen nothing is told, since
 * the week's own warnings do, and nothing of a meal eaten out or in
 * the person's own words: what it holds is not listed.
 */
export const tellLimits = (
  catalog: Catalog,
  meals: readonly PlannedMeal[],
  sessions: readonly Pick<Session, 'type'>[],
  fixed: readonly ServedMeal[] = [],
): readonly PlannedMeal[] =>
  meals.map((meal): PlannedMeal => {
    const others = [...fixed, ...meals.filter(({ id }) => id !== meal.id)]
    const limitsPassed = openDayLimits(catalog, meal.slot, sessions, others)
    const told = ({ passes: before = [], ...option }: MealOption): MealOption => {
      const passes =
        option.own === undefined && !isEatenOut(option)
          ? [...limitsPassed(foodsOf(option, catalog.findFood)), ...before.filter((limit) => isOwn(limit))]
          : []
      return passes.length > 0 ? { ...option, passes } : option
    }
    const [{ passes: _, ...chosen }, ...alternatives] = meal.options
    return { ...meal, options: [chosen, ...alternatives.map(told)] }
  })
