import { findDishFamily } from '@pacemeal/catalog/kitchen'
import { DAY_MINUTES } from '@pacemeal/domain'
import { mayFollow } from '../meat-and-milk.ts'
import { CookingCost } from './cooking-cost.ts'
import type { PlateGuidance } from './dish-model.ts'
import { GuidanceCost } from './guidance-cost.ts'
import { ItemCost } from './item-cost.ts'
import type { MenuChoice, MenuProblem } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { RepeatCost } from './repeat-cost.ts'
import { MAX_SAME_FOOD } from './weak-points.ts'
import type { PlaceKind } from './week-places.ts'

/** What counts how much, beside misfits of 0.01 to 0.1 a plate. Limits are a little inside what a week promises. */
export const MISFIT = 8
const SAME_FOOD_TODAY = 8
const SAME_FOOD_WEEK = 0.15
const CLASH = 40
/** Each further dish of one family on a day. */
const NEAR_SAME_TODAY = 8

/** Meals of a week with the same main food, before it counts as leaning on it. */
const MAX_SAME_FOOD_IN_WEEK = 4

interface ChoiceFacts {
  readonly dish: number
  /** Position of its main food; -1 where nothing but powder holds protein. */
  readonly food: number
  readonly cost: number
  /** Servings of the dish, for everybody who eats at the place. */
  readonly servings: number
  /** What is bought for the dish and for what is beside it. */
  readonly items: Int32Array
  /** What is taken for the sides when they are eaten: items and their grams. */
  readonly sideItems: Int32Array
  readonly sideGrams: Float64Array
  readonly guidance: PlateGuidance
}

/** What is the same for a choice in every state; rounds of a search begin with a new one. */
type LastingFacts = Omit<ChoiceFacts, 'food' | 'servings'>
const lastingFacts = new WeakMap<MenuChoice, LastingFacts>()

/** Foods that a menu buys, cookings that count, and busy minutes of each day. */
interface MenuDemands {
  readonly items: number
  readonly events: number
  readonly minutes: ArrayLike<number>
}

/** A menu with its cost, kept up to date as places change their dish. */
export class MenuState {
  readonly taken: Int32Array
  readonly #problem: MenuProblem
  readonly #facts: readonly (readonly ChoiceFacts[])[]
  readonly #day: Int32Array
  readonly #kind: readonly PlaceKind[]
  readonly #isAway: Uint8Array
  readonly #isCooked: Uint8Array
  readonly #clashes: readonly (readonly number[])[]
  // The running state.
  readonly #items: ItemCost
  readonly #cooking: CookingCost
  readonly #repeats: RepeatCost
  readonly #guidance: GuidanceCost
  readonly #foodDay: Int32Array
  readonly #foodWeek: Int32Array
  /** Family of each dish, -1 for none, and the plates of each family and day. */
  readonly #family: Int32Array
  readonly #familyDay: Int32Array
  #misfit = 0
  #sameFood = 0
  #nearSame = 0
  #conflicts = 0

