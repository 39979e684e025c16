import { kcal, type LocalDate } from '@pacemeal/domain'
import {
  type CheckInDecision,
  type ExpenditureEstimate,
  type ExpenditureStatus,
  estimateExpenditure,
  expenditureHistory,
  expenditureInUse,
  isCheckInDue,
  massTrend,
  proposeCheckIn,
} from '@pacemeal/nutrition/expenditure'
import { formulaEstimate, regressionEstimate, twoStateEstimates } from './baselines.ts'
import type { Family } from './family.ts'
import { type AthleteTraits, type SimulatedAthlete, simulateAthlete } from './simulate.ts'

/** Days at which the estimates are judged. */
export const JUDGED_DAYS = [14, 28, 42, 84] as const
/** How long after a step the estimate is looked at, days. */
export const STEP_DAYS = [14, 28] as const
const WEEK = 7
/** Days from which a weekly proposal may exist. */
const FIRST_CHECK_IN = 14
/** Floors would hide how far water moves a proposal. */
const NO_FLOOR = kcal(0)

export const methods = ['formula', 'regression', 'plain regression', 'two-state', 'learned'] as const
export type Method = (typeof methods)[number]

/** What came out for one athlete. Errors are shares of the truth. */
export interface AthleteRow {
  readonly family: string
  readonly traits: AthleteTraits
  readonly errors: Readonly<Record<number, Readonly<Record<Method, number>>>>
  /** Error of what targets stand on when every proposal is accepted. */
  readonly errorInUse: Readonly<Record<number, number>>
  readonly isCovered: Readonly<Record<number, boolean>>
  /** How far the estimate may be used at each judged day. */
  readonly status: Readonly<Record<number, ExpenditureStatus['kind']>>
  /** Whether an estimate that was updating learned again later. */
  readonly hasRelearned: boolean
  /** Half the interval at each judged day, kcal. */
  readonly halfWidth: Readonly<Record<number, number>>
  /** Change of the estimate from week to week by the water of cycle, loading and sodium alone, kcal. */
  readonly byWater: readonly number[]
  /** Change of what targets stand on from check-in to check-in by that water alone, kcal, every proposal accepted. */
  readonly proposalByWater: readonly number[]
  /** The same for the estimate by partial days, in weeks that had one. */
  readonly byPartials: readonly number[]
  readonly mass: { readonly weighed: number; readonly trend: number }
  /** The log gives the same digits when it is read again. */
  readonly isReplayed: boolean
  /** Share of a step that was learned after so many days: the base beside that of the same athlete without the step. */
  readonly stepLearned: Readonly<Record<number, number>> | null
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
const at = <T>(items: readonly T[], i: number): T => {
  const item = items[i]
  if (item === undefined) throw new RangeError(`There is no day ${i}`)
  return item
}

/** What targets stand on after each weekly check-in when all proposals are accepted; before the first, the formula. */
function acceptedWeekly(estimates: readonly ExpenditureEstimate[], athlete: SimulatedAthlete): readonly number[] {
  const { prior } = athlete
  const formula = kcal(formulaEstimate(prior, at(estimates, WEEK - 1).usualSessions))
  const decisions: CheckInDecision[] = []
  const used: number[] = [formula]
  let last = at(estimates, FIRST_CHECK_IN - WEEK).date
  for (const estimate of estimates) {
    if (!isCheckInDue(estimate.date, last)) continue
    last = estimate.date
    const inUse = expenditureInUse(decisions, formula)
    const proposal = proposeCheckIn(estimate, { inUse, goalChange: prior.goalChange, floor: NO_FLOOR })
    decisions.push({ date: estimate.date, answer: 'accepted', proposal })
    used.push(expenditureInUse(decisions, formula))
  }
  return used
}

/** How far raw weigh-ins and trend are from the mass without water, kg on average. */
function massErrors({ log, truth }: SimulatedAthlete): { weighed: number; trend: number } {
  const weighIns = log.flatMap(({ date, mass }) => (mass === undefined ? [] : [{ date, mass }]))
  const tissueOn = new Map(log.map(({ date }, day) => [date, at(truth, day).tissue]))
  const off = (date: LocalDate, mass: number) => Math.abs(mass - (tissueOn.get(date) ?? mass))
  const days = massTrend(weighIns).filter(({ weighed }) => weighed !== null)
  return {
    weighed: mean(weighIns.map(({ date, mass }) => off(date, mass))),
    trend: mean(days.map(({ date, trend }) => off(date, trend))),
  }
}

/** Whether the log, read in another order, gives the same digits. */
const isReplayed = ({ log, prior }: SimulatedAthlete, estimates: readonly ExpenditureEstimate[]): boolean =>
  JSON.stringify(estimateExpenditure(log.toReversed(), prior)) === JSON.stringify(estimates.at(-1))

const weeklyChanges = (
  estimates: readonly ExpenditureEstimate[],
  others: readonly ExpenditureEstimate[],
  counts: (week: readonly [number, number]) => boolean,
): readonly number[] => {
  const gap = (day: number) => at(estimates, day).expenditure - at(others, day).expenditure
  const changes: number[] = []
  for (let day = FIRST_CHECK_IN; day + WEEK < estimates.length; day += WEEK) {
    if (counts([day, day + WEEK])) changes.push(Math.abs(gap(day + WEEK) - gap(day)))
  }
  return changes
}

function errorsAt(
  athlete: SimulatedAthlete,
  estimates: readonly ExpenditureEstimate[],
  twoState: readonly number[],
  day: number,
) {
  const { prior, log, truth } = athlete
  const estimate = at(estimates, day)
  const sessions = estimate.usualSessions
  const trueOn = (d: number) => at(truth, d).base + at(truth, d).scale * sessions
  const now = trueOn(day)
  // The regression tells of its window, so it is judged by the window; the plain one by the day, as all others.
  const from = Math.max(0, day + 1 - 28)
  const ofWindow = mean(truth.slice(from, day + 1).map((_, i) => trueOn(from + i)))
  const formula = formulaEstimate(prior, sessions)
  const until = log.slice(0, day + 1)
  return {
    formula: Math.abs(formula - now) / now,
    regression: Math.abs(regressionEstimate(until, formula, 'full') - ofWindow) / ofWindow,
    'plain regression': Math.abs(regressionEstimate(until, formula, 'logged') - now) / now,
    'two-state': Math.abs(at(twoState, day) - now) / now,
    trueNow: now,
    learned: Math.abs(estimate.expenditure - now) / now,
    isCovered: now >= estimate.interval.low && now <= estimate.interval.high,
    halfWidth: (estimate.interval.high - estimate.interval.low) / 2,
  }
}

function stepLearned(
  family: Family,
  seed: number,
  estimates: readonly ExpenditureEstimate[],
  step: { day: number; size: number },
): Readonly<Record<number, number>> {
  const steady = simulateAthlete(family, seed, false)
  const without = expenditureHistory(steady.log, steady.prior)
  const partAfter = (days: number) =>
    (at(estimates, step.day + days).base - at(without, step.day + days).base) / step.size
  return Object.fromEntries(STEP_DAYS.map((days) => [days, partAfter(days)]))
}

/** Simulates one athlete and compares what was learned with the truth and with simpler methods. */
export function measureAthlete(family: Family, seed: number): AthleteRow {
  const athlete = simulateAthlete(family, seed)
  const { prior, log, isPartial, step } = athlete
  const estimates = expenditureHistory(log, prior)
  const week = at(estimates, 6)
  const twoState = twoStateEstimates(log, formulaEstimate(prior, week.usualSessions))
  const judged = JUDGED_DAYS.map((day) => [day, errorsAt(athlete, estimates, twoState, day)] as const)
  const dry = expenditureHistory(athlete.logWithoutWater, prior)
  const [used, usedDry] = [acceptedWeekly(estimates, athlete), acceptedWeekly(dry, athlete)]
  const byWaterInUse = used.map((value, w) => value - at(usedDry, w))
  const whole = expenditureHistory(athlete.logWithoutPartials, prior)
  return {
    family: family.name,
    traits: athlete.traits,
    errors: Object.fromEntries(judged),
    errorInUse: Object.fromEntries(
      judged.map(([day, { trueNow }]) => [day, Math.abs(at(used, day / WEEK - 1) / trueNow - 1)]),
    ),
    isCovered: Object.fromEntries(judged.map(([day, { isCovered }]) => [day, isCovered])),
    status: Object.fromEntries(JUDGED_DAYS.map((day) => [day, at(estimates, day).status.kind])),
    hasRelearned: estimates.some(
      ({ status }, day) => status.kind === 'learning' && estimates[day - 1]?.status.kind === 'updating',
    ),
    halfWidth: Object.fromEntries(judged.map(([day, { halfWidth }]) => [day, halfWidth])),
    byWater: weeklyChanges(estimates, dry, () => true),
    proposalByWater: byWaterInUse.slice(1).map((gap, w) => Math.abs(gap - at(byWaterInUse, w))),
    byPartials: weeklyChanges(estimates, whole, ([from, to]) => isPartial.slice(from, to).includes(true)),
    mass: massErrors(athlete),
    isReplayed: isReplayed(athlete, estimates),
    stepLearned: step === null ? null : stepLearned(family, seed, estimates, step),
  }
}
