import { type Food, type KosherKind, kosherKindOf } from '@pacemeal/catalog'
import { fruitAndVegetableGrams } from '@pacemeal/catalog/kitchen'
import type { Macros, MealSlot } from '@pacemeal/domain'
import type { Choice, ChoiceModel, MissPiece, SoftRow } from './choice-model.ts'
import { macroNames } from './figures.ts'
import { mayFollow, type TimedKind } from './meat-and-milk.ts'
import type { Solver } from './plan.ts'
import { portionLimit } from './portion-limits.ts'
import { type Serving, weighedFoods } from './serving.ts'
import type { ServingColumn } from './serving-columns.ts'
import { solveChoices } from './solve-choices.ts'

/** A dish that one meal may be, in all the servings worth considering. */
export interface Candidate {
  readonly recipe: string
  readonly columns: readonly ServingColumn[]
  /** What choosing it costs beside the figures: repetition, and a seeded jitter. */
  readonly cost: number
}

export interface MealProblem {
  readonly id: string
  readonly slot: MealSlot
  readonly at: number
  readonly candidates: readonly Candidate[]
}

export interface DayProblem {
  readonly meals: readonly MealProblem[]
  /** What these meals together should come to. */
  readonly target: Macros
  /** Amounts that misses are measured against where these exceed the target: a rest of a day is a part of a larger one. */
  readonly scale?: Macros
  /** Gut comfort before and on competition days, in grams. */
  readonly mostFiber?: number
  /** Fiber, and fruit and vegetables, that these meals should bring, in grams. */
  readonly leastFiber?: number
  readonly leastProduce?: number
  /** Set when meat and milk are kept apart: what else is eaten around these meals. */
  readonly keepApart?: readonly TimedKind[]
  /** Grams of foods that the day already holds, towards the limit per day. */
  readonly already?: ReadonlyMap<string, number>
}

/**
 * Free band around the day's target, as relative misses. It sits inside what a plan promises (energy 3%, protein
 * not under by 2%, carbohydrate 5%, fat 10%), so that rounding for show never breaks the promise.
 */
const dayBands: Readonly<Record<keyof Macros, { readonly short: number; readonly over: number }>> = {
  calories: { short: 0.022, over: 0.022 },
  protein: { short: 0.012, over: 0.07 },
  carbs: { short: 0.04, over: 0.04 },
  fat: { short: 0.08, over: 0.08 },
}
/** A small price towards the middle of the band. */
const INSIDE_PRICE = 0.5
/** Price of a whole relative miss outside the band (1% costs as much as a meal that is 15% off), and beyond a further 5%. */
const OUTSIDE_PRICE = 20
const FAR_OUTSIDE = 0.05
const FAR_PRICE = 40
const FIBER_PRICE = 0.02
/**
 * A gram of fiber, and of fruit and vegetables, that lacks. A day without any costs a little more than what keeping two dishes is worth.
 */
const FIBER_SHORT_PRICE = 0.02
const PRODUCE_SHORT_PRICE = 0.002
const MOUNTAIN_PRICE = 0.05
const SIDE_PRICE = 0.015

/** One serving of one dish for one meal, as a column of the day's integer programme. */
interface ServingChoice extends Choice {
  readonly meal: MealProblem
  readonly recipe: string
  readonly column: ServingColumn
  readonly foods: readonly { readonly food: Food; readonly grams: number }[]
  readonly kind: KosherKind
}

const choicesOf = (meal: MealProblem, group: number): ServingChoice[] =>
  meal.candidates.flatMap(({ recipe, columns, cost }) =>
    columns.map((column): ServingChoice => {
      const foods = weighedFoods(column.serving)
      return {
        group,
        cost: cost + column.misfit + SIDE_PRICE * column.serving.sides.length,
        meal,
        recipe,
        column,
        foods,
        kind: kosherKindOf(foods.flatMap(({ food }) => food.classes)),
      }
    }),
  )

/** Nearly free inside the band, dear outside, dearer far outside. */
const pieces = (band: number, scale: number): MissPiece[] => [
  { width: band * scale, price: INSIDE_PRICE / scale },
  { width: FAR_OUTSIDE * scale, price: OUTSIDE_PRICE / scale },
  { width: Number.POSITIVE_INFINITY, price: FAR_PRICE / scale },
]

