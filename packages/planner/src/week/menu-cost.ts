import { DAY_MINUTES } from '@pacemeal/domain'
import { mayFollow } from '../meat-and-milk.ts'
import { cookDays, countDays } from './cook-days.ts'
import {
  batchMinutes,
  COUNTED_ABOVE,
  keepingDays,
  type MenuChoice,
  type MenuProblem,
  mealsPerBatch,
  USUAL_SCALE,
  WARMING_MINUTES,
} from './menu-problem.ts'
import { DAYS, lostBeforeFitting } from './packs.ts'
import { type PlaceKind, places as placeKinds } from './week-places.ts'

/** What counts how much, beside misfits of 0.01 to 0.1 a plate. Limits are a little inside what a week promises. */
const MISFIT = 8
const ITEM = 0.05
const MAX_ITEMS = 39
const ITEM_OVER = 1
const DISH = 0.04
const MAX_DISHES = 15
const DISH_OVER = 1.2
const EVENT = 0.12
const MAX_EVENTS = 7
const EVENT_OVER = 2
const MINUTES_ROOM = 0.9
const MINUTE_OVER = 0.25
const LOST_GRAM = 0.01
const MISSING_KIND = 5
const OVER_ROTATION = 0.5
const OVER_FUEL_KINDS = 1.5
const TOO_OFTEN = 1
const SAME_FOOD_TODAY = 1.2
const SAME_FOOD_WEEK = 0.15
const CLASH = 40
const OFF_BATCH_DAY = 0.4
const BOX = 2
const TUNA_OVER = 0.8

/** Dishes that a kind of place should have at least, and uses of one dish in it at most. */
const minKinds: Readonly<Record<PlaceKind, number>> = { breakfast: 2, main: 7, snack: 3, 'pre-fuel': 1, 'post-fuel': 1 }
const mostUses: Readonly<Record<PlaceKind, number>> = { breakfast: 4, main: 3, snack: 3, 'pre-fuel': 5, 'post-fuel': 4 }
const MAX_FUEL_KINDS = 3
/** Plates of tuna in a week (FDA and EPA, Advice About Eating Fish: two to three servings of light tuna, for mercury). */
const MAX_TUNA = 3
/** Meals of a week with the same main food, before it counts as leaning on it. */
const MOST_SAME_FOOD = 4
/** Meals of a day with the same main food. */
const MOST_SAME_FOOD_A_DAY = 2

interface ChoiceFacts {
  readonly dish: number
  /** Position of its main food. */
  readonly food: number
  readonly cost: number
  readonly items: Int32Array
  readonly grams: Float64Array
}

const kindIndex = new Map(placeKinds.map((kind, index) => [kind, index]))
const slotIndex = new Map([
  ['lunch', 0],
  ['dinner', 1],
])

/** A menu with its cost, kept up to date as places change their dish. */
export class MenuState {
  readonly taken: Int32Array
  readonly #problem: MenuProblem
  readonly #facts: readonly (readonly ChoiceFacts[])[]
  /** Plates of the athlete's size that a place feeds, on the average. */
  readonly #plates: number
  readonly #day: Int32Array
  readonly #kind: Int32Array
  readonly #slot: Int32Array
  readonly #keeps: Int32Array
  readonly #mostMeals: Int32Array
  readonly #handsOn: Float64Array
  readonly #isCounted: Uint8Array
  readonly #readyKeeps: Int32Array
  readonly #clashes: readonly (readonly number[])[]
  readonly #wanted: Int32Array
  // The running state.
  readonly #uses: Int32Array
  readonly #dishDay: Int32Array
  readonly #away: Int32Array
  readonly #isAway: Uint8Array
  readonly #isCooked: Uint8Array
  readonly #hasTuna: Uint8Array
  readonly #kindUses: Int32Array
  readonly #slotUses: Int32Array
  readonly #kinds = new Int32Array(placeKinds.length)
  readonly #slots = new Int32Array(2)
  readonly #dishUses: Int32Array
  readonly #itemUses: Int32Array
  readonly #itemGrams: Float64Array
  readonly #lost: Float64Array
  readonly #minutes = new Float64Array(DAYS)
  readonly #foodDay: Int32Array
  readonly #foodWeek: Int32Array
  readonly #readyDay: Int32Array
  #misfit = 0
  #items = 0
  #dishes = 0
  #events = 0
  #lostSum = 0
  #often = 0
  #sameFood = 0
  #conflicts = 0
  #offBatch = 0
  /** Hot boxes for work that would be cooked on their own morning. */
  #boxes = 0
  #tuna = 0

