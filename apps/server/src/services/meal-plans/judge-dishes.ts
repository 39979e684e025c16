import { type FoodRules, openCatalog } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import { mayEat } from '@pacemeal/planner'
import { readDietaryRules, userProfiles } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'

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
