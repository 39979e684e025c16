import { type Food, type Recipe, roundToMeasure, stepGrams } from '@pacemeal/catalog'
import { addInto, type Figures, figuresOf, noFigures } from './figures.ts'
import { kitchenStep } from './kitchen-measures.ts'
import { isNamedAfter } from './name-foods.ts'
import { smallestAmount } from './pieces.ts'
import { portionLimit } from './portion-limits.ts'

/** An ingredient whose amount the planner chooses, as a whole number of kitchen steps. */
export interface MovablePart {
  readonly food: Food
  readonly stepGrams: number
  readonly min: number
  readonly max: number
  readonly usual: number
  readonly perStep: Figures
}

/** An ingredient as written (`grams`), or with an amount to choose (`part`, its index in the dish's parts). */
type DishLine = { readonly food: Food } & ({ readonly grams: number } | { readonly part: number })

/** A recipe as the solver sees it: what is fixed, what may move, and how many servings the fixed part stands for. */
export interface Dish {
  readonly recipe: Recipe
  readonly servings: number
  /** Ingredients in the order of the recipe. */
  readonly lines: readonly DishLine[]
  readonly base: Figures
  readonly parts: readonly MovablePart[]
  /** Least and most energy that the movable parts allow, in kcal. */
  readonly energyRange: readonly [least: number, most: number]
  /** Energy of the recipe's standard serving, in kcal. */
  readonly standardEnergy: number
  /** Food that gives the dish most of its protein; the week does not lean on one of them. */
  readonly keyFood: string | undefined
}

export type FindFood = (id: string) => Food | undefined

/** Bounds are written to the gram while household steps are not: this share of a step may be missing. */
const STEP_SLACK = 0.04

/** Reads a movable ingredient; undefined when no whole number of steps fits its bounds or its figures are unknown. */
export const movablePart = (
  food: Food,
  usualGrams: number,
  [least, most]: readonly [number, number],
): MovablePart | undefined => {
  const ceiling = Math.min(most, Math.max(portionLimit(food).perMeal, least))
  const { grams } = kitchenStep(food, least, ceiling)
  const perStep = figuresOf(food, grams)
  if (!perStep) return undefined
  const wanted = Math.ceil(least / grams - STEP_SLACK)
  // What a recipe lists is in every serving of it: the name, the description and the steps say so.
  const min = least > 0 ? Math.max(1, wanted) : wanted
  const max = Math.floor(ceiling / grams + STEP_SLACK)
  if (max < min) return undefined
  const usual = Math.min(max, Math.max(min, Math.round(usualGrams / grams)))
  return { food, stepGrams: grams, min, max, usual, perStep }
}

const keyFoodOf = (ingredients: readonly { food: Food; grams: number }[]): string | undefined => {
  const protein = ({ food, grams }: { food: Food; grams: number }) => ((food.per100g.protein ?? 0) * grams) / 100
  return ingredients.toSorted((a, b) => protein(b) - protein(a))[0]?.food.id
}

/** A food that the dish is named after keeps at least this share of its usual amount. Own choice. */
const MIN_NAMED_SHARE = 0.5
/** In a larger serving the recipe's upper bound may be passed, up to this much of the usual amount per serving. */
const MAX_PER_SERVING = 1.25

/** Grams of a movable ingredient at least and at most, in a number of servings. */
export const flexFor = (
  recipe: Recipe,
  food: Food,
  grams: number,
  [least, most]: readonly [number, number],
  servings: number,
): readonly [number, number] => {
  const named = isNamedAfter(recipe, food) ? grams * MIN_NAMED_SHARE : 0
  const worthwhile = Math.min(grams * Math.min(1, servings), smallestAmount(food))
  return [
    Math.max(Math.max(least, named) * Math.min(1, servings), worthwhile),
    Math.max(most, grams * servings * MAX_PER_SERVING),
  ]
}

/**
 * Prepares a recipe in a number of servings. Undefined when it uses a food that the catalogue does not hold or whose
 * energy or macronutrients are unknown.
 */
export const prepareDish = (recipe: Recipe, findFood: FindFood, servings = 1): Dish | undefined => {
  const lines: DishLine[] = []
  const parts: MovablePart[] = []
  const usual: { food: Food; grams: number }[] = []
  const base = noFigures()
  for (const { food: id, grams, flex } of recipe.ingredients) {
    const food = findFood(id)
    if (!food) return undefined
    usual.push({ food, grams })
    const part = flex && movablePart(food, grams * servings, flexFor(recipe, food, grams, flex, servings))
    if (part) {
      lines.push({ food, part: parts.length })
      parts.push(part)
      continue
    }
    const weighed = servings === 1 ? grams : Math.max(stepGrams(food), roundToMeasure(food, grams * servings))
    const figures = figuresOf(food, weighed)
    if (!figures) return undefined
    lines.push({ food, grams: weighed })
    addInto(base, figures)
  }
  const standardEnergy = usual.reduce((sum, { food, grams }) => sum + ((food.per100g.calories ?? 0) * grams) / 100, 0)
  const energyAt = (count: (part: MovablePart) => number) =>
    parts.reduce((sum, part) => sum + count(part) * part.perStep.calories, base.calories)
  const energyRange = [energyAt(({ min }) => min), energyAt(({ max }) => max)] as const
  return { recipe, servings, lines, base, parts, energyRange, standardEnergy, keyFood: keyFoodOf(usual) }
}
