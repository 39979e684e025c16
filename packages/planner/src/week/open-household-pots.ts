import { coverageOf } from '../spreads.ts'
import { fixedVector, type MeasuredPart, measureParts, wholeServings } from './household-pot.ts'
import type { PortionProblem, Portions } from './portion-fit.ts'
import type { PlateStart, PotStart } from './pots.ts'
import type { BoughtItem, WeekFoods } from './week-foods.ts'

/** A pot as a kitchen measures it. */
export interface HouseholdPot {
  readonly start: PotStart
  readonly parts: readonly MeasuredPart[]
  /** What is bought for each of them. */
  readonly items: readonly BoughtItem[]
  /** Days that it feeds. */
  readonly days: readonly number[]
  /** What a step of each part adds to what is spread, or to what is to be covered, in rice cakes; undefined where nothing is spread. */
  readonly covers: Float64Array | undefined
  servings: number
  /** Figures of what does not move, in so many servings. */
  fixed: Float64Array
}

/** Portions in whole steps. */
export interface HouseholdStart {
  readonly pots: readonly HouseholdPot[]
  /** Steps of each pot's movable ingredients. */
  readonly counts: readonly Int32Array[]
  /** Share of its pot that a plate of the athlete holds. */
  readonly shares: Float64Array
  /** Steps of each plate's sides. */
  readonly steps: readonly Int32Array[]
}

const coversOf = ({ dish }: PotStart, parts: readonly MeasuredPart[]): Float64Array | undefined => {
  const coverage = coverageOf(dish.recipe)
  return coverage && Float64Array.from(parts, ({ part, grams }) => grams * (coverage.get(part.food.id) ?? 0))
}

/** The nearest portions in the measures of a kitchen to some that are not rounded. */
export const openHouseholdPots = (
  { plates, pots: starts }: PortionProblem,
  portions: Portions,
  foods: WeekFoods,
): HouseholdStart => {
  const shares = new Float64Array(plates.length)
  const many = (plate: number) => (plates[plate] as PlateStart).place.plates
  const scaleOf = (plate: number) => portions.scales[plate] as number
  const servingsOf = ({ plates: own }: PotStart) =>
    own.reduce((total, plate) => total + many(plate) * scaleOf(plate), 0)
  const pots = starts.map((start): HouseholdPot => {
    const own = start.plates
    const sum = servingsOf(start)
    for (const plate of own) shares[plate] = scaleOf(plate) / sum
    const count = own.reduce((total, plate) => total + many(plate), 0)
    const largest = Math.max(...own.map((plate) => shares[plate] as number))
    const servings = wholeServings(sum)
    const parts = measureParts(start.dish, sum, count, largest)
    return {
      start,
      parts,
      items: parts.map(({ part }) => foods.itemFor(part.food)),
      days: own.map((plate) => (plates[plate] as PlateStart).place.day),
      covers: coversOf(start, parts),
      servings,
      fixed: fixedVector(start.dish, servings),
    }
  })
  const counts = pots.map(({ parts, start }, pot) => {
    const sum = servingsOf(start)
    return Int32Array.from(parts, ({ part, grams, min, max }, i) => {
      const wanted = Math.round((sum * part.usual * (portions.shares[pot]?.[i] as number)) / grams)
      return Math.min(max, Math.max(min, wanted))
    })
  })
  const steps = plates.map(({ sides }, plate) =>
    Int32Array.from(sides, ({ side }, i) =>
      Math.min(side.part.max, Math.max(side.part.min, Math.round(portions.steps[plate]?.[i] as number))),
    ),
  )
  return { pots, counts, shares, steps }
}
