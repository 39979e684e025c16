import foodsFile from '../../data/reference-foods.json' with { type: 'json' }
import type { Catalog } from '../catalog.ts'
import type { KitchenTranslator } from '../translation/kitchen-translator.ts'
import { spelledOut } from '../translation/spelled-out.ts'
import { findEveryday } from './everyday-names.ts'
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

/** Of a food that is meant by all that was typed: as much as a plain food whose whole name it is. */
const EVERYDAY_SCORE = 1.35

/** Each food once, at the best place that one of its names has. */
const firstOfEach = (finds: readonly FoodFind[]): readonly FoodFind[] => {
  const seen = new Set<string>()
  return finds.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/**
 * Opens the search over a catalogue and the reference foods. A reference food whose figures a food of the kitchen carries
 * is left out: the kitchen's own name and portions win. Everyday names are found in every language; with a translation
 * the kitchen's foods and recipes are found in both. Finds bear the name by which they were found.
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
  const translated =
    translation === undefined
      ? []
      : [
          ...kitchen.map((food) => ({ ...food, name: spelledOut(translation.food(food.name)) })),
          ...recipes.map(({ key, name, likely }) => ({ key, name: spelledOut(translation.dish(name)), likely })),
        ]
  const search = openFoodSearch([...kitchen, ...recipes, ...others, ...translated])
  return {
    search: (query, { limit = DEFAULT_LIMIT, ...options } = {}) => {
      // One that both of its names find is found twice.
      const finds = search.search(spelledOut(query), { ...options, limit: 2 * limit })
      const everyday = findEveryday(query, finds.length === 0)
      const first = everyday.map((one) => ({ ...one, score: Math.max(EVERYDAY_SCORE, finds[0]?.score ?? 0) }))
      return firstOfEach([...first, ...finds]).slice(0, limit)
    },
    reference,
  }
}
