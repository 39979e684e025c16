import type { PlateGuidance } from './dish-model.ts'
import type { DayLimits } from './menu-problem.ts'
import { DAYS } from './packs.ts'

/** Prices of what is above or below a day's guidance, as shares of it. */
const SODIUM_OVER = 2
const FIBER_OVER = 4
const IRON_SHORT = 1.5
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

/** What a menu holds of each day's other guidance: sodium, fiber around a competition, iron, protein beside the dishes. */
export class GuidanceCost {
  readonly #limits: readonly (DayLimits | undefined)[]
  readonly #sodium = new Float64Array(DAYS)
  readonly #fiber = new Float64Array(DAYS)
  readonly #iron = new Float64Array(DAYS)
  readonly #powder = new Float64Array(DAYS)
  readonly #powderPlates = new Int32Array(DAYS)
  readonly #proteinSides = new Int32Array(DAYS)
  readonly #isPlanned = new Int32Array(DAYS)

  constructor(limits: readonly (DayLimits | undefined)[]) {
    this.#limits = limits
  }

  /** Adds (1) or takes away (-1) a plate. */
  add({ sodium, fiber, iron, powder, proteinSides }: PlateGuidance, day: number, sign: 1 | -1): void {
    this.#sodium[day] = (this.#sodium[day] as number) + sign * sodium
    this.#fiber[day] = (this.#fiber[day] as number) + sign * fiber
    this.#iron[day] = (this.#iron[day] as number) + sign * iron
    this.#powder[day] = (this.#powder[day] as number) + sign * powder
    if (powder > 0) this.#powderPlates[day] = (this.#powderPlates[day] as number) + sign
    this.#proteinSides[day] = (this.#proteinSides[day] as number) + sign * proteinSides
    this.#isPlanned[day] = (this.#isPlanned[day] as number) + sign
  }

  cost(): number {
    let cost = 0
    for (let day = 0; day < DAYS; day++) {
      const limits = this.#limits[day]
      if (!limits || (this.#isPlanned[day] as number) === 0) continue
      const { sodium, fiber, fiberWeight, iron } = limits
      cost += SODIUM_OVER * Math.max(0, (this.#sodium[day] as number) / sodium - AIM)
      cost += FIBER_OVER * fiberWeight * Math.max(0, (this.#fiber[day] as number) / fiber - AIM)
      if (iron > 0) cost += IRON_SHORT * Math.max(0, 1 - (this.#iron[day] as number) / iron)
      cost += POWDER_OVER * Math.max(0, (this.#powder[day] as number) - MAX_POWDER_A_DAY)
      cost += POWDER_PLATE_OVER * Math.max(0, (this.#powderPlates[day] as number) - MAX_POWDER_PLATES)
      cost += SECOND_PROTEIN_SIDE * Math.max(0, (this.#proteinSides[day] as number) - 1)
    }
    return cost
  }
}
