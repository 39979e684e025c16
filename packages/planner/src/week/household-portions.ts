import type { PortionProblem, Portions } from './portion-fit.ts'
import { PortionState } from './portion-state.ts'
import { coverPots } from './portion-steps.ts'
import { SettlePortions } from './settle-portions.ts'
import { stepPairs } from './step-pairs.ts'
import { useUpPacks } from './use-up-packs.ts'
import type { WeekFoods } from './week-foods.ts'

/** Rounds of single moves, and of looking for packs to use up or to leave out. */
const PASSES = 14
const PACK_ROUNDS = 2
const PASSES_BETWEEN = 4

export interface SizingOptions {
  /** Is only compared with other menus, so that whole packs are not used up. */
  readonly isDraft?: boolean
}

/**
 * Portions in the measures of a kitchen: every pot's ingredients and every side in whole steps, plates as shares of their
 * pot. Local search over single steps, over pairs on days that miss their target, and over whole packs.
 */
export class HouseholdPortions {
  readonly #state: PortionState
  readonly #settle: SettlePortions

  constructor(problem: PortionProblem, portions: Portions, foods: WeekFoods) {
    this.#state = new PortionState(problem, portions, foods)
    this.#settle = new SettlePortions(this.#state)
  }

  /** Improves until nothing helps any more; a draft leaves whole packs out. */
  run({ isDraft = false }: SizingOptions = {}): this {
    coverPots(this.#state)
    this.#settle.run(PASSES)
    for (let round = 0; round < PACK_ROUNDS; round++) {
      const packs = !isDraft && useUpPacks(this.#state, this.#settle)
      const pairs = stepPairs(this.#state)
      if (!packs && !pairs) break
      this.#settle.run(PASSES_BETWEEN)
    }
    return this
  }

  get pots(): PortionState['pots'] {
    return this.#state.pots
  }
  /** Share of its pot that a plate of the athlete holds. */
  get shares(): Float64Array {
    return this.#state.shares
  }
  /** Steps of each plate's sides. */
  get steps(): PortionState['steps'] {
    return this.#state.steps
  }

  cost(): number {
    return this.#state.cost()
  }

  /** Grams of perishable items that are bought and lost. */
  lost(): number {
    return this.#state.packs.lost()
  }

  /** Share of the perishable mass, in whole packs so many times as large as the usual ones, that nobody eats in time. */
  spoiledShare(times = 1): number {
    return this.#state.packs.spoiledShare(times)
  }

  /** Grams of each ingredient of a pot, in the order of the recipe. */
  gramsOf(pot: number): readonly number[] {
    return this.#state.gramsOf(pot)
  }

  /** Figures and costs of a plate and of a day as they stand. */
  plateFigures(plate: number): Float64Array {
    return this.#state.plateFigures[plate] as Float64Array
  }
  dayFigures(day: number): Float64Array {
    return this.#state.dayFigures[day] as Float64Array
  }
  dayCost(day: number): number {
    return this.#state.dayCosts[day] as number
  }
  plateCost(plate: number): number {
    return this.#state.plateCosts[plate] as number
  }
}
