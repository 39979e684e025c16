import { oncePer } from '../once-per.ts'
import { batchMinutes } from './batch-minutes.ts'
import type { ItemCost } from './item-cost.ts'
import { type Lists, listsOf, type Takings, takingsOf } from './menu-facts.ts'
import { COUNTED_ABOVE, type MenuProblem, potRule, WARMING_MINUTES } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { countDays, type DaySet, type PotSpan, potDaysFrom, type RuledPots } from './pot-days.ts'

/** What a cooking counts, and those above the most of a week: each further one more than the one before. */
export const eventPrices = { event: 0.12, most: 7, over: 3, grows: 1.6 } as const
const costOfEvent = (events: number): number => {
  const { event, most, over, grows } = eventPrices
  const beyond = events - most
  return event * events + (beyond > 0 ? over * beyond ** grows : 0)
}
/** What so many cookings count, for the numbers that a week comes to. */
const costOfEvents = Float64Array.from({ length: 64 }, (_, events) => costOfEvent(events))
/** A day is filled up to this share of its budget: pots come out a little larger or smaller than they are reckoned here. */
const MINUTES_ROOM = 0.92
const MINUTE_OVER = 1.5
const OFF_BATCH_DAY = 2
const MORNING_BOX = 2.5
const FROZEN = 0.06

/** Dishes as they are cooked: when, in which time, and of what. */
interface CookedDishes {
  readonly pots: readonly RuledPots[]
  readonly handsOn: Float64Array
  readonly waiting: Float64Array
  /** Minutes in which a plate of another day is warmed. */
  readonly warming: Uint8Array
  /** The perishable items that each takes, with their grams in a serving. */
  readonly takes: Takings
  /** The ready foods that each takes. */
  readonly ready: Lists
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
  readonly dishes: CookedDishes
  readonly ready: readonly CookedReady[]
}

