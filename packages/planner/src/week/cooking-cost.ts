import { oncePer } from '../once-per.ts'
import { batchMinutes } from './batch-minutes.ts'
import type { ItemCost } from './item-cost.ts'
import { COUNTED_ABOVE, type MenuProblem, potRule, WARMING_MINUTES } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { countDays, type DaySet, potDaysFrom, type RuledPots } from './pot-days.ts'

/** What a cooking counts, and those above the most of a week: each further one more than the one before. */
export const eventPrices = { event: 0.12, most: 7, over: 3, grows: 1.6 } as const
/** A day is filled up to this share of its budget: pots come out a little larger or smaller than they are reckoned here. */
const MINUTES_ROOM = 0.92
const MINUTE_OVER = 1.5
const OFF_BATCH_DAY = 2
const MORNING_BOX = 2.5
const FROZEN = 0.06

/** A dish as it is cooked: when, in which time, and of what. */
interface CookedDish {
  readonly pots: RuledPots
  readonly handsOn: number
  readonly waiting: number
  /** Minutes in which a plate of another day is warmed. */
  readonly warming: number
  /** The perishable items that it takes, and the grams of each in a serving. */
  readonly items: Int32Array
  readonly grams: Float64Array
  readonly ready: readonly number[]
}

/** A plain food that is cooked ahead for dishes. */
interface CookedReady {
  readonly pots: RuledPots
  readonly handsOn: number
  /** 1 where a cooking of it counts. */
  readonly event: 0 | 1
}

/** What is the same for every menu of a week, whatever its choices cost. */
interface Cookery {
  readonly dishes: readonly CookedDish[]
  readonly ready: readonly CookedReady[]
}

const openCookery = ({ dishes, ready, packs, goals }: MenuProblem, plates: number): Cookery => {
  const pots = potDaysFrom(goals.from, goals.batchDays)
  return {
    dishes: dishes.map((dish): CookedDish => {
      const perishable = dish.items.filter(({ item }) => packs[item]?.isPerishable)
      return {
        pots: pots.ruled(potRule(dish, goals, plates)),
        handsOn: dish.handsOn,
        waiting: dish.waiting,
        warming: dish.kitchen?.isEatenCold ? 0 : WARMING_MINUTES,
        items: Int32Array.from(perishable, ({ item }) => item),
        grams: Float64Array.from(perishable, ({ grams }) => grams),
        ready: dish.ready,
      }
    }),
    ready: ready.map(({ cooking }): CookedReady => {
      const keeps = Math.min(cooking.keepsDays, goals.leftoverDays)
      return {
        pots: pots.ruled({ keeps, most: DAYS, isAhead: false, freezes: false }),
        handsOn: cooking.handsOnMinutes,
        event: cooking.handsOnMinutes + cooking.waitingMinutes > COUNTED_ABOVE ? 1 : 0,
      }
    }),
  }
}

const cookeries = oncePer((_dishes: MenuProblem['dishes']) => new Map<string, Cookery>())

/** The cookery of a problem: rounds of a search begin with a new problem of the same dishes and table. */
const cookeryOf = (problem: MenuProblem): Cookery => {
  const { dishes, goals, places } = problem
  const { from, batchDays, leftoverDays, hasFreezer, isShortOfTime } = goals
  const plates = Math.max(1, ...places.map(({ place }) => place.plates))
  const key = [dishes.length, plates, from, batchDays, leftoverDays, hasFreezer, isShortOfTime].join(' ')
  const known = cookeries(dishes)
  const cookery = known.get(key) ?? openCookery(problem, plates)
  known.set(key, cookery)
  return cookery
}

/**
 * What a menu asks of the kitchen, kept up to date dish by dish: cookings, busy minutes, boxes, batch days, the freezer.
 * Ingredients are booked in `items` on the day on which they are cooked.
 */
export class CookingCost {
  readonly #cookery: Cookery
  readonly #batchDays: DaySet
  /** Minutes up to which each day is filled. */
  readonly #room: Float64Array
  readonly #items: ItemCost
  readonly #uses: Int32Array
  readonly #plates: Int32Array
  readonly #servings: Float64Array
  readonly #boxes: Int32Array
  /** Days on which a dish is eaten hot away from home. */
  readonly #boxDays: Int32Array
  /** Dishes that take a ready food by food and day, and the days on which there are any. */
  readonly #readyPots: Int32Array
  readonly #readyDays: Int32Array
  readonly #minutes = new Float64Array(DAYS)
  #events = 0
  #offBatch = 0
  #morningBoxes = 0
  #frozen = 0

