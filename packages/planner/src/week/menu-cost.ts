import { DAY_MINUTES } from '@pacemeal/domain'
import { mayFollow } from '../meat-and-milk.ts'
import { CookingCost } from './cooking-cost.ts'
import type { DishModel } from './dish-model.ts'
import { FoodCost, type PlateFoods } from './food-cost.ts'
import { GUIDANCE_FIGURES, GuidanceCost } from './guidance-cost.ts'
import { ItemCost } from './item-cost.ts'
import { factsOf, foodKinds, type MenuFacts } from './menu-facts.ts'
import type { MenuProblem } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { RepeatCost } from './repeat-cost.ts'
import { MAX_SAME_FOOD } from './weak-points.ts'

/** What counts how much, beside misfits of 0.01 to 0.1 a plate. Limits are a little inside what a week promises. */
export const MISFIT = 8
const SAME_FOOD_TODAY = 8
const SAME_FOOD_WEEK = 0.15
const CLASH = 40
/** Each further dish of one family on a day. */
const NEAR_SAME_TODAY = 8

/** Meals of a week with the same main food, before it counts as leaning on it. */
const MAX_SAME_FOOD_IN_WEEK = 4

/** What so many plates of one main food cost on a day, and so many main meals in a week. */
const sameFoodToday = (plates: number): number => SAME_FOOD_TODAY * Math.max(0, plates - MAX_SAME_FOOD)
const sameFoodInWeek = (meals: number): number => SAME_FOOD_WEEK * Math.max(0, meals - MAX_SAME_FOOD_IN_WEEK) ** 2

/** Different dishes of a menu and those that it is short of, foods that it buys, cookings that count, and busy minutes of each day. */
interface MenuDemands {
  readonly dishes: number
  readonly missing: number
  readonly items: number
  readonly events: number
  readonly minutes: ArrayLike<number>
}

/** A place whose choice was exchanged, and the one before. */
export interface Exchange {
  readonly at: number
  readonly before: number
}

/** A menu with its cost, kept up to date as places change their dish. */
export class MenuState {
  readonly taken: Int32Array
  /** The dish of each place. */
  readonly dishes: Int32Array
  readonly #problem: MenuProblem
  readonly #facts: MenuFacts
  // The running state.
  readonly #items: ItemCost
  readonly #cooking: CookingCost
  readonly #repeats: RepeatCost
  readonly #guidance: GuidanceCost
  /** How dull the menu is, where that is priced. */
  readonly #variety: FoodCost | undefined
  /** Plates of each main food by day, and in the main meals of the week. */
  readonly #foodDay: Int32Array
  readonly #foodWeek: Int32Array
  /** Plates of each family, and of each dish, by day. */
  readonly #familyDay: Int32Array
  readonly #dishDay: Int32Array
  #misfit = 0
  #sameFood = 0
  #nearSame = 0
  #conflicts = 0
  #quick = 0

