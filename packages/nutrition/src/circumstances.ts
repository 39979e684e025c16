import type { HealthCondition } from '@pacemeal/domain'
import type { Circumstances } from './targets.ts'

/** What was told of the health, as targets look at it. What was not told is left out, so that plans of before stay as they are. */
export const circumstancesOf = (conditions: readonly HealthCondition[]): Circumstances =>
  Object.fromEntries(conditions.map((one) => [one, true]))
