import { type Kcal, type Kilograms, kcal, kilograms, type LocalDate } from '@pacemeal/domain'
import { consecutiveDays, type ExpenditureDay, type ExpenditurePrior } from './day-log.ts'
import { dot, type Gaussian, observe, varianceOf } from './gaussian.ts'
import { type IntakeReading, readIntakes, suspiciousDays } from './intake.ts'
import {
  BASE,
  intakeSeen,
  type Noise,
  nextMorning,
  SCALE,
  STATES,
  startDeviation,
  startState,
  TISSUE,
  weighIn,
} from './model.ts'
import { type ExpenditureStatus, expenditureStatus } from './status.ts'
import { hasLivingJustChanged, RECENT_DAYS, STEP_WINDOW_DAYS } from './steps.ts'

/**
 * The compared models (own choice, in simulation): calm and restless water, each with a base that creeps, one that moves,
 * and water that stays although nobody told of it; with a cycle as it was told and with one that is searched.
 */
const NOISES: readonly (Noise & { weight: number })[] = (['told', 'searched'] as const).flatMap((cycle) =>
  [0.3, 0.6, 1].flatMap((water) => [
    { water, cycle, drift: 0.01, lasting: 0, weight: 0.56 },
    { water, cycle, drift: 0.03, lasting: 0, weight: 0.21 },
    { water, cycle, drift: 0.01, lasting: 0.15, weight: 0.23 },
  ]),
)
/** How much of what a model has shown is kept from one weigh-in to the next, so that another may take over (own choice). */
const MEMORY = 0.95
/** Session energy is usual over these days (own choice: four weeks hold a training block). */
const USUAL_SESSION_DAYS = 28
/** Standard deviations that hold 90 % of a normal distribution, either side. */
const NINETY_PERCENT = 1.645
/**
 * The models are wider than athletes are, the more so the more was learned: a base that moves stays possible. By this factor
 * the interval held about 90 % in simulation (own choice).
 */
const intervalCalibration = (learnedShare: number): number => 1.12 - 0.55 * learnedShare

/** What was learned from a log, by its last day. Energies are in logged units. */
export interface ExpenditureEstimate {
  readonly date: LocalDate
  /** Expenditure of a usual day: base, and usual sessions by the learned scale. Kcal a day, unrounded. */
  readonly expenditure: Kcal
  /** It lies between these in nine of ten cases. */
  readonly interval: { readonly low: Kcal; readonly high: Kcal }
  /** Expenditure of a day without sessions. */
  readonly base: Kcal
  /** What a kcal of a session's or device's figure turned out to cost. */
  readonly sessionScale: number
  /** Mean session energy of the last four weeks, as the device or formula told it. */
  readonly usualSessions: Kcal
  /** Body mass without water. */
  readonly tissueMass: Kilograms | null
  /** How much of the variance of the start the log has taken away, from 0 to 1. */
  readonly learnedShare: number
  readonly status: ExpenditureStatus
  /** Days that look partial although nobody said so; to be asked about at the check-in. */
  readonly suspicious: ReturnType<typeof suspiciousDays>
}

interface Candidate {
  readonly noise: Noise
  readonly state: Gaussian
  readonly startWeight: number
  readonly logWeight: number
  /** What the weigh-ins alone have left of the variance of the base, as a share: the product over all of them. */
  readonly leftByScale: number
}

const weightsOf = (candidates: readonly Candidate[]): readonly number[] => {
  const highest = Math.max(...candidates.map((c) => c.logWeight))
  const raw = candidates.map((c) => Math.exp(c.logWeight - highest))
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((w) => w / sum)
}

/** A told day of the cycle ends the search for its phase; without one, those who may have a cycle search from any day on. */
const candidatesOn = (candidates: readonly Candidate[], { cycleDay }: ExpenditureDay): readonly Candidate[] =>
  cycleDay === undefined ? candidates : candidates.filter(({ noise }) => noise.cycle === 'told')

const loadingOf = (entries: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: STATES }, (_, i) => entries[i] ?? 0)

const baseVariance = ({ covariance }: Gaussian): number => covariance[BASE]?.[BASE] ?? 1

const see = (candidate: Candidate, mass: number, cycleDay: number | undefined): Candidate => {
  const seen = observe(candidate.state, weighIn(mass, cycleDay))
  // Old evidence fades towards what is believed without any, not towards all models being alike.
  const faded = MEMORY * candidate.logWeight + (1 - MEMORY) * candidate.startWeight
  const left = baseVariance(seen.state) / baseVariance(candidate.state)
  return {
    ...candidate,
    state: seen.state,
    logWeight: faded + seen.logLikelihood,
    leftByScale: left * candidate.leftByScale,
  }
}

/** Mean of one state over all candidates. */
const meanOf = (candidates: readonly Candidate[], weights: readonly number[], state: number): number =>
  dot(
    weights,
    candidates.map((c) => c.state.mean[state] ?? 0),
  )

/** Mean and standard deviation of a weighted sum of states over all candidates. */
function mixed(
  candidates: readonly Candidate[],
  weights: readonly number[],
  loading: readonly number[],
): { mean: number; deviation: number } {
  const means = candidates.map((c) => dot(loading, c.state.mean))
  const mean = dot(weights, means)
  const variances = candidates.map((c, i) => varianceOf(c.state, loading) + ((means[i] ?? mean) - mean) ** 2)
  return { mean, deviation: Math.sqrt(Math.max(0, dot(weights, variances))) }
}

/** Mean session energy of the last four of these weeks, kcal a day. */
const usualSessionsOf = (days: readonly ExpenditureDay[]): number => {
  const usual = days.slice(-USUAL_SESSION_DAYS)
  return usual.reduce((sum, d) => sum + d.sessionEnergy, 0) / usual.length
}

