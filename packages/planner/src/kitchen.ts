import { type Catalog, type FoodRules, findDishObjection, LOW_CARB, type Recipe } from '@pacemeal/catalog'
import type { Athlete, Macros, MealSlot } from '@pacemeal/domain'
import { type Dish, prepareDish } from './dish.ts'
import { type Helping, helpingFigures, weighedFoods } from './helping.ts'
import { permittedSides, type Side } from './sides.ts'

/** A recipe with the numbers of servings it can be made in. */
export interface PreparedRecipe {
  readonly recipe: Recipe
  readonly dishes: readonly Dish[]
}

/** Everything that one athlete may be served. Diets and restrictions are hard: what they forbid is not in here. */
export interface Kitchen {
  readonly catalog: Catalog
  readonly rules: FoodRules
  readonly sides: readonly Side[]
  readonly keepsMeatAndMilkApart: boolean
  recipesFor(slot: MealSlot): readonly PreparedRecipe[]
  /** Food that gives a recipe most of its protein. */
  keyFoodOf(recipe: string): string | undefined
  /** Judges a finished plate: sides and large portions must not break what the dish alone keeps. */
  mayServe(helping: Helping, slot: MealSlot, target: Macros): boolean
}

/** Larger helpings are for meals; halves for what is eaten in passing. */
const servingsFor = (slot: MealSlot): readonly number[] =>
  slot === 'breakfast' || slot === 'lunch' || slot === 'dinner' ? [1, 1.5, 2] : [0.5, 1, 1.5, 2]

/** A target above the diet's own limit per meal (the day could not be met otherwise) lifts the limit to it. */
const CARB_HEADROOM = 1.06

/** Opens the kitchen for an athlete. */
export const openKitchen = (catalog: Catalog, athlete: Pick<Athlete, 'diets' | 'restrictions'>): Kitchen => {
  const rules = catalog.rulesFor(athlete.diets, athlete.restrictions)
  const isStrictPerPlate = rules.diets.includes('kosher') || rules.diets.includes('low-carb')
  const prepared = new Map<MealSlot, readonly PreparedRecipe[]>()
  const prepareSlot = (slot: MealSlot): readonly PreparedRecipe[] =>
    catalog.allowed(rules, slot).flatMap((recipe): PreparedRecipe[] => {
      const dishes = servingsFor(slot).flatMap((servings) => prepareDish(recipe, catalog.findFood, servings) ?? [])
      return dishes.length > 0 ? [{ recipe, dishes }] : []
    })
  return {
    catalog,
    rules,
    sides: permittedSides(catalog, rules),
    keepsMeatAndMilkApart: rules.diets.includes('kosher'),
    recipesFor: (slot) => {
      const recipes = prepared.get(slot) ?? prepareSlot(slot)
      prepared.set(slot, recipes)
      return recipes
    },
    keyFoodOf: (id) => {
      const recipe = catalog.findRecipe(id)
      return recipe && prepareDish(recipe, catalog.findFood)?.keyFood
    },
    mayServe: (helping, slot, target) => {
      if (!isStrictPerPlate) return true
      const plate = { name: helping.dish.recipe.name, ingredients: weighedFoods(helping) }
      const objection = findDishObjection(rules, plate, slot)
      if (objection?.rule !== 'low-carb') return objection === undefined
      const isOverMeal = objection.limit === LOW_CARB.carbsPerServing
      return isOverMeal && helpingFigures(helping).carbs <= target.carbs * CARB_HEADROOM
    },
  }
}
