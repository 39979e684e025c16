import type { ExpenditureDay, ExpenditurePrior } from '@pacemeal/nutrition/expenditure'

/** Energy of a kilogram as all three take it, kcal. */
const DENSITY = 7700
const REGRESSION_DAYS = 28

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length)
const fullOf = (days: readonly ExpenditureDay[]): readonly number[] =>
  days.flatMap(({ intake }) => (intake.kind === 'full' ? [intake.energy] : []))
/** What stands in the log, days that their owner called partial taken for whole ones. */
const loggedOf = (days: readonly ExpenditureDay[]): readonly number[] =>
  days.flatMap(({ intake }) => (intake.kind === 'full' || intake.kind === 'partial' ? [intake.energy] : []))

/** The formula: base by formula and the sessions as they were told. */
export const formulaEstimate = (prior: ExpenditurePrior, usualSessions: number): number => prior.base + usualSessions

/**
 * Mean logged intake less the slope of the scale over 28 days; the formula until it has two weigh-ins and a logged day.
 * `counted` `full` leaves out days that were called partial, which is kind to it; `logged` takes the log as it stands.
 */
export function regressionEstimate(
  days: readonly ExpenditureDay[],
  fallback: number,
  counted: 'full' | 'logged',
): number {
  const window = days.slice(-REGRESSION_DAYS)
  const points = window.flatMap(({ mass }, x) => (mass === undefined ? [] : [{ x, y: mass }]))
  const intakes = counted === 'full' ? fullOf(window) : loggedOf(window)
  if (points.length < 2 || intakes.length === 0) return fallback
  const mx = mean(points.map(({ x }) => x))
  const my = mean(points.map(({ y }) => y))
  const spread = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread
  return mean(intakes) - slope * DENSITY
}

/**
 * The plain filter of mass and expenditure: noise of 0.8 % on the scale and 10 % on the intake, expenditure drifting by
 * 1 % a day, from the formula with 15 %. Days that are not full take the mean of the full ones.
 */
export function twoStateEstimates(days: readonly ExpenditureDay[], start: number): readonly number[] {
  let mass = days.find((d) => d.mass !== undefined)?.mass ?? 70
  let expenditure = start
  let [pmm, pme, pee] = [1, 0, (0.15 * start) ** 2]
  const seen: number[] = []
  return days.map((day) => {
    if (day.mass !== undefined) {
      const error = day.mass - mass
      const total = pmm + (0.008 * day.mass) ** 2
      const [gm, ge] = [pmm / total, pme / total]
      mass += gm * error
      expenditure += ge * error
      pee -= ge * pme
      pme -= ge * pmm
      pmm -= gm * pmm
    }
    const estimate = expenditure
    if (day.intake.kind === 'full') seen.push(day.intake.energy)
    const intake = day.intake.kind === 'full' ? day.intake.energy : seen.length > 0 ? mean(seen) : start
    mass += (intake - expenditure) / DENSITY
    pmm += (-2 * pme) / DENSITY + pee / DENSITY ** 2 + ((0.1 * intake) / DENSITY) ** 2
    pme -= pee / DENSITY
    pee += (0.01 * expenditure) ** 2
    return estimate
  })
}