  constructor(problem: MenuProblem, taken: readonly number[]) {
    this.#problem = problem
    const { dishes, places, packs, limits } = problem
    this.#day = Int32Array.from(places, ({ place }) => place.day)
    this.#kind = places.map(({ place }) => place.kind)
    const mainFoods = new Map<string, number>()
    const foodOf = ({ mainFood }: MenuChoice): number => {
      if (mainFood === undefined) return -1
      const known = mainFoods.get(mainFood) ?? mainFoods.size
      mainFoods.set(mainFood, known)
      return known
    }
    this.#facts = places.map(({ place, choices }) =>
      choices.map(
        (choice): ChoiceFacts => ({
          food: foodOf(choice),
          servings: choice.scale * place.plates,
          ...this.#factsOf(choice),
        }),
      ),
    )
    this.#clashes = problem.keepsMeatAndMilkApart ? this.#findNeighbours() : places.map(() => [])
    this.#isAway = Uint8Array.from(places, ({ place }) => (place.away === null || place.away === 'canteen' ? 0 : 1))
    this.#isCooked = Uint8Array.from(dishes, ({ needsCooking }) => (needsCooking ? 1 : 0))
    this.#items = new ItemCost(packs)
    this.#cooking = new CookingCost(problem, this.#items)
    this.#repeats = new RepeatCost(problem)
    this.#guidance = new GuidanceCost(limits)
    this.#foodDay = new Int32Array(mainFoods.size * DAYS)
    this.#foodWeek = new Int32Array(mainFoods.size)
    this.#family = Int32Array.from(dishes, ({ recipe }) => findDishFamily(recipe.id) ?? -1)
    this.#familyDay = new Int32Array((Math.max(-1, ...this.#family) + 1) * DAYS)
    this.taken = Int32Array.from(taken)
    for (let at = 0; at < places.length; at++) this.#add(at, 1)
  }

  /** Whether a place may take a choice: no dish comes twice a day. */
  mayTake(at: number, choice: number): boolean {
    const dish = this.dishAt(at, choice)
    if (dish === this.dishAt(at, this.taken[at] as number)) return true
    return (this.#cooking.usesOf(dish) & (1 << (this.#day[at] as number))) === 0
  }

  dishAt(at: number, choice: number): number {
    return ((this.#facts[at] as readonly ChoiceFacts[])[choice] as ChoiceFacts).dish
  }

  take(at: number, choice: number): void {
    this.#add(at, -1)
    this.taken[at] = choice
    this.#add(at, 1)
  }

  /** What the menu costs as it stands. */
  cost(): number {
    const own = MISFIT * this.#misfit + this.#sameFood + NEAR_SAME_TODAY * this.#nearSame + CLASH * this.#conflicts
    return own + this.#items.cost() + this.#cooking.cost() + this.#repeats.cost() + this.#guidance.cost()
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
    return { items: this.#items.items, events: this.#cooking.events, minutes: this.#cooking.minutes }
  }

  /** Counts of the menu, for those who look on. */
  figures() {
    return {
      cost: this.cost(),
      misfit: this.#misfit,
      items: this.#items.items,
      dishes: this.#repeats.dishes,
      events: this.#cooking.events,
      lost: this.#items.lost,
      minutes: [...this.#cooking.minutes],
      conflicts: this.#conflicts,
      repeats: this.#repeats.beyond,
    }
  }

  #factsOf(choice: MenuChoice): LastingFacts {
    const known = lastingFacts.get(choice)
    if (known) return known
    const { dish, cost, sides, guidance } = choice
    const bought = sides.filter(({ side }) => side.item >= 0)
    const ofDish = this.#problem.dishes[dish]?.items.map(({ item }) => item) ?? []
    const sideItems = Int32Array.from(bought, ({ side }) => side.item)
    const facts: LastingFacts = {
      dish,
      cost,
      items: Int32Array.from(new Set([...ofDish, ...sideItems])),
      sideItems,
      sideGrams: Float64Array.from(bought, ({ side, steps }) => steps * side.itemGrams),
      guidance,
    }
    lastingFacts.set(choice, facts)
    return facts
  }

  /** Places near enough for meat and milk to have to wait for each other. */
  #findNeighbours(): readonly (readonly number[])[] {
    const { places } = this.#problem
    const minute = ({ place }: (typeof places)[number]) => place.day * DAY_MINUTES + place.at
    return places.map((one, a) =>
      places.flatMap((other, b) => (a !== b && Math.abs(minute(one) - minute(other)) < 360 ? [b] : [])),
    )
  }

  #countClashes(at: number): number {
    const near = this.#clashes[at] ?? []
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
    const facts = this.#facts[at]?.[this.taken[at] as number] as ChoiceFacts
    const day = this.#day[at] as number
    this.#misfit += sign * facts.cost
    this.#conflicts += sign * this.#countClashes(at)
    this.#addItems(facts, day, sign)
    const isBox = this.#isAway[at] === 1 && this.#isCooked[facts.dish] === 1
    this.#cooking.add(facts.dish, day, facts.servings, isBox, sign)
    this.#repeats.add(at, facts.dish, sign)
    this.#guidance.add(facts.guidance, day, sign)
    this.#countMainFood(facts.food, at, day, sign)
    this.#countFamily(facts.dish, day, sign)
  }

  #addItems({ items, sideItems, sideGrams }: ChoiceFacts, day: number, sign: 1 | -1): void {
    for (let i = 0; i < items.length; i++) this.#items.count(items[i] as number, sign)
    for (let i = 0; i < sideItems.length; i++) {
      this.#items.book(sideItems[i] as number, day, sign * (sideGrams[i] as number))
    }
  }

  #countFamily(dish: number, day: number, sign: 1 | -1): void {
    const family = this.#family[dish] as number
    if (family < 0) return
    const cell = family * DAYS + day
    const before = this.#familyDay[cell] as number
    this.#familyDay[cell] = before + sign
    this.#nearSame += Math.max(0, before + sign - 1) - Math.max(0, before - 1)
  }

  #countMainFood(food: number, at: number, day: number, sign: number): void {
    const kind = this.#kind[at]
    if (kind === 'pre-fuel' || food < 0) return
    const cell = food * DAYS + day
    const before = this.#foodDay[cell] as number
    this.#foodDay[cell] = before + sign
    const dayPrice = (count: number) => SAME_FOOD_TODAY * Math.max(0, count - MAX_SAME_FOOD)
    this.#sameFood += dayPrice(before + sign) - dayPrice(before)
    if (kind !== 'main') return
    const week = this.#foodWeek[food] as number
    this.#foodWeek[food] = week + sign
    const weekPrice = (count: number) => SAME_FOOD_WEEK * Math.max(0, count - MAX_SAME_FOOD_IN_WEEK) ** 2
    this.#sameFood += weekPrice(week + sign) - weekPrice(week)
  }
}
