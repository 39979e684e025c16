import type { KosherKind } from '@pacemeal/catalog'
import type { Macros, MealSlot } from '@pacemeal/domain'
import { jitterFor, kindOf, type ScreenedDish } from './candidates.ts'
import type { Dish } from './dish.ts'
import { type Fit, fitGoal, fitServing, fitWith } from './fit-serving.ts'
import type { Kitchen } from './kitchen.ts'
import type { Serving } from './serving.ts'
import { weightsFor } from './serving-columns.ts'
import { mostSidesFor, offerSides } from './sides.ts'

interface AlternativesInput {
  readonly id: string
  readonly slot: MealSlot
  readonly seed: number
  /** What the meal that may be replaced comes to: an alternative that matches it leaves the day as it is. */
  readonly like: Macros
  readonly screened: readonly ScreenedDish[]
  /** Recipes that are not offered: the chosen one and the rest of the day. */
  readonly except: ReadonlySet<string>
  /** Whether a plate fits beside the rest of the day at a kosher table; always true for others. */
  readonly fitsDay: (serving: Serving) => boolean
  readonly price: (dish: Dish) => number
  readonly count: number
}

/** Screened dishes that are fitted in earnest for every alternative asked for. */
const TRIES_PER_ALTERNATIVE = 2
/** The same main food as another alternative's counts like this much misfit: a choice should be a choice. */
const SAME_KEY_FOOD = 0.06

/** An alternative whose energy is further than this share from the meal's changes the day. Own choice, as of a week's meals. */
const ENERGY_BAND = 0.2

/** Whether a plate stands for a meal without changing what its day comes to. */
export const isNearEnergy = (plate: Pick<Macros, 'calories'>, like: Pick<Macros, 'calories'>): boolean =>
  Math.abs(plate.calories / like.calories - 1) <= ENERGY_BAND

/** Ranked alternatives for a meal, each fitted by itself to the same figures; fewer when fewer dishes are allowed. */
export const findAlternatives = (kitchen: Kitchen, input: AlternativesInput): readonly Serving[] => {
  const { id, slot, seed, like, screened, except, fitsDay, price, count } = input
  const goal = fitGoal(like, weightsFor(slot))
  const sides = offerSides(kitchen.sides, slot, like, seed, `${id}-alternative`)
  const mostSides = mostSidesFor(slot, like)
  const ranked = screened
    .filter(({ dish }) => !except.has(dish.recipe.id))
    .map(({ dish, misfit }) => ({
      dish,
      rank: misfit + price(dish) + jitterFor(seed, `${id}-alternative`, dish.recipe.id),
    }))
    .toSorted((a, b) => a.rank - b.rank || (a.dish.recipe.id < b.dish.recipe.id ? -1 : 1))
  const fits: Fit[] = []
  for (const { dish } of ranked) {
    if (fits.length >= count * TRIES_PER_ALTERNATIVE) break
    const isServable = ({ serving }: Fit) => kitchen.mayServe(serving, slot, like) && fitsDay(serving)
    const full = fitServing(dish, goal, sides, mostSides)
    const fit = isServable(full) ? full : fitWith(dish, goal, [])
    if (fit === full || isServable(fit)) fits.push(fit)
  }
  return pickDifferent(fits, count)
}

/** Best fits first, preferring different main foods. */
const pickDifferent = (fits: readonly Fit[], count: number): readonly Serving[] => {
  const picked: Fit[] = []
  const left = [...fits]
  while (picked.length < count && left.length > 0) {
    const rank = ({ serving, misfit }: Fit) =>
      misfit + SAME_KEY_FOOD * picked.filter((other) => other.serving.dish.keyFood === serving.dish.keyFood).length
    const next = left.reduce((a, b) => (rank(b) < rank(a) ? b : a))
    picked.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return picked.map(({ serving }) => serving)
}

/** Whether a plate may stand in for another without changing how meat and milk follow each other in the day. */
export const keepsKind =
  (kitchen: Kitchen, chosen: KosherKind) =>
  (serving: Serving): boolean => {
    if (!kitchen.keepsMeatAndMilkApart) return true
    const other = kindOf(serving)
    return other === 'pareve' || other === chosen
  }
