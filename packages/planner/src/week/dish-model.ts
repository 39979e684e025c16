import { type Food, type KosherKind, kosherKindOf, type Recipe } from '@pacemeal/catalog'
import { findRecipeKitchen, type RecipeKitchen } from '@pacemeal/catalog/kitchen'
import { type FindFood, flexFor } from '../dish.ts'
import { kitchenStep } from '../kitchen-measures.ts'
import { oncePer } from '../once-per.ts'
import { isProteinPowder } from '../plate-limits.ts'
import { portionLimit } from '../portion-limits.ts'
import { untoldFiberOf } from '../untold-fiber.ts'
import { addVector, DRUNK, FIBER, IRON, KCAL, PRODUCE, SODIUM, VECTOR, vectorOf } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'

/** An ingredient whose share of the dish may move. */
export interface FlexPart {
  /** Position among the recipe's ingredients. */
  readonly line: number
  readonly food: Food
  /** Grams in one serving as the recipe has it. */
  readonly usual: number
  /** Grams in one serving at least and at most. */
  readonly least: number
  readonly most: number
  /** Grams on one plate at most. */
  readonly limit: number
  /** Figures of the usual grams. */
  readonly vector: Float64Array
  /** A departure of this share of the usual amount counts fully. */
  readonly span: number
}

/** What a dish takes of a bought item, in bought grams a serving. */
export interface ItemUse {
  readonly item: number
  readonly grams: number
}

/** A recipe as the week's search sees it: figures a serving, what may move, and what it asks of kitchen and shop. */
export interface DishModel {
  readonly recipe: Recipe
  readonly lines: readonly { readonly food: Food; readonly grams: number; readonly flex: number }[]
  /** Figures of what does not move, a serving. */
  readonly fixed: Float64Array
  readonly parts: readonly FlexPart[]
  /** Figures of the recipe's own serving. */
  readonly usual: Float64Array
  readonly items: readonly ItemUse[]
  /** Positions of the plain foods that it takes ready. */
  readonly ready: readonly number[]
  /** Grams of carbohydrate, a serving, in foods of which nobody told the fiber: it may be all of it. */
  readonly untoldFiber: number
  readonly powder: number
  readonly kind: KosherKind
  /** The bought food that gives it most of its protein, powders aside. */
  readonly mainFood: string | undefined
  readonly kitchen: RecipeKitchen | undefined
  readonly handsOn: number
  readonly waiting: number
  /** Days that it keeps; 0 without kitchen data. */
  readonly keeps: number
  /** Its portions may be frozen, with all that it takes ready. */
  readonly freezes: boolean
  /** Takes a stove, an oven or a grill, or longer than a handful of minutes. */
  readonly needsCooking: boolean
}

/** Bounds are written to the gram while household steps are not: this share of a step may be missing. */
const STEP_SLACK = 0.04
/** Tools that make heat; a microwave and a toaster are no cooking. */
const heats: ReadonlySet<string> = new Set(['stove', 'oven', 'grill'])
/** Longest that something is put together without cooking, in minutes. */
export const QUICK_MINUTES = 10

/** Whether a recipe takes a stove, an oven or a grill, or longer than a handful of minutes. */
export const takesCooking = ({ id, minutes }: Pick<Recipe, 'id' | 'minutes'>): boolean => {
  const kitchen = findRecipeKitchen(id)
  const inAll = (kitchen?.handsOnMinutes ?? minutes) + (kitchen?.waitingMinutes ?? 0)
  return inAll > QUICK_MINUTES || (kitchen?.equipment ?? ['stove']).some((tool) => heats.has(tool))
}

/** The bought food that gives weighed foods most of their protein; what comes out of a tub is no food that a dish is made of. */
export const mainFoodOf = (
  lines: readonly { readonly food: Food; readonly grams: number }[],
  foods: Pick<WeekFoods, 'boughtId'>,
): string | undefined => {
  let most = 0
  let main: Food | undefined
  for (const { food, grams } of lines) {
    if (isProteinPowder(food)) continue
    const protein = (food.per100g.protein ?? 0) * grams
    if (protein <= most) continue
    most = protein
    main = food
  }
  return main && foods.boughtId(main)
}

/** What a plate holds of the day's other guidance. */
export interface PlateGuidance {
  readonly sodium: number
  readonly fiber: number
  readonly iron: number
  /** Grams of fruit and vegetables. */
  readonly produce: number
  /** Grams of carbohydrate in drinks. */
  readonly drunk: number
  /** Grams of protein powder. */
  readonly powder: number
  /** Things for protein that are served beside the dish. */
  readonly proteinSides: number
}

