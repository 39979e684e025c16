import { fixedVector } from './household-pot.ts'
import type { HouseholdPot } from './open-household-pots.ts'
import type { Goal } from './portion-costs.ts'
import type { PortionState } from './portion-state.ts'
import {
  changeByPart,
  changeBySide,
  leastByPart,
  leastBySide,
  mayStepPart,
  mayStepSide,
  slopeOfPart,
  slopeOfSide,
  stepPart,
  stepSide,
} from './portion-steps.ts'
import type { PlateStart } from './pots.ts'
import { differenceOf } from './vectors.ts'
import type { BoughtItem } from './week-foods.ts'

/** Shares of a pot move no finer than this. */
const MIN_TRANSFER = 1e-4
/** A change of cost below this is noise. */
export const NOISE = 1e-7
/** A pot holds no plate smaller than this share of the others' mean. */
const MIN_SHARE = 0.35
/** Servings of what does not move change by a quarter, up to this far from what the movable parts are measured by. */
const MAX_SERVINGS_OFF = 0.2
/** Other servings have to save so much: they round every ingredient anew. */
const MIN_SERVINGS_GAIN = 0.002

/**
 * Single steps of everything, while they help: ingredients of pots, their servings, the shares of their plates, sides. What
 * was tried in vain is not tried again before one of its days or its item has moved.
 */
export class SettlePortions {
  readonly #state: PortionState
  /** The move after which each part, the servings and the shares of a pot, and each side, were last tried in vain. */
  readonly #triedPots: readonly Int32Array[]
  readonly #triedSides: readonly Int32Array[]

  constructor(state: PortionState) {
    this.#state = state
    this.#triedPots = state.pots.map(({ parts }) => new Int32Array(parts.length + 2))
    this.#triedSides = state.steps.map((sides) => new Int32Array(sides.length))
  }

  run(passes: number): void {
    const { pots, steps } = this.#state
    for (let pass = 0; pass < passes; pass++) {
      let isBetter = false
      for (let pot = 0; pot < pots.length; pot++) if (this.#settlePot(pot)) isBetter = true
      for (let plate = 0; plate < steps.length; plate++) if (this.#settleSides(plate)) isBetter = true
      if (!isBetter) return
    }
  }

  #settlePot(pot: number): boolean {
    let isBetter = false
    const state = this.#state
    const { parts, items, days } = state.pots[pot] as HouseholdPot
    const tried = this.#triedPots[pot] as Int32Array
    const servings = parts.length
    const shares = servings + 1
    for (let part = 0; part < parts.length; part++) {
      if (state.isTried(tried[part] as number, days, (items[part] as BoughtItem).index)) continue
      if (settlePart(state, pot, part)) isBetter = true
      else tried[part] = state.move
    }
    if (!state.isTried(tried[servings] as number, days)) {
      if (settleServings(state, pot)) isBetter = true
      else tried[servings] = state.move
    }
    if (!state.isTried(tried[shares] as number, days)) {
      if (settleShares(state, pot)) isBetter = true
      else tried[shares] = state.move
    }
    return isBetter
  }

  #settleSides(plate: number): boolean {
    let isBetter = false
    const state = this.#state
    const { sides, place } = state.problem.plates[plate] as PlateStart
    const tried = this.#triedSides[plate] as Int32Array
    for (let side = 0; side < sides.length; side++) {
      if (state.isTried(tried[side] as number, [place.day], sides[side]?.side.item)) continue
      if (settleSide(state, plate, side)) isBetter = true
      else tried[side] = state.move
    }
    return isBetter
  }
}

function settlePart(state: PortionState, pot: number, part: number): boolean {
  let isBetter = false
  let slope = slopeOfPart(state, pot, part)
  for (const by of [1, -1, 3, -3]) {
    if (!mayStepPart(state, pot, part, by) || leastByPart(state, pot, part, by, slope, 0) >= 0) continue
    if (changeByPart(state, pot, part, by) >= -NOISE) continue
    stepPart(state, pot, part, by)
    slope = slopeOfPart(state, pot, part)
    isBetter = true
  }
  return isBetter
}

