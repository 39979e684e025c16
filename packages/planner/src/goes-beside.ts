import type { Food, Recipe } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import { isProteinPowder } from './plate-limits.ts'
import { spreadsSomething } from './spreads.ts'

/** A dish with the foods that it is made of. */
interface DishFoods {
  readonly recipe: Recipe
  readonly lines: readonly { readonly food: Food }[]
}

/** Foods of one family: nobody has nonfat yogurt beside a bowl of whole yogurt, or rice beside rice. */
const families: readonly RegExp[] = [
  /^yogurt-/,
  /^milk-/,
  /^cottage-cheese/,
  /^eggs?(?:-|$)/,
  /(?:^|-)rice(?:-|$)(?!cakes|vinegar|noodle|paper|flour)/,
  /(?:^|-)potato(?:es)?(?:-|$)/,
  /(?:^|-)(?:bread|bagel|roll|bun|english-muffin|tortilla|pita|naan|chapati|crispbread|crackers)(?:-|$)|^(?:rice|corn)-cakes$/,
]
const dryCakes = /^(?:rice|corn)-cakes$/

/** Whether two foods are the same, or varieties of the same. */
export const isSameFamily = (a: string, b: string): boolean =>
  a === b || families.some((family) => family.test(a) && family.test(b))

/** Whether a dish is a shake itself: nobody has another one beside it. */
const isDrunk = ({ id }: Recipe): boolean => {
  const equipment = findRecipeKitchen(id)?.equipment
  return equipment?.includes('blender') === true && !equipment.includes('stove')
}

/**
 * Whether a food may be served beside a dish: not what the dish holds already, in whatever variety; no second shake; and no dry
 * rice cakes beside what is spread on something else, as if they were to be spread, too.
 */
export const goesBeside = ({ recipe, lines }: DishFoods, food: Food): boolean =>
  !lines.some((line) => isSameFamily(line.food.id, food.id)) &&
  !(dryCakes.test(food.id) && spreadsSomething(recipe)) &&
  !(isProteinPowder(food) && (isDrunk(recipe) || lines.some((line) => isProteinPowder(line.food))))
