import { energyOf } from '@pacemeal/domain'
import { isIngredientClass } from '../src/classes.ts'
import type { Food } from '../src/food.ts'

/** Energy per gram of ethanol, in kcal (Merrill and Watt, 1973), which the macronutrients do not count. */
const mayHoldAlcohol = (food: Food): boolean => food.classes.includes('alcohol')

/** Acetic acid gives energy to vinegar, and leavening salts count as carbohydrate by difference without giving any. */
const energyFromElsewhere = new Set(['white-vinegar', 'cider-vinegar', 'red-wine-vinegar', 'baking-powder'])

/**
 * Energy that does not follow from the macronutrients. USDA uses food-specific factors and counts fiber less, so the
 * band is wide; it is there to catch a swapped column or a wrong row.
 */
const energyProblem = (food: Food): readonly string[] => {
  const { calories, protein, carbs, fat, fiber } = food.per100g
  if (calories === null || protein === null || carbs === null || fat === null) return [`${food.id}: lacks a macro`]
  if (mayHoldAlcohol(food) || energyFromElsewhere.has(food.id) || food.aisle === 'Spices & Herbs') return []
  const high = energyOf({ protein, carbs, fat })
  const low = energyOf({ protein: protein * 0.6, carbs: Math.max(0, carbs - (fiber ?? 0)) * 0.85, fat: fat * 0.9 })
  const slack = 12
  return calories > high * 1.12 + slack || calories < low * 0.85 - slack
    ? [`${food.id}: ${calories} kcal does not follow from P ${protein} C ${carbs} F ${fat}`]
    : []
}

/** Everything implausible about one food row. */
export const foodProblems = (food: Food): readonly string[] => {
  const { protein, carbs, fat, fiber, sugar } = food.per100g
  const problems = [...energyProblem(food)]
  if ((protein ?? 0) + (carbs ?? 0) + (fat ?? 0) > 101.5) problems.push(`${food.id}: macros weigh more than the food`)
  // Fiber and sugar are parts of the carbohydrate, measured by other methods.
  if ((fiber ?? 0) > (carbs ?? 0) + 1.5) problems.push(`${food.id}: more fiber than carbohydrate`)
  if ((sugar ?? 0) > (carbs ?? 0) + 2) problems.push(`${food.id}: more sugar than carbohydrate`)
  for (const name of food.classes) if (!isIngredientClass(name)) problems.push(`${food.id}: unknown class ${name}`)
  for (const portion of food.portions)
    if (!(portion.grams > 0 && portion.step > 0)) problems.push(`${food.id}: portion ${portion.unit} has no weight`)
  return problems
}
