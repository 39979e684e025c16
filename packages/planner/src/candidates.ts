import { kosherKindOf } from '@pacemeal/catalog'
import type { Macros, MealSlot } from '@pacemeal/domain'
import type { Candidate } from './day-model.ts'
import type { Dish } from './dish.ts'
import { fitGoal, glanceAt } from './fit-serving.ts'
import type { Kitchen } from './kitchen.ts'
import { seeded } from './seeded.ts'
import { type Serving, weighedFoods } from './serving.ts'
import { isFuel, servingColumns, weightsFor } from './serving-columns.ts'
import { mostSidesFor, offerSides } from './sides.ts'

/** A recipe in the number of servings that fits a target best, with how badly it still misses. */
export interface ScreenedDish {
  readonly dish: Dish
  readonly misfit: number
}

/** Seeded liking, so that two seeds give two menus; small beside a real misfit. */
const JITTER = 0.12
/** Dishes that the integer programme is given for one meal. */
const WIDTH = { meal: 7, fuel: 6 } as const
/** No serving is served above this share of its meal's energy; the kcal keep small blocks of fuel possible. */
const MAX_OVER = 1.15
const OVER_ANYWAY = 30
/** Neutral dishes that are always among them when meat and milk are kept apart, so that the day cannot lock itself. */
const PAREVE_WIDTH = 3

/** How far outside its energy range a serving is still looked at, as a share. */
const RANGE_SLACK = 0.08

/** Numbers of servings whose energy can come near the target; the nearest one when none can. */
const withinReach = (dishes: readonly Dish[], calories: number): readonly Dish[] => {
  const shortfall = ({ energyRange: [least, most] }: Dish) => Math.max(least - calories, calories - most, 0)
  const near = dishes.filter((dish) => shortfall(dish) <= RANGE_SLACK * calories)
  return near.length > 0 ? near : dishes.toSorted((a, b) => shortfall(a) - shortfall(b)).slice(0, 1)
}

/** After this minute coffee and the like cost sleep (400 mg six hours before bed costs an hour: Drake, 2013). */
const LAST_COFFEE = 15 * 60

/** Coffee, tea and energy drinks; the little in chocolate does not count. */
const isWakeful = ({ lines }: Dish): boolean =>
  lines.some(({ food }) => food.aisle === 'Drinks' && food.classes.includes('caffeine'))

/** The place at the table that a dish is screened for. */
interface Place {
  readonly slot: MealSlot
  readonly at: number
  readonly target: Macros
}

/** All dishes for a place, each in its best number of servings for the target. */
export const screenDishes = (kitchen: Kitchen, { slot, at, target }: Place): readonly ScreenedDish[] => {
  const goal = fitGoal(target, weightsFor(slot))
  return kitchen.recipesFor(slot).flatMap(({ dishes }) => {
    if (at >= LAST_COFFEE && dishes[0] && isWakeful(dishes[0])) return []
    const fits = withinReach(dishes, target.calories).map((dish) => ({ dish, misfit: glanceAt(dish, goal) }))
    return fits.length > 0 ? [fits.reduce((a, b) => (b.misfit < a.misfit - 1e-9 ? b : a))] : []
  })
}

/** Whether a serving holds meat, milk, both or neither. */
export const kindOf = (serving: Serving) => kosherKindOf(weighedFoods(serving).flatMap(({ food }) => food.classes))

export const jitterFor = (seed: number, place: string, recipe: string): number => JITTER * seeded(seed, place, recipe)

const isNeutral = ({ recipe }: Dish, kitchen: Kitchen): boolean =>
  kosherKindOf(kitchen.catalog.classesOf(recipe)) === 'pareve'

interface CandidateInput {
  readonly id: string
  readonly slot: MealSlot
  readonly target: Macros
  readonly seed: number
  /** Dishes to choose from, screened for this target. */
  readonly screened: readonly ScreenedDish[]
  /** Price of a dish beside its misfit. */
  readonly price: (dish: Dish) => number
}

/** The dishes worth giving to the integer programme, each in several servings that the athlete may be served. */
export const candidatesFor = (kitchen: Kitchen, input: CandidateInput): readonly Candidate[] => {
  const { id, slot, target, seed, screened, price } = input
  const ranked = screened
    .map(({ dish, misfit }) => ({ dish, cost: price(dish) + jitterFor(seed, id, dish.recipe.id), misfit }))
    .toSorted((a, b) => a.cost + a.misfit - b.cost - b.misfit || (a.dish.recipe.id < b.dish.recipe.id ? -1 : 1))
  const best = ranked.slice(0, isFuel(slot) ? WIDTH.fuel : WIDTH.meal)
  const neutral = kitchen.keepsMeatAndMilkApart
    ? ranked.filter(({ dish }) => isNeutral(dish, kitchen)).slice(0, PAREVE_WIDTH)
    : []
  const sides = offerSides(kitchen.sides, slot, target, seed, id)
  const mostSides = mostSidesFor(slot, target)
  const candidateOf = ({ dish, cost }: (typeof ranked)[number]): readonly Candidate[] => {
    const columns = servingColumns(dish, slot, target, sides, mostSides)
      .filter(({ serving }) => kitchen.mayServe(serving, slot, target))
      .filter(({ figures }) => figures.calories <= target.calories * MAX_OVER + OVER_ANYWAY)
    return columns.length > 0 ? [{ recipe: dish.recipe.id, columns, cost }] : []
  }
  const candidates = [...new Set([...best, ...neutral])].flatMap(candidateOf)
  // Where none of the best can be served within the limits of a plate, the next ones are tried.
  for (const next of ranked.slice(best.length)) {
    if (candidates.length > 0) break
    candidates.push(...candidateOf(next))
  }
  return candidates
}
