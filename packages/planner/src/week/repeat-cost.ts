import { EATEN_OUT } from '@pacemeal/domain'
import { oncePer, oncePerLength } from '../once-per.ts'
import type { MenuProblem } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { type PlaceKind, places as placeKinds } from './week-places.ts'

/** A dish more than the person wants of a meal, and one that is missing; each further one as much again. */
const OVER_ROTATION = 5
const UNDER_ROTATION = 3
const OVER_FUEL_KINDS = 1.5
const TOO_OFTEN = 1
const TOO_MANY_PLATES = 10
const RUNNING = 6
const TUNA_OVER = 3

/** Dishes that a kind of place should have at least, and uses of one dish in it at most. */
const minKinds: Readonly<Record<PlaceKind, number>> = { breakfast: 2, main: 7, snack: 3, 'pre-fuel': 1, 'post-fuel': 1 }
const mostUses: Readonly<Record<PlaceKind, number>> = { breakfast: 4, main: 3, snack: 3, 'pre-fuel': 5, 'post-fuel': 4 }
const MAX_FUEL_KINDS = 3
/** What a dish counts, each one above the most of a week, and each that a kind of place is short of its least. */
export const dishPrices = { dish: 0.04, most: 15, over: 1.2, missing: 25, minKinds } as const
/** Plates of one dish in a week, and days running with it, session fuel and several snacks a day aside. Own choice. */
const MAX_PLATES = 4
const MAX_RUN = 3
/** Plates of tuna in a week (FDA and EPA, Advice About Eating Fish: two to three servings of light tuna, for mercury). */
const MAX_TUNA = 3

/** Snacks of a week that may come from so few dishes: who has several a day has each more often. */
const SNACK_KINDS = 5

const BREAKFAST = placeKinds.indexOf('breakfast')
const PRE_FUEL = placeKinds.indexOf('pre-fuel')
const POST_FUEL = placeKinds.indexOf('post-fuel')
const fuelKinds: ReadonlySet<PlaceKind> = new Set(['pre-fuel', 'post-fuel'])
const LUNCH = 0
const DINNER = 1
const slotIndex = new Map([
  ['lunch', LUNCH],
  ['dinner', DINNER],
])

/** What so many dishes more (or fewer, below zero) than wanted count. */
const rotationCost = (over: number): number => (over > 0 ? OVER_ROTATION * over : -UNDER_ROTATION * over)

/** For each set of days, how many of its days are beyond the third one running. */
const beyondRun = Uint8Array.from({ length: 1 << DAYS }, (_, days) => {
  let over = 0
  let run = 0
  for (let day = 0; day < DAYS; day++) {
    run = (days & (1 << day)) === 0 ? 0 : run + 1
    if (run > MAX_RUN) over++
  }
  return over
})

/** Plates of one dish in a week for somebody who wants so many different ones: who wants one breakfast has it every day. */
export const mostPlates = (kinds: number): number => Math.max(MAX_PLATES, Math.ceil(DAYS / kinds))

/** Different dishes for the meals of a week, as the person wants them. */
export interface Rotation {
  readonly breakfasts: number
  readonly lunches: number
  readonly dinners: number
}

/** Dishes of lunches and dinners that are in both: what is left of a dinner is a lunch. Own choice. */
const SHARED_MAINS = 2

/** Dishes that a week has of a kind of meal, at least: fewer for who wants to come back to fewer. */
export const leastKinds = (kind: PlaceKind, { breakfasts, lunches, dinners }: Rotation): number =>
  kind === 'breakfast'
    ? Math.min(minKinds.breakfast, breakfasts)
    : kind === 'main'
      ? Math.min(minKinds.main, lunches + dinners, Math.max(lunches, dinners) + SHARED_MAINS)
      : minKinds[kind]

/** Different dishes that some meals of one slot have when a whole week is to have so many: a part of a week has a part of them. */
export const rotationOf = (wanted: number, meals: number, days: number): number =>
  Math.min(meals, Math.ceil((wanted * days) / DAYS))

/** Whether a dish that comes on some days from Monday comes on too many running. */
export const runsTooLong = (days: readonly number[]): boolean =>
  (beyondRun[days.reduce((set, day) => set | (1 << day), 0)] ?? 0) > 0

/** What is read of the dishes. */
interface DishFacts {
  /** Dishes by recipe: a meal that stays as it was is the same dish as the one that would be cooked anew. */
  readonly dish: Int32Array
  readonly recipes: number
  readonly isPlanned: Uint8Array
  readonly hasTuna: Uint8Array
}

