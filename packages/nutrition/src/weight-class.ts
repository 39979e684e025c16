import { type Body, type Kilograms, kilograms } from '@pacemeal/domain'
import { bodyMassIndex, UNDERWEIGHT_BMI } from './checks.ts'
import { FASTEST_LOSS_PERCENT } from './goal.ts'
import { type RuleReason, reason } from './rules.ts'
import { MAX_CUT_WEEKS } from './trend.ts'

type MassAndHeight = Pick<Body, 'mass' | 'height'>

/** What keeps the lightest safe weight where it is: the pace of the loss, how long a cut may last, or being underweight. */
type ReachBound = 'pace' | 'length' | 'underweight'

const SOURCE = { pace: 'H14', length: 'H', underweight: 'WHO95' } as const
/** A bound in other numbers may be missed by a rounding error, which is forgiven. Kilograms. */
const ROUNDING = 1e-9

/**
 * The least that the scales may say in so many days after eating for it safely, kg, and what bounds it: each week at most 1%
 * of what the body weighs then, for as many weeks as a cut may last, and never into underweight. Who is underweight loses
 * nothing.
 */
export function lightestSafely(
  { mass, height }: MassAndHeight,
  days: number,
): { readonly mass: Kilograms; readonly bound: ReachBound } {
  const weeks = Math.max(0, days) / 7
  const byPace = mass * (1 - FASTEST_LOSS_PERCENT / 100) ** Math.min(weeks, MAX_CUT_WEEKS)
  const least = (mass * UNDERWEIGHT_BMI) / bodyMassIndex({ mass, height })
  if (byPace < least) return { mass: kilograms(Math.min(mass, least)), bound: 'underweight' }
  return { mass: kilograms(byPace), bound: weeks > MAX_CUT_WEEKS ? 'length' : 'pace' }
}

/**
 * Why a weight class (its limit, kg) cannot be reached by eating in the days until the weigh-in, or null when it can: it is
 * below what can be weighed safely by then (`lightestSafely`).
 */
export function findClassOutOfReach(body: MassAndHeight, limit: Kilograms, days: number): RuleReason | null {
  const { mass: lightest, bound } = lightestSafely(body, days)
  if (body.mass <= limit || limit >= lightest - ROUNDING) return null
  return reason('weight_class_out_of_reach', SOURCE[bound], {
    mass: body.mass,
    limit,
    days,
    lightest,
    fastest: FASTEST_LOSS_PERCENT,
    weeks: MAX_CUT_WEEKS,
    leastIndex: UNDERWEIGHT_BMI,
  })
}
