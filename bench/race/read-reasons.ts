import type { Solver } from '@pacemeal/planner'
import { bounds, type Finding, negligible, type OutsideHour, type Quantity } from './check-schedule.ts'
import { nearestHour } from './nearest-hour.ts'
import type { RaceCase } from './races.ts'

/** What is said of the rolling hours outside the bounds of one quantity. */
export interface ReasonCount {
  /** The schedule names a reason, and no choice of whole servings within the rules comes within the bounds. */
  proven: number
  /** The schedule names a reason of place or time, which the checker finds true: a closed leg, the finish, what is carried, a limit. */
  confirmed: number
  /** The schedule names a reason, and some choice of servings would do: rhythm, variety or carrying keep it from being taken. */
  contradicted: number
  /** The schedule names a reason that the checker does not find true. */
  unconfirmed: number
  /** The schedule names none. */
  unnamed: number
}

export const noReasons = (): Record<Quantity, ReasonCount> => {
  const none = () => ({ proven: 0, confirmed: 0, contradicted: 0, unconfirmed: 0, unnamed: 0 })
  return { carbs: none(), fluid: none(), sodium: none() }
}

/** Reasons that say what the athlete's products can do; all others are of place, time or safety. */
const ofServings: ReadonlySet<string> = new Set([
  'whole_servings',
  'product_sodium',
  'low_product_sodium',
  'no_source',
  'drink_strength',
  'gel_water',
  'glucose',
])

/** Adds what a schedule says of its hours outside the bounds, each read by the solver where it is about servings. */
export function countReasons(
  one: RaceCase,
  { outside }: Finding,
  into: Record<Quantity, ReasonCount>,
  solver: Solver,
): void {
  const known = new Map<string, boolean>()
  const couldBeWithin = ({ quantity, target, held, foods, sweat }: OutsideHour): boolean => {
    const bound = (of: Quantity) => Math.max(bounds[of] * target[of], negligible[of])
    // Neither of the two others may go further from its target than it is.
    const allowed = (of: Quantity) => Math.max(bound(of), Math.abs(held[of] - target[of])) + 1e-6
    const others = { carbs: allowed('carbs'), fluid: allowed('fluid'), sodium: allowed('sodium') }
    const key = JSON.stringify([quantity, target, Object.values(others).map(Math.round), foods])
    const before = known.get(key)
    if (before !== undefined) return before
    const nearest = nearestHour(one, quantity, target, others, { sweat, foods: Math.max(1, foods) }, solver)
    const could = nearest !== null && nearest <= bound(quantity) + 1e-6
    known.set(key, could)
    return could
  }
  for (const hour of outside) {
    const count = into[hour.quantity]
    if (hour.rule === null) count.unnamed += 1
    else if (!hour.isConfirmed) count.unconfirmed += 1
    else if (!ofServings.has(hour.rule)) count.confirmed += 1
    else if (couldBeWithin(hour)) count.contradicted += 1
    else count.proven += 1
  }
}
