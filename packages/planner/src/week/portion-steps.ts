import type { MeasuredPart } from './household-pot.ts'
import type { HouseholdPot } from './open-household-pots.ts'
import type { PortionState } from './portion-state.ts'
import type { PlateStart } from './pots.ts'
import type { BoughtItem } from './week-foods.ts'

/** What is taken in whole steps: an ingredient of a pot, or a side of a plate. */
export interface Stepped {
  readonly kind: 'part' | 'side'
  /** The pot, or the plate. */
  readonly of: number
  readonly index: number
}

const sideAt = ({ problem }: PortionState, plate: number, index: number) =>
  ((problem.plates[plate] as PlateStart).sides[index] as PlateStart['sides'][number]).side

/** Whether an ingredient of a pot may be so many steps more or less. */
export const mayStepPart = ({ pots, counts }: PortionState, pot: number, index: number, by: number): boolean => {
  const { parts, covers } = pots[pot] as HouseholdPot
  const { min, max } = parts[index] as MeasuredPart
  const own = counts[pot] as Int32Array
  const to = (own[index] as number) + by
  if (to < min || to > max) return false
  const uncovered = covers === undefined ? 0 : by * (covers[index] as number)
  return uncovered >= 0 || coveredBy(covers as Float64Array, own) + uncovered >= 0
}

/** How many rice cakes more a pot's spreads would cover than it has; below zero where they do not cover them. */
const coveredBy = (covers: Float64Array, counts: Int32Array): number => {
  let sum = 0
  for (let part = 0; part < covers.length; part++) sum += (covers[part] as number) * (counts[part] as number)
  return sum
}

/**
 * Brings every pot to enough of what is spread in it, by the steps that cost least for what they cover: more of a spread, or
 * less bread. What the bounds of the dish do not allow stays.
 */
export const coverPots = (state: PortionState): void => {
  for (let pot = 0; pot < state.pots.length; pot++) {
    const { covers } = state.pots[pot] as HouseholdPot
    if (covers === undefined) continue
    while (coveredBy(covers, state.counts[pot] as Int32Array) < 0) {
      let best: { readonly part: number; readonly by: number; readonly price: number } | undefined
      for (const [part, cover] of covers.entries()) {
        const by = Math.sign(cover)
        if (by === 0 || !mayStepPart(state, pot, part, by)) continue
        const price = changeByPart(state, pot, part, by) / Math.abs(cover)
        if (best === undefined || price < best.price) best = { part, by, price }
      }
      if (best === undefined) break
      stepPart(state, pot, best.part, best.by)
    }
  }
}

/** Change of cost by some steps of an ingredient of a pot. */
export const changeByPart = (state: PortionState, pot: number, index: number, by: number): number => {
  const { parts, items, start } = state.pots[pot] as HouseholdPot
  const { vector, grams } = parts[index] as MeasuredPart
  const item = items[index] as BoughtItem
  const lost = item.index < 0 ? 0 : state.packs.changeOfCost(item.index, by * grams * item.per, start.cookedOn)
  return state.changeOfPot(pot, vector, by) + lost + state.pull(pot, index, by) - state.pull(pot, index, 0)
}

/**
 * What some steps of an ingredient of a pot change at least, by the slope of the cost along one of them. Below `limit` what is
 * lost of its packs is worked out, too.
 */
export const leastByPart = (
  state: PortionState,
  pot: number,
  index: number,
  by: number,
  slope: number,
  limit: number,
): number => {
  const { items, parts, start } = state.pots[pot] as HouseholdPot
  const item = items[index] as BoughtItem
  const rest = by * slope + state.pull(pot, index, by) - state.pull(pot, index, 0)
  const least = rest - state.packs.mostSaved(item.index)
  if (least >= limit || item.index < 0) return least
  const { grams } = parts[index] as MeasuredPart
  return rest + state.packs.changeOfCost(item.index, by * grams * item.per, start.cookedOn)
}

/** Slope of the cost along a step of an ingredient of a pot, without its pull to the usual amount. */
export const slopeOfPart = (state: PortionState, pot: number, index: number): number =>
  state.slopeOfPot(pot, ((state.pots[pot] as HouseholdPot).parts[index] as MeasuredPart).vector)

export const stepPart = (state: PortionState, pot: number, index: number, by: number): void => {
  const { parts, items, start } = state.pots[pot] as HouseholdPot
  const { vector, grams } = parts[index] as MeasuredPart
  const counts = state.counts[pot] as Int32Array
  counts[index] = (counts[index] as number) + by
  const item = items[index] as BoughtItem
  state.useItem(item.index, by * grams * item.per, start.cookedOn)
  state.addToPot(pot, vector, by)
}

/** Whether a side of a plate may be so many steps more or less. */
export const mayStepSide = (state: PortionState, plate: number, index: number, by: number): boolean => {
  const { part } = sideAt(state, plate, index)
  const to = (state.steps[plate]?.[index] as number) + by
  return to >= part.min && to <= part.max
}

/** Change of cost by some steps of a side. */
export const changeBySide = (state: PortionState, plate: number, index: number, by: number): number => {
  const side = sideAt(state, plate, index)
  const { day } = (state.problem.plates[plate] as PlateStart).place
  const lost = side.item < 0 ? 0 : state.packs.changeOfCost(side.item, by * side.itemGrams, day)
  return state.changeOfPlate(plate, side.vector, by) + lost
}

/** As {@link leastByPart}, for a side. */
export const leastBySide = (
  state: PortionState,
  plate: number,
  index: number,
  by: number,
  slope: number,
  limit: number,
): number => {
  const { item, itemGrams } = sideAt(state, plate, index)
  const least = by * slope - state.packs.mostSaved(item)
  if (least >= limit || item < 0) return least
  const { day } = (state.problem.plates[plate] as PlateStart).place
  return by * slope + state.packs.changeOfCost(item, by * itemGrams, day)
}

/** Slope of the cost along a step of a side. */
export const slopeOfSide = (state: PortionState, plate: number, index: number): number =>
  state.slope(plate, sideAt(state, plate, index).vector)

export const stepSide = (state: PortionState, plate: number, index: number, by: number): void => {
  const side = sideAt(state, plate, index)
  const steps = state.steps[plate] as Int32Array
  steps[index] = (steps[index] as number) + by
  state.useItem(side.item, by * side.itemGrams, (state.problem.plates[plate] as PlateStart).place.day)
  state.addToPlate(plate, side.vector, by)
}

export const mayStep = (state: PortionState, { kind, of, index }: Stepped, by: number): boolean =>
  kind === 'part' ? mayStepPart(state, of, index, by) : mayStepSide(state, of, index, by)

/** Change of cost by some steps. */
export const changeBy = (state: PortionState, { kind, of, index }: Stepped, by: number): number =>
  kind === 'part' ? changeByPart(state, of, index, by) : changeBySide(state, of, index, by)

/** As {@link leastByPart}, for what is stepped. */
export const leastBy = (
  state: PortionState,
  { kind, of, index }: Stepped,
  by: number,
  slope: number,
  limit: number,
): number =>
  kind === 'part' ? leastByPart(state, of, index, by, slope, limit) : leastBySide(state, of, index, by, slope, limit)

/** Slope of the cost along a step, which is the same for steps up and down. */
export const slopeOf = (state: PortionState, { kind, of, index }: Stepped): number =>
  kind === 'part' ? slopeOfPart(state, of, index) : slopeOfSide(state, of, index)

export const step = (state: PortionState, { kind, of, index }: Stepped, by: number): void => {
  if (kind === 'part') stepPart(state, of, index, by)
  else stepSide(state, of, index, by)
}
