import { type Kcal, type Kilograms, kcal, kilograms, type LocalDate } from '@pacemeal/domain'
import { consecutiveDays, type ExpenditureDay, type ExpenditurePrior } from './day-log.ts'
import { dot, type Gaussian, observe, varianceOf } from './gaussian.ts'
import { type IntakeReading, readIntakes, suspiciousDays } from './intake.ts'
import { BASE, type Noise, nextMorning, SCALE, STATES, startDeviation, startState, TISSUE, weighIn } from './model.ts'
import { type ExpenditureStatus, expenditureStatus } from './status.ts'
import { hasLivingJustChanged, STEP_WINDOW_DAYS } from './steps.ts'

/**
 * The compared models (own choice): calm and restless water, each with a base that creeps and one that moves, with a cycle
 * as it was told and with one that is searched.
 */
const NOISES: readonly (Noise & { weight: number })[] = (['told', 'searched'] as const).flatMap((cycle) =>
  [0.3, 0.6, 1].flatMap((water) => [
    { water, cycle, drift: 0.01, weight: 0.6 },
    { water, cycle, drift: 0.03, weight: 0.4 },
  ]),
)
/** How much of what a model has shown is kept from one weigh-in to the next, so that another may take over (own choice). */
const MEMORY = 0.95
/** Session energy is usual over these days (own choice: four weeks hold a training block). */
const USUAL_SESSION_DAYS = 28
/** Standard deviations that hold 90 % of a normal distribution, either side. */
const NINETY_PERCENT = 1.645
/** The models are wider than athletes are: by this the interval held 90 % in simulation (own choice). */
const INTERVAL_CALIBRATION = 0.85

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

const see = (candidate: Candidate, mass: number, cycleDay: number | undefined): Candidate => {
  const seen = observe(candidate.state, weighIn(mass, cycleDay))
  // Old evidence fades towards what is believed without any, not towards all models being alike.
  const faded = MEMORY * candidate.logWeight + (1 - MEMORY) * candidate.startWeight
  return { ...candidate, state: seen.state, logWeight: faded + seen.logLikelihood }
}

/** Mean and standard deviation of a weighted sum of states over all candidates. */
function mixed(candidates: readonly Candidate[], loading: readonly number[]): { mean: number; deviation: number } {
  const weights = weightsOf(candidates)
  const means = candidates.map((c) => dot(loading, c.state.mean))
  const mean = dot(weights, means)
  const variances = candidates.map((c, i) => varianceOf(c.state, loading) + ((means[i] ?? mean) - mean) ** 2)
  return { mean, deviation: Math.sqrt(Math.max(0, dot(weights, variances))) }
}

const loadingOf = (entries: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: STATES }, (_, i) => entries[i] ?? 0)

/** Where a replay of the log stands on one day, after the morning's weigh-in. */
interface Standing {
  readonly prior: ExpenditurePrior
  readonly days: readonly ExpenditureDay[]
  readonly intakes: readonly IntakeReading[]
  readonly candidates: readonly Candidate[]
}

function estimateOf({ prior, days, intakes, candidates }: Standing): ExpenditureEstimate | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const usual = days.slice(-USUAL_SESSION_DAYS)
  const usualSessions = usual.reduce((sum, d) => sum + d.sessionEnergy, 0) / usual.length
  const total = mixed(candidates, loadingOf({ [BASE]: 1, [SCALE]: usualSessions }))
  const half = NINETY_PERCENT * INTERVAL_CALIBRATION * total.deviation
  const learnedShare = Math.max(0, 1 - (total.deviation / startDeviation(prior, usualSessions)) ** 2)
  const hasMass = days.some((d) => d.mass !== undefined)
  return {
    date: last.date,
    expenditure: kcal(total.mean),
    interval: { low: kcal(total.mean - half), high: kcal(total.mean + half) },
    base: kcal(mixed(candidates, loadingOf({ [BASE]: 1 })).mean),
    sessionScale: mixed(candidates, loadingOf({ [SCALE]: 1 })).mean,
    usualSessions: kcal(usualSessions),
    tissueMass: hasMass ? kilograms(mixed(candidates, loadingOf({ [TISSUE]: 1 })).mean) : null,
    learnedShare,
    status: expenditureStatus(days, intakes, learnedShare),
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
export function expenditureHistory(
  log: readonly ExpenditureDay[],
  prior: ExpenditurePrior,
): readonly ExpenditureEstimate[] {
  const days = consecutiveDays(log)
  const intakes = readIntakes(days, prior)
  const firstMass = days.find((d) => d.mass !== undefined)?.mass ?? 0
  const compared = NOISES.filter(({ cycle }) => cycle === 'told' || prior.mayHaveCycle)
  let candidates: readonly Candidate[] = compared.map((noise) => ({
    noise,
    state: startState(prior, firstMass, noise),
    startWeight: Math.log(noise.weight),
    logWeight: Math.log(noise.weight),
  }))
  return days.flatMap((day, i) => {
    const { mass } = day
    candidates = candidatesOn(candidates, day)
    if (mass !== undefined) {
      candidates = candidates.map((c) => see(c, mass, c.noise.cycle === 'told' ? day.cycleDay : i + 1))
    }
    const estimate = estimateOf({ prior, days: days.slice(0, i + 1), intakes: intakes.slice(0, i + 1), candidates })
    const intake = intakes[i]
    if (intake === undefined || estimate === null) return []
    const recent = days.slice(Math.max(0, i + 1 - STEP_WINDOW_DAYS), i + 1)
    const changed = hasLivingJustChanged(recent)
    candidates = candidates.map((c) => ({
      ...c,
      state: nextMorning(c.state, recent, intake, { prior, noise: c.noise, hasLivingJustChanged: changed }),
    }))
    return [estimate]
  })
}

/** What is known of an athlete's expenditure by the last day of the log; null for an empty one. */
export const estimateExpenditure = (
  log: readonly ExpenditureDay[],
  prior: ExpenditurePrior,
): ExpenditureEstimate | null => expenditureHistory(log, prior).at(-1) ?? null
