import type { Food } from '@pacemeal/catalog'
import { kindsOnPlate, produceOnPlate } from '@pacemeal/catalog/kitchen'
import { EATEN_OUT } from '@pacemeal/domain'
import { type DishModel, QUICK_MINUTES } from './dish-model.ts'
import { DAYS } from './packs.ts'
import type { WeekPlace } from './week-places.ts'

/** Meals of a week with one food that is no staple that nobody minds, and the price of those beyond, squared. Own choice. */
const MAX_MEALS_OF_FOOD = 6
const FOOD_TOO_OFTEN = 0.5
/** Kinds of fruit and of vegetables that a week should have at least, and the price of each that is missing. Own choice. */
const MIN_FRUITS = 3
const MIN_VEGETABLES = 4
const KIND_MISSING = 5

/** Lunches and dinners at home of a week that nobody minds to be quick dishes, and the price of each beyond. Own choice. */
const MAX_QUICK_MEALS = 4
const QUICK_TOO_OFTEN = 2
/** The price of those beyond where dishes are searched for, squared: one more hardly counts, a week without a pot does. Own choice. */
const QUICK_IN_SEARCH = 0.3
/** Of them, those that are one and the same dish, and the price of each beyond. Own choice. */
const MAX_SAME_QUICK = 2
const SAME_QUICK_TOO_OFTEN = 3

/** Whether a dish is put together within some minutes, heated or not. */
export const isQuickDish = ({ recipe, handsOn, waiting }: DishModel): boolean =>
  recipe.id !== EATEN_OUT && handsOn + waiting <= QUICK_MINUTES

/** Whether a place is a lunch or a dinner at home. */
export const isAtTable = ({ kind, away }: Pick<WeekPlace, 'kind' | 'away'>): boolean => kind === 'main' && away === null

/** Meals of one food beyond what nobody minds, squared. */
const beyond = (meals: number): number => Math.max(0, meals - MAX_MEALS_OF_FOOD) ** 2

/** Quick lunches and dinners at home that nobody minds in a part of a week of so many days. */
const mostQuickOf = (days: number): number => Math.ceil((MAX_QUICK_MEALS * days) / DAYS)

/** What so many quick lunches and dinners at home on so many days count where dishes are searched for. */
export const quickInSearch = (meals: number, days: number): number =>
  QUICK_IN_SEARCH * Math.max(0, meals - mostQuickOf(days)) ** 2

/** Meals of one quick dish beyond what nobody minds. */
const beyondSame = (meals: number): number => Math.max(0, meals - MAX_SAME_QUICK)

/** What a plate is made of, by the numbers of {@link FoodKinds}. */
export interface PlateFoods {
  /** Foods that are no staples. */
  readonly foods: Int32Array
  readonly fruits: Int32Array
  readonly vegetables: Int32Array
}

/** Kinds of food by small numbers, given as they are met. */
export class FoodKinds {
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.#numbers.size
  }

  /** What a plate of weighed foods is made of. */
  onPlate(plate: readonly { readonly food: Food; readonly grams: number }[]): PlateFoods {
    const { fruits, vegetables } = produceOnPlate(plate)
    return {
      foods: this.#numbersOf(kindsOnPlate(plate)),
      fruits: this.#numbersOf(fruits),
      vegetables: this.#numbersOf(vegetables),
    }
  }

  #numbersOf(kinds: readonly string[]): Int32Array {
    return Int32Array.from(kinds, (kind) => {
      const known = this.#numbers.get(kind) ?? this.#numbers.size
      this.#numbers.set(kind, known)
      return known
    })
  }
}

/** How much a week leans on few foods, and whether it has enough kinds of fruit and vegetables; kept up to date plate by plate. */
export class FoodCost {
  readonly #meals: Int32Array
  readonly #fruitMeals: Int32Array
  readonly #vegetableMeals: Int32Array
  readonly #leastFruits: number
  readonly #leastVegetables: number
  readonly #mostQuick: number
  readonly #quickMeals = new Map<string, number>()
  #over = 0
  #quick = 0
  #sameQuick = 0
  #fruits = 0
  #vegetables = 0

  /** A part of a week, of so many days, asks for a part of the kinds. */
  constructor(kinds: number, days: number) {
    this.#meals = new Int32Array(kinds)
    this.#fruitMeals = new Int32Array(kinds)
    this.#vegetableMeals = new Int32Array(kinds)
    this.#leastFruits = Math.ceil((MIN_FRUITS * days) / DAYS)
    this.#leastVegetables = Math.ceil((MIN_VEGETABLES * days) / DAYS)
    this.#mostQuick = mostQuickOf(days)
  }

  /** Adds (1) or takes away (-1) a plate. */
  add({ foods, fruits, vegetables }: PlateFoods, sign: 1 | -1): void {
    for (let i = 0; i < foods.length; i++) {
      const food = foods[i] as number
      const before = this.#meals[food] as number
      this.#meals[food] = before + sign
      this.#over += beyond(before + sign) - beyond(before)
    }
    this.#fruits += countKinds(this.#fruitMeals, fruits, sign)
    this.#vegetables += countKinds(this.#vegetableMeals, vegetables, sign)
  }

  /** Adds (1) or takes away (-1) a quick dish, by the id of its recipe, as a lunch or dinner at home. */
  addQuick(recipe: string, sign: 1 | -1): void {
    this.#quick += sign
    const before = this.#quickMeals.get(recipe) ?? 0
    this.#quickMeals.set(recipe, before + sign)
    this.#sameQuick += beyondSame(before + sign) - beyondSame(before)
  }

  /** Quick lunches and dinners beyond what nobody minds. */
  get quickBeyond(): number {
    return Math.max(0, this.#quick - this.#mostQuick)
  }

  cost(): number {
    const missing =
      Math.max(0, this.#leastFruits - this.#fruits) + Math.max(0, this.#leastVegetables - this.#vegetables)
    return (
      FOOD_TOO_OFTEN * this.#over +
      KIND_MISSING * missing +
      QUICK_TOO_OFTEN * this.quickBeyond +
      SAME_QUICK_TOO_OFTEN * this.#sameQuick
    )
  }
}

/** Counts a plate's kinds among the meals that have each; gives how many kinds more there are with it. */
const countKinds = (meals: Int32Array, kinds: Int32Array, sign: 1 | -1): number => {
  let more = 0
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number
    const before = meals[kind] as number
    meals[kind] = before + sign
    if (before === 0) more++
    else if (before + sign === 0) more--
  }
  return more
}
