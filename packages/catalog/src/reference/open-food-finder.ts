import foodsFile from '../../data/reference-foods.json' with { type: 'json' }
import type { Catalog } from '../catalog.ts'
import type { KitchenTranslator } from '../translation/kitchen-translator.ts'
import { spelledOut } from '../translation/spelled-out.ts'
import { singularOf } from '../words.ts'
import { findEveryday } from './everyday-names.ts'
import {
  DEFAULT_LIMIT,
  type FoodFind,
  type FoodSearch,
  type FoodSearchOptions,
  openFoodSearch,
  type SearchedFood,
  shares,
} from './food-search.ts'
import { type FurtherFood, type FurtherNames, furtherFoods } from './further-foods.ts'
import { LIKELY_RECIPE, likelyKitchenFood, likelyReference } from './likely.ts'
import { readQuery, searchedWords } from './read-query.ts'
import { openReferenceFoods, type ReferenceFoods, referenceOf } from './reference-food.ts'

export interface FoodFinderOptions extends FoodSearchOptions {
  /**
   * Gives the key of what the words are read as (`readAsOne`); it comes first where nothing is called by them and no others.
   * Called only where nothing is: reading costs more than finding. `isBegun` says that a find has a word that
   * begins with what was typed.
   */
  readonly readAs?: ((isBegun: boolean) => string | undefined) | undefined
  /**
   * Gives the key of what the words are the beginning of (`readBegun`); it comes first where no name that was found begins with
   * them. Called only where none does.
   */
  readonly readBegun?: (() => string | undefined) | undefined
}

/** Everything that can be found to be logged: the kitchen's foods and recipes, and what stands beside them. */
export interface FoodFinder extends FoodSearch {
  search(query: string, options?: FoodFinderOptions): readonly FoodFind[]
  readonly reference: ReferenceFoods
  readonly further: ReadonlyMap<string, FurtherFood>
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

/** Of a food that is meant by all that was typed, where no name fits: as much as one that fits without being a plain food's. */
const EVERYDAY_SCORE = 1
/** By so much it comes before what fits best: less than any habit. */
const EVERYDAY_LEAD = 0.01

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** Whether what was typed is the beginning of a word of a name and not all of it: `squa` of `Acorn squash`. */
const isBeginIn = (query: string, name: string): boolean => {
  const typed = folded(query)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (typed === '') return false
  const words = folded(name).split(/[^\p{L}\d]+/u)
  return words.some((_, at) => {
    const rest = words.slice(at).join(' ')
    return rest.startsWith(typed) && /\p{L}/u.test(rest.charAt(typed.length))
  })
}

/** Whether what was typed is the beginning of a name, or its last word one that stands in the name. */
const isHeldBy = (query: string, name: string): boolean => {
  if (folded(name).startsWith(folded(query))) return true
  const last = singularOf(searchedWords(query).at(-1) ?? '')
  return searchedWords(name).some((word) => singularOf(word) === last)
}

/** Whether a food's name, besides its details, is all that was typed. */
const isCalled = (name: string, query: string): boolean => {
  const [plain] = readQuery(name.split(/[,(;]/, 1)[0] ?? '')
  const [typed] = readQuery(query)
  return plain !== undefined && typed !== undefined && plain.words.join(' ') === typed.words.join(' ')
}

/** Each food once, at the best place that one of its names has. */
const firstOfEach = (finds: readonly FoodFind[]): readonly FoodFind[] => {
  const seen = new Set<string>()
  return finds.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/**
 * Opens the search over a catalogue and the reference foods. A reference food whose figures a food of the kitchen carries
 * is left out: the kitchen's own name and portions win. Everyday names are found in every language; with a translation
 * the kitchen's foods and recipes are found in both, and the further foods in English and in the language. Finds bear the
 * name by which they were found; what an everyday name finds bears its own.
 */
export function openFoodFinder(
  catalog: Catalog,
  translation?: KitchenTranslator,
  language: keyof FurtherNames = 'en',
): FoodFinder {
  const reference = openReferenceFoods(foodsFile)
  const taken = new Set(catalog.foods.map(({ source }) => referenceOf(source)))
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
  const further = furtherFoods()
  const furtherNames = [...further.values()].flatMap((food) =>
    [...new Set([food.names.en, food.names[language]])].map((name) => ({
      key: `food:${food.id}`,
      name: spelledOut(name),
      likely: likelyKitchenFood(food),
    })),
  )
  const translated =
    translation === undefined
      ? []
      : [
          ...kitchen.map((food) => ({ ...food, name: spelledOut(translation.food(food.name)) })),
          ...recipes.map(({ key, name, likely }) => ({ key, name: spelledOut(translation.dish(name)), likely })),
        ]
  const search = openFoodSearch([...kitchen, ...furtherNames, ...recipes, ...others, ...translated])
  const nameOf = (key: string): string | undefined => {
    const id = key.slice(key.indexOf(':') + 1)
    const food = catalog.findFood(id)
    if (food) return translation ? translation.food(food.name) : food.name
    return further.get(id)?.names[language] ?? reference.find(id)?.name
  }
  return {
    search: (query, { limit = DEFAULT_LIMIT, readAs, readBegun, ...options } = {}) => {
      // One that both of its names find is found twice.
      const finds = search.search(spelledOut(query), { ...options, limit: 2 * limit })
      const named = findEveryday(query, false, language)
      const [best] = finds
      // A row of the tables may be any food of its kind: soup is its onion soup.
      const isPlain = best !== undefined && !best.key.startsWith('food:usda-')
      const isRead = named.length === 0 && !(isPlain && isCalled(best.name, spelledOut(query)))
      // The beginning of a word that no find has is found by the middle of a name, or as a typing mistake.
      const isOpen = isRead && !finds.some(({ name }) => isHeldBy(spelledOut(query), name))
      const begunKey = isOpen ? readBegun?.() : undefined
      const isBegun = begunKey !== undefined || finds.some(({ name }) => isBeginIn(spelledOut(query), name))
      const readKey = isRead ? readAs?.(isBegun) : undefined
      const read = readKey === undefined ? named : [{ key: readKey, name: query }]
      const begun = read.length > 0 ? read : findEveryday(query, isOpen || finds.length === 0, language)
      const everyday = begun.length > 0 || begunKey === undefined ? begun : [{ key: begunKey, name: query }]
      // Before all that others mean, and behind what this person logs often.
      const habit = (key: string): number => shares.favour * (options.favour?.(key) ?? 0)
      const meant = finds.reduce((most, { key, score }) => Math.max(most, score - habit(key)), EVERYDAY_SCORE)
      const first = everyday.map(({ key, name }) => ({
        key,
        name: nameOf(key) ?? name,
        score: meant + EVERYDAY_LEAD + habit(key),
      }))
      return firstOfEach([...first, ...finds].toSorted((a, b) => b.score - a.score)).slice(0, limit)
    },
    reference,
    further,
  }
}
