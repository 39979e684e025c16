import type { FitGoal } from '../fit-serving.ts'
import { MAX_PLATE_GRAMS, MAX_POWDER_GRAMS } from '../plate-limits.ts'
import { mostOfSort } from '../sides.ts'
import type { DishModel } from './dish-model.ts'
import { GRAMS } from './vectors.ts'
import type { WeekSide } from './week-sides.ts'

/** How many servings of a dish one plate may be. */
export interface ScaleRange {
  readonly least: number
  readonly most: number
}

/** What twice (or none of) an ingredient's usual amount counts: a dish should stay the dish that it is. */
export const PULL_TO_USUAL = 0.014
/** What one more thing beside a dish counts. */
export const SIDE_PRICE = 0.015
/** Another side has to earn its place by this much more than its price. */
const SIDE_MUST_GAIN = 0.006
/** A dish that fits this well is served without anything beside it. */
const FITS_ALONE = 0.015
/** Room left under the limit of a plate for rounding, in grams, and the price of a gram above it, squared. */
const PLATE_ROOM = 40
const GRAM_PRICE = 0.00004
/** In a larger serving an ingredient may have this much of its usual share, whatever the recipe's upper bound. */
const MAX_SHARE = 1.25

/** How well a dish can serve a place: the misfit, in how many servings, and with what beside it (in steps). */
export interface PlateFit {
  readonly misfit: number
  readonly scale: number
  readonly sides: readonly { readonly side: WeekSide; readonly steps: number }[]
  /** Energy and macronutrients that the plate comes to. */
  readonly calories: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
}

const MAX_PARTS = 24
const MAX_SIDES = 4

/** Fits one plate by moving its size, its ingredients and its sides in turn, each to the foot of its parabola. */
export class PlateFitter {
  readonly #share = new Float64Array(MAX_PARTS)
  readonly #steps = new Float64Array(MAX_SIDES)
  /** The dish in one serving: four figures and the weight. */
  readonly #dish = new Float64Array(5)
  /** Misses of the plate, and its weight over the limit. */
  readonly #miss = new Float64Array(5)
  readonly #beside: WeekSide[] = []
  #scale = 1

  /** The best plate of a dish, with at most `mostSides` of the sides beside it. */
  fit(model: DishModel, goal: FitGoal, range: ScaleRange, sides: readonly WeekSide[], mostSides: number): PlateFit {
    this.#beside.length = 0
    let best = this.#run(model, goal, range, 10)
    let kept: readonly WeekSide[] = []
    const [calories = 0, , , fat = 0] = goal.target
    const macros = { calories, fat }
    while (kept.length < mostSides && best.misfit > FITS_ALONE) {
      let better: PlateFit | undefined
      for (const side of sides) {
        const same = kept.filter(({ gives }) => gives === side.gives)
        if (same.length >= mostOfSort(side.gives, macros) || same.includes(side) || !side.goesBeside(model)) continue
        this.#beside.length = 0
        this.#beside.push(...kept, side)
        const fit = this.#run(model, goal, range, 6)
        if (fit.misfit < (better ?? best).misfit - (better ? 0 : SIDE_MUST_GAIN)) better = fit
      }
      if (!better) break
      best = better
      kept = better.sides.map(({ side }) => side)
    }
    return best
  }

  /** A first impression, without sides. */
  glance(model: DishModel, goal: FitGoal, range: ScaleRange): number {
    this.#beside.length = 0
    return this.#run(model, goal, range, 4).misfit
  }