/** Where a replay of the log stands on one day, after the morning's weigh-in. `days` and `intakes` end with that day. */
interface Standing {
  readonly prior: ExpenditurePrior
  readonly days: readonly ExpenditureDay[]
  readonly intakes: readonly IntakeReading[]
  readonly candidates: readonly Candidate[]
}

/** The candidates after the morning of a day, the n-th of the log. */
function onMorning(candidates: readonly Candidate[], day: ExpenditureDay, n: number): readonly Candidate[] {
  const { mass } = day
  const left = candidatesOn(candidates, day)
  return mass === undefined ? left : left.map((c) => see(c, mass, c.noise.cycle === 'told' ? day.cycleDay : n))
}

/** The candidates after the day has passed, before the next morning's weigh-in. */
function afterDay({ prior, days, intakes, candidates }: Standing, hasLivingJustChanged: boolean): readonly Candidate[] {
  const [day, intake] = [days.at(-1), intakes.at(-1)]
  if (day === undefined || intake === undefined) return candidates
  const seen = intakeSeen(intake.energy, { told: day.sessionEnergy, usual: usualSessionsOf(days), prior })
  return candidates.map((c) => {
    const state = intake.isUsual ? observe(c.state, seen).state : c.state
    return { ...c, state: nextMorning(state, days, intake, { prior, noise: c.noise, hasLivingJustChanged }) }
  })
}

/**
 * The candidates after the last of these days, the last week's, when its steps show that daily living changed: the week that
 * differs is read again from its first day on, with a base that may have jumped on it.
 */
function afterChange(mornings: readonly Standing[]): readonly Candidate[] {
  const [first, ...later] = mornings
  if (first === undefined) return []
  return later.reduce(
    (candidates, standing) => {
      const day = standing.days.at(-1)
      const woken = day === undefined ? candidates : onMorning(candidates, day, standing.days.length)
      return afterDay({ ...standing, candidates: woken }, false)
    },
    afterDay(first, true),
  )
}

function estimateOf({ prior, days, intakes, candidates }: Standing): ExpenditureEstimate | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const usualSessions = usualSessionsOf(days)
  const weights = weightsOf(candidates)
  const total = mixed(candidates, weights, loadingOf({ [BASE]: 1, [SCALE]: usualSessions }))
  const learnedShare = Math.max(0, 1 - (total.deviation / startDeviation(prior, usualSessions)) ** 2)
  const half = NINETY_PERCENT * intervalCalibration(learnedShare) * total.deviation
  const taughtByScale =
    1 -
    dot(
      weights,
      candidates.map((c) => c.leftByScale),
    )
  const hasMass = days.some((d) => d.mass !== undefined)
  return {
    date: last.date,
    expenditure: kcal(total.mean),
    interval: { low: kcal(total.mean - half), high: kcal(total.mean + half) },
    base: kcal(meanOf(candidates, weights, BASE)),
    sessionScale: meanOf(candidates, weights, SCALE),
    usualSessions: kcal(usualSessions),
    tissueMass: hasMass ? kilograms(meanOf(candidates, weights, TISSUE)) : null,
    learnedShare,
    status: expenditureStatus(days, intakes, { learnedShare, taughtByScale }),
    suspicious: suspiciousDays(intakes, days),
  }
}

/**
 * Learns an athlete's expenditure from the days logged so far and tells what was known on each of them, oldest first.
 * Nothing is remembered between calls: the same log gives the same digits, and later days never change earlier ones.
 *
 * Several Kalman filters that differ in how restless water and base are run side by side, and each counts by how well it
 * foretold the weigh-ins (multiple-model estimation; Magill 1965).
 */
export const expenditureHistory = (
  log: readonly ExpenditureDay[],
  prior: ExpenditurePrior,
): readonly ExpenditureEstimate[] => [...eachExpenditure(log, prior)]

/** The same estimates one by one, for whoever lets others work in between. */
export function* eachExpenditure(
  log: readonly ExpenditureDay[],
  prior: ExpenditurePrior,
): Generator<ExpenditureEstimate, void> {
  const days = consecutiveDays(log)
  const intakes = readIntakes(days, prior)
  const firstMass = days.find((d) => d.mass !== undefined)?.mass ?? 0
  const compared = NOISES.filter(({ cycle }) => cycle === 'told' || prior.mayHaveCycle)
  let candidates: readonly Candidate[] = compared.map((noise) => ({
    noise,
    state: startState(prior, firstMass, noise),
    startWeight: Math.log(noise.weight),
    logWeight: Math.log(noise.weight),
    leftByScale: 1,
  }))
  // The mornings of the last week, so that a change of daily living can be read from its first day on.
  let mornings: readonly Standing[] = []
  for (const [i, day] of days.entries()) {
    candidates = onMorning(candidates, day, i + 1)
    const standing = { prior, days: days.slice(0, i + 1), intakes: intakes.slice(0, i + 1), candidates }
    mornings = [...mornings, standing].slice(-RECENT_DAYS)
    const hasChanged = hasLivingJustChanged(standing.days.slice(-STEP_WINDOW_DAYS))
    candidates = hasChanged ? afterChange(mornings) : afterDay(standing, false)
    const estimate = estimateOf(standing)
    if (estimate !== null) yield estimate
  }
}

/** What is known of an athlete's expenditure by the last day of the log; null for an empty one. */
export const estimateExpenditure = (
  log: readonly ExpenditureDay[],
  prior: ExpenditurePrior,
): ExpenditureEstimate | null => expenditureHistory(log, prior).at(-1) ?? null