  constructor(problem: MenuProblem, taken: readonly number[]) {
    this.#problem = problem
    const { dishes, places, packs, ready, goals } = problem
    const size = dishes.length
    this.#day = Int32Array.from(places, ({ place }) => place.day)
    this.#kind = Int32Array.from(places, ({ place }) => kindIndex.get(place.kind) ?? 0)
    this.#slot = Int32Array.from(places, ({ place }) => slotIndex.get(place.slot) ?? -1)
    const plates = Math.max(1, ...places.map(({ place }) => place.plates))
    this.#plates = places.reduce((sum, { place }) => sum + place.plates, 0) / Math.max(1, places.length)
    this.#keeps = Int32Array.from(dishes, (dish) => keepingDays(dish, goals))
    this.#mostMeals = Int32Array.from(dishes, (dish) => mealsPerBatch(dish, plates))
    this.#handsOn = Float64Array.from(dishes, ({ handsOn }) => handsOn)
    this.#isCounted = Uint8Array.from(dishes, ({ handsOn, waiting }) => (handsOn + waiting > COUNTED_ABOVE ? 1 : 0))
    const mainFoods = new Map<string, number>()
    const foodOf = ({ mainFood = '' }: MenuChoice): number => {
      const known = mainFoods.get(mainFood) ?? mainFoods.size
      mainFoods.set(mainFood, known)
      return known
    }
    this.#readyKeeps = Int32Array.from(ready, ({ cooking }) => Math.min(cooking.keepsDays, goals.leftoverDays))
    this.#facts = places.map(({ place, choices }) =>
      choices.map((choice): ChoiceFacts => ({ food: foodOf(choice), ...this.#factsOf(choice, place.plates) })),
    )
    this.#clashes = problem.keepsMeatAndMilkApart ? this.#findNeighbours() : places.map(() => [])
    const available = placeKinds.map(
      (kind) => new Set(places.flatMap(({ place }) => (place.kind === kind ? place.id : []))).size,
    )
    // A part of a week asks for a part of the variety.
    const share = new Set(this.#day).size / DAYS
    this.#wanted = Int32Array.from(placeKinds, (kind, index) =>
      Math.min(Math.ceil(minKinds[kind] * share), available[index] ?? 0),
    )
    this.#uses = new Int32Array(size)
    this.#dishDay = new Int32Array(size * DAYS)
    this.#away = new Int32Array(size * DAYS)
    this.#isAway = Uint8Array.from(places, ({ place }) => (place.away === null || place.away === 'canteen' ? 0 : 1))
    this.#isCooked = Uint8Array.from(dishes, ({ needsCooking }) => (needsCooking ? 1 : 0))
    this.#hasTuna = Uint8Array.from(dishes, ({ lines }) =>
      lines.some(({ food }) => food.id.startsWith('tuna-')) ? 1 : 0,
    )
    this.#dishUses = new Int32Array(size)
    this.#kindUses = new Int32Array(size * placeKinds.length)
    this.#slotUses = new Int32Array(size * 2)
    this.#itemUses = new Int32Array(packs.length)
    this.#itemGrams = new Float64Array(packs.length * DAYS)
    this.#lost = new Float64Array(packs.length)
    this.#foodDay = new Int32Array(mainFoods.size * DAYS)
    this.#foodWeek = new Int32Array(mainFoods.size)
    this.#readyDay = new Int32Array(ready.length * DAYS)
    this.taken = Int32Array.from(taken)
    for (let at = 0; at < places.length; at++) this.#add(at, 1)
  }

  /** Whether a place may take a choice: no dish comes twice a day. */
  mayTake(at: number, choice: number): boolean {
    const dish = this.dishAt(at, choice)
    if (dish === this.dishAt(at, this.taken[at] as number)) return true
    return ((this.#uses[dish] as number) & (1 << (this.#day[at] as number))) === 0
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
    const { goals } = this.#problem
    let cost = MISFIT * this.#misfit + ITEM * this.#items + DISH * this.#dishes + EVENT * this.#events
    cost += ITEM_OVER * Math.max(0, this.#items - MAX_ITEMS)
    cost += DISH_OVER * Math.max(0, this.#dishes - MAX_DISHES)
    cost += EVENT_OVER * Math.max(0, this.#events - MAX_EVENTS)
    cost += LOST_GRAM * this.#lostSum + TOO_OFTEN * this.#often + this.#sameFood + CLASH * this.#conflicts
    cost += OFF_BATCH_DAY * this.#offBatch + BOX * this.#boxes + TUNA_OVER * Math.max(0, this.#tuna - MAX_TUNA)
    for (let day = 0; day < DAYS; day++) {
      cost += MINUTE_OVER * Math.max(0, (this.#minutes[day] as number) - MINUTES_ROOM * (goals.minutes[day] ?? 0))
    }
    for (let kind = 0; kind < this.#kinds.length; kind++) {
      cost += MISSING_KIND * Math.max(0, (this.#wanted[kind] as number) - (this.#kinds[kind] as number))
    }
    cost += OVER_ROTATION * Math.max(0, (this.#kinds[0] as number) - goals.breakfasts)
    cost += OVER_ROTATION * Math.max(0, (this.#slots[0] as number) - goals.lunches)
    cost += OVER_ROTATION * Math.max(0, (this.#slots[1] as number) - goals.dinners)
    cost += OVER_FUEL_KINDS * Math.max(0, (this.#kinds[3] as number) - MAX_FUEL_KINDS)
    cost += OVER_FUEL_KINDS * Math.max(0, (this.#kinds[4] as number) - MAX_FUEL_KINDS)
    return cost
  }

  /** Counts of the menu, for those who look on. */
  figures() {
    return {
      cost: this.cost(),
      misfit: this.#misfit,
      items: this.#items,
      dishes: this.#dishes,
      events: this.#events,
      lost: this.#lostSum,
      minutes: [...this.#minutes],
      conflicts: this.#conflicts,
    }
  }

  #factsOf({ dish, cost, scale, sides }: MenuChoice, plates: number): Omit<ChoiceFacts, 'food'> {
    const grams = new Map<number, number>()
    for (const { item, grams: each } of this.#problem.dishes[dish]?.items ?? []) grams.set(item, each * scale * plates)
    for (const { side, steps } of sides) {
      if (side.item >= 0) grams.set(side.item, (grams.get(side.item) ?? 0) + steps * side.itemGrams)
    }
    return { dish, cost, items: Int32Array.from(grams.keys()), grams: Float64Array.from(grams.values()) }
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
    this.#addDish(facts.dish, at, day, sign)
    this.#countMainFood(facts.food, at, day, sign)
  }

  #addItems({ items, grams }: ChoiceFacts, day: number, sign: number): void {
    for (let i = 0; i < items.length; i++) {
      const item = items[i] as number
      const before = this.#itemUses[item] as number
      this.#itemUses[item] = before + sign
      if (before === 0) this.#items++
      else if (before + sign === 0) this.#items--
      const pack = this.#problem.packs[item]
      if (!pack?.isPerishable) continue
      const cell = item * DAYS + day
      const now = (this.#itemGrams[cell] as number) + sign * (grams[i] as number)
      this.#itemGrams[cell] = now < 1e-6 ? 0 : now
      const lost = lostBeforeFitting(pack, this.#itemGrams, item * DAYS)
      this.#lostSum += lost - (this.#lost[item] as number)
      this.#lost[item] = lost
    }
  }

  #addDish(dish: number, at: number, day: number, sign: number): void {
    this.#countCooking(dish, -1)
    const before = this.#dishUses[dish] as number
    this.#dishUses[dish] = before + sign
    if (before === 0) this.#dishes++
    else if (before + sign === 0) this.#dishes--
    const cell = dish * DAYS + day
    this.#dishDay[cell] = (this.#dishDay[cell] as number) + sign
    if (this.#isAway[at] === 1 && this.#isCooked[dish] === 1) this.#away[cell] = (this.#away[cell] as number) + sign
    if (this.#hasTuna[dish] === 1) this.#tuna += sign
    const others = (this.#uses[dish] as number) & ~(1 << day)
    this.#uses[dish] = (this.#dishDay[cell] as number) > 0 ? others | (1 << day) : others
    this.#countCooking(dish, 1)
    this.#countKind(dish, at, sign)
    for (const ready of this.#problem.dishes[dish]?.ready ?? []) this.#countReady(ready, day, sign)
  }

  #countCooking(dish: number, sign: number): void {
    const uses = this.#uses[dish] as number
    if (uses === 0) return
    const days = cookDays(uses, this.#keeps[dish] as number, this.#mostMeals[dish] as number)
    const cookings = countDays(days)
    const meals = countDays(uses)
    const isCounted = this.#isCounted[dish] === 1
    if (isCounted) this.#events += sign * cookings
    const each = batchMinutes(this.#handsOn[dish] as number, (USUAL_SCALE * this.#plates * meals) / cookings)
    const { batchDays } = this.#problem.goals
    for (let day = 0; day < DAYS; day++) {
      if ((uses & (1 << day)) === 0) continue
      const isCooked = (days & (1 << day)) !== 0
      this.#minutes[day] = (this.#minutes[day] as number) + sign * (isCooked ? each : WARMING_MINUTES)
      if (isCooked && (this.#away[dish * DAYS + day] as number) > 0) this.#boxes += sign
      if (isCooked && isCounted && batchDays !== 0 && (batchDays & (1 << day)) === 0) this.#offBatch += sign
    }
  }

  #countReady(ready: number, day: number, sign: number): void {
    this.#countReadyCooking(ready, -1)
    const cell = ready * DAYS + day
    this.#readyDay[cell] = (this.#readyDay[cell] as number) + sign
    this.#countReadyCooking(ready, 1)
  }

  #countReadyCooking(ready: number, sign: number): void {
    let uses = 0
    for (let day = 0; day < DAYS; day++) if ((this.#readyDay[ready * DAYS + day] as number) > 0) uses |= 1 << day
    if (uses === 0) return
    const cooking = this.#problem.ready[ready]?.cooking
    if (!cooking) return
    const days = cookDays(uses, this.#readyKeeps[ready] as number, DAYS)
    if (cooking.handsOnMinutes + cooking.waitingMinutes > COUNTED_ABOVE) this.#events += sign * countDays(days)
    for (let day = 0; day < DAYS; day++) {
      if (days & (1 << day)) this.#minutes[day] = (this.#minutes[day] as number) + sign * cooking.handsOnMinutes
    }
  }

  #countKind(dish: number, at: number, sign: number): void {
    const kind = this.#kind[at] as number
    const cell = dish * placeKinds.length + kind
    const before = this.#kindUses[cell] as number
    const after = before + sign
    this.#kindUses[cell] = after
    if (before === 0) this.#kinds[kind] = (this.#kinds[kind] as number) + 1
    else if (after === 0) this.#kinds[kind] = (this.#kinds[kind] as number) - 1
    const most = mostUses[placeKinds[kind] as PlaceKind]
    this.#often += Math.max(0, after - most) - Math.max(0, before - most)
    const slot = this.#slot[at] as number
    if (slot < 0) return
    const slotCell = dish * 2 + slot
    const was = this.#slotUses[slotCell] as number
    this.#slotUses[slotCell] = was + sign
    if (was === 0) this.#slots[slot] = (this.#slots[slot] as number) + 1
    else if (was + sign === 0) this.#slots[slot] = (this.#slots[slot] as number) - 1
  }

  #countMainFood(food: number, at: number, day: number, sign: number): void {
    const kind = placeKinds[this.#kind[at] as number]
    if (kind === 'pre-fuel') return
    const cell = food * DAYS + day
    const before = this.#foodDay[cell] as number
    this.#foodDay[cell] = before + sign
    const dayPrice = (count: number) => SAME_FOOD_TODAY * Math.max(0, count - MOST_SAME_FOOD_A_DAY)
    this.#sameFood += dayPrice(before + sign) - dayPrice(before)
    if (kind !== 'main') return
    const week = this.#foodWeek[food] as number
    this.#foodWeek[food] = week + sign
    const weekPrice = (count: number) => SAME_FOOD_WEEK * Math.max(0, count - MOST_SAME_FOOD) ** 2
    this.#sameFood += weekPrice(week + sign) - weekPrice(week)
  }
}
