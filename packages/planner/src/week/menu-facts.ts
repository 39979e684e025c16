import { findDishFamily } from '@pacemeal/catalog/kitchen'
import { DAY_MINUTES } from '@pacemeal/domain'
import { oncePer, oncePerLength } from '../once-per.ts'
import { FoodKinds, isAtTable, isQuickDish, type PlateFoods, quickInSearch } from './food-cost.ts'
import { GUIDANCE_FIGURES, guidanceFigures } from './guidance-cost.ts'
import type { MenuChoice, MenuProblem } from './menu-problem.ts'
import type { PlaceKind } from './week-places.ts'

/** Lists of numbers, one after the other: list `i` goes from `from[i]` up to `from[i + 1]`. */
export interface Lists {
  readonly from: Int32Array
  readonly values: Int32Array
}

const startsOf = (lists: readonly (readonly unknown[])[]): Int32Array => {
  const from = new Int32Array(lists.length + 1)
  lists.forEach(({ length }, i) => {
    from[i + 1] = (from[i] as number) + length
  })
  return from
}

/** Puts lists one after the other. */
export const listsOf = (lists: readonly (readonly number[])[]): Lists => ({
  from: startsOf(lists),
  values: Int32Array.from(lists.flat()),
})

/** What is taken of items: lists of items, and the grams of each. */
export interface Takings extends Lists {
  readonly grams: Float64Array
}

/** Puts what is taken of items one after the other. */
export const takingsOf = (
  lists: readonly (readonly { readonly item: number; readonly grams: number }[])[],
): Takings => ({
  from: startsOf(lists),
  values: Int32Array.from(lists.flat(), ({ item }) => item),
  grams: Float64Array.from(lists.flat(), ({ grams }) => grams),
})

/** Kinds of food, numbered once for all problems of the same dishes. */
export const foodKinds = oncePer((_dishes: MenuProblem['dishes']) => new FoodKinds())

/** What is beside a dish. */
interface SideFacts {
  /** Items that are bought for it and not for the dish as well. */
  readonly bought: readonly number[]
  /** What is taken when it is eaten, of what perishes. */
  readonly taken: readonly { readonly item: number; readonly grams: number }[]
}

const nothingBeside: SideFacts = { bought: [], taken: [] }

const factsOfSides = ({ dishes, packs }: MenuProblem, { dish, sides }: MenuChoice): SideFacts => {
  if (sides.length === 0) return nothingBeside
  const bought = sides.filter(({ side }) => side.item >= 0)
  const ofDish = new Set(dishes[dish]?.items.map(({ item }) => item))
  return {
    bought: [...new Set(bought.map(({ side }) => side.item))].filter((item) => !ofDish.has(item)),
    taken: bought
      .filter(({ side }) => packs[side.item]?.isPerishable)
      .map(({ side, steps }) => ({ item: side.item, grams: steps * side.itemGrams })),
  }
}

/** What the plate of a choice is made of. */
const foodsOfChoice = ({ dishes }: MenuProblem, { dish, scale, sides }: MenuChoice): PlateFoods =>
  foodKinds(dishes).onPlate([
    ...(dishes[dish]?.lines ?? []).map(({ food, grams }) => ({ food, grams: grams * scale })),
    ...sides.map(({ side, steps }) => ({ food: side.part.food, grams: steps * side.part.stepGrams })),
  ])

/** What is read of the dishes: what is bought for each, whether it needs a stove or the like, whether it is quick, and its family, -1 for none. */
interface DishFacts {
  readonly items: Lists
  readonly isCooked: Uint8Array
  readonly isQuick: Uint8Array
  readonly family: Int32Array
  readonly families: number
}

const factsOfDishes = oncePerLength((dishes: MenuProblem['dishes']): DishFacts => {
  const family = Int32Array.from(dishes, ({ recipe }) => findDishFamily(recipe.id) ?? -1)
  return {
    items: listsOf(dishes.map(({ items }) => [...new Set(items.map(({ item }) => item))])),
    isCooked: Uint8Array.from(dishes, ({ needsCooking }) => (needsCooking ? 1 : 0)),
    isQuick: Uint8Array.from(dishes, (dish) => (isQuickDish(dish) ? 1 : 0)),
    family,
    families: family.reduce((most, one) => Math.max(most, one + 1), 0),
  }
})

/**
 * What a menu reckons with of all choices of all places. They are numbered through, and each figure is a column of its own: a
 * search reads them in no order, and what is read together should be little enough to stay near the processor.
 */
