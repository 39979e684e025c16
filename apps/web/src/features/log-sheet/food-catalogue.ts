import { type Catalog, describeAmount, type Food, openCatalog, type Recipe, sumNutrients } from '@pacemeal/catalog'
import { type CatalogSearch, openSearch } from '@pacemeal/catalog/search'
import type { NutrientAmounts } from '@pacemeal/domain'

/** One way to measure a food: so many grams each. */
export interface Measure {
  readonly unit: string
  readonly grams: number
  /** What the amount starts with. */
  readonly usual: number
  /** What one tap more or less is. */
  readonly step: number
}

/** A food or dish that can be logged by an amount. */
export interface Eatable {
  readonly key: string
  readonly name: string
  readonly kind: 'food' | 'recipe'
  readonly measures: readonly [Measure, ...Measure[]]
  /** How a cook says the usual amount, e.g. `1 medium banana (118 g)`. */
  readonly usualWords: string
  /** Nutrients of so many grams. */
  readonly amountsOf: (grams: number) => NutrientAmounts
}

const byWeight: Measure = { unit: 'g', grams: 1, usual: 100, step: 10 }
const round = (step: number): number => Math.max(step, 1)

function eatableFood(food: Food): Eatable {
  const [first, ...rest] = food.portions.map(
    ({ unit, grams, step }): Measure => ({ unit, grams, usual: round(step), step }),
  )
  const measures: Eatable['measures'] = first ? [first, ...rest, byWeight] : [byWeight]
  const [usual] = measures
  return {
    key: `food:${food.id}`,
    name: food.name,
    kind: 'food',
    measures,
    usualWords: describeAmount(food, usual.usual * usual.grams),
    amountsOf: (grams) => sumNutrients([{ food, grams }]).total,
  }
}

function eatableRecipe(catalog: Catalog, recipe: Recipe): Eatable {
  const weighed = catalog.weigh(recipe)
  const whole = weighed.reduce((sum, { grams }) => sum + grams, 0)
  return {
    key: `recipe:${recipe.id}`,
    name: recipe.name,
    kind: 'recipe',
    measures: [{ unit: 'serving', grams: whole, usual: 1, step: 0.5 }, byWeight],
    usualWords: '1 serving',
    amountsOf: (grams) =>
      sumNutrients(weighed.map(({ food, grams: own }) => ({ food, grams: (own * grams) / whole }))).total,
  }
}

/** Most suggestions shown at a time: what fits over a phone's keyboard. */
const MOST_SHOWN = 6

export interface FoodCatalogue {
  /** Best first; nothing for empty text. */
  readonly find: (text: string) => readonly Eatable[]
}

let opened: FoodCatalogue | undefined

/** Foods and recipes by name. A large module: it is fetched when somebody starts to type a food. */
export function openFoodCatalogue(): FoodCatalogue {
  if (opened) return opened
  const catalog = openCatalog()
  const search: CatalogSearch = openSearch(catalog)
  opened = {
    find: (text) =>
      search.search(text, { limit: MOST_SHOWN }).flatMap(({ kind, id }) => {
        if (kind === 'food') {
          const food = catalog.findFood(id)
          return food ? [eatableFood(food)] : []
        }
        const recipe = catalog.findRecipe(id)
        return recipe ? [eatableRecipe(catalog, recipe)] : []
      }),
  }
  return opened
}
