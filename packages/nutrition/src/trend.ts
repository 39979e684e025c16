import type { Kcal, Kilograms } from '@pacemeal/domain'
import type { CutEnd } from './targets.ts'
import { LOW_AVAILABILITY } from './trends/low-availability.ts'

/** Energy of a kilogram of body mass, kcal (the figure behind the deficit limit; G11). */
const KCAL_PER_KILOGRAM = 7700
/** A trend this far from the plan in each of so many weeks is the body's answer, not noise. Percent a week (own choice). */
const OFF_PLAN = { percent: 0.3, weeks: 3 }
/** How many logged days in a row must not stay under the low energy availability (M23). */
const LOW_AVAILABILITY_DAYS = 3
/** A cut ends when availability stays under this for this long; kcal/kg, weeks (own choice). */
const END_OF_CUT = { below: 35, weeks: 8 }

/** What a daily change of energy should do to body mass, percent a week. */
export const plannedWeeklyPercent = (dailyChange: Kcal, mass: Kilograms): number =>
  ((dailyChange * 7) / KCAL_PER_KILOGRAM / mass) * 100

/** Where body mass went when the last three weeks all left the plan the same way by more than 0.3 % of it a week, else null. */
export function findOffPlan(plannedPercent: number, weeklyPercents: readonly number[]): 'above' | 'below' | null {
  const last = weeklyPercents.slice(-OFF_PLAN.weeks)
  if (last.length < OFF_PLAN.weeks) return null
  if (last.every((w) => w - plannedPercent > OFF_PLAN.percent)) return 'above'
  return last.every((w) => plannedPercent - w > OFF_PLAN.percent) ? 'below' : null
}

/** Whether logged days show three in a row under energy availability 30. */
export function hasLowEnergyRun(dailyAvailability: readonly number[]): boolean {
  let run = 0
  for (const day of dailyAvailability) {
    run = day < LOW_AVAILABILITY ? run + 1 : 0
    if (run >= LOW_AVAILABILITY_DAYS) return true
  }
  return false
}

/** A cut ends after this many weeks whatever the availability (own choice; maintaining in between keeps the body well). */
export const MAX_CUT_WEEKS = 12

/** Why a cut ends now, or null while it may go on. `meanAvailability` is null when none is known. */
export function findCutEnd(weeks: number, meanAvailability: number | null): CutEnd | null {
  if (weeks >= MAX_CUT_WEEKS) return 'duration'
  return meanAvailability !== null && shouldEndCut(meanAvailability, weeks) ? 'availability' : null
}

/** Weeks whose mean availability tells whether a cut ends. */
export const AVAILABILITY_WEEKS = END_OF_CUT.weeks

/** Whether a cut has lasted long enough at a low availability to end. */
export const shouldEndCut = (meanAvailability: number, weeks: number): boolean =>
  meanAvailability < END_OF_CUT.below && weeks >= END_OF_CUT.weeks
