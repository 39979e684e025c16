import type { Macros } from '@pacemeal/domain'
import type { Dish, MovablePart } from './dish.ts'
import { type Figures, macroNames } from './figures.ts'
import { goesBeside } from './goes-beside.ts'
import { oncePer } from './once-per.ts'
import { type Serving, scaleOf, type Weights } from './serving.ts'
import { mostOfSort, type Side } from './sides.ts'

export interface Fit {
  readonly serving: Serving
  /**
   * Weighed sum of squared relative misses, and of departures from the recipe's own amounts: 0 is a perfect fit,
   * 0.08 about 10% off in energy alone.
   */
  readonly misfit: number
}

/** What a part at twice (or none of) its usual amount counts: a dish should stay the dish that it is. */
const PULL_TO_USUAL = 0.014
const MAX_PASSES = 10
const GLANCE_PASSES = 3
/** A dish that fits this well by itself is served without anything beside it. */
const FITS_ALONE = 0.012
/** Another side has to earn its place on the table by this much of misfit. */
const SIDE_MUST_GAIN = 0.006

/** A target with its weights, divided by scale, in the order of {@link macroNames}: fitting is the planner's hottest loop. */
export interface FitGoal {
  readonly target: Float64Array
  readonly short: Float64Array
  readonly over: Float64Array
}

export const fitGoal = (target: Macros, weights: Weights): FitGoal => {
  const scale = scaleOf(target)
  return {
    target: Float64Array.from(macroNames, (name) => target[name]),
    short: Float64Array.from(macroNames, (name) => weights.short[name] / scale[name] ** 2),
    over: Float64Array.from(macroNames, (name) => weights.over[name] / scale[name] ** 2),
  }
}

/** Parts as the descent reads them. */
interface PartFigures {
  /** Four figures a part, one part after the other. */
  readonly steps: Float64Array
  readonly min: Int32Array
  readonly max: Int32Array
  readonly usual: Int32Array
  readonly span: Float64Array
}

const readFigures = (into: Float64Array, from: number, { calories, protein, carbs, fat }: Readonly<Figures>): void => {
  into[from] = calories
  into[from + 1] = protein
  into[from + 2] = carbs
  into[from + 3] = fat
}

const figuresOfParts = oncePer((parts: readonly MovablePart[]): PartFigures => {
  const steps = new Float64Array(4 * parts.length)
  parts.forEach(({ perStep }, i) => {
    readFigures(steps, 4 * i, perStep)
  })
  return {
    steps,
    min: Int32Array.from(parts, ({ min }) => min),
    max: Int32Array.from(parts, ({ max }) => max),
    usual: Int32Array.from(parts, ({ usual }) => usual),
    span: Float64Array.from(parts, ({ usual, min, max }) => Math.max(1, usual, (max - min) / 2)),
  }
})

/**
 * Integer descent over the counts of some parts. Keeps the running miss, so that a move costs a few multiplications;
 * everything lives in typed arrays, which the loops below read millions of times a week.
 */
class Descent {
  readonly counts: Int32Array
  readonly #goal: FitGoal
  readonly #size: number
  readonly #parts: PartFigures
  readonly #miss = new Float64Array(4)
  #cost = 0
  #isMoved = true

