import { type Body, type Kcal, kcal } from '@pacemeal/domain'
import type { DaySituation } from './day-situation.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'

/** Daily living and the thermic effect of food as a multiple of rest: the bottom of sedentary to light (FAO04, EFSA13). */
const DAILY_LIVING = 1.4
/**
 * The same by average steps: below how many (bands of TLB04), which multiple (own choice). Steps hold those of training,
 * hence the small spread.
 */
const DAILY_LIVING_BY_STEPS: readonly { below: number; factor: number }[] = [
  { below: 5000, factor: 1.35 },
  { below: 7500, factor: 1.4 },
  { below: 10_000, factor: 1.45 },
  { below: 12_500, factor: 1.5 },
  { below: Number.POSITIVE_INFINITY, factor: 1.55 },
]
/** About the most that people sustain over the longest efforts, as a multiple of rest (T19). */
const HUMAN_CEILING = 2.5

/** The multiple of resting energy that a day without training costs. */
export function dailyLivingFactor(body: Pick<Body, 'averageSteps'>): { factor: number; because: RuleReason } {
  const steps = body.averageSteps
  const band = steps === undefined ? undefined : DAILY_LIVING_BY_STEPS.find((b) => steps < b.below)
  if (steps === undefined || band === undefined) {
    return { factor: DAILY_LIVING, because: reason('daily_living_default', 'FAO04', { factor: DAILY_LIVING }) }
  }
  const { factor } = band
  return { factor, because: reason('daily_living_steps', 'H', { averageSteps: steps, factor }) }
}

/** What the day costs, in kcal, unrounded. */
export interface Expenditure {
  readonly total: Kcal
  /** Net energy of the day's sessions. */
  readonly exercise: Kcal
  /** More than people sustain for long: the schedule deserves a second look. */
  readonly isBeyondCeiling: boolean
  readonly because: Reasons
}

/** What the athlete accepted at a check-in, and what sessions turned out to cost. */
function learnedExpenditure({ resting, sessions, athlete }: DaySituation, exercise: Kcal): Expenditure | null {
  if (athlete.learned === undefined) return null
  const { base, sessionScale: scale } = athlete.learned
  const total = kcal(base + scale * exercise)
  return {
    total,
    exercise,
    isBeyondCeiling: total > HUMAN_CEILING * resting.energy,
    because: [
      reason('energy_expenditure_learned', 'H', { base, scale, exercise, total }),
      ...resting.because,
      ...sessions.map((s) => s.because),
    ],
  }
}

/**
 * What was learned and accepted, else resting energy times daily living; plus what every session costs above rest.
 * `exercise` is by formula in both cases: the floor of energy availability stands on it.
 */
export function dayExpenditure(situation: DaySituation): Expenditure {
  const { resting, sessions, athlete } = situation
  const living = dailyLivingFactor(athlete.body)
  const base = resting.energy * living.factor
  const exercise = kcal(sessions.reduce((sum, s) => sum + s.energy, 0))
  const learned = learnedExpenditure(situation, exercise)
  if (learned !== null) return learned
  const total = kcal(base + exercise)
  return {
    total,
    exercise,
    isBeyondCeiling: total > HUMAN_CEILING * resting.energy,
    because: [
      reason('energy_expenditure', 'FAO04', { resting: resting.energy, factor: living.factor, base, exercise, total }),
      ...resting.because,
      living.because,
      ...sessions.map((s) => s.because),
    ],
  }
}
