import type { MealSlot } from '@pacemeal/domain'
import { expandOnce } from './classes.ts'
import { findRuleAgainst, kosherKindOf, LOW_CARB } from './diets.ts'
import type { Food } from './food.ts'
import { mergeClasses, sumNutrients, type WeighedFood } from './recipe-nutrients.ts'
import { type FoodRules, nameHolds } from './restrictions.ts'

/** Why a food or a dish is not for somebody, as data. */
export type Objection =
  | { readonly rule: 'class'; readonly food: string; readonly forbids: string }
  | { readonly rule: 'by-name'; readonly food: string }
  | { readonly rule: 'dish-name'; readonly word: string }
  | { readonly rule: 'kosher-meal' }
  | { readonly rule: 'low-carb'; readonly carbs: number; readonly limit: number }

/** A dish with its ingredients looked up. */
export interface WeighedDish {
  readonly name: string
  readonly ingredients: readonly WeighedFood[]
}

const isAvoidedByLowCarb = (food: Food): boolean => {
  const classes = expandOnce(food.classes)
  return LOW_CARB.avoided.some((name) => classes.has(name))
}

/** What the class rules and the excluded names have against one food. */
export const findFoodObjection = (rules: FoodRules, food: Food): Objection | undefined => {
  if (rules.excludedFoods.has(food.id)) return { rule: 'by-name', food: food.id }
  const broken = findRuleAgainst(rules.classRules, expandOnce(food.classes))
  return broken ? { rule: 'class', food: food.id, forbids: broken.forbids } : undefined
}

/** Around a session the day's carbohydrate limit holds, but sugar and fruit are allowed within it. */
const isFuelSlot = (slot: MealSlot | undefined): boolean => slot === 'pre-fuel' || slot === 'post-fuel'

const lowCarbObjection = (dish: WeighedDish, slot: MealSlot | undefined): Objection | undefined => {
  const carbs = sumNutrients(dish.ingredients).atLeast.carbs
  if (carbs > LOW_CARB.carbsPerServing) return { rule: 'low-carb', carbs, limit: LOW_CARB.carbsPerServing }
  if (isFuelSlot(slot)) return undefined
  const avoided = sumNutrients(dish.ingredients.filter(({ food }) => isAvoidedByLowCarb(food))).atLeast.carbs
  return avoided > LOW_CARB.carbsFromAvoided
    ? { rule: 'low-carb', carbs: avoided, limit: LOW_CARB.carbsFromAvoided }
    : undefined
}

/** The first thing that speaks against a dish in a slot, or nothing when it is allowed. */
export const findDishObjection = (rules: FoodRules, dish: WeighedDish, slot?: MealSlot): Objection | undefined => {
  for (const { food } of dish.ingredients) {
    const objection = findFoodObjection(rules, food)
    if (objection) return objection
  }
  const word = rules.excludedNames.find((name) => nameHolds(dish.name, name))
  if (word !== undefined) return { rule: 'dish-name', word }
  const classes = mergeClasses(dish.ingredients.map(({ food }) => food))
  if (rules.diets.includes('kosher') && kosherKindOf(classes) === 'mixed') return { rule: 'kosher-meal' }
  return rules.diets.includes('low-carb') ? lowCarbObjection(dish, slot) : undefined
}
