import { type Nutrient, nutrients } from '../nutrients.ts'
import { recordOf } from '../record-of.ts'
import { isConsumed, type MealLog } from './meal-log.ts'

/** A sum that admits what it does not know: the intake is at least this much, and so many logs did not say. */
export interface NutrientTotal {
  /** In the nutrient's own unit. */
  readonly atLeast: number
  /** How many consumed logs have no figure for it; 0 makes the total certain. */
  readonly unknownFrom: number
}

/** The nutrients of a day's consumed logs. */
export type DayTotals = Readonly<Record<Nutrient, NutrientTotal>>

/** Sums the consumed logs; an unknown amount adds nothing and is counted. */
export function totalsOf(logs: readonly Pick<MealLog, 'amounts' | 'status'>[]): DayTotals {
  const consumed = logs.filter(isConsumed)
  const totalOf = (nutrient: Nutrient): NutrientTotal => {
    let atLeast = 0
    let unknownFrom = 0
    for (const { amounts } of consumed) {
      const amount = amounts[nutrient]
      if (amount === null) unknownFrom += 1
      else atLeast += amount
    }
    return { atLeast, unknownFrom }
  }
  return recordOf(nutrients, (nutrient) => totalOf(nutrient))
}

/** Percent of the target that is eaten, for the ring; over 100 stays over 100. Without a target it is 0. */
export const eatenPercent = (eaten: number, target: number): number => (target > 0 ? (eaten / target) * 100 : 0)

/** Percent a macro bar is filled: at most 100. */
export const barPercent = (eaten: number, target: number): number => Math.min(100, eatenPercent(eaten, target))