  constructor(problem: MenuProblem, taken: readonly number[]) {
    this.#problem = problem
    this.#facts = factsOf(problem)
    this.#items = new ItemCost(problem.packs)
    this.#cooking = new CookingCost(problem, this.#items)
    this.#repeats = new RepeatCost(problem)
    this.#guidance = new GuidanceCost(problem.limits)
    this.#variety = problem.seeksVariety
      ? new FoodCost(foodKinds(problem.dishes).size, new Set(this.#facts.day).size)
      : undefined
    this.#foodDay = new Int32Array(this.#facts.mainFoods * DAYS)
    this.#foodWeek = new Int32Array(this.#facts.mainFoods)
    this.#familyDay = new Int32Array(this.#facts.families * DAYS)
    this.#dishDay = new Int32Array(problem.dishes.length * DAYS)
    this.taken = Int32Array.from(taken)
    this.dishes = this.taken.map((choice, at) => this.dishAt(at, choice))
    for (let at = 0; at < problem.places.length; at++) {
      this.#add(at, 1)
      this.#cook(at, this.taken[at] as number, 1)
    }
  }

  /** Whether a place may take a choice: no dish comes twice a day. */
  mayTake(at: number, choice: number): boolean {
    const dish = this.dishAt(at, choice)
    if (dish === this.dishes[at]) return true
    return this.#dishDay[dish * DAYS + (this.#facts.day[at] as number)] === 0
  }

  dishAt(at: number, choice: number): number {
    const { first, dish } = this.#facts.choices
    return dish[(first[at] as number) + choice] as number
  }

  take(at: number, choice: number): void {
    const before = this.taken[at] as number
    this.exchange(at, choice)
    this.cook(at, before)
  }

  /** Takes a choice without what is cooked and taken for it: {@link cook} follows, or the choice before is exchanged back. */
  exchange(at: number, choice: number): void {
    this.#add(at, -1)
    this.taken[at] = choice
    this.dishes[at] = this.dishAt(at, choice)
    this.#add(at, 1)
  }

  /** Cooks what was exchanged at a place, in place of the choice before. */
  cook(at: number, before: number): void {
    this.#cook(at, before, -1)
    this.#cook(at, this.taken[at] as number, 1)
  }

  /** What the menu costs as it stands. */
  cost(): number {
    return this.#costWith(this.#items.cost())
  }

  /** A lower bound of the cost, but for rounding, in much less time. */
  leastCost(): number {
    return this.#costWith(this.#items.leastCost())
  }

  /** A lower bound of the cost, but for rounding, of a menu with exchanged places whose dishes are still to be cooked. */
  leastCostUncooked(exchanged: readonly Exchange[]): number {
    const { sidesTaken, first } = this.#facts.choices
    this.#cooking.beginTouching()
    for (const { at, before } of exchanged) {
      const from = first[at] as number
      this.#cooking.touch(this.dishAt(at, before))
      this.#cooking.touch(this.dishes[at] as number)
      this.#items.touch(sidesTaken, from + before)
      this.#items.touch(sidesTaken, from + (this.taken[at] as number))
    }
    return this.#costWith(this.#items.leastCostOfOthers(), this.#cooking.leastCostOfOthers())
  }

  #costWith(ofItems: number, ofCooking = this.#cooking.cost()): number {
    const own =
      MISFIT * this.#misfit +
      this.#sameFood +
      NEAR_SAME_TODAY * this.#nearSame +
      CLASH * this.#conflicts +
      (this.#facts.quickCost[this.#quick] as number)
    const kept = own + ofItems + ofCooking + this.#repeats.cost() + this.#guidance.cost()
    return this.#variety ? kept + this.#variety.cost() : kept
  }

  /** How dull the menu is, where that is priced. */
  get dullness(): number {
    return this.#variety?.cost() ?? 0
  }

  /** Quick lunches and dinners at home beyond what nobody minds, where variety is priced. */
  get quickBeyond(): number {
    return this.#variety?.quickBeyond ?? 0
  }

  /** What a linear programme can reckon of the cost: misfits, and the numbers of items, dishes and cookings. */
  linearCost(): number {
    return MISFIT * this.#misfit + this.#items.countCost() + this.#cooking.eventCost() + this.#repeats.varietyCost()
  }

  /** Grams that are bought and lost as the menu stands. */
  get lost(): number {
    return this.#items.lost
  }

  /** What the menu asks of a kitchen, without its price. */
  demands(): MenuDemands {
    return {
      dishes: this.#repeats.dishes,
      missing: this.#repeats.missing,
      items: this.#items.items,
      events: this.#cooking.events,
      minutes: this.#cooking.minutes,
    }
  }

  /** Counts of the menu, for those who look on. */
  figures() {
    return {
      cost: this.cost(),
      misfit: this.#misfit,
      items: this.#items.items,
      dishes: this.#repeats.dishes,
      missing: this.#repeats.missing,
      events: this.#cooking.events,
      lost: this.#items.lost,
      minutes: [...this.#cooking.minutes],
      conflicts: this.#conflicts,
      repeats: this.#repeats.beyond,
    }
  }

  #countClashes(at: number): number {
    const near = this.#facts.neighbours[at] as readonly number[]
    if (near.length === 0) return 0
    const { places } = this.#problem
    const own = places[at]
    const kind = own?.choices[this.taken[at] as number]?.kind
    if (!own || !kind || kind === 'pareve') return 0
    let count = 0
    for (const other of near) {
      const its = places[other]
      const otherKind = its?.choices[this.taken[other] as number]?.kind
      if (!its || !otherKind || otherKind === 'pareve' || otherKind === kind) continue
      const here = { at: own.place.day * DAY_MINUTES + own.place.at, kind }
      if (!mayFollow(here, { at: its.place.day * DAY_MINUTES + its.place.at, kind: otherKind })) count++
    }
    return count
  }

  #add(at: number, sign: 1 | -1): void {
    const facts = this.#facts
    const { choices } = facts
    const choice = (choices.first[at] as number) + (this.taken[at] as number)
    const dish = choices.dish[choice] as number
    const day = facts.day[at] as number
    this.#misfit += sign * (choices.cost[choice] as number)
    this.#conflicts += sign * this.#countClashes(at)
    this.#items.count(facts.items, dish, sign)
    this.#items.count(choices.sidesBought, choice, sign)
    this.#dishDay[dish * DAYS + day] = (this.#dishDay[dish * DAYS + day] as number) + sign
    this.#repeats.add(at, dish, sign)
    this.#guidance.add(choices.guidance, choice * GUIDANCE_FIGURES, day, sign)
    this.#variety?.add(facts.plateFoods[choice] as PlateFoods, sign)
    if (facts.isAtTable[at] === 1 && facts.isQuick[dish] === 1) {
      this.#quick += sign
      this.#variety?.addQuick((this.#problem.dishes[dish] as DishModel).recipe.id, sign)
    }
    this.#countMainFood(choices.mainFood[choice] as number, at, day, sign)
    this.#countFamily(dish, day, sign)
  }

  #cook(at: number, taken: number, sign: 1 | -1): void {
    const facts = this.#facts
    const { choices } = facts
    const choice = (choices.first[at] as number) + taken
    const dish = choices.dish[choice] as number
    const day = facts.day[at] as number
    this.#items.book(choices.sidesTaken, choice, day, sign)
    const box = (facts.isAway[at] as number) & (facts.isCooked[dish] as number)
    this.#cooking.add(dish, day, choices.servings[choice] as number, box, sign)
  }

  #countFamily(dish: number, day: number, sign: 1 | -1): void {
    const family = this.#facts.family[dish] as number
    if (family < 0) return
    const cell = family * DAYS + day
    const before = this.#familyDay[cell] as number
    this.#familyDay[cell] = before + sign
    this.#nearSame += Math.max(0, before + sign - 1) - Math.max(0, before - 1)
  }

  #countMainFood(food: number, at: number, day: number, sign: number): void {
    const kind = this.#facts.kind[at]
    if (kind === 'pre-fuel' || food < 0) return
    const cell = food * DAYS + day
    const before = this.#foodDay[cell] as number
    this.#foodDay[cell] = before + sign
    this.#sameFood += sameFoodToday(before + sign) - sameFoodToday(before)
    if (kind !== 'main') return
    const week = this.#foodWeek[food] as number
    this.#foodWeek[food] = week + sign
    this.#sameFood += sameFoodInWeek(week + sign) - sameFoodInWeek(week)
  }
}
