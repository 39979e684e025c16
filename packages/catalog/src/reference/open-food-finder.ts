import foodsFile from '../../data/reference-foods.json' with { type: 'json' }
import type { Catalog } from '../catalog.ts'
import type { KitchenTranslator } from '../translation/kitchen-translator.ts'
import { spelledOut } from '../translation/spelled-out.ts'
import { DEFAULT_LIMIT, type FoodFind, type FoodSearch, openFoodSearch, type SearchedFood } from './food-search.ts'
import { LIKELY_RECIPE, likelyKitchenFood, likelyReference } from './likely.ts'
import { openReferenceFoods, type ReferenceFoods, referenceId } from './reference-food.ts'

/** Everything that can be found to be logged: the kitchen's foods and recipes, and the reference foods beside them. */
export interface FoodFinder extends FoodSearch {
  readonly reference: ReferenceFoods
}

/** What a food group of the reference tables is also called; by the first two digits of the NDB number. */
const foodGroups: Readonly<Record<string, string>> = {
  '08': 'cereal breakfast',
  '14': 'drink beverage',
  '15': 'fish seafood',
  '19': 'snack candy sweet',
  '21': 'fast food restaurant',
  '22': 'meal',
  '25': 'snack',
  '36': 'restaurant',
  '06': 'soup sauce',
  '12': 'nut seed',
}

/** Each find at its best place. */
const firstOfEach = (finds: readonly FoodFind[]): readonly FoodFind[] =>
  [...new Map(finds.toReversed().map((find) => [find.key, find])).values()].toReversed()

/**
 * Opens the search over a catalogue and the reference foods. A reference food whose figures a food of the kitchen carries
 * is left out: the kitchen's own name and portions win. With a translation the kitchen's foods and recipes are found in
 * both languages; finds bear the name by which they were found.
 */
export function openFoodFinder(catalog: Catalog, translation?: KitchenTranslator): FoodFinder {
  const reference = openReferenceFoods(foodsFile)
  const taken = new Set(
    catalog.foods.flatMap(({ source }) => (source.dataset === 'named' ? [] : [referenceId(source.id)])),
  )
  const kitchen = catalog.foods.map((food) => ({
    key: `food:${food.id}`,
    name: food.name,
    likely: likelyKitchenFood(food),
  }))
  const recipes = catalog.recipes.map((recipe) => ({
    key: `recipe:${recipe.id}`,
    name: recipe.name,
    also: catalog
      .weigh(recipe)
      .map(({ food }) => food.name)
      .join(' '),
    likely: LIKELY_RECIPE,
  }))
  const others = reference.ids.flatMap((id, at): readonly SearchedFood[] => {
    const name = reference.names[at] ?? ''
    const also = foodGroups[id.slice(5, 7)]
    return taken.has(id) ? [] : [{ key: `food:${id}`, name, likely: likelyReference(name), ...(also ? { also } : {}) }]
  })
  if (translation === undefined) return { ...openFoodSearch([...kitchen, ...recipes, ...others]), reference }
  const translated = [
    ...kitchen.map((food) => ({ ...food, name: spelledOut(translation.food(food.name)) })),
    ...recipes.map(({ key, name, likely }) => ({ key, name: spelledOut(translation.dish(name)), likely })),
  ]
  const search = openFoodSearch([...kitchen, ...recipes, ...others, ...translated])
  return {
    // One that both of its names find is found twice.
    search: (query, { limit = DEFAULT_LIMIT, ...options } = {}) =>
      firstOfEach(search.search(spelledOut(query), { ...options, limit: 2 * limit })).slice(0, limit),
    reference,
  }
}
