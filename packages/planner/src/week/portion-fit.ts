import { MAX_POWDER_GRAMS } from '../plate-limits.ts'
import type { FlexPart } from './dish-model.ts'
import { scaleRange } from './open-choices.ts'
import { PULL_TO_USUAL } from './plate-fit.ts'
import type { Goal } from './portion-costs.ts'
import type { PlateStart, PotStart } from './pots.ts'
import { addVector, VECTOR } from './vectors.ts'

/** In a larger serving an ingredient may have this much of its usual share, whatever the recipe's upper bound. */
const MAX_SHARE = 1.25
const PASSES = 30

export interface PortionProblem {
  readonly plates: readonly PlateStart[]
  readonly pots: readonly PotStart[]
  readonly plateGoals: readonly Goal[]
  /** By day from Monday; a day that is not planned has none. */
  readonly dayGoals: readonly (Goal | undefined)[]
  /** Figures that each day holds already, by day. */
  readonly already: readonly Float64Array[]
}

/** Sizes before anything is rounded: servings of each plate, shares of each pot's ingredients, steps of the sides. */
export interface Portions {
  readonly scales: Float64Array
  readonly shares: readonly Float64Array[]
  readonly steps: readonly Float64Array[]
}

/**
 * Sizes all plates of a week together. Plates of a pot share its composition, so figures are a product of the plate's
 * size and the pot's shares: each is moved in turn to the foot of its parabola, while the others stay.
 */
export const fitPortions = (problem: PortionProblem, passes = PASSES): Portions => new PortionFit(problem).run(passes)

class PortionFit {
  readonly #problem: PortionProblem
  readonly #scales: Float64Array
  readonly #shares: readonly Float64Array[]
  readonly #steps: readonly Float64Array[]
  /** Figures of one serving of each pot, of each plate and of each day. */
  readonly #pots: readonly Float64Array[]
  readonly #plates: readonly Float64Array[]
  readonly #days: readonly Float64Array[]
  /** Of the last {@link #lean}. */
  #slope = 0
  #curve = 0

  constructor(problem: PortionProblem) {
    const { plates, pots } = problem
    this.#problem = problem
    this.#scales = Float64Array.from(plates, ({ scale }) => scale)
    this.#shares = pots.map(({ dish }) => new Float64Array(dish.parts.length).fill(1))
    this.#steps = plates.map(({ sides }) => Float64Array.from(sides, ({ steps }) => steps))
    this.#pots = pots.map(({ dish }) => {
      const sum = Float64Array.from(dish.fixed)
      for (const { vector } of dish.parts) addVector(sum, vector, 1)
      return sum
    })
    this.#days = problem.already.map((figures) => Float64Array.from(figures))
    this.#plates = plates.map(({ place, pot, sides, scale }) => {
      const sum = new Float64Array(VECTOR)
      addVector(sum, this.#pots[pot] as Float64Array, scale)
      for (const { side, steps } of sides) addVector(sum, side.vector, steps)
      addVector(this.#days[place.day] as Float64Array, sum, 1)
      return sum
    })
  }

  run(passes: number): Portions {
    const { plates, pots } = this.#problem
    for (let pass = 0; pass < passes; pass++) {
      for (let plate = 0; plate < plates.length; plate++) {
        this.#moveScale(plate)
        for (let side = 0; side < (plates[plate] as PlateStart).sides.length; side++) this.#moveSide(plate, side)
      }
      for (let pot = 0; pot < pots.length; pot++) {
        const { parts } = (pots[pot] as PotStart).dish
        for (let part = 0; part < parts.length; part++) this.#movePart(pot, part)
      }
    }
    return { scales: this.#scales, shares: this.#shares, steps: this.#steps }
  }

  /** Slope and curve of the cost of a plate and its day along a direction. */
  #lean(plate: number, direction: Float64Array, times: number): void {
    const { place } = this.#problem.plates[plate] as PlateStart
    const own = this.#problem.plateGoals[plate] as Goal
    own.lean(this.#plates[plate] as Float64Array, direction, times)
    this.#slope = own.slope
    this.#curve = own.curve
    const day = this.#problem.dayGoals[place.day]
    if (!day) return
    day.lean(this.#days[place.day] as Float64Array, direction, times)
    this.#slope += day.slope
    this.#curve += day.curve
  }

  #add(plate: number, direction: Float64Array, times: number): void {
    addVector(this.#plates[plate] as Float64Array, direction, times)
    addVector(this.#days[(this.#problem.plates[plate] as PlateStart).place.day] as Float64Array, direction, times)
  }

  #moveScale(plate: number): void {
    const { place, pot } = this.#problem.plates[plate] as PlateStart
    const { dish } = this.#problem.pots[pot] as PotStart
    this.#lean(plate, this.#pots[pot] as Float64Array, 1)
    if (this.#curve <= 0) return
    const { least, most } = scaleRange(place.kind)
    let highest = dish.powder > 0 ? Math.min(most, MAX_POWDER_GRAMS / dish.powder) : most
    for (let i = 0; i < dish.parts.length; i++) {
      const part = dish.parts[i] as FlexPart
      highest = Math.min(highest, part.limit / (part.usual * (this.#shares[pot]?.[i] as number)))
    }
    const before = this.#scales[plate] as number
    const to = Math.max(least, Math.min(highest, before - this.#slope / this.#curve))
    this.#scales[plate] = to
    this.#add(plate, this.#pots[pot] as Float64Array, to - before)
  }

  #moveSide(plate: number, index: number): void {
    const side = this.#problem.plates[plate]?.sides[index]?.side
    if (!side) return
    this.#lean(plate, side.vector, 1)
    if (this.#curve <= 0) return
    const steps = this.#steps[plate] as Float64Array
    const before = steps[index] as number
    const to = Math.min(side.part.max, Math.max(side.part.min, before - this.#slope / this.#curve))
    steps[index] = to
    this.#add(plate, side.vector, to - before)
  }

  #movePart(pot: number, index: number): void {
    const { dish, plates } = this.#problem.pots[pot] as PotStart
    const part = dish.parts[index] as FlexPart
    const shares = this.#shares[pot] as Float64Array
    const before = shares[index] as number
    const pull = (PULL_TO_USUAL * plates.length) / (part.span * part.span)
    let slope = pull * (before - 1)
    let curve = pull
    let largest = 0
    let sum = 0
    for (const plate of plates) {
      const scale = this.#scales[plate] as number
      this.#lean(plate, part.vector, scale)
      slope += this.#slope
      curve += this.#curve
      largest = Math.max(largest, scale)
      sum += scale
    }
    const mean = sum / plates.length
    const low = part.least / (part.usual * Math.max(1, mean))
    const high = Math.min(Math.max(part.most / (part.usual * mean), MAX_SHARE), part.limit / (part.usual * largest))
    const to = Math.min(Math.max(low, high), Math.max(low, before - slope / curve))
    shares[index] = to
    addVector(this.#pots[pot] as Float64Array, part.vector, to - before)
    for (const plate of plates) this.#add(plate, part.vector, (to - before) * (this.#scales[plate] as number))
  }
}
