import { kosherKindOf, type Recipe } from '@pacemeal/catalog'
import type { Macros, MealOption, MealSlot, PlannedMeal } from '@pacemeal/domain'
import { findAlternatives, keepsKind } from './alternatives.ts'
import { candidatesFor, kindOf, type ScreenedDish, screenDishes } from './candidates.ts'
import { type DayProblem, type MealProblem, solveDay } from './day-model.ts'
import type { Dish } from './dish.ts'
import { subtractMacros, sumMacros } from './figures.ts'
import type { Kitchen } from './kitchen.ts'
import { fiberOf, foodsOf, produceOf, writeOption } from './meal-option.ts'
import type { MealPlace } from './meal-places.ts'
import type { TimedKind } from './meat-and-milk.ts'
import type { Solver } from './plan.ts'
import type { Serving } from './serving.ts'
import { isQuickEnough, type WeekVariety } from './variety.ts'

/** Choices that a meal shows beside the chosen dish. */
const ALTERNATIVES = 3
/** What keeping the dish that somebody has already seen is worth, beside misfits of about 0.01 to 0.1. */
const KEEP_DISH = 0.35
/** Dishes that must be left after a soft rule; otherwise the rule gives way. */
const MIN_CHOICES = 4

interface DayInput {
  /** Days from Monday; counts on for days outside the week. */
  readonly day: number
  readonly isWeekend: boolean
  readonly places: readonly MealPlace[]
  /** What all places together should come to: the day without what is taken during sessions. */
  readonly target: Macros
  /** Amounts that misses are measured against where these exceed the target. */
  readonly scale?: Macros
  readonly mostFiber?: number
  /** Fiber, and fruit and vegetables, that all places together should bring, in grams. */
  readonly leastFiber?: number
  readonly leastProduce?: number
  readonly seed: number
  /** Dishes that stay, by meal id. */
  readonly locked: ReadonlyMap<string, MealOption>
  /** Recipes that a meal had before and should rather keep, by meal id. */
  readonly prefer?: ReadonlyMap<string, string>
  /** Whether a meal may have a recipe at all, by meal id; absent where every meal may have any. */
  readonly mayTake?: (meal: string, recipe: string) => boolean
  /** Whether a recipe may come on the table at all; absent where the athlete eats alone. */
  readonly fitsTable?: (recipe: Recipe, slot: MealSlot) => boolean
  /** Already eaten or planned around this day: recipes that it must not repeat, foods, and meat or milk with their times. */
  readonly around: {
    readonly recipes: ReadonlySet<string>
    readonly kinds: readonly TimedKind[]
  }
}

export interface DayMenu {
  readonly meals: readonly PlannedMeal[]
  /** Slots in which the variety rules had to give way. */
  readonly relaxed: readonly string[]
  readonly kinds: readonly TimedKind[]
}

type DayResult =
  | { readonly kind: 'menu'; readonly menu: DayMenu }
  | { readonly kind: 'no-dishes'; readonly place: MealPlace }

interface OpenPlace {
  readonly place: MealPlace
  readonly problem: MealProblem
  readonly isRelaxed: boolean
}

/** Whether a dish as it was kept holds meat, milk, both or neither. */
export const kindOfOption = (kitchen: Kitchen, option: MealOption) =>
  kosherKindOf(foodsOf(option, kitchen.catalog.findFood).flatMap(({ food }) => food.classes))

/** Applies soft rules from the strictest down until enough dishes are left. */
const softlyFiltered = (
  screened: readonly ScreenedDish[],
  rules: readonly ((dish: ScreenedDish) => boolean)[],
): { readonly kept: readonly ScreenedDish[]; readonly isRelaxed: boolean } => {
  for (let strict = rules.length; strict > 0; strict--) {
    const kept = screened.filter((dish) => rules.slice(0, strict).every((rule) => rule(dish)))
    if (kept.length >= MIN_CHOICES) return { kept, isRelaxed: strict < rules.length }
  }
  return { kept: screened, isRelaxed: rules.length > 0 && screened.length > 0 }
}

/** Dishes for a place that may come on the table there. */
const dishesFor = (kitchen: Kitchen, { fitsTable }: DayInput, place: MealPlace): readonly ScreenedDish[] => {
  const screened = screenDishes(kitchen, place)
  return fitsTable === undefined ? screened : screened.filter(({ dish }) => fitsTable(dish.recipe, place.slot))
}

const openPlace = (
  kitchen: Kitchen,
  variety: WeekVariety,
  input: DayInput,
  taken: ReadonlySet<string>,
  place: MealPlace,
): OpenPlace => {
  const { day, isWeekend, seed } = input
  const { slot, id, target } = place
  const screened = dishesFor(kitchen, input, place).filter(
    ({ dish: { recipe } }) => !taken.has(recipe.id) && input.mayTake?.(id, recipe.id) !== false,
  )
  const isKept = ({ dish }: ScreenedDish) => dish.recipe.id === input.prefer?.get(id)
  const isQuick = (one: ScreenedDish) => isKept(one) || isQuickEnough(one.dish.recipe, slot, isWeekend)
  const isFresh = (one: ScreenedDish) => isKept(one) || variety.allows(one.dish.recipe.id, slot, day)
  const { kept: choice, isRelaxed } = softlyFiltered(screened, [isQuick, isFresh])
  const kept = input.prefer?.get(id)
  const price = (dish: Dish) =>
    dish.recipe.id === kept ? -KEEP_DISH : kitchen.priceOf(dish) + variety.price(dish.recipe.id, dish.keyFood, slot)
  const candidates = candidatesFor(kitchen, { id, slot, target, seed, screened: choice, price })
  return { place, problem: { id, slot, at: place.at, candidates }, isRelaxed }
}

