import { kosherKindOf } from '@pacemeal/catalog'
import type { Macros, MealOption, PlannedMeal } from '@pacemeal/domain'
import { findAlternatives, keepsKind } from './alternatives.ts'
import { candidatesFor, kindOf, type ScreenedDish, screenDishes } from './candidates.ts'
import { type DayProblem, type MealProblem, solveDay } from './day-model.ts'
import type { Dish } from './dish.ts'
import { subtractMacros, sumMacros } from './figures.ts'
import type { Helping } from './helping.ts'
import type { Kitchen } from './kitchen.ts'
import { foodsOf, writeOption } from './meal-option.ts'
import type { MealPlace } from './meal-places.ts'
import type { TimedKind } from './meat-and-milk.ts'
import type { Solver } from './plan.ts'
import { isQuickEnough, type WeekVariety } from './variety.ts'

/** Choices that a meal shows beside the chosen dish. */
const ALTERNATIVES = 3
/** Dishes that must be left after a soft rule; otherwise the rule gives way. */
const LEAST_CHOICE = 4

export interface DayInput {
  /** Days from Monday; counts on for days outside the week. */
  readonly day: number
  readonly isWeekend: boolean
  readonly places: readonly MealPlace[]
  /** What all places together should come to: the day without what is taken during sessions. */
  readonly target: Macros
  readonly mostFiber?: number
  readonly seed: number
  /** Dishes that stay, by meal id. */
  readonly locked: ReadonlyMap<string, MealOption>
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

export type DayResult =
  | { readonly kind: 'menu'; readonly menu: DayMenu }
  | { readonly kind: 'no-dishes'; readonly place: MealPlace }

interface OpenPlace {
  readonly place: MealPlace
  readonly screened: readonly ScreenedDish[]
  readonly problem: MealProblem
  readonly isRelaxed: boolean
}

const kindOfOption = (kitchen: Kitchen, option: MealOption) =>
  kosherKindOf(foodsOf(option, kitchen.catalog.findFood).flatMap(({ food }) => food.classes))

/** Applies soft rules from the strictest down until enough dishes are left. */
const softlyFiltered = (
  screened: readonly ScreenedDish[],
  rules: readonly ((dish: ScreenedDish) => boolean)[],
): { readonly kept: readonly ScreenedDish[]; readonly isRelaxed: boolean } => {
  for (let strict = rules.length; strict > 0; strict--) {
    const kept = screened.filter((dish) => rules.slice(0, strict).every((rule) => rule(dish)))
    if (kept.length >= LEAST_CHOICE) return { kept, isRelaxed: strict < rules.length }
  }
  return { kept: screened, isRelaxed: rules.length > 0 && screened.length > 0 }
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
  const screened = screenDishes(kitchen, slot, target).filter(({ dish }) => !taken.has(dish.recipe.id))
  const isQuick = ({ dish }: ScreenedDish) => isQuickEnough(dish.recipe, slot, isWeekend)
  const isFresh = ({ dish }: ScreenedDish) => variety.allows(dish.recipe.id, slot, day)
  const { kept, isRelaxed } = softlyFiltered(screened, [isQuick, isFresh])
  const price = (dish: Dish) => variety.price(dish.recipe.id, dish.keyFood, slot)
  const candidates = candidatesFor(kitchen, { id, slot, target, seed, screened: kept, price })
  return { place, screened: screened.filter(isQuick), problem: { id, slot, at: place.at, candidates }, isRelaxed }
}

const foodGrams = (kitchen: Kitchen, options: readonly MealOption[]): Map<string, number> => {
  const grams = new Map<string, number>()
  for (const { food, grams: more } of options.flatMap((option) => foodsOf(option, kitchen.catalog.findFood))) {
    grams.set(food.id, (grams.get(food.id) ?? 0) + more)
  }
  return grams
}

const alternativesTo = (
  kitchen: Kitchen,
  variety: WeekVariety,
  input: DayInput,
  { place, screened }: OpenPlace,
  chosen: Helping,
  dayRecipes: ReadonlySet<string>,
): readonly MealOption[] =>
  findAlternatives(kitchen, {
    id: place.id,
    slot: place.slot,
    seed: input.seed,
    like: writeOption(chosen),
    screened,
    except: dayRecipes,
    fitsDay: keepsKind(kitchen, chosen),
    price: (dish) => variety.price(dish.recipe.id, dish.keyFood, place.slot),
    count: ALTERNATIVES,
  }).map(writeOption)

/** Chooses the day's dishes together, then alternatives for every meal. Does not change the variety it reads. */
export const planDay = (kitchen: Kitchen, variety: WeekVariety, input: DayInput, solver: Solver): DayResult => {
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
    ...(input.mostFiber === undefined ? {} : { mostFiber: input.mostFiber }),
    ...(kitchen.keepsMeatAndMilkApart ? { keepApart: [...around.kinds, ...keptKinds] } : {}),
    already: foodGrams(
      kitchen,
      kept.map(({ option }) => option),
    ),
  }
  const helpings = open.length > 0 ? solveDay(problem, solver) : []
  const first = open[0]
  if (!helpings) return first ? { kind: 'no-dishes', place: first.place } : { kind: 'menu', menu: emptyMenu }
  const dayRecipes = new Set([...keptRecipes, ...helpings.map(({ dish }) => dish.recipe.id)])
  const chosen = new Map(
    open.flatMap((openPlace, i) => {
      const helping = helpings[i]
      return helping ? [[openPlace.place.id, { openPlace, helping }] as const] : []
    }),
  )
  const meals = places.flatMap((place): PlannedMeal[] => {
    const stays = locked.get(place.id)
    if (stays) return [{ ...place, options: [stays] }]
    const choice = chosen.get(place.id)
    if (!choice) return []
    const others = alternativesTo(kitchen, variety, input, choice.openPlace, choice.helping, dayRecipes)
    return [{ ...place, options: [writeOption(choice.helping), ...others] }]
  })
  const kinds = [
    ...keptKinds,
    ...[...chosen.values()].map(({ openPlace, helping }) => ({ at: openPlace.place.at, kind: kindOf(helping) })),
  ]
  return {
    kind: 'menu',
    menu: { meals, kinds, relaxed: open.filter(({ isRelaxed }) => isRelaxed).map(({ place }) => place.slot) },
  }
}

const emptyMenu: DayMenu = { meals: [], relaxed: [], kinds: [] }
