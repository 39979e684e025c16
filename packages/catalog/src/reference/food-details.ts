import { type DetailedAmounts, furtherNutrients, nutrients } from '@pacemeal/domain'
import foodsFile from '../../data/reference-foods.json' with { type: 'json' }
import nutrientsFile from '../../data/reference-nutrients.json' with { type: 'json' }
import type { Catalog } from '../catalog.ts'
import { furtherFoods } from './further-foods.ts'
import { columnIn, openReferenceFoods, referenceOf } from './reference-food.ts'

/**
 * Every nutrient of a food by its id, in 100 g: a food of the kitchen by its own figures and those of the row that they
 * come from, a food of the reference tables by its row, a further food by what its table tells. Undefined for a food that
 * nobody knows.
 */
export function openFoodDetails(catalog: Catalog): (food: string) => DetailedAmounts | undefined {
  const reference = openReferenceFoods(foodsFile)
  const columns = furtherNutrients.map((nutrient) => [nutrient, columnIn(nutrientsFile.figures[nutrient])] as const)
  const places = new Map(reference.ids.map((id, at) => [id, at]))
  const known = new Map<string, DetailedAmounts | undefined>()
  const read = (food: string): DetailedAmounts | undefined => {
    const own = catalog.findFood(food) ?? furtherFoods().get(food)
    const row = own ? referenceOf(own.source) : food
    const per100g = own?.per100g ?? reference.find(food)?.per100g
    if (!per100g) return undefined
    const at = row === undefined ? undefined : places.get(row)
    return {
      ...Object.fromEntries(nutrients.map((nutrient) => [nutrient, per100g[nutrient]])),
      ...Object.fromEntries(
        columns.map(([nutrient, column]) => [nutrient, at === undefined ? null : (column[at] ?? null)]),
      ),
    } as DetailedAmounts
  }
  return (food) => {
    if (!known.has(food)) known.set(food, read(food))
    return known.get(food)
  }
}