  constructor(problem: MenuProblem, items: ItemCost) {
    const { batchDays, minutes } = problem.goals
    this.#cookery = cookeryOf(problem)
    this.#batchDays = batchDays
    this.#room = Float64Array.from({ length: DAYS }, (_, day) => MINUTES_ROOM * (minutes[day] ?? 0))
    this.#items = items
    const { dishes, ready } = this.#cookery
    this.#uses = new Int32Array(dishes.length)
    this.#plates = new Int32Array(dishes.length * DAYS)
    this.#servings = new Float64Array(dishes.length * DAYS)
    this.#boxes = new Int32Array(dishes.length * DAYS)
    this.#boxDays = new Int32Array(dishes.length)
    this.#readyPots = new Int32Array(ready.length * DAYS)
    this.#readyDays = new Int32Array(ready.length)
  }

  /** Days on which a dish is eaten. */
  usesOf(dish: number): DaySet {
    return this.#uses[dish] as number
  }

  get events(): number {
    return this.#events
  }
  get minutes(): Float64Array {
    return this.#minutes
  }

  /** Adds (1) or takes away (-1) one place's plates of a dish. */
  add(dish: number, day: number, servings: number, isBox: boolean, sign: 1 | -1): void {
    this.#count(dish, -1)
    const cell = dish * DAYS + day
    const plates = (this.#plates[cell] as number) + sign
    this.#plates[cell] = plates
    this.#servings[cell] = plates === 0 ? 0 : (this.#servings[cell] as number) + sign * servings
    if (isBox) {
      const boxes = (this.#boxes[cell] as number) + sign
      this.#boxes[cell] = boxes
      const otherBoxes = (this.#boxDays[dish] as number) & ~(1 << day)
      this.#boxDays[dish] = boxes > 0 ? otherBoxes | (1 << day) : otherBoxes
    }
    const others = (this.#uses[dish] as number) & ~(1 << day)
    this.#uses[dish] = plates > 0 ? others | (1 << day) : others
    this.#count(dish, 1)
  }

  /** What the cookings count by their number alone. */
  eventCost(): number {
    const { event, most, over, grows } = eventPrices
    const beyond = this.#events - most
    return event * this.#events + (beyond > 0 ? over * beyond ** grows : 0)
  }

  cost(): number {
    let cost = this.eventCost()
    cost += OFF_BATCH_DAY * this.#offBatch + MORNING_BOX * this.#morningBoxes + FROZEN * this.#frozen
    for (let day = 0; day < DAYS; day++) {
      cost += MINUTE_OVER * Math.max(0, (this.#minutes[day] as number) - (this.#room[day] as number))
    }
    return cost
  }

  #count(dish: number, sign: 1 | -1): void {
    const uses = this.#uses[dish] as number
    if (uses === 0) return
    const { pots, handsOn, waiting, warming, items, grams, ready } = this.#cookery.dishes[dish] as CookedDish
    const minutes = this.#minutes
    const batchDays = this.#batchDays
    for (const span of pots.spansOf(uses, this.#boxDays[dish] as number)) {
      const { cookedOn, dayList, lastFresh, frozen } = span
      let servings = 0
      for (let i = 0; i < dayList.length; i++) {
        const day = dayList[i] as number
        servings += this.#servings[dish * DAYS + day] as number
        if (day !== cookedOn) minutes[day] = (minutes[day] as number) + sign * warming
      }
      const busy = batchMinutes(handsOn, servings)
      minutes[cookedOn] = (minutes[cookedOn] as number) + sign * busy
      const isEvent = busy + waiting > COUNTED_ABOVE
      if (isEvent) this.#events += sign
      if (span.isMorningBox) this.#morningBoxes += sign
      if (frozen !== 0) this.#frozen += sign * countDays(frozen)
      if (isEvent && batchDays !== 0 && (batchDays & (1 << cookedOn)) === 0) this.#offBatch += sign
      for (let i = 0; i < items.length; i++) {
        this.#items.book(items[i] as number, cookedOn, sign * (grams[i] as number) * servings)
      }
      // A ready food keeps for the last plate of a dish, or it is cooked anew for the whole dish.
      for (let i = 0; i < ready.length; i++) {
        this.#countReady(ready[i] as number, cookedOn, sign)
        if (lastFresh !== cookedOn) this.#countReady(ready[i] as number, lastFresh, sign)
      }
    }
  }

  #countReady(ready: number, day: number, sign: 1 | -1): void {
    const cell = ready * DAYS + day
    const takers = (this.#readyPots[cell] as number) + sign
    this.#readyPots[cell] = takers
    const before = this.#readyDays[ready] as number
    const days = takers > 0 ? before | (1 << day) : before & ~(1 << day)
    if (days === before) return
    this.#readyDays[ready] = days
    this.#countReadyCooking(ready, before, -1)
    this.#countReadyCooking(ready, days, 1)
  }

  #countReadyCooking(ready: number, days: DaySet, sign: 1 | -1): void {
    if (days === 0) return
    const { pots, handsOn, event } = this.#cookery.ready[ready] as CookedReady
    for (const { cookedOn } of pots.spansOf(days, 0)) {
      this.#events += sign * event
      this.#minutes[cookedOn] = (this.#minutes[cookedOn] as number) + sign * handsOn
    }
  }
}
