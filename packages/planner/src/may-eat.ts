import { type Catalog, type FoodRules, findAvoidedWords, findDishObjection } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import { foodsOf } from './meal-option.ts'

/**
 * Whether somebody with these rules may eat a dish as it was kept. Plans are made by the rules of their time and may have
 * come along from elsewhere; diets and allergies are those of today. An ingredient that the catalogue does not have is
 * judged by its words. What its owner wrote in their own words is never judged, and neither are amounts of carbohydrate,
 * which are a matter of the day.
 */
export const mayEat = (catalog: Catalog, rules: FoodRules, option: MealOption): boolean => {
  if (option.own !== undefined) return true
  const objection = findDishObjection(rules, { name: option.name, ingredients: foodsOf(option, catalog.findFood) })
  if (objection !== undefined && objection.rule !== 'low-carb') return false
  return option.ingredients
    .filter(({ food }) => catalog.findFood(food) === undefined)
    .every(({ item }) => findAvoidedWords(rules, item, catalog.foods).length === 0)
}