interface ChoiceFacts {
  /** The first choice of each place. */
  readonly first: Int32Array
  readonly dish: Int32Array
  readonly cost: Float64Array
  /** Servings for everybody who eats there. */
  readonly servings: Float64Array
  /** Main food of the plate, -1 for none. */
  readonly mainFood: Int32Array
  /** {@link GUIDANCE_FIGURES} of each. */
  readonly guidance: Float64Array
  /** What is bought for the sides alone, and what is taken for them when they are eaten. */
  readonly sidesBought: Lists
  readonly sidesTaken: Takings
}

/** What is the same for every menu of a problem. */
export interface MenuFacts extends DishFacts {
  readonly choices: ChoiceFacts
  /** How many main foods there are. */
  readonly mainFoods: number
  /** By choice: what the plate is made of. Only where variety is priced, for many foods have to be read for it. */
  readonly plateFoods: readonly PlateFoods[]
  readonly day: Int32Array
  readonly kind: readonly PlaceKind[]
  readonly isAway: Uint8Array
  /** Whether a place is a lunch or dinner at home. */
  readonly isAtTable: Uint8Array
  /** What so many quick lunches and dinners at home count, by their number. */
  readonly quickCost: Float64Array
  /** Places near enough for meat and milk to have to wait for each other. */
  readonly neighbours: readonly (readonly number[])[]
}

const findNeighbours = ({ places }: MenuProblem): readonly (readonly number[])[] => {
  const minute = ({ place }: (typeof places)[number]) => place.day * DAY_MINUTES + place.at
  return places.map((one, a) =>
    places.flatMap((other, b) => (a !== b && Math.abs(minute(one) - minute(other)) < 360 ? [b] : [])),
  )
}

const factsOfChoices = (problem: MenuProblem, numberOf: (choice: MenuChoice) => number): ChoiceFacts => {
  const { places, priced } = problem
  const all = places.flatMap(({ choices }) => choices)
  const { first, dish, servings, guidance, sidesBought, sidesTaken } = priced
    ? factsOf(priced).choices
    : whateverTheyCost(problem, all)
  return {
    first,
    dish,
    cost: Float64Array.from(all, ({ cost }) => cost),
    servings,
    mainFood: Int32Array.from(all, numberOf),
    guidance,
    sidesBought,
    sidesTaken,
  }
}

/** What a menu reckons with of choices whatever they cost, and whatever their main foods are. */
const whateverTheyCost = (problem: MenuProblem, all: readonly MenuChoice[]): Omit<ChoiceFacts, 'cost' | 'mainFood'> => {
  const { places } = problem
  const sides = all.map((choice) => factsOfSides(problem, choice))
  const guidance = new Float64Array(all.length * GUIDANCE_FIGURES)
  all.forEach((choice, i) => {
    guidance.set(guidanceFigures(choice.guidance), i * GUIDANCE_FIGURES)
  })
  return {
    first: startsOf(places.map(({ choices }) => choices)),
    dish: Int32Array.from(all, (choice) => choice.dish),
    servings: Float64Array.from(
      places.flatMap(({ place, choices }) => choices.map(({ scale }) => scale * place.plates)),
    ),
    guidance,
    sidesBought: listsOf(sides.map(({ bought }) => bought)),
    sidesTaken: takingsOf(sides.map(({ taken }) => taken)),
  }
}

/** Works out what is the same for every menu of a problem, once. */
export const factsOf = oncePer((problem: MenuProblem): MenuFacts => {
  const { places, dishes } = problem
  const mainFoods = new Map<string, number>()
  const numberOf = ({ mainFood }: MenuChoice): number => {
    if (mainFood === undefined) return -1
    const known = mainFoods.get(mainFood) ?? mainFoods.size
    mainFoods.set(mainFood, known)
    return known
  }
  const choices = factsOfChoices(problem, numberOf)
  const days = new Set(places.map(({ place }) => place.day)).size
  return {
    ...factsOfDishes(dishes),
    choices,
    plateFoods: problem.seeksVariety
      ? places.flatMap((one) => one.choices.map((choice) => foodsOfChoice(problem, choice)))
      : [],
    mainFoods: mainFoods.size,
    day: Int32Array.from(places, ({ place }) => place.day),
    kind: places.map(({ place }) => place.kind),
    isAway: Uint8Array.from(places, ({ place }) => (place.away === null || place.away === 'canteen' ? 0 : 1)),
    isAtTable: Uint8Array.from(places, ({ place }) => (isAtTable(place) ? 1 : 0)),
    quickCost: Float64Array.from({ length: places.length + 1 }, (_, meals) => quickInSearch(meals, days)),
    neighbours: problem.keepsMeatAndMilkApart ? findNeighbours(problem) : places.map(() => []),
  }
})
