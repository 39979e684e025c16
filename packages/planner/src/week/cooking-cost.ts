import type { ItemCost } from './item-cost.ts'
import { batchMinutes, COUNTED_ABOVE, isCounted, type MenuProblem, potRule, WARMING_MINUTES } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { countDays, type DaySet, lastDay, PotDays, type PotRule } from './pot-days.ts'

/** What a cooking counts, and those above the most of a week: each further one more than the one before. */
export const eventPrices = { event: 0.12, most: 7, over: 3, grows: 1.6 } as const
/** A day is filled up to this share of its budget: pots come out a little larger or smaller than they are reckoned here. */
const MINUTES_ROOM = 0.92
const MINUTE_OVER = 1.5
const OFF_BATCH_DAY = 0.5
const MORNING_BOX = 2.5
const FROZEN = 0.06

/**
 * What a menu asks of the kitchen, kept up to date dish by dish: cookings, busy minutes, boxes, batch days, the freezer.
 * Ingredients are booked in `items` on the day on which they are cooked.
 */
export class CookingCost {
  readonly #problem: MenuProblem
  readonly #items: ItemCost
  readonly #pots: PotDays
  readonly #rules: readonly PotRule[]
  readonly #readyRules: readonly PotRule[]
  readonly #uses: Int32Array
  readonly #plates: Int32Array
  readonly #servings: Float64Array
  readonly #boxes: Int32Array
  /** Days on which a dish is eaten hot away from home. */
  readonly #boxDays: Int32Array
  readonly #readyPots: Int32Array
  readonly #minutes = new Float64Array(DAYS)
  #events = 0
  #offBatch = 0
  #morningBoxes = 0
  #frozen = 0

  constructor(problem: MenuProblem, items: ItemCost) {
    const { dishes, ready, goals, places } = problem
    this.#problem = problem
    this.#items = items
    const plates = Math.max(1, ...places.map(({ place }) => place.plates))
    this.#pots = new PotDays(goals.from, goals.batchDays)
    this.#rules = dishes.map((dish) => potRule(dish, goals, plates))
    this.#readyRules = ready.map(({ cooking }) => ({
      keeps: Math.min(cooking.keepsDays, goals.leftoverDays),
      most: DAYS,
      isAhead: false,
      freezes: false,
    }))
    this.#uses = new Int32Array(dishes.length)
    this.#plates = new Int32Array(dishes.length * DAYS)
    this.#servings = new Float64Array(dishes.length * DAYS)
    this.#boxes = new Int32Array(dishes.length * DAYS)
    this.#boxDays = new Int32Array(dishes.length)
    this.#readyPots = new Int32Array(ready.length * DAYS)
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
    return event * this.#events + over * Math.max(0, this.#events - most) ** grows
  }

  cost(): number {
    let cost = this.eventCost()
    cost += OFF_BATCH_DAY * this.#offBatch + MORNING_BOX * this.#morningBoxes + FROZEN * this.#frozen
    const { minutes } = this.#problem.goals
    for (let day = 0; day < DAYS; day++) {
      cost += MINUTE_OVER * Math.max(0, (this.#minutes[day] as number) - MINUTES_ROOM * (minutes[day] ?? 0))
    }
    return cost
  }

  #count(dish: number, sign: 1 | -1): void {
    const uses = this.#uses[dish] as number
    if (uses === 0) return
    const model = this.#problem.dishes[dish] as MenuProblem['dishes'][number]
    const { batchDays } = this.#problem.goals
    const warming = model.kitchen?.isEatenCold ? 0 : WARMING_MINUTES
    for (const span of this.#pots.spansOf(uses, this.#boxDays[dish] as number, this.#rules[dish] as PotRule)) {
      const { cookedOn, days, frozen } = span
      let servings = 0
      for (let day = cookedOn; day < DAYS; day++) {
        if ((days & (1 << day)) === 0) continue
        servings += this.#servings[dish * DAYS + day] as number
        if (day !== cookedOn) this.#minutes[day] = (this.#minutes[day] as number) + sign * warming
      }
      this.#minutes[cookedOn] = (this.#minutes[cookedOn] as number) + sign * batchMinutes(model.handsOn, servings)
      const isEvent = isCounted(model, servings)
      if (isEvent) this.#events += sign
      if (span.isMorningBox) this.#morningBoxes += sign
      if (frozen !== 0) this.#frozen += sign * countDays(frozen)
      if (isEvent && batchDays !== 0 && (batchDays & (1 << cookedOn)) === 0) this.#offBatch += sign
      for (const { item, grams } of model.items) this.#items.book(item, cookedOn, sign * grams * servings)
      // A ready food keeps for the last plate of a dish, or it is cooked anew for the whole dish.
      const lastOn = lastDay((days & ~frozen) | (1 << cookedOn))
      for (const ready of model.ready) {
        this.#countReady(ready, cookedOn, sign)
        if (lastOn !== cookedOn) this.#countReady(ready, lastOn, sign)
      }
    }
  }

  #countReady(ready: number, day: number, sign: 1 | -1): void {
    this.#countReadyCooking(ready, -1)
    const cell = ready * DAYS + day
    this.#readyPots[cell] = (this.#readyPots[cell] as number) + sign
    this.#countReadyCooking(ready, 1)
  }

  #countReadyCooking(ready: number, sign: 1 | -1): void {
    let uses = 0
    for (let day = 0; day < DAYS; day++) if ((this.#readyPots[ready * DAYS + day] as number) > 0) uses |= 1 << day
    const cooking = this.#problem.ready[ready]?.cooking
    if (uses === 0 || !cooking) return
    const isEvent = cooking.handsOnMinutes + cooking.waitingMinutes > COUNTED_ABOVE
    for (const { cookedOn } of this.#pots.spansOf(uses, 0, this.#readyRules[ready] as PotRule)) {
      if (isEvent) this.#events += sign
      this.#minutes[cookedOn] = (this.#minutes[cookedOn] as number) + sign * cooking.handsOnMinutes
    }
  }
}
