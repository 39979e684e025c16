import { ATWATER, energyOf, type Macros, type PlannedDay, type PlannedMeal } from '@pacemeal/domain'
import { subtractMacros, sumMacros } from './figures.ts'
import type { MealPlace } from './meal-places.ts'
import { isFuel } from './serving-columns.ts'
import { isTableMeal } from './table-rules.ts'
import { PROTEIN_OF_MAIN } from './week/week-places.ts'

/** A meal may be asked for at most this share of its own energy, so that a skipped lunch never makes a giant dinner. */
export const CEILING = 1.3
/** And for at least this share: the day after a large lunch still has a dinner. */
const FLOOR = 0.5
/** Carbohydrate may grow further than the meal that holds it, which then holds less fat: it is what training took. Own choice. */
const CARB_CEILING = 1.6

const grams = ['protein', 'carbs', 'fat'] as const
type Shares = Readonly<Record<(typeof grams)[number], number>>

const clampedShare = (wanted: number, base: number, ceiling: number, floor = FLOOR): number =>
  base <= 0 ? 1 : Math.min(ceiling, Math.max(floor, wanted / base))

/** What a macro may be cut to without going below its floor, to bring `over` kcal back, as its share. */
const cutShare = (share: number, over: number, base: number, perGram: number): number => {
  const energy = base * perGram
  return energy <= 0 ? share : Math.max(Math.min(share, FLOOR), share - Math.max(0, over) / energy)
}

/**
 * The shares of their own amounts that meals come to when together they should hold `wanted`: each within its floor and its
 * ceiling, and their energy within what is wanted and the meals' own. Where that is too much fat gives way first. Then
 * carbohydrate does, on a day of training only for the meals' own ceiling: a lunch of much fat takes none of it.
 */
const sharesOf = (wanted: Macros, base: Macros, proteinFloor: number, isTrained: boolean): Shares => {
  const protein = clampedShare(wanted.protein, base.protein, CEILING, proteinFloor)
  const wantedCarbs = clampedShare(wanted.carbs, base.carbs, CARB_CEILING)
  const wantedFat = clampedShare(wanted.fat, base.fat, CEILING)
  const ceiling = CEILING * energyOf(base)
  const most = Math.min(ceiling, openEnergy(wanted))
  const energyWith = (carbs: number, fat: number) =>
    energyOf({ protein: protein * base.protein, carbs: carbs * base.carbs, fat: fat * base.fat })
  const fat = cutShare(wantedFat, energyWith(wantedCarbs, wantedFat) - most, base.fat, ATWATER.fat)
  const over = energyWith(wantedCarbs, fat) - (isTrained ? ceiling : most)
  return { protein, carbs: cutShare(wantedCarbs, over, base.carbs, ATWATER.carbs), fat }
}

/**
 * Energy that is left to be eaten: that of the grams that are left, or less where what was eaten held energy that is none of
 * them (alcohol).
 */
export const openEnergy = (wanted: Macros): number => Math.min(energyOf(wanted), wanted.calories)

/** A target in other amounts, with its energy by the Atwater factors. */
const scaled = (target: Macros, share: Shares): Macros => {
  const rounded = {
    protein: Math.round(target.protein * share.protein),
    carbs: Math.round(target.carbs * share.carbs),
    fat: Math.round(target.fat * share.fat),
  }
  return { ...rounded, calories: energyOf(rounded) }
}

/** What stands in the rest of a day as it is: fuel in its own amounts, since the session needs them, and locked dishes. */
const fixedOf = ({ id, slot, target }: MealPlace, locked: ReadonlyMap<string, Macros>): Macros | undefined =>
  locked.get(id) ?? (isFuel(slot) ? target : undefined)

const floorOfProtein = ({ slot, target: { protein } }: MealPlace): number =>
  isTableMeal(slot) && protein > 0 ? Math.min(1, PROTEIN_OF_MAIN / protein) : 0

/** What is left for the meals that may change, and what these meals would hold by themselves. */
export const roomOf = (places: readonly MealPlace[], left: Macros, locked: ReadonlyMap<string, Macros> = new Map()) => {
  const fixed = places.flatMap((place) => fixedOf(place, locked) ?? [])
  const meals = places.filter((place) => fixedOf(place, locked) === undefined)
  return {
    wanted: subtractMacros(left, sumMacros(fixed)),
    base: sumMacros(meals.map(({ target }) => target)),
    // Fuel of another session takes protein from the meals, but not what a main meal should hold.
    proteinFloor: Math.max(FLOOR, ...meals.map(floorOfProtein)),
  }
}

/**
 * Shares what is left of the day among the places still to come. Fuel and locked dishes stay as they are; meals give or
 * take the rest, each within its ceiling, carbohydrate before fat. What no meal may take stays out of the plan.
 */
export const shareRest = (
  places: readonly MealPlace[],
  left: Macros,
  { locked = new Map(), isTrained }: { readonly locked?: ReadonlyMap<string, Macros>; readonly isTrained: boolean },
): readonly MealPlace[] => {
  const { wanted, base, proteinFloor } = roomOf(places, left, locked)
  const share = sharesOf(wanted, base, proteinFloor, isTrained)
  return places.map((place) =>
    fixedOf(place, locked) === undefined ? { ...place, target: scaled(place.target, share) } : place,
  )
}

/** Whether a meal is a snack that an adjustment added to its day, by its first reason. */
export const isRestSnack = ({ because: [first] }: Pick<PlannedMeal, 'because'>): boolean =>
  first?.rule === 'snack_takes_rest'

/** Minutes within which fuel of the new day counts as the same of the old one; a meal is the same at any hour. */
const SAME_MEAL = 240

/**
 * Gives the places of a revised day the ids of the meals that they were, so that eaten, skipped and locked still mean
 * the same meal, and fuel stays that of its session; a place that is new gets the next free number of its slot. A snack that
 * was added to a day is none of its own.
 */
export const keepIds = <P extends MealPlace>(places: readonly P[], before: PlannedDay): readonly P[] => {
  const pairs = places.flatMap((place) =>
    before.meals.flatMap((meal) => {
      const apart = Math.abs(meal.at - place.at)
      const isNear = apart <= SAME_MEAL || !isFuel(meal.slot)
      return meal.slot === place.slot && isNear && !isRestSnack(meal) ? [{ place, meal, apart }] : []
    }),
  )
  const ids = new Map<P, string>()
  const taken = new Set<PlannedMeal>()
  for (const { place, meal } of pairs.toSorted((a, b) => a.apart - b.apart)) {
    if (ids.has(place) || taken.has(meal)) continue
    ids.set(place, meal.id)
    taken.add(meal)
  }
  const used = new Set(before.meals.map(({ id }) => id))
  return places.map((place) => {
    const id = ids.get(place)
    if (id !== undefined) return { ...place, id }
    let number = 1
    const named = () => `${before.day}-${place.slot}${number > 1 ? `-${number}` : ''}`
    while (used.has(named())) number++
    used.add(named())
    return { ...place, id: named() }
  })
}
