import type { PlateGuidance } from './dish-model.ts'
import type { DayLimits } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { type DaySet, firstDay } from './pot-days.ts'

/** Prices of what is above or below a day's guidance, as shares of it. */
const SODIUM_OVER = 2
const FIBER_OVER = 4
const IRON_SHORT = 1.5
const FIBER_SHORT = 12
const PRODUCE_SHORT = 12
const DRUNK_OVER = 8
/** Sodium and fiber are aimed a little inside of the guidance: dishes in kitchen measures hold a little more or less. */
const AIM = 0.97
/** Protein out of a tub on one day, in grams, and the price of a gram above. Own choice. */
const MAX_POWDER_A_DAY = 60
const POWDER_OVER = 0.02
/** Plates of one day that hold protein powder, and the price of each one above: whoever eats meals drinks few shakes. Own choice. */
const MAX_POWDER_PLATES = 2
const POWDER_PLATE_OVER = 3
/** The second thing for protein beside the dishes of one day. */
const SECOND_PROTEIN_SIDE = 0.6

/** Figures that are priced of each day. */
const TERMS = 9

/**
 * What a menu holds of each day's other guidance: sodium, fiber around a competition, iron, fruit and vegetables, protein
 * beside the dishes. Days are priced again when they have changed; the sum goes on from the first of them.
 */
export class GuidanceCost {
  readonly #limits: readonly (DayLimits | undefined)[]
  readonly #sodium = new Float64Array(DAYS)
  readonly #fiber = new Float64Array(DAYS)
  readonly #iron = new Float64Array(DAYS)
  readonly #produce = new Float64Array(DAYS)
  readonly #drunk = new Float64Array(DAYS)
  readonly #powder = new Float64Array(DAYS)
  readonly #powderPlates = new Int32Array(DAYS)
  readonly #proteinSides = new Int32Array(DAYS)
  readonly #isPlanned = new Int32Array(DAYS)
  readonly #terms = new Float64Array(DAYS * TERMS)
  /** What the days before each one cost, and all of them. */
  readonly #costBefore = new Float64Array(DAYS + 1)
  #changed: DaySet = 0

  constructor(limits: readonly (DayLimits | undefined)[]) {
    this.#limits = limits
  }

  /** Adds (1) or takes away (-1) a plate. */
  add({ sodium, fiber, iron, produce, drunk, powder, proteinSides }: PlateGuidance, day: number, sign: 1 | -1): void {
    this.#sodium[day] = (this.#sodium[day] as number) + sign * sodium
    this.#fiber[day] = (this.#fiber[day] as number) + sign * fiber
    this.#iron[day] = (this.#iron[day] as number) + sign * iron
    this.#produce[day] = (this.#produce[day] as number) + sign * produce
    this.#drunk[day] = (this.#drunk[day] as number) + sign * drunk
    this.#powder[day] = (this.#powder[day] as number) + sign * powder
    if (powder > 0) this.#powderPlates[day] = (this.#powderPlates[day] as number) + sign
    this.#proteinSides[day] = (this.#proteinSides[day] as number) + sign * proteinSides
    this.#isPlanned[day] = (this.#isPlanned[day] as number) + sign
    this.#changed |= 1 << day
  }

  cost(): number {
    if (this.#changed === 0) return this.#costBefore[DAYS] as number
    const first = firstDay(this.#changed)
    let cost = this.#costBefore[first] as number
    for (let day = first; day < DAYS; day++) {
      if ((this.#changed & (1 << day)) !== 0) this.#price(day)
      for (let term = day * TERMS; term < (day + 1) * TERMS; term++) cost += this.#terms[term] as number
      this.#costBefore[day + 1] = cost
    }
    this.#changed = 0
    return cost
  }

  #price(day: number): void {
    const from = day * TERMS
    const limits = this.#limits[day]
    if (!limits || (this.#isPlanned[day] as number) === 0) {
      this.#terms.fill(0, from, from + TERMS)
      return
    }
    const { sodium, fiber, fiberWeight, iron, leastFiber, produce, drunk } = limits
    this.#terms[from] = SODIUM_OVER * Math.max(0, (this.#sodium[day] as number) / sodium - AIM)
    this.#terms[from + 1] = FIBER_OVER * fiberWeight * Math.max(0, (this.#fiber[day] as number) / fiber - AIM)
    this.#terms[from + 2] = iron > 0 ? IRON_SHORT * Math.max(0, 1 - (this.#iron[day] as number) / iron) : 0
    this.#terms[from + 3] = POWDER_OVER * Math.max(0, (this.#powder[day] as number) - MAX_POWDER_A_DAY)
    this.#terms[from + 4] = POWDER_PLATE_OVER * Math.max(0, (this.#powderPlates[day] as number) - MAX_POWDER_PLATES)
    this.#terms[from + 5] = SECOND_PROTEIN_SIDE * Math.max(0, (this.#proteinSides[day] as number) - 1)
    this.#terms[from + 6] = produce > 0 ? PRODUCE_SHORT * Math.max(0, 1 - (this.#produce[day] as number) / produce) : 0
    this.#terms[from + 7] =
      leastFiber > 0 ? FIBER_SHORT * Math.max(0, 1 - (this.#fiber[day] as number) / leastFiber) : 0
    this.#terms[from + 8] = DRUNK_OVER * Math.max(0, (this.#drunk[day] as number) / drunk - AIM)
  }
}