const factsOfDishes = oncePerLength((dishes: MenuProblem['dishes']): DishFacts => {
  const byRecipe = new Map<string, number>()
  const dish = Int32Array.from(dishes, ({ recipe }) => {
    const known = byRecipe.get(recipe.id) ?? byRecipe.size
    byRecipe.set(recipe.id, known)
    return known
  })
  return {
    dish,
    recipes: byRecipe.size,
    isPlanned: Uint8Array.from(dishes, ({ recipe }) => (recipe.id === EATEN_OUT ? 0 : 1)),
    hasTuna: Uint8Array.from(dishes, ({ lines }) => (lines.some(({ food }) => food.id.startsWith('tuna-')) ? 1 : 0)),
  }
})

/** What is the same for every menu of a problem. */
interface RepeatFacts extends DishFacts {
  /** Kind, slot and day of each place. */
  readonly kind: Int32Array
  readonly slot: Int32Array
  readonly day: Int32Array
  /** Dishes that each kind of place should have at least. */
  readonly wanted: Int32Array
  /** Different breakfasts, lunches and dinners that are wanted. */
  readonly rotation: Readonly<Record<'breakfast' | 'lunch' | 'dinner', number>>
  /** Uses of one dish in each kind of place that nobody minds. */
  readonly mostOfKind: Float64Array
  /** Whether plates of one dish are counted, whatever the kind of place. */
  readonly countsPlates: Uint8Array
  /** Plates of one dish in a week, where it is a breakfast and elsewhere, and whether days running with it are counted. */
  readonly mostBreakfasts: number
  readonly mostOthers: number
  readonly countsBreakfastRuns: boolean
  readonly countsOtherRuns: boolean
}

const factsOf = oncePer(({ dishes, places, goals }: MenuProblem): RepeatFacts => {
  const ofDishes = factsOfDishes(dishes)
  const { isPlanned } = ofDishes
  const snacks = places.filter(({ place }) => place.kind === 'snack').length
  const mostSnacks = Math.max(mostUses.snack, Math.ceil(snacks / SNACK_KINDS))
  const isOpen = ({ choices }: MenuProblem['places'][number]) => choices.some((choice) => isPlanned[choice.dish] === 1)
  // A part of a week asks for a part of the variety.
  const days = new Set(places.map(({ place }) => place.day)).size
  const rotationAt = (slot: string, wanted: number) =>
    rotationOf(wanted, places.filter((one) => one.place.slot === slot && isOpen(one)).length, days)
  const rotated: Partial<Record<PlaceKind, number>> = {
    breakfast: Math.ceil(DAYS / goals.breakfasts),
    snack: mostSnacks,
    main: Math.ceil((2 * DAYS) / (goals.lunches + goals.dinners)),
  }
  return {
    ...ofDishes,
    kind: Int32Array.from(places, ({ place }) => placeKinds.indexOf(place.kind)),
    slot: Int32Array.from(places, ({ place }) => slotIndex.get(place.slot) ?? -1),
    day: Int32Array.from(places, ({ place }) => place.day),
    wanted: Int32Array.from(placeKinds, (kind) =>
      Math.min(
        Math.ceil((leastKinds(kind, goals) * days) / DAYS),
        places.filter((one) => one.place.kind === kind && isOpen(one)).length,
      ),
    ),
    rotation: {
      breakfast: rotationAt('breakfast', goals.breakfasts),
      lunch: rotationAt('lunch', goals.lunches),
      dinner: rotationAt('dinner', goals.dinners),
    },
    mostOfKind: Float64Array.from(placeKinds, (kind) => Math.max(rotated[kind] ?? 0, mostUses[kind])),
    countsPlates: Uint8Array.from(placeKinds, (kind) =>
      !fuelKinds.has(kind) && (kind !== 'snack' || mostSnacks <= mostUses.snack) ? 1 : 0,
    ),
    mostBreakfasts: mostPlates(goals.breakfasts),
    mostOthers: mostPlates(goals.lunches),
    // Who asks for one breakfast eats it every day; a rotation of few dishes repeats them.
    countsBreakfastRuns: goals.breakfasts !== 1,
    countsOtherRuns: goals.lunches !== 1,
  }
})

/** How often a menu comes back to its dishes, and whether it has enough of them; kept up to date place by place. */
export class RepeatCost {
  readonly #facts: RepeatFacts
  readonly #uses: Int32Array
  readonly #plates: Int32Array
  readonly #onDay: Int32Array
  readonly #days: Int32Array
  readonly #kindUses: Int32Array
  readonly #slotUses: Int32Array
  readonly #kinds = new Int32Array(placeKinds.length)
  readonly #slots = new Int32Array(2)
  #dishes = 0
  #often = 0
  #over = 0
  #running = 0
  #tuna = 0