function settleSide(state: PortionState, plate: number, side: number): boolean {
  let isBetter = false
  let slope = slopeOfSide(state, plate, side)
  for (const by of [1, -1]) {
    if (!mayStepSide(state, plate, side, by) || leastBySide(state, plate, side, by, slope, 0) >= 0) continue
    if (changeBySide(state, plate, side, by) >= -NOISE) continue
    stepSide(state, plate, side, by)
    slope = slopeOfSide(state, plate, side)
    isBetter = true
  }
  return isBetter
}

/** Servings by which the movable parts of a pot are measured. */
const measuredServings = ({ parts, servings }: HouseholdPot): number => {
  const [first] = parts
  return first ? (first.usual * first.grams) / first.part.usual : servings
}

/** A quarter of a serving more or less of what does not move. */
function settleServings(state: PortionState, pot: number): boolean {
  const own = state.pots[pot] as HouseholdPot
  const usual = measuredServings(own)
  for (const by of [0.25, -0.25]) {
    const servings = own.servings + by
    if (servings < 0.5 || Math.abs(servings / usual - 1) > MAX_SERVINGS_OFF) continue
    const fixed = fixedVector(own.start.dish, servings)
    const difference = differenceOf(fixed, own.fixed)
    // Costs are convex: where the slope promises too little, nothing has to be worked out.
    if (state.slopeOfPot(pot, difference) >= NOISE - MIN_SERVINGS_GAIN) continue
    if (state.changeOfPot(pot, difference, 1) >= -MIN_SERVINGS_GAIN) continue
    const before = state.gramsOf(pot)
    own.servings = servings
    own.fixed = fixed
    state.addToPot(pot, difference, 1)
    state.gramsOf(pot).forEach((grams, line) => {
      const food = own.start.dish.lines[line]?.food
      const item = food && state.foods.itemFor(food)
      if (item) state.useItem(item.index, (grams - (before[line] ?? 0)) * item.per, own.start.cookedOn)
    })
    return true
  }
  return false
}

/** Moves a share of the pot from one plate to another, to the foot of the parabola. */
function settleShares(state: PortionState, pot: number): boolean {
  const { plates } = state.problem
  const { start } = state.pots[pot] as HouseholdPot
  const figures = state.potFigures[pot] as Float64Array
  let isBetter = false
  for (let a = 0; a < start.plates.length; a++) {
    for (let b = a + 1; b < start.plates.length; b++) {
      const [one, other] = [start.plates[a] as number, start.plates[b] as number]
      const [mine, its] = [(plates[one] as PlateStart).place, (plates[other] as PlateStart).place]
      const rate = -mine.plates / its.plates
      const foot = footOfShare(state, figures, one, other, rate)
      if (foot === undefined) continue
      const least = MIN_SHARE / start.plates.length
      const low = least - (state.shares[one] as number)
      const high = ((state.shares[other] as number) - least) / -rate
      const by = Math.min(high, Math.max(low, foot))
      if (Math.abs(by) < MIN_TRANSFER) continue
      const change = state.changeOfPlate(one, figures, by) + state.changeOfPlate(other, figures, by * rate)
      if (change >= -NOISE) continue
      state.shares[one] = (state.shares[one] as number) + by
      state.shares[other] = (state.shares[other] as number) + by * rate
      state.addToPlate(one, figures, by)
      state.addToPlate(other, figures, by * rate)
      isBetter = true
    }
  }
  return isBetter
}

/** The share of a pot at which two plates cost least, when one gets it and the other gives `rate` of it; undefined for a line. */
function footOfShare(
  { problem: { plates, plateGoals, dayGoals }, plateFigures, dayFigures }: PortionState,
  figures: Float64Array,
  one: number,
  other: number,
  rate: number,
): number | undefined {
  let slope = 0
  let curve = 0
  for (const [plate, times] of [
    [one, 1],
    [other, rate],
  ] as const) {
    const { day } = (plates[plate] as PlateStart).place
    const own = plateGoals[plate] as Goal
    own.lean(plateFigures[plate] as Float64Array, figures, times)
    slope += own.slope
    curve += own.curve
    const goal = dayGoals[day]
    if (!goal) continue
    goal.lean(dayFigures[day] as Float64Array, figures, times)
    slope += goal.slope
    curve += goal.curve
  }
  return curve <= 0 ? undefined : -slope / curve
}
