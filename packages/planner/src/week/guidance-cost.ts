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

/** Figures of a plate, and where each is among them. */
export const GUIDANCE_FIGURES = 7
const [SODIUM, FIBER, IRON, PRODUCE, POWDER, PROTEIN_SIDES, DRUNK] = [0, 1, 2, 3, 4, 5, 6] as const

/** What a plate holds of the day's other guidance as numbers in a row, which a search adds up millions of times. */
export const guidanceFigures = (plate: PlateGuidance): Float64Array => {
  const { sodium, fiber, iron, produce, powder, proteinSides, drunk } = plate
  return Float64Array.of(sodium, fiber, iron, produce, powder, proteinSides, drunk)
}

/**
 * What a menu holds of each day's other guidance: sodium, fiber around a competition, iron, fruit and vegetables, protein
 * beside the dishes. Days are priced again when they have changed; the sum goes on from the first of them.
 */
export class GuidanceCost {
  readonly #limits: readonly (DayLimits | undefined)[]
  /** Figures of all plates, day after day. */
  readonly #sums = new Float64Array(DAYS * GUIDANCE_FIGURES)
  readonly #powderPlates = new Int32Array(DAYS)
  readonly #plates = new Int32Array(DAYS)
  readonly #terms = new Float64Array(DAYS * TERMS)
  /** What the days before each one cost, and all of them. */
  readonly #costBefore = new Float64Array(DAYS + 1)
  #changed: DaySet = 0

  constructor(limits: readonly (DayLimits | undefined)[]) {
    this.#limits = limits
  }

  /** Adds (1) or takes away (-1) a plate by its {@link guidanceFigures}, which stand in `figures` from a position on. */
  add(figures: Float64Array, at: number, day: number, sign: 1 | -1): void {
    const sums = this.#sums
    const from = day * GUIDANCE_FIGURES
    for (let i = 0; i < GUIDANCE_FIGURES; i++) {
      sums[from + i] = (sums[from + i] as number) + sign * (figures[at + i] as number)
    }
    if ((figures[at + POWDER] as number) > 0) this.#powderPlates[day] = (this.#powderPlates[day] as number) + sign
    this.#plates[day] = (this.#plates[day] as number) + sign
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
    const terms = this.#terms
    const limits = this.#limits[day]
    if (!limits || (this.#plates[day] as number) === 0) {
      terms.fill(0, from, from + TERMS)
      return
    }
    const { sodium, fiber, fiberWeight, iron, leastFiber, produce, drunk } = limits
    const sums = this.#sums
    const own = day * GUIDANCE_FIGURES
    const sodiumNow = sums[own + SODIUM] as number
    const fiberNow = sums[own + FIBER] as number
    const ironNow = sums[own + IRON] as number
    const produceNow = sums[own + PRODUCE] as number
    const powderNow = sums[own + POWDER] as number
    const proteinSides = sums[own + PROTEIN_SIDES] as number
    const drunkNow = sums[own + DRUNK] as number
    terms[from] = SODIUM_OVER * Math.max(0, sodiumNow / sodium - AIM)
    terms[from + 1] = FIBER_OVER * fiberWeight * Math.max(0, fiberNow / fiber - AIM)
    terms[from + 2] = iron > 0 ? IRON_SHORT * Math.max(0, 1 - ironNow / iron) : 0
    terms[from + 3] = POWDER_OVER * Math.max(0, powderNow - MAX_POWDER_A_DAY)
    terms[from + 4] = POWDER_PLATE_OVER * Math.max(0, (this.#powderPlates[day] as number) - MAX_POWDER_PLATES)
    terms[from + 5] = SECOND_PROTEIN_SIDE * Math.max(0, proteinSides - 1)
    terms[from + 6] = produce > 0 ? PRODUCE_SHORT * Math.max(0, 1 - produceNow / produce) : 0
    terms[from + 7] = leastFiber > 0 ? FIBER_SHORT * Math.max(0, 1 - fiberNow / leastFiber) : 0
    terms[from + 8] = DRUNK_OVER * Math.max(0, drunkNow / drunk - AIM)
  }
}