  constructor(problem: MenuProblem) {
    this.#facts = factsOf(problem)
    const { recipes } = this.#facts
    this.#uses = new Int32Array(recipes)
    this.#plates = new Int32Array(recipes)
    this.#onDay = new Int32Array(recipes * DAYS)
    this.#days = new Int32Array(recipes)
    this.#kindUses = new Int32Array(recipes * placeKinds.length)
    this.#slotUses = new Int32Array(recipes * 2)
  }

  get dishes(): number {
    return this.#dishes
  }

  /** Different dishes that kinds of places are short of. */
  get missing(): number {
    const { wanted } = this.#facts
    let missing = 0
    for (let kind = 0; kind < wanted.length; kind++) {
      missing += Math.max(0, (wanted[kind] as number) - (this.#kinds[kind] as number))
    }
    return missing
  }

  /** Plates of a dish above the most of a week, and days with it beyond the third one running. */
  get beyond(): number {
    return this.#over + this.#running
  }

  /** Adds (1) or takes away (-1) a place's dish. */
  add(at: number, index: number, sign: 1 | -1): void {
    const facts = this.#facts
    if (facts.isPlanned[index] === 0) return
    const dish = facts.dish[index] as number
    const kind = facts.kind[at] as number
    const before = this.#uses[dish] as number
    this.#uses[dish] = before + sign
    if (before === 0) this.#dishes++
    else if (before + sign === 0) this.#dishes--
    if (facts.hasTuna[index] === 1) this.#tuna += sign
    if (facts.countsPlates[kind] === 1) {
      this.#countRepeats(dish, -1)
      this.#plates[dish] = (this.#plates[dish] as number) + sign
      const day = facts.day[at] as number
      const plates = (this.#onDay[dish * DAYS + day] as number) + sign
      this.#onDay[dish * DAYS + day] = plates
      const others = (this.#days[dish] as number) & ~(1 << day)
      this.#days[dish] = plates > 0 ? others | (1 << day) : others
      this.#countKind(dish, kind, sign)
      this.#countRepeats(dish, 1)
    } else this.#countKind(dish, kind, sign)
    this.#countSlot(dish, facts.slot[at] as number, sign)
  }

  /** What the dishes count by their number: too many of all, and too few of a kind. */
  varietyCost(): number {
    const { dish, most, over, missing } = dishPrices
    return dish * this.#dishes + over * Math.max(0, this.#dishes - most) + missing * this.missing
  }

  cost(): number {
    const { breakfast, lunch, dinner } = this.#facts.rotation
    let cost = this.varietyCost()
    cost += TOO_OFTEN * this.#often + TOO_MANY_PLATES * this.#over + RUNNING * this.#running
    cost += TUNA_OVER * Math.max(0, this.#tuna - MAX_TUNA)
    cost += rotationCost((this.#kinds[BREAKFAST] as number) - breakfast)
    cost += rotationCost((this.#slots[LUNCH] as number) - lunch)
    cost += rotationCost((this.#slots[DINNER] as number) - dinner)
    cost += OVER_FUEL_KINDS * Math.max(0, (this.#kinds[PRE_FUEL] as number) - MAX_FUEL_KINDS)
    cost += OVER_FUEL_KINDS * Math.max(0, (this.#kinds[POST_FUEL] as number) - MAX_FUEL_KINDS)
    return cost
  }

  #countRepeats(dish: number, sign: 1 | -1): void {
    const { mostBreakfasts, mostOthers, countsBreakfastRuns, countsOtherRuns } = this.#facts
    const isBreakfast = (this.#kindUses[dish * placeKinds.length + BREAKFAST] as number) > 0
    this.#over += sign * Math.max(0, (this.#plates[dish] as number) - (isBreakfast ? mostBreakfasts : mostOthers))
    if (isBreakfast ? countsBreakfastRuns : countsOtherRuns) {
      this.#running += sign * (beyondRun[this.#days[dish] as number] as number)
    }
  }

  #countKind(dish: number, kind: number, sign: 1 | -1): void {
    const cell = dish * placeKinds.length + kind
    const before = this.#kindUses[cell] as number
    const after = before + sign
    this.#kindUses[cell] = after
    if (before === 0) this.#kinds[kind] = (this.#kinds[kind] as number) + 1
    else if (after === 0) this.#kinds[kind] = (this.#kinds[kind] as number) - 1
    const most = this.#facts.mostOfKind[kind] as number
    this.#often += Math.max(0, after - most) - Math.max(0, before - most)
  }

  #countSlot(dish: number, slot: number, sign: 1 | -1): void {
    if (slot < 0) return
    const cell = dish * 2 + slot
    const was = this.#slotUses[cell] as number
    this.#slotUses[cell] = was + sign
    if (was === 0) this.#slots[slot] = (this.#slots[slot] as number) + 1
    else if (was + sign === 0) this.#slots[slot] = (this.#slots[slot] as number) - 1
  }
}
