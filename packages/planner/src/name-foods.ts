import type { Food, Recipe } from '@pacemeal/catalog'

/** Lower-case words of a name without plural endings; enough to find `strawberries` in `Strawberry rice`. */
const stemsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/ies$/, 'y').replace(/oes$/, 'o').replace(/s$/, ''))

/** Rows of the catalogue never change, so their stems are worked out once. */
const known = new WeakMap<Food | Recipe, ReadonlySet<string>>()

const stemsIn = (row: Food | Recipe): ReadonlySet<string> => {
  const stems = known.get(row) ?? new Set(stemsOf(row.name))
  known.set(row, stems)
  return stems
}

/** Whether the dish is named after the food: such a food may shrink but never vanish. */
export const isNamedAfter = (recipe: Recipe, food: Food): boolean => {
  const dish = stemsIn(recipe)
  return [...stemsIn(food)].some((stem) => dish.has(stem)) || food.classes.some((name) => dish.has(name))
}
