import {
  type Catalog,
  expandOnce,
  type Food,
  type FoodRules,
  findBrokenRule,
  findDishObjection,
  type IngredientClass,
  LOW_CARB,
  type Recipe,
  sumNutrients,
  type WeighedFood,
} from '@pacemeal/catalog'
import { isRarelySold } from '@pacemeal/catalog/kitchen'
import type { Athlete, Macros, MealSlot } from '@pacemeal/domain'
import { type Dish, prepareDish } from './dish.ts'
import { oncePer } from './once-per.ts'
import { isLikelyPlate, isRealPlate } from './plate-limits.ts'
import { type Serving, weighedFoods } from './serving.ts'
import { permittedSides, type Side } from './sides.ts'

/** A recipe with the numbers of servings it can be made in. */
interface PreparedRecipe {
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
  /** Price of a dish for this athlete, whatever the week: what few shops sell, and substitutes where nobody needs them. */
  priceOf(dish: Pick<Dish, 'lines'>): number
  /** Whether a diet judges the plate as it is served, beside what goes into it. */
  readonly judgesPlates: boolean
  /** Whether a plate keeps what the diets say of a whole plate. */
  keepsDiet(name: string, plate: readonly WeighedFood[], slot: MealSlot, target: Macros): boolean
  /**
   * Judges a finished plate: it has to be one that somebody could eat, and sides and large portions must not break what
   * the dish alone keeps.
   */
  mayServe(serving: Serving, slot: MealSlot, target: Macros): boolean
  /** The same kitchen without the limits of a plate, for days that nobody can eat from plates of an ordinary size. */
  withLargePlates(): Kitchen
}

/** Larger servings are for meals; halves for what is eaten in passing. */
const servingsFor = (slot: MealSlot): readonly number[] =>
  slot === 'breakfast' || slot === 'lunch' || slot === 'dinner' ? [1, 1.5, 2] : [0.5, 1, 1.5, 2]

/** Where a day has to pass the low-carbohydrate limits to be met at all, a meal may follow its own target this far. */
const CARB_HEADROOM = 1.06
/** Carbohydrate of a low-carb meal that is left to vegetables before grain, starch and fruit may have the rest, in grams. */
const CARBS_FROM_VEGETABLES = LOW_CARB.carbsPerServing - LOW_CARB.carbsFromAvoided

const isAvoidedByLowCarb = (food: Food): boolean => {
  const classes = expandOnce(food.classes)
  return LOW_CARB.avoided.some((name) => classes.has(name))
}

const keepsCarbs = (plate: readonly WeighedFood[], slot: MealSlot, target: Macros): boolean => {
  const carbs = (foods: readonly WeighedFood[]) => sumNutrients(foods).atLeast.carbs
  if (carbs(plate) > Math.max(LOW_CARB.carbsPerServing, target.carbs * CARB_HEADROOM)) return false
  if (slot === 'pre-fuel' || slot === 'post-fuel') return true
  return (
    carbs(plate.filter(({ food }) => isAvoidedByLowCarb(food))) <=
    Math.max(LOW_CARB.carbsFromAvoided, target.carbs - CARBS_FROM_VEGETABLES)
  )
}

/**
 * What replaces a food for those who may not eat it is welcome to everybody else after the ordinary food. Beside misfits of
 * 0.01 to 0.1.
 */
const SUBSTITUTE_PRICE = 0.06
/** What has to be looked for in several shops, or ordered. */
const RARELY_SOLD_PRICE = 0.06
/** How substitutes are named, and the classes of what each replaces: who may not eat one of these needs it. */
const substitutes: readonly (readonly [name: RegExp, replaces: readonly IngredientClass[]])[] = [
  [/^gluten-free /i, ['wheat']],
  [/^lactose-free /i, ['milk']],
  [/^vegan /i, ['milk', 'egg']],
]

/** Tells the substitutes that nobody at a table with these rules needs. */
const substituteCheck = (table: readonly FoodRules[]): ((food: Food) => boolean) => {
  const isEaten = (one: IngredientClass) =>
    table.every(({ classRules }) => findBrokenRule(classRules, [one]) === undefined)
  const needless = substitutes.filter(([, replaces]) => replaces.every(isEaten)).map(([name]) => name)
  return ({ name }) => needless.some((one) => one.test(name))
}

/** A recipe in some servings is the same dish for everybody: each is prepared once. */
const dishesIn = oncePer((_catalog: Catalog) => oncePer((_recipe: Recipe) => new Map<number, Dish | undefined>()))

const dishIn = (catalog: Catalog, recipe: Recipe, servings: number): Dish | undefined => {
  const known = dishesIn(catalog)(recipe)
  if (!known.has(servings)) known.set(servings, prepareDish(recipe, catalog.findFood, servings))
  return known.get(servings)
}

/** Opens the kitchen for an athlete. Who else eats at the table has a say in what needs a substitute, and in nothing else. */
export const openKitchen = (
  catalog: Catalog,
  athlete: Pick<Athlete, 'diets' | 'restrictions'>,
  table: readonly Pick<Athlete, 'diets' | 'restrictions'>[] = [],
): Kitchen => {
  const rules = catalog.rulesFor(athlete.diets, athlete.restrictions)
  const isStrictPerPlate = rules.diets.includes('kosher') || rules.diets.includes('low-carb')
  const isNeedless = substituteCheck([
    rules,
    ...table.map((guest) => catalog.rulesFor(guest.diets, guest.restrictions)),
  ])
  const prepared = new Map<MealSlot, readonly PreparedRecipe[]>()
  const prepareSlot = (slot: MealSlot): readonly PreparedRecipe[] =>
    catalog.allowed(rules, slot).flatMap((recipe): PreparedRecipe[] => {
      const dishes = servingsFor(slot).flatMap((servings) => dishIn(catalog, recipe, servings) ?? [])
      return dishes.length > 0 ? [{ recipe, dishes }] : []
    })
  const keepsDiet: Kitchen['keepsDiet'] = (name, plate, slot, target) => {
    if (!isStrictPerPlate) return true
    const objection = findDishObjection(rules, { name, ingredients: plate }, slot)
    return objection?.rule === 'low-carb' ? keepsCarbs(plate, slot, target) : objection === undefined
  }
  const mayServe: Kitchen['mayServe'] = (serving, slot, target) =>
    isLikelyPlate(serving.dish.recipe, weighedFoods(serving)) &&
    keepsDiet(serving.dish.recipe.name, weighedFoods(serving), slot, target)
  const kitchen: Kitchen = {
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
      return recipe && dishIn(catalog, recipe, 1)?.keyFood
    },
    priceOf: ({ lines }) =>
      (lines.some(({ food }) => isNeedless(food)) ? SUBSTITUTE_PRICE : 0) +
      (lines.some(({ food }) => isRarelySold(food.id)) ? RARELY_SOLD_PRICE : 0),
    judgesPlates: isStrictPerPlate,
    keepsDiet,
    mayServe: (serving, slot, target) => isRealPlate(weighedFoods(serving)) && mayServe(serving, slot, target),
    withLargePlates: () => ({ ...kitchen, mayServe }),
  }
  return kitchen
}