const targetRows = (choices: readonly ServingChoice[], { target, scale: least }: DayProblem): SoftRow[] =>
  macroNames.map((name) => {
    const scale = Math.max(target[name], least?.[name] ?? 0, 10)
    return {
      amounts: Float64Array.from(choices, ({ column }) => column.figures[name]),
      target: target[name],
      short: pieces(dayBands[name].short, scale),
      over: pieces(dayBands[name].over, scale),
    }
  })

const atMost = (amounts: Float64Array, most: number, price: number): SoftRow => ({
  amounts,
  target: most,
  short: [{ width: Number.POSITIVE_INFINITY, price: 0 }],
  over: [{ width: Number.POSITIVE_INFINITY, price }],
})

const atLeast = (amounts: Float64Array, least: number, price: number): SoftRow => ({
  amounts,
  target: least,
  short: [{ width: Number.POSITIVE_INFINITY, price }],
  over: [{ width: Number.POSITIVE_INFINITY, price: 0 }],
})

/** No mountain of one food over the day: a row for every food that could become one. */
const foodRows = (choices: readonly ServingChoice[], already: ReadonlyMap<string, number>): SoftRow[] => {
  const uses = choices.flatMap(({ foods, group }, choice) =>
    foods.map(({ food, grams }) => ({ food, grams, choice, group })),
  )
  return [...Map.groupBy(uses, ({ food }) => food)].flatMap(([food, same]) => {
    const byMeal = Map.groupBy(same, ({ group }) => group)
    const most = [...byMeal.values()].reduce((sum, of) => sum + Math.max(...of.map(({ grams }) => grams)), 0)
    const left = Math.max(0, portionLimit(food).perDay - (already.get(food.id) ?? 0))
    if (most <= left) return []
    const amounts = new Float64Array(choices.length)
    for (const { choice, grams } of same) amounts[choice] = (amounts[choice] ?? 0) + grams
    return [atMost(amounts, left, MOUNTAIN_PRICE)]
  })
}

/** No dish twice a day. */
const repeats = (choices: readonly ServingChoice[]): number[][] =>
  [...Map.groupBy([...choices.keys()], (choice) => choices[choice]?.recipe).values()].filter(
    (same) => new Set(same.map((choice) => choices[choice]?.group)).size > 1,
  )

/** Meat and milk wait for each other between the meals of the day. */
const kosherClashes = (choices: readonly ServingChoice[], meals: readonly MealProblem[]): number[][] => {
  const ofKind = (group: number, kind: KosherKind): number[] =>
    [...choices.keys()].filter((choice) => choices[choice]?.group === group && choices[choice]?.kind === kind)
  return meals.flatMap((meat, a) =>
    meals.flatMap((milk, b) => {
      const clash = a !== b && !mayFollow({ at: meat.at, kind: 'meat' }, { at: milk.at, kind: 'milk' })
      return clash ? [[...ofKind(a, 'meat'), ...ofKind(b, 'milk')]] : []
    }),
  )
}

const buildModel = (choices: readonly ServingChoice[], problem: DayProblem): ChoiceModel => {
  const { leastFiber = 0, leastProduce = 0 } = problem
  const fiber = Float64Array.from(choices, ({ column }) => column.figures.fiber)
  const produce = Float64Array.from(choices, ({ foods }) =>
    fruitAndVegetableGrams(foods.map(({ food, grams }) => ({ food: food.id, grams }))),
  )
  return {
    choices,
    groups: problem.meals.length,
    soft: [
      ...targetRows(choices, problem),
      ...(problem.mostFiber === undefined ? [] : [atMost(fiber, problem.mostFiber, FIBER_PRICE)]),
      ...(leastFiber > 0 ? [atLeast(fiber, leastFiber, FIBER_SHORT_PRICE)] : []),
      ...(leastProduce > 0 ? [atLeast(produce, leastProduce, PRODUCE_SHORT_PRICE)] : []),
      ...foodRows(choices, problem.already ?? new Map()),
    ],
    exclusive: [...repeats(choices), ...(problem.keepApart ? kosherClashes(choices, problem.meals) : [])],
  }
}

/** Chooses one serving a meal; undefined when the hard rules leave none. */
export const solveDay = (problem: DayProblem, solver: Solver): readonly Serving[] | undefined => {
  const around = problem.keepApart ?? []
  const choices = problem.meals
    .flatMap(choicesOf)
    .filter(({ kind, meal }) => around.every((near) => mayFollow(near, { at: meal.at, kind })))
  const taken = solveChoices(buildModel(choices, problem), solver)
  return taken?.flatMap((choice) => choices[choice]?.column.serving ?? [])
}
