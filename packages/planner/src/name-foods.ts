import type { Food, Recipe } from '@pacemeal/catalog'

/** Lower-case words of a name without plural endings; enough to find `strawberries` in `Strawberry rice`. */
const stemsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/ies$/, 'y').replace(/oes$/, 'o').replace(/s$/, ''))

/** Whether the dish is named after the food: such a food may shrink but never vanish. */
export const isNamedAfter = (recipe: Recipe, food: Food): boolean => {
  const dish = new Set(stemsOf(recipe.name))
  return stemsOf(food.name).some((stem) => dish.has(stem)) || food.classes.some((name) => dish.has(name))
}
