import type { Catalog } from '../catalog.ts'
import type { Food } from '../food.ts'
import { sumNutrients, type WeighedFood } from '../recipe-nutrients.ts'
import { phraseOf } from '../words.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { SaidAmount } from './quantity.ts'
import type { SaidChoice, SaidItem } from './said-meal.ts'
import {
  type Measured,
  measureDish,
  measureFood,
  measuresOfDish,
  USUAL_RECIPE_SURE,
  usualOfRecipe,
} from './servings.ts'

/** Foods, recipes and dishes by their key, as what can be eaten. */
export interface Eatables {
  readonly choiceOf: (key: string) => SaidChoice
  /** `isWholeName` says that a recipe was called by all of its name, and so its own serving is meant. */
  readonly measure: (key: string, amount: SaidAmount, isPlural: boolean, isWholeName?: boolean) => Measured
  readonly partsOf: (key: string, grams: number) => readonly WeighedFood[]
  /** Whether a kitchen makes so many of it as large as it likes: no chain or shop sells them, and they are not all of a whole. */
  readonly isSizedByKitchens: (key: string, count: number) => boolean
  /** The item without the parts that the words name: a sandwich without its mayo. */
  readonly without: (item: SaidItem, meanings: readonly Meaning[], words: readonly string[]) => SaidItem
}

/** A plate of a recipe that comes in pieces has two of them. */
const RECIPE_PIECE = 0.5

/** Everything a catalogue and its spoken dishes hold. */
export function eatables(catalog: Catalog, lexicon: Lexicon): Eatables {
  const idIn = (key: string): string => key.slice(key.indexOf(':') + 1)
  const wholeOf = (key: string): readonly WeighedFood[] => {
    const id = idIn(key)
    if (key.startsWith('food:')) return [{ food: catalog.requireFood(id), grams: 100 }]
    if (key.startsWith('recipe:')) return catalog.weigh(catalog.requireRecipe(id))
    return (lexicon.dishes.get(id)?.parts ?? []).map(({ food, grams }) => ({ food: catalog.requireFood(food), grams }))
  }
  const dishOf = (key: string) => (key.startsWith('dish:') ? lexicon.dishes.get(idIn(key)) : undefined)
  const energyOf = (key: string): number => sumNutrients(wholeOf(key)).total.calories ?? 0
  const weightOf = (key: string): number => wholeOf(key).reduce((sum, { grams }) => sum + grams, 0)
  // `2 fish tacos` are pieces of a recipe that is called so in the plural, and no two plates of it.
  const pieceOf = (key: string, { isCounted, unit, each, count }: SaidAmount): number =>
    isCounted &&
    !unit &&
    !each &&
    count >= 2 &&
    /\b(?:taco|fajita|burger|wrap|pancake|fritter|kofta|patty|skewer|roll|muffin|waffle|quesadilla)(?:s|ies)\b/i.test(
      catalog.requireRecipe(idIn(key)).name,
    )
      ? RECIPE_PIECE
      : 1
  return {
    choiceOf: (key) => {
      const id = idIn(key)
      if (key.startsWith('food:')) return { key, kind: 'food', name: catalog.requireFood(id).name }
      if (key.startsWith('recipe:')) return { key, kind: 'recipe', name: catalog.requireRecipe(id).name }
      return { key, kind: 'dish', name: lexicon.dishes.get(id)?.name ?? id }
    },
    measure: (key, amount, isPlural, isWholeName = false) =>
      key.startsWith('food:')
        ? measureFood(catalog.requireFood(idIn(key)), amount, lexicon.servings.get(idIn(key)) ?? {}, isPlural)
        : measureDish(
            key.startsWith('recipe:') && (!isWholeName || pieceOf(key, amount) < 1)
              ? usualOfRecipe(weightOf(key), energyOf(key), amount) * pieceOf(key, amount)
              : weightOf(key),
            amount,
            dishOf(key),
            isPlural,
            isWholeName ? undefined : USUAL_RECIPE_SURE,
            measuresOfDish(wholeOf(key)),
          ),
    isSizedByKitchens: (key, count) => {
      const dish = dishOf(key)
      return dish !== undefined && !dish.isSold && count < (dish.ofWhole ?? Number.POSITIVE_INFINITY)
    },
    without: (item, meanings, words) => {
      const named = new Set(meanings.map(({ key }) => familyOf(idIn(key))))
      const isNamed = ({ id, name }: Food) =>
        named.has(familyOf(id)) || words.every((word) => phraseOf(name).split(' ').includes(word))
      const parts = item.parts.filter(({ food }) => !isNamed(food))
      if (parts.length === 0 || parts.length === item.parts.length) return item
      const grams = parts.reduce((sum, part) => sum + part.grams, 0)
      return { ...item, parts, grams, nutrients: sumNutrients(parts).total }
    },
    partsOf: (key, grams) =>
      wholeOf(key).map((part) => ({ food: part.food, grams: (part.grams * grams) / weightOf(key) })),
  }
}

const families: readonly (readonly [string, RegExp])[] = [
  ['milk', /milk|kefir/],
  ['cheese', /cheese|cheddar|mozzarella|feta|parmesan|brie|gouda|provolone|queso|gruyere/],
  ['bread', /bread|toast|bun$|roll$|bagel|muffin|tortilla|pita|naan/],
  ['dressing', /dressing|mayonnaise|vinegar/],
  ['oil', /-oil$/],
  ['pasta', /pasta|noodle/],
  ['rice', /rice/],
  ['oats', /oat/],
]

/** What one food may stand in for: `milk-whole` and `oat-milk` are both milk. */
export const familyOf = (id: string): string =>
  families.find(([, names]) => names.test(id))?.[0] ?? id.split('-')[0] ?? id