  constructor(base: Readonly<Figures>, parts: readonly MovablePart[], goal: FitGoal, counts?: readonly number[]) {
    this.#goal = goal
    this.#size = parts.length
    this.#parts = figuresOfParts(parts)
    this.counts = new Int32Array(this.#size)
    readFigures(this.#miss, 0, base)
    for (let q = 0; q < 4; q++) this.#miss[q] = (this.#miss[q] ?? 0) - (goal.target[q] ?? 0)
    for (let i = 0; i < this.#size; i++) {
      const count = counts?.[i] ?? this.#parts.usual[i] ?? 0
      this.counts[i] = count
      this.#shift(i, count)
    }
  }

  run(maxPasses: number, withExchange: boolean): void {
    for (let pass = 0; pass < maxPasses; pass++) {
      let improved = false
      for (let i = 0; i < this.#size; i++) if (this.#settle(i)) improved = true
      if (!improved && !(withExchange && this.#exchange())) return
    }
  }

  cost(): number {
    if (this.#isMoved) this.#cost = this.#costNow()
    this.#isMoved = false
    return this.#cost
  }

  #costNow(): number {
    const { short, over } = this.#goal
    const { usual, span } = this.#parts
    const { counts } = this
    const misses = this.#miss
    let misfit = 0
    for (let q = 0; q < 4; q++) {
      const miss = misses[q] as number
      misfit += ((miss < 0 ? short[q] : over[q]) as number) * miss * miss
    }
    let pull = 0
    for (let i = 0; i < counts.length; i++) {
      const off = ((counts[i] as number) - (usual[i] as number)) / (span[i] as number)
      pull += off * off
    }
    return misfit + PULL_TO_USUAL * pull
  }

  #shift(index: number, by: number): void {
    const { steps } = this.#parts
    const misses = this.#miss
    const from = 4 * index
    for (let q = 0; q < 4; q++) misses[q] = (misses[q] as number) + by * (steps[from + q] as number)
  }

  #move(index: number, by: number): void {
    this.#shift(index, by)
    this.counts[index] = (this.counts[index] ?? 0) + by
    this.#isMoved = true
  }

  /** Best whole change of one count while the others stay: the foot of its parabola, held inside the bounds. */
  #bestChange(index: number): number {
    const { short, over } = this.#goal
    const { steps, min, max } = this.#parts
    const misses = this.#miss
    const from = 4 * index
    let slope = 0
    let curve = 0
    for (let q = 0; q < 4; q++) {
      const miss = misses[q] as number
      const step = steps[from + q] as number
      const weighted = ((miss < 0 ? short[q] : over[q]) as number) * step
      slope += weighted * miss
      curve += weighted * step
    }
    const now = this.counts[index] as number
    const wanted = curve > 0 ? now + Math.round(-slope / curve) : now
    return Math.min(max[index] as number, Math.max(min[index] as number, wanted)) - now
  }

  #settle(index: number): boolean {
    const by = this.#bestChange(index)
    if (by === 0) return false
    const before = this.cost()
    this.#move(index, by)
    if (this.cost() < before - 1e-9) return true
    this.#move(index, -by)
    return false
  }

  /** One step of one part, answered by the best change of another: escapes where no single move helps. */
  #exchange(): boolean {
    let improved = false
    for (let i = 0; i < this.#size; i++) {
      if (this.#exchangeFrom(i, 1)) improved = true
      if (this.#exchangeFrom(i, -1)) improved = true
    }
    return improved
  }

  #exchangeFrom(index: number, by: number): boolean {
    const to = (this.counts[index] ?? 0) + by
    if (to < (this.#parts.min[index] ?? to) || to > (this.#parts.max[index] ?? to)) return false
    const before = this.cost()
    this.#move(index, by)
    for (let j = 0; j < this.#size; j++) {
      if (j === index) continue
      const answer = this.#bestChange(j)
      if (answer === 0) continue
      this.#move(j, answer)
      if (this.cost() < before - 1e-9) return true
      this.#move(j, -answer)
    }
    this.#move(index, -by)
    return false
  }
}

const fitParts = (base: Readonly<Figures>, parts: readonly MovablePart[], goal: FitGoal) => {
  const descent = new Descent(base, parts, goal)
  descent.run(MAX_PASSES, true)
  return { counts: Array.from(descent.counts), misfit: descent.cost() }
}

/** A first impression of how well a dish can fit, without the last refinements; never better than the real fit. */
export const glanceAt = (dish: Dish, goal: FitGoal): number => {
  const descent = new Descent(dish.base, dish.parts, goal)
  descent.run(GLANCE_PASSES, false)
  return descent.cost()
}

/** Misfit of a serving as it is, against any goal. */
export const misfitOf = ({ dish, counts, sides }: Serving, goal: FitGoal): number =>
  new Descent(dish.base, [...dish.parts, ...sides.map(({ part }) => part)], goal, [
    ...counts,
    ...sides.map(({ count }) => count),
  ]).cost()

/** Whether a side may stand beside a dish; both never change. */
const besideOf = oncePer((dish: Dish) => oncePer(({ food }: MovablePart) => goesBeside(dish, food)))

/** Whole kitchen steps for one dish, and for the given things beside it, nearest to a goal: a fast local search. */
export const fitWith = (dish: Dish, goal: FitGoal, sides: readonly MovablePart[]): Fit => {
  const { counts, misfit } = fitParts(dish.base, [...dish.parts, ...sides], goal)
  const beside = sides.map((part, i) => ({ part, count: counts[dish.parts.length + i] ?? part.min }))
  return { serving: { dish, counts: counts.slice(0, dish.parts.length), sides: beside }, misfit }
}

/** As `fitWith`, choosing at most `mostSides` of the sides, {@link mostOfSort} of a sort, while each earns its place. */
export const fitServing = (dish: Dish, goal: FitGoal, sides: readonly Side[] = [], mostSides = 0): Fit => {
  let best = fitWith(dish, goal, [])
  const [calories = 0, , , fat = 0] = goal.target
  const macros = { calories, fat }
  for (let served = 0; served < mostSides && best.misfit > FITS_ALONE; served++) {
    const chosen = sides.filter((side) => best.serving.sides.some(({ part }) => part === side))
    let better = best
    for (const side of sides) {
      const same = chosen.filter(({ gives }) => gives === side.gives)
      if (same.length >= mostOfSort(side.gives, macros) || same.includes(side) || !besideOf(dish)(side)) continue
      const fit = fitWith(dish, goal, [...chosen, side])
      if (fit.misfit < better.misfit - (better === best ? SIDE_MUST_GAIN : 0)) better = fit
    }
    if (better === best) return best
    best = better
  }
  return best
}