  #run(model: DishModel, goal: FitGoal, { least, most }: ScaleRange, passes: number): PlateFit {
    const { parts } = model
    this.#scale = Math.min(most, Math.max(least, (goal.target[0] as number) / (model.usual[0] as number)))
    for (let i = 0; i < parts.length; i++) this.#share[i] = 1
    for (let j = 0; j < this.#beside.length; j++) this.#steps[j] = this.#beside[j]?.part.min ?? 0
    this.#sum(model, goal)
    for (let pass = 0; pass < passes; pass++) {
      this.#moveScale(model, goal, least, most)
      for (let i = 0; i < parts.length; i++) this.#movePart(model, goal, i)
      for (let j = 0; j < this.#beside.length; j++) this.#moveSide(goal, j)
    }
    return {
      misfit: this.#cost(model, goal),
      scale: this.#scale,
      sides: this.#beside.map((side, j) => ({ side, steps: this.#steps[j] as number })),
      calories: (this.#miss[0] as number) + (goal.target[0] as number),
      protein: (this.#miss[1] as number) + (goal.target[1] as number),
      carbs: (this.#miss[2] as number) + (goal.target[2] as number),
      fat: (this.#miss[3] as number) + (goal.target[3] as number),
    }
  }

  #sum(model: DishModel, goal: FitGoal): void {
    const { fixed, parts } = model
    for (let q = 0; q < 5; q++) {
      const from = q < 4 ? q : GRAMS
      let sum = fixed[from] as number
      for (let i = 0; i < parts.length; i++) {
        sum += (this.#share[i] as number) * ((parts[i] as (typeof parts)[number]).vector[from] as number)
      }
      this.#dish[q] = sum
      let plate = this.#scale * sum
      for (let j = 0; j < this.#beside.length; j++) {
        plate += (this.#steps[j] as number) * ((this.#beside[j] as WeekSide).vector[from] as number)
      }
      this.#miss[q] = plate - (q < 4 ? (goal.target[q] as number) : MAX_PLATE_GRAMS - PLATE_ROOM)
    }
  }

  #weight(goal: FitGoal, q: number): number {
    const miss = this.#miss[q] as number
    if (q === 4) return miss > 0 ? GRAM_PRICE : 0
    return (miss < 0 ? goal.short[q] : goal.over[q]) as number
  }

  #moveScale(model: DishModel, goal: FitGoal, least: number, most: number): void {
    let slope = 0
    let curve = 0
    for (let q = 0; q < 5; q++) {
      const weight = this.#weight(goal, q)
      const by = this.#dish[q] as number
      slope += weight * (this.#miss[q] as number) * by
      curve += weight * by * by
    }
    if (curve <= 0) return
    let highest = model.powder > 0 ? Math.min(most, MAX_POWDER_GRAMS / model.powder) : most
    for (let i = 0; i < model.parts.length; i++) {
      const part = model.parts[i] as DishModel['parts'][number]
      highest = Math.min(highest, part.limit / (part.usual * (this.#share[i] as number)))
    }
    const to = Math.max(least, Math.min(highest, this.#scale - slope / curve))
    this.#shift(this.#dish, to - this.#scale)
    this.#scale = to
  }

  #movePart(model: DishModel, goal: FitGoal, index: number): void {
    const { vector, span, usual, least, most, limit } = model.parts[index] as DishModel['parts'][number]
    const scale = this.#scale
    const share = this.#share[index] as number
    const pull = PULL_TO_USUAL / (span * span)
    const { short, over } = goal
    const misses = this.#miss
    let slope = pull * (share - 1)
    let curve = pull
    for (let q = 0; q < 4; q++) {
      const miss = misses[q] as number
      const weight = (miss < 0 ? short[q] : over[q]) as number
      const by = scale * (vector[q] as number)
      slope += weight * miss * by
      curve += weight * by * by
    }
    const tooHeavy = misses[4] as number
    if (tooHeavy > 0) {
      const by = scale * (vector[GRAMS] as number)
      slope += GRAM_PRICE * tooHeavy * by
      curve += GRAM_PRICE * by * by
    }
    const low = least / (usual * Math.max(1, scale))
    const high = Math.max(low, Math.min(Math.max(most / (usual * scale), MAX_SHARE), limit / (usual * scale)))
    const to = Math.min(high, Math.max(low, share - slope / curve))
    const by = to - share
    if (by === 0) return
    this.#share[index] = to
    const dish = this.#dish
    for (let q = 0; q < 5; q++) {
      const more = by * (vector[q < 4 ? q : GRAMS] as number)
      dish[q] = (dish[q] as number) + more
      misses[q] = (misses[q] as number) + scale * more
    }
  }

  #moveSide(goal: FitGoal, index: number): void {
    const { vector, part } = this.#beside[index] as WeekSide
    let slope = 0
    let curve = 0
    for (let q = 0; q < 5; q++) {
      const weight = this.#weight(goal, q)
      const by = vector[q < 4 ? q : GRAMS] as number
      slope += weight * (this.#miss[q] as number) * by
      curve += weight * by * by
    }
    if (curve <= 0) return
    const before = this.#steps[index] as number
    const to = Math.min(part.max, Math.max(part.min, before - slope / curve))
    this.#steps[index] = to
    for (let q = 0; q < 5; q++) {
      this.#miss[q] = (this.#miss[q] as number) + (to - before) * (vector[q < 4 ? q : GRAMS] as number)
    }
  }

  #shift(direction: Float64Array, by: number): void {
    for (let q = 0; q < 5; q++) this.#miss[q] = (this.#miss[q] as number) + by * (direction[q] as number)
  }

  #cost(model: DishModel, goal: FitGoal): number {
    let misfit = SIDE_PRICE * this.#beside.length
    for (let q = 0; q < 5; q++) misfit += this.#weight(goal, q) * (this.#miss[q] as number) ** 2
    for (let i = 0; i < model.parts.length; i++) {
      const off = ((this.#share[i] as number) - 1) / (model.parts[i] as DishModel['parts'][number]).span
      misfit += PULL_TO_USUAL * off * off
    }
    return misfit
  }
}