const foodGrams = (kitchen: Kitchen, options: readonly MealOption[]): Map<string, number> => {
  const grams = new Map<string, number>()
  for (const { food, grams: more } of options.flatMap((option) => foodsOf(option, kitchen.catalog.findFood))) {
    grams.set(food.id, (grams.get(food.id) ?? 0) + more)
  }
  return grams
}

/** The chosen dish of a meal with what it may be swapped for: dishes that come to the same and leave the day as it is. */
const withAlternatives = (
  kitchen: Kitchen,
  variety: WeekVariety,
  input: DayInput,
  place: MealPlace,
  chosen: MealOption,
  dayRecipes: ReadonlySet<string>,
): PlannedMeal => {
  const screened = dishesFor(kitchen, input, { ...place, target: chosen })
  const quick = screened.filter(({ dish }) => isQuickEnough(dish.recipe, place.slot, input.isWeekend))
  const others = findAlternatives(kitchen, {
    id: place.id,
    slot: place.slot,
    seed: input.seed,
    like: chosen,
    screened: quick.length > MIN_CHOICES ? quick : screened,
    except: dayRecipes,
    fitsDay: keepsKind(kitchen, kindOfOption(kitchen, chosen)),
    price: (dish) => kitchen.priceOf(dish) + variety.price(dish.recipe.id, dish.keyFood, place.slot),
    count: ALTERNATIVES,
  })
  return { ...place, options: [chosen, ...others.map(writeOption)] }
}

/**
 * Chooses the day's dishes together, then alternatives for every meal. Does not change the variety it reads. Plates stay
 * within what a person can eat; only a meal that has no dish otherwise may have a larger one.
 */
export const planDay = (kitchen: Kitchen, variety: WeekVariety, input: DayInput, solver: Solver): DayResult => {
  const result = planMenu(kitchen, variety, input, solver)
  return result.kind === 'menu' ? result : planMenu(kitchen.withLargePlates(), variety, input, solver)
}

const planMenu = (kitchen: Kitchen, variety: WeekVariety, input: DayInput, solver: Solver): DayResult => {
  const { places, locked, around } = input
  const kept = places.flatMap((place) => {
    const option = locked.get(place.id)
    return option ? [{ place, option }] : []
  })
  const keptRecipes = new Set([...around.recipes, ...kept.map(({ option }) => option.recipe)])
  const keptKinds = kept.map(({ place, option }): TimedKind => ({ at: place.at, kind: kindOfOption(kitchen, option) }))
  const open = places
    .filter(({ id }) => !locked.has(id))
    .map((place) => openPlace(kitchen, variety, input, keptRecipes, place))
  const empty = open.find(({ problem }) => problem.candidates.length === 0)
  if (empty) return { kind: 'no-dishes', place: empty.place }
  const problem: DayProblem = {
    meals: open.map((place) => place.problem),
    target: subtractMacros(input.target, sumMacros(kept.map(({ option }) => option))),
    ...(input.scale === undefined ? {} : { scale: input.scale }),
    ...(input.mostFiber === undefined ? {} : { mostFiber: input.mostFiber }),
    leastFiber: (input.leastFiber ?? 0) - fiberOf(kept.map(({ option }) => option)),
    leastProduce: (input.leastProduce ?? 0) - produceOf(kept.map(({ option }) => option)),
    ...(kitchen.keepsMeatAndMilkApart ? { keepApart: [...around.kinds, ...keptKinds] } : {}),
    already: foodGrams(
      kitchen,
      kept.map(({ option }) => option),
    ),
  }
  const servings = open.length > 0 ? solveDay(problem, solver) : []
  const [first] = open
  if (!servings && first) return { kind: 'no-dishes', place: first.place }
  const chosen = new Map([...kept.map(({ place, option }) => [place.id, option] as const)])
  open.forEach(({ place }, i) => {
    const serving = servings?.[i]
    if (serving) chosen.set(place.id, writeOption(serving))
  })
  const dayRecipes = new Set([...around.recipes, ...[...chosen.values()].map(({ recipe }) => recipe)])
  const meals = places.flatMap((place): PlannedMeal[] => {
    const option = chosen.get(place.id)
    return option ? [withAlternatives(kitchen, variety, input, place, option, dayRecipes)] : []
  })
  const kinds = [...keptKinds, ...open.flatMap(({ place }, i) => kindAt(place, servings?.[i]))]
  return {
    kind: 'menu',
    menu: { meals, kinds, relaxed: open.filter(({ isRelaxed }) => isRelaxed).map(({ place }) => place.slot) },
  }
}

const kindAt = ({ at }: MealPlace, serving: Serving | undefined): TimedKind[] =>
  serving ? [{ at, kind: kindOf(serving) }] : []