/** What some servings of a dish hold of the day's other guidance. */
export const guidanceOf = ({ usual, powder }: DishModel, scale: number): PlateGuidance => ({
  sodium: scale * (usual[SODIUM] as number),
  fiber: scale * (usual[FIBER] as number),
  iron: scale * (usual[IRON] as number),
  produce: scale * (usual[PRODUCE] as number),
  drunk: scale * (usual[DRUNK] as number),
  powder: scale * powder,
  proteinSides: 0,
})

/** What a dish is whatever week it is cooked in. */
type ReadRecipe = Pick<
  DishModel,
  | 'recipe'
  | 'lines'
  | 'fixed'
  | 'parts'
  | 'usual'
  | 'untoldFiber'
  | 'powder'
  | 'kind'
  | 'kitchen'
  | 'handsOn'
  | 'waiting'
  | 'needsCooking'
>

/** Reads a recipe; undefined when it holds a food that the catalogue does not have or whose figures are unknown. */
const readRecipe = (recipe: Recipe, findFood: FindFood): ReadRecipe | undefined => {
  const fixed = new Float64Array(VECTOR)
  const usual = new Float64Array(VECTOR)
  const parts: FlexPart[] = []
  const lines: { food: Food; grams: number; flex: number }[] = []
  for (const [line, { food: id, grams, flex }] of recipe.ingredients.entries()) {
    const food = findFood(id)
    const vector = food && vectorOf(food, grams)
    if (!food || !vector) return undefined
    addVector(usual, vector, 1)
    if (!flex || grams <= 0) {
      addVector(fixed, vector, 1)
      lines.push({ food, grams, flex: -1 })
      continue
    }
    const [written, most] = flexFor(recipe, food, grams, flex, 1)
    // As little as the recipe allows and a kitchen measures: half a banana, not a fifth.
    const step = kitchenStep(food, written, most).grams
    const least = Math.max(1, Math.ceil(written / step - STEP_SLACK)) * step
    const limit = Math.max(portionLimit(food).perMeal, least)
    const span = Math.max(1, (most - least) / grams / 2)
    lines.push({ food, grams, flex: parts.length })
    parts.push({ line, food, usual: grams, least, most: Math.max(least, most), limit, vector, span })
  }
  if ((usual[KCAL] as number) <= 0) return undefined
  const kitchen = findRecipeKitchen(recipe.id)
  const handsOn = kitchen?.handsOnMinutes ?? recipe.minutes
  const waiting = kitchen?.waitingMinutes ?? 0
  return {
    recipe,
    lines,
    fixed,
    parts,
    usual,
    untoldFiber: lines.reduce((sum, line) => sum + (untoldFiberOf(line.food) * line.grams) / 100, 0),
    powder: lines.reduce((sum, line) => sum + (isProteinPowder(line.food) ? line.grams : 0), 0),
    kind: kosherKindOf(lines.flatMap(({ food }) => food.classes)),
    kitchen,
    handsOn,
    waiting,
    needsCooking: takesCooking(recipe),
  }
}

/** Recipes and foods never change, and each week asks for nearly all of them. */
const recipesWith = oncePer((findFood: FindFood) => oncePer((recipe: Recipe) => readRecipe(recipe, findFood)))

/** A recipe as a week sees it; undefined when it holds a food that the catalogue does not have or whose figures are unknown. */
export const modelDish = (recipe: Recipe, findFood: FindFood, foods: WeekFoods): DishModel | undefined => {
  const read = recipesWith(findFood)(recipe)
  if (!read) return undefined
  const { lines, kitchen } = read
  const grams = new Map<number, number>()
  for (const line of lines) {
    const { index, per } = foods.itemFor(line.food)
    if (index >= 0) grams.set(index, (grams.get(index) ?? 0) + line.grams * per)
  }
  const ready = lines.map(({ food }) => foods.readyFor(food)).filter((index) => index >= 0)
  return {
    ...read,
    items: [...grams].map(([item, each]) => ({ item, grams: each })),
    ready: [...new Set(ready)],
    mainFood: mainFoodOf(lines, foods),
    keeps: Math.min(kitchen?.keepsDays ?? 0, ...ready.map((index) => foods.ready[index]?.cooking.keepsDays ?? 0)),
    freezes: (kitchen?.freezes ?? false) && ready.every((index) => foods.ready[index]?.cooking.freezes === true),
  }
}
