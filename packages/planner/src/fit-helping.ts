import type { Macros } from '@pacemeal/domain'
import type { Dish, MovablePart } from './dish.ts'
import { type Figures, macroNames } from './figures.ts'
import { type Helping, scaleOf, type Weights } from './helping.ts'

export interface Fit {
  readonly helping: Helping
  /** Weighed sum of squared relative misses: 0 is a perfect fit, 0.08 about 10% off in energy alone. */
  readonly misfit: number
}

/** Pull of the recipe's own amounts: enough to break ties, too little to cost accuracy. */
const PULL_TO_USUAL = 0.004
const MAX_PASSES = 10
/** Another side has to earn its place on the table by this much of misfit. */
const SIDE_MUST_GAIN = 0.006

/** A target with its weights, divided by scale, as plain arrays: fitting is the planner's hottest loop. */
export interface FitGoal {
  readonly target: readonly number[]
  readonly short: readonly number[]
  readonly over: readonly number[]
}

export const fitGoal = (target: Macros, weights: Weights): FitGoal => {
  const scale = scaleOf(target)
  return {
    target: macroNames.map((name) => target[name]),
    short: macroNames.map((name) => weights.short[name] / scale[name] ** 2),
    over: macroNames.map((name) => weights.over[name] / scale[name] ** 2),
  }
}

const vector = (figures: Readonly<Figures>): number[] => macroNames.map((name) => figures[name])

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0

/** Integer descent over the counts of some parts. Keeps the running miss so that a move costs a few multiplications. */
class Descent {
  readonly counts: Int32Array
  readonly #goal: FitGoal
  readonly #parts: readonly MovablePart[]
  readonly #steps: readonly (readonly number[])[]
  readonly #miss: Float64Array

  constructor(base: Readonly<Figures>, parts: readonly MovablePart[], goal: FitGoal) {
    this.#goal = goal
    this.#parts = parts
    this.#steps = parts.map(({ perStep }) => vector(perStep))
    this.counts = Int32Array.from(parts, ({ usual }) => usual)
    this.#miss = Float64Array.from(vector(base), (amount, q) => amount - at(goal.target, q))
    for (let i = 0; i < parts.length; i++) this.#shift(i, at(this.counts, i))
  }

  misfit(): number {
    let sum = 0
    for (let q = 0; q < 4; q++) {
      const miss = at(this.#miss, q)
      sum += (miss < 0 ? at(this.#goal.short, q) : at(this.#goal.over, q)) * miss * miss
    }
    return sum
  }

  run(): void {
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      let improved = false
      for (let i = 0; i < this.#parts.length; i++) if (this.#settle(i)) improved = true
      if (!improved && !this.#exchange()) return
    }
  }

  #cost(): number {
    let pull = 0
    for (let i = 0; i < this.#parts.length; i++) {
      const part = this.#parts[i]
      if (!part) continue
      const off = (at(this.counts, i) - part.usual) / Math.max(1, part.max - part.min)
      pull += off * off
    }
    return this.misfit() + PULL_TO_USUAL * pull
  }

  #shift(index: number, by: number): void {
    const step = this.#steps[index]
    if (!step) return
    for (let q = 0; q < 4; q++) this.#miss[q] = at(this.#miss, q) + by * at(step, q)
  }

  #move(index: number, by: number): void {
    this.#shift(index, by)
    this.counts[index] = at(this.counts, index) + by
  }

  /** Best whole change of one count while the others stay: the foot of its parabola, held inside the bounds. */
  #bestChange(index: number): number {
    const step = this.#steps[index]
    const part = this.#parts[index]
    if (!step || !part) return 0
    let slope = 0
    let curve = 0
    for (let q = 0; q < 4; q++) {
      const miss = at(this.#miss, q)
      const weight = miss < 0 ? at(this.#goal.short, q) : at(this.#goal.over, q)
      slope += weight * at(step, q) * miss
      curve += weight * at(step, q) ** 2
    }
    const wanted = curve > 0 ? Math.round(-slope / curve) : 0
    const now = at(this.counts, index)
    return Math.min(part.max, Math.max(part.min, now + wanted)) - now
  }

  #settle(index: number): boolean {
    const by = this.#bestChange(index)
    if (by === 0) return false
    const before = this.#cost()
    this.#move(index, by)
    if (this.#cost() < before - 1e-9) return true
    this.#move(index, -by)
    return false
  }

  /** One step of one part, answered by the best change of another: escapes where no single move helps. */
  #exchange(): boolean {
    let improved = false
    for (let i = 0; i < this.#parts.length; i++) {
      for (const by of [1, -1]) if (this.#exchangeFrom(i, by)) improved = true
    }
    return improved
  }

  #exchangeFrom(index: number, by: number): boolean {
    const part = this.#parts[index]
    const to = at(this.counts, index) + by
    if (!part || to < part.min || to > part.max) return false
    const before = this.#cost()
    this.#move(index, by)
    for (let j = 0; j < this.#parts.length; j++) {
      if (j === index) continue
      const answer = this.#bestChange(j)
      this.#move(j, answer)
      if (this.#cost() < before - 1e-9) return true
      this.#move(j, -answer)
    }
    this.#move(index, -by)
    return false
  }
}

const fitParts = (base: Readonly<Figures>, parts: readonly MovablePart[], goal: FitGoal) => {
  const descent = new Descent(base, parts, goal)
  descent.run()
  return { counts: Array.from(descent.counts), misfit: descent.misfit() }
}

/** Foods of a dish are not offered again beside it. */
export const goesBeside = (dish: Dish, side: MovablePart): boolean =>
  !dish.recipe.ingredients.some(({ food }) => food === side.food.id)

/** Whole kitchen steps for one dish, and for the given things beside it, nearest to a goal: a fast local search. */
export const fitWith = (dish: Dish, goal: FitGoal, sides: readonly MovablePart[]): Fit => {
  const { counts, misfit } = fitParts(dish.base, [...dish.parts, ...sides], goal)
  const beside = sides.map((part, i) => ({ part, count: counts[dish.parts.length + i] ?? part.min }))
  return { helping: { dish, counts: counts.slice(0, dish.parts.length), sides: beside }, misfit }
}

/** As `fitWith`, choosing at most `mostSides` of the sides, one after the other, while each earns its place. */
export const fitHelping = (dish: Dish, goal: FitGoal, sides: readonly MovablePart[] = [], mostSides = 0): Fit => {
  let best = fitWith(dish, goal, [])
  for (let served = 0; served < mostSides; served++) {
    const chosen = best.helping.sides.map(({ part }) => part)
    let better = best
    for (const side of sides) {
      if (chosen.includes(side) || !goesBeside(dish, side)) continue
      const fit = fitWith(dish, goal, [...chosen, side])
      if (fit.misfit < better.misfit - (better === best ? SIDE_MUST_GAIN : 0)) better = fit
    }
    if (better === best) return best
    best = better
  }
  return best
}
