import type { Diet, MealSlot } from '@pacemeal/domain'
import foodRows from '../data/foods.json' with { type: 'json' }
import { type AllergensFound, allergensOf } from './allergens.ts'
import { dietRules } from './diets.ts'
import type { Food, Recipe } from './food.ts'
import { findDishObjection, findFoodObjection, type Objection, type WeighedDish } from './permits.ts'
import { mergeClasses, type NutrientTotals, sumNutrients, type WeighedFood } from './recipe-nutrients.ts'
import { recipes as allRecipes } from './recipes/index.ts'
import { type FoodRules, rulesFor } from './restrictions.ts'

/** Amounts that differ from the standard serving, in grams by food id. */
export type ChosenGrams = Readonly<Record<string, number>>

/** Foods and recipes with everything that is computed from them. Reading only; safe to share. */
export interface Catalog {
  /** Changes whenever a food or a recipe changes. */
  readonly version: string
  readonly foods: readonly Food[]
  readonly recipes: readonly Recipe[]
  findFood(id: string): Food | undefined
  /** Throws RangeError with the id when there is no such food. */
  requireFood(id: string): Food
  findRecipe(id: string): Recipe | undefined
  /** Throws RangeError with the id when there is no such recipe. */
  requireRecipe(id: string): Recipe
  /** Recipes that name the slot, in catalogue order. */
  recipesFor(slot: MealSlot): readonly Recipe[]
  /** The recipe's foods with their grams: the standard serving, or the chosen grams where given. */
  weigh(recipe: Recipe, chosen?: ChosenGrams): readonly WeighedFood[]
  /** Nutrients of one serving. */
  nutrientsOf(recipe: Recipe, chosen?: ChosenGrams): NutrientTotals
  /** Leaf classes of all ingredients. */
  classesOf(recipe: Recipe): readonly string[]
  allergensOf(target: Food | Recipe): AllergensFound
  /** Diets that the dish fits by itself; low-carb is judged for the slot. */
  dietsOf(recipe: Recipe, slot?: MealSlot): readonly Diet[]
  /** Everything to leave out for somebody, with how each typed restriction was understood. */
  rulesFor(diets: readonly Diet[], restrictions?: readonly string[]): FoodRules
  findObjection(rules: FoodRules, target: Food | Recipe, slot?: MealSlot): Objection | undefined
  permits(rules: FoodRules, target: Food | Recipe, slot?: MealSlot): boolean
  /** Recipes of a slot that the rules permit there. */
  allowed(rules: FoodRules, slot: MealSlot): readonly Recipe[]
}

const isRecipe = (target: Food | Recipe): target is Recipe => 'ingredients' in target

/** FNV-1a, 32 bit (Fowler, Noll, Vo): enough to tell two versions of the catalogue apart. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Builds a catalogue from rows of one's own; {@link openCatalog} is the one with the product's rows. */
export const buildCatalog = (foods: readonly Food[], recipes: readonly Recipe[]): Catalog => {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  const recipeById = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const version = `${foods.length}.${recipes.length}-${fingerprint(JSON.stringify([foods, recipes]))}`
  const requireFood = (id: string): Food => {
    const food = foodById.get(id)
    if (!food) throw new RangeError(`there is no food "${id}"`)
    return food
  }
  const requireRecipe = (id: string): Recipe => {
    const recipe = recipeById.get(id)
    if (!recipe) throw new RangeError(`there is no recipe "${id}"`)
    return recipe
  }
  const weigh = (recipe: Recipe, chosen: ChosenGrams = {}): readonly WeighedFood[] =>
    recipe.ingredients.map(({ food, grams }) => ({ food: requireFood(food), grams: chosen[food] ?? grams }))
  const dishOf = (recipe: Recipe): WeighedDish => ({ name: recipe.name, ingredients: weigh(recipe) })
  const classesOf = (recipe: Recipe): readonly string[] => mergeClasses(weigh(recipe).map(({ food }) => food))
  const recipesFor = (slot: MealSlot): readonly Recipe[] => recipes.filter((recipe) => recipe.slots.includes(slot))
  const findObjection = (rules: FoodRules, target: Food | Recipe, slot?: MealSlot): Objection | undefined =>
    isRecipe(target) ? findDishObjection(rules, dishOf(target), slot) : findFoodObjection(rules, target)
  const permits = (rules: FoodRules, target: Food | Recipe, slot?: MealSlot): boolean =>
    findObjection(rules, target, slot) === undefined
  return {
    version,
    foods,
    recipes,
    findFood: (id) => foodById.get(id),
    requireFood,
    findRecipe: (id) => recipeById.get(id),
    requireRecipe,
    recipesFor,
    weigh,
    nutrientsOf: (recipe, chosen) => sumNutrients(weigh(recipe, chosen)),
    classesOf,
    allergensOf: (target) => allergensOf(isRecipe(target) ? classesOf(target) : target.classes),
    dietsOf: (recipe, slot) =>
      (Object.keys(dietRules) as readonly Diet[]).filter((diet) => permits(rulesFor([diet], [], foods), recipe, slot)),
    rulesFor: (diets, restrictions = []) => rulesFor(diets, restrictions, foods),
    findObjection,
    permits,
    allowed: (rules, slot) => recipesFor(slot).filter((recipe) => permits(rules, recipe, slot)),
  }
}

let opened: Catalog | undefined

/** The product's catalogue; the same object every time. */
export const openCatalog = (): Catalog => {
  // The rows are checked by the package's tests; the JSON import types `dataset` and `aisle` as plain text.
  opened ??= buildCatalog(foodRows as readonly unknown[] as readonly Food[], allRecipes)
  return opened
}