const openCookery = ({ dishes, ready, packs, goals }: MenuProblem, plates: number): Cookery => {
  const pots = potDaysFrom(goals.from, goals.batchDays)
  return {
    dishes: {
      pots: dishes.map((dish) => pots.ruled(potRule(dish, goals, plates))),
      handsOn: Float64Array.from(dishes, ({ handsOn }) => handsOn),
      waiting: Float64Array.from(dishes, ({ waiting }) => waiting),
      warming: Uint8Array.from(dishes, ({ kitchen }) => (kitchen?.isEatenCold ? 0 : WARMING_MINUTES)),
      takes: takingsOf(dishes.map(({ items }) => items.filter(({ item }) => packs[item]?.isPerishable))),
      ready: listsOf(dishes.map((dish) => dish.ready)),
    },
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

/** How many cookings of a dish come before those that a change on a day reaches. */
const countSame = (before: readonly PotSpan[], after: readonly PotSpan[], day: number): number => {
  let same = 0
  while (same < before.length && before[same] === after[same]) {
    if (((before[same] as PotSpan).days & (1 << day)) !== 0) break
    same++
  }
  return same
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
  /** Servings of each cooking of a dish as it was counted, to be taken back by the same numbers. */
  readonly #potServings: Float64Array
  readonly #boxes: Int32Array
  /** Days on which a dish is eaten hot away from home. */
  readonly #boxDays: Int32Array
  /** Dishes that take a ready food by food and day, and the days on which there are any. */
  readonly #readyPots: Int32Array
  readonly #readyDays: Int32Array
  readonly #minutes = new Float64Array(DAYS)
  /** The last touching of each dish and ready food, and what is left of the cost where nothing of them is. */
  readonly #touchedDishes: Int32Array
  readonly #touchedReady: Int32Array
  #touching = 0
  #eventsLeft = 0
  #offBatchLeft = 0
  #morningBoxesLeft = 0
  #frozenLeft = 0
  /** Days of whose minutes some may go. */
  #touchedDays: DaySet = 0
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
    const { ready } = this.#cookery
    const dishes = problem.dishes.length
    this.#uses = new Int32Array(dishes)
    this.#plates = new Int32Array(dishes * DAYS)
    this.#servings = new Float64Array(dishes * DAYS)
    this.#potServings = new Float64Array(dishes * DAYS)
    this.#boxes = new Int32Array(dishes * DAYS)
    this.#boxDays = new Int32Array(dishes)
    this.#readyPots = new Int32Array(ready.length * DAYS)
    this.#readyDays = new Int32Array(ready.length)
    this.#touchedDishes = new Int32Array(dishes)
    this.#touchedReady = new Int32Array(ready.length)
  }

  get events(): number {
    return this.#events
  }
  get minutes(): Float64Array {
    return this.#minutes
  }

  /** Adds (1) or takes away (-1) one place's plates of a dish, and with them a hot box for work (1) or none (0). */
  add(dish: number, day: number, servings: number, box: number, sign: 1 | -1): void {
    const before = this.#potsOf(dish)
    const cell = dish * DAYS + day
    const plates = (this.#plates[cell] as number) + sign
    this.#plates[cell] = plates
    this.#servings[cell] = plates === 0 ? 0 : (this.#servings[cell] as number) + sign * servings
    if (box !== 0) {
      const boxes = (this.#boxes[cell] as number) + sign * box
      this.#boxes[cell] = boxes
      const otherBoxes = (this.#boxDays[dish] as number) & ~(1 << day)
      this.#boxDays[dish] = boxes > 0 ? otherBoxes | (1 << day) : otherBoxes
    }
    const others = (this.#uses[dish] as number) & ~(1 << day)
    this.#uses[dish] = plates > 0 ? others | (1 << day) : others
    const after = this.#potsOf(dish)
    const same = countSame(before, after, day)
    this.#count(dish, before, same, -1)
    this.#count(dish, after, same, 1)
  }

  /** Begins to list the dishes that are going to be eaten on other days. */
  beginTouching(): void {
    this.#items.beginTouching()
    this.#touching++
    this.#eventsLeft = this.#events
    this.#offBatchLeft = this.#offBatch
    this.#morningBoxesLeft = this.#morningBoxes
    this.#frozenLeft = this.#frozen
    this.#touchedDays = 0
  }

  /** Lists a dish, with the items and the ready foods that it takes. */
  touch(dish: number): void {
    if (this.#touchedDishes[dish] === this.#touching) return
    this.#touchedDishes[dish] = this.#touching
    const { takes, ready } = this.#cookery.dishes
    this.#items.touch(takes, dish)
    const spans = this.#potsOf(dish)
    for (let pot = 0; pot < spans.length; pot++) {
      const { cookedOn, warmedOn, isMorningBox, frozen } = spans[pot] as PotSpan
      this.#eventsLeft--
      if (this.#batchDays !== 0 && (this.#batchDays & (1 << cookedOn)) === 0) this.#offBatchLeft--
      if (isMorningBox) this.#morningBoxesLeft--
      if (frozen !== 0) this.#frozenLeft -= countDays(frozen)
      this.#touchedDays |= 1 << cookedOn
      for (let i = 0; i < warmedOn.length; i++) this.#touchedDays |= 1 << (warmedOn[i] as number)
    }
    const end = ready.from[dish + 1] as number
    for (let i = ready.from[dish] as number; i < end; i++) this.#touchReady(ready.values[i] as number)
  }

  #touchReady(ready: number): void {
    if (this.#touchedReady[ready] === this.#touching) return
    this.#touchedReady[ready] = this.#touching
    const days = this.#readyDays[ready] as number
    if (days === 0) return
    const { pots, event } = this.#cookery.ready[ready] as CookedReady
    for (const { cookedOn } of pots.spansOf(days, 0)) {
      this.#eventsLeft -= event
      this.#touchedDays |= 1 << cookedOn
    }
  }

  /** A lower bound of {@link cost}, whatever will be cooked of what was listed. */
  leastCostOfOthers(): number {
    let cost = costOfEvents[Math.max(0, this.#eventsLeft)] as number
    cost += OFF_BATCH_DAY * Math.max(0, this.#offBatchLeft)
    cost += MORNING_BOX * this.#morningBoxesLeft + FROZEN * this.#frozenLeft
    for (let day = 0; day < DAYS; day++) if ((this.#touchedDays & (1 << day)) === 0) cost += this.#minutesCost(day)
    return cost
  }

  #potsOf(dish: number): readonly PotSpan[] {
    const pots = this.#cookery.dishes.pots[dish] as RuledPots
    return pots.spansOf(this.#uses[dish] as number, this.#boxDays[dish] as number)
  }

  /** What the cookings count by their number alone. */
  eventCost(): number {
    return costOfEvents[this.#events] ?? costOfEvent(this.#events)
  }

  cost(): number {
    let cost = this.eventCost()
    cost += OFF_BATCH_DAY * this.#offBatch + MORNING_BOX * this.#morningBoxes + FROZEN * this.#frozen
    for (let day = 0; day < DAYS; day++) cost += this.#minutesCost(day)
    return cost
  }

  #minutesCost(day: number): number {
    return MINUTE_OVER * Math.max(0, (this.#minutes[day] as number) - (this.#room[day] as number))
  }

  /**
   * Counts (1) or takes back (-1) the cookings of a dish from one on. Of those before it, which stay, only the ingredients are
   * given back and taken again: sums of grams hold what was rounded on the way, and ties of the search hang on it.
   */
  #count(dish: number, spans: readonly PotSpan[], from: number, sign: 1 | -1): void {
    const { takes } = this.#cookery.dishes
    for (let pot = 0; pot < spans.length; pot++) {
      const span = spans[pot] as PotSpan
      const isCounted = pot < from || sign < 0
      const servings = isCounted ? this.#servingsOf(dish, pot) : this.#addServings(dish, pot, span)
      if (pot >= from) this.#countPot(dish, span, servings, sign)
      this.#items.book(takes, dish, span.cookedOn, sign * servings)
    }
  }

  #countPot(dish: number, span: PotSpan, servings: number, sign: 1 | -1): void {
    const { handsOn, waiting, warming, ready } = this.#cookery.dishes
    const { cookedOn, warmedOn, lastFresh, frozen } = span
    const minutes = this.#minutes
    for (let i = 0; i < warmedOn.length; i++) {
      const day = warmedOn[i] as number
      minutes[day] = (minutes[day] as number) + sign * (warming[dish] as number)
    }
    const busy = batchMinutes(handsOn[dish] as number, servings)
    minutes[cookedOn] = (minutes[cookedOn] as number) + sign * busy
    if (span.isMorningBox) this.#morningBoxes += sign
    if (frozen !== 0) this.#frozen += sign * countDays(frozen)
    if (busy + (waiting[dish] as number) > COUNTED_ABOVE) {
      this.#events += sign
      if (this.#batchDays !== 0 && (this.#batchDays & (1 << cookedOn)) === 0) this.#offBatch += sign
    }
    // A ready food keeps for the last plate of a dish, or it is cooked anew for the whole dish.
    const end = ready.from[dish + 1] as number
    for (let i = ready.from[dish] as number; i < end; i++) {
      this.#countReady(ready.values[i] as number, cookedOn, sign)
      if (lastFresh !== cookedOn) this.#countReady(ready.values[i] as number, lastFresh, sign)
    }
  }

  /** Servings of one cooking of a dish as it was counted. */
  #servingsOf(dish: number, pot: number): number {
    return this.#potServings[dish * DAYS + pot] as number
  }

  /** Adds up the servings of one cooking of a dish. */
  #addServings(dish: number, pot: number, { dayList }: PotSpan): number {
    const at = dish * DAYS
    let servings = 0
    for (let i = 0; i < dayList.length; i++) servings += this.#servings[at + (dayList[i] as number)] as number
    this.#potServings[at + pot] = servings
    return servings
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
