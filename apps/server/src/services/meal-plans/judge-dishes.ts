import { type FoodRules, openCatalog } from '@pacemeal/catalog'
import {
  type DayChanges,
  type KitchenPreferences,
  kitchenOfWeek,
  type LocalDate,
  type MealOption,
  mondayOf,
  type PlannedMeal,
  type PlannedWeek,
} from '@pacemeal/domain'
import { eventOfMeal, mayEat, mayGuestsEat } from '@pacemeal/planner'
import { readDietaryRules, userProfiles } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { readDayChangesOf } from './day-changes.ts'
import { readKitchen } from './plan-inputs.ts'

/** Whether a dish of a plan fits somebody's diet and what they avoid. */
export type DishJudge = (dish: MealOption) => boolean

/**
 * The rules of a person's diet and restrictions as they are stored now. They hold although the profile may say too little
 * for a plan; only who has no profile has none.
 */
export const readFoodRules = async (handle: Handle, userId: string): Promise<FoodRules | undefined> => {
  const profile = await findDocument(handle, userProfiles, userId)
  if (profile === undefined) return undefined
  const { diets, restrictions } = readDietaryRules(profile)
  return openCatalog().rulesFor(diets, restrictions)
}

/** Judges dishes by these rules. */
export const judgeFor =
  (rules: FoodRules): DishJudge =>
  (dish) =>
    mayEat(openCatalog(), rules, dish)

/** Judges dishes by the diet and restrictions that a person has now: plans were made by those of their time. */
export const judgeDishes = async (handle: Handle, userId: string): Promise<DishJudge> => {
  const rules = await readFoodRules(handle, userId)
  return rules === undefined ? () => true : judgeFor(rules)
}

/** Whether everybody who eats a dish of a meal may eat it: the athlete, and of its pot whoever is at the table. */
type TableJudge = (week: Pick<PlannedWeek, 'cooking'>, date: LocalDate, meal: PlannedMeal, dish: MealOption) => boolean

/** Judges dishes by the rules of the athlete and of everybody at the table. What is not chosen would be cooked for itself. */
export const judgeForTable = (
  mayAthleteEat: DishJudge,
  kitchen: KitchenPreferences,
  changes: DayChanges,
): TableJudge => {
  const catalog = openCatalog()
  return (week, date, meal, dish) => {
    const table = kitchenOfWeek(kitchen, changes, mondayOf(date))
    const event = dish === meal.options[0] ? eventOfMeal(week, meal) : undefined
    return mayAthleteEat(dish) && mayGuestsEat(catalog, table, { ...meal, date, dish, event })
  }
}

/** Judges dishes by what everybody at a person's table eats and avoids now. */
export const judgeTableDishes = async (handle: Handle, userId: string): Promise<TableJudge> =>
  judgeForTable(
    await judgeDishes(handle, userId),
    await readKitchen(handle, userId),
    await readDayChangesOf(handle, userId),
  )
