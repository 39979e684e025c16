import { expandOnce, type Food, type IngredientClass } from '@pacemeal/catalog'
import { piecesLimit } from './pieces.ts'
import { isProteinPowder, MAX_POWDER_GRAMS } from './plate-limits.ts'

/** The most of one food that a sensible cook puts on one plate and in one day, in grams. */
interface PortionLimit {
  readonly perMeal: number
  readonly perDay: number
}

const per100 = (figure: number | null): number => figure ?? 0

type Rule = readonly [applies: (food: Food) => boolean, perMeal: number, perDay: number]

const is = (food: Food, ...wanted: readonly IngredientClass[]): boolean => {
  const classes = expandOnce(food.classes)
  return wanted.some((name) => classes.has(name))
}
const isSyrup = (food: Food): boolean => food.aisle === 'Oils & Sauces' || food.aisle === 'Canned & Dry Goods'
/** Pearls of tapioca and the like swell as rice does. */
const isStarch = (food: Food): boolean => food.aisle === 'Grains & Pasta' && is(food, 'starchy')
const isDry = (food: Food): boolean => per100(food.per100g.calories) >= 250

/**
 * First rule that applies wins. Our own choice: what reads as a normal large portion for an athlete, not a medical
 * limit; large days are met by more foods, not by a mountain of one.
 */
const rules: readonly Rule[] = [
  [isProteinPowder, MAX_POWDER_GRAMS, 2 * MAX_POWDER_GRAMS],
  [(f) => is(f, 'egg'), 200, 300],
  [(f) => per100(f.per100g.fat) >= 75, 27, 55],
  [(f) => f.aisle === 'Sports Nutrition' && isDry(f), 64, 110],
  [(f) => f.aisle === 'Nuts & Seeds' && is(f, 'seed') && per100(f.per100g.fiber) >= 20, 24, 36],
  [(f) => f.aisle === 'Nuts & Seeds' && is(f, 'seed'), 40, 70],
  [(f) => f.aisle === 'Nuts & Seeds', 60, 100],
  [(f) => is(f, 'added_sugar', 'natural_sugar') && per100(f.per100g.carbs) >= 55 && isSyrup(f), 42, 90],
  [(f) => is(f, 'milk') && per100(f.per100g.fat) >= 15, 85, 120],
  [(f) => f.aisle === 'Meat & Fish', 280, 450],
  [(f) => is(f, 'fish', 'crustacean', 'mollusc', 'meat', 'poultry'), 210, 330],
  [(f) => is(f, 'juice'), 375, 625],
  [(f) => f.aisle === 'Drinks', 500, 1000],
  [(f) => f.aisle === 'Produce' && per100(f.per100g.fat) >= 10, 140, 280],
  [(f) => is(f, 'milk'), 500, 1000],
  [(f) => f.aisle === 'Oils & Sauces', 120, 200],
  [(f) => f.aisle === 'Bakery', 200, 330],
  [(f) => (is(f, 'grain') || isStarch(f)) && isDry(f), 150, 280],
  [(f) => is(f, 'grain'), 420, 700],
  [(f) => is(f, 'legume') && isDry(f), 130, 200],
  [(f) => is(f, 'soy'), 300, 500],
  [(f) => is(f, 'legume'), 260, 420],
  [(f) => per100(f.per100g.carbs) >= 50, 85, 170],
  [(f) => is(f, 'starchy'), 550, 900],
  [(f) => f.aisle === 'Produce' && per100(f.per100g.calories) < 30, 220, 450],
]

/** Fruit, vegetables and what no rule names. */
const otherwise: PortionLimit = { perMeal: 360, perDay: 600 }

const findLimit = (food: Food): PortionLimit => {
  const rule = rules.find(([applies]) => applies(food))
  const { perMeal, perDay } = rule ? { perMeal: rule[1], perDay: rule[2] } : otherwise
  return { perMeal: Math.min(perMeal, piecesLimit(food)), perDay }
}

/** A food row never changes, so its limit is worked out once. */
const known = new WeakMap<Food, PortionLimit>()

/** The limit for a food. */
export const portionLimit = (food: Food): PortionLimit => {
  const limit = known.get(food) ?? findLimit(food)
  known.set(food, limit)
  return limit
}
