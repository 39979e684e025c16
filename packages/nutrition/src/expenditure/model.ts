import { type ExpenditureDay, type ExpenditurePrior, LOGGED_SHARE } from './day-log.ts'
import { type Gaussian, independent, linked, type Observation, predict, type SparseRow } from './gaussian.ts'
import type { IntakeReading } from './intake.ts'

/** Energy of a kilogram of lasting change of body mass, kcal (Wishnofsky 1958; the figure behind the deficit limit, G11). */
export const KCAL_PER_KILOGRAM = 7700
/** How far people's expenditure is from the formula: rest scatters by about a tenth (F05), daily living adds to it (own choice). Share. */
const FORMULA_DEVIATION = 0.145
/** How much the share of what is eaten that reaches the log differs from person to person (own choice). */
const LOGGED_DEVIATION = 0.09
/** Both together: how far the base is from the formula in logged units. Share. */
const BASE_DEVIATION = Math.hypot(FORMULA_DEVIATION, LOGGED_DEVIATION)
/**
 * How far what is eaten follows what is spent rather than the plan (own choice, half way): over weeks people eat about
 * what they spend (Edholm 1970), and this app shows them a plan.
 */
const EATEN_BY_NEED = 0.5
/** How far from that a person lastingly eats, as a share of the base (own choice: 170 kcal a day, a kilogram in six weeks). */
const BALANCE_DEVIATION = 0.08
/** How much of a day's session energy beyond what is usual is eaten on that day (own choice). */
const EATEN_ON_THE_DAY = 0.6
/** Scatter of one day's intake around what is usually eaten, as a share of the formula's expenditure (own choice). */
const INTAKE_DEVIATION = 0.16
/** What is usually eaten drifts by this a day, as a share of the formula's base (own choice). */
const HABIT_DRIFT = 0.004
/** How far session energies are from the true ones: watches and MET tables miss by tens of percent (OD20). Share. */
const SCALE_DEVIATION = 0.25
/** The lasting difference between unlogged and logged days, as a share of the base (own choice). */
const GUESS_BIAS = { mean: 0.05, deviation: 0.1 }
/** Half the swing of body water over a cycle, kg: 0.45 kg on average from before to bleeding (Kanellakis 2023), and no two alike. */
const CYCLE_DEVIATION = 0.3
const CYCLE_DAYS = 28
/** Share of a day's water that is still there on the next day (own choice): half is gone in two days. */
const WATER_PERSISTENCE = 0.7
/** Clothes, scale and gut on one morning, kg (own choice). */
const WEIGH_IN_DEVIATION = 0.2
/**
 * Water that a day of loading brings, kg: 1-2 kg come with the glycogen of two days, and go as other water does. It is
 * known from the plan, so that only how much came scatters, and when it goes (own choices).
 */
const LOADING_WATER = { mean: 0.6, deviation: 0.45, later: 0.25 }
/** Days in a row after which the stores are full and more loading brings no more water (own choice). */
const LOADING_DAYS = 2
/** The same for a day with much sodium, kg (own choice). */
const HIGH_SODIUM_WATER = 0.7
/** Water that comes for weeks: scatter of the mass that is not tissue energy, kg (creatine adds 1-2 kg; own choice). */
const LASTING_WATER = 1.2
/** Session scale drifts by this a day (own choice). */
const SCALE_DRIFT = 0.004
/** Days over which a flagged day unsettles the water, itself included (own choice). */
const FLAG_DAYS = 4

/** Drift of the base on the day on which steps show that daily living changed, as a share of the formula's (own choice, in simulation). */
const CHANGED_LIVING_DRIFT = 0.25

/** What one of the compared models takes for true; the log decides which of them counts. */
export interface Noise {
  /** Deviation of the water, kg. */
  readonly water: number
  /** Deviation by which the base drifts in a day, as a share of the formula's base. */
  readonly drift: number
  /** Deviation by which mass comes in a day that is neither tissue nor soon gone, as with creatine, kg. */
  readonly lasting: number
  /** Where the phase of a cycle comes from: from the days that were told, or from the weigh-ins alone. */
  readonly cycle: 'told' | 'searched'
}

/** The states, in order. Energies are in logged units: what is always missing in the log is missing in the base too. */
export const TISSUE = 0
export const BASE = 1
export const SCALE = 2
const WATER = 3
const CYCLE_COS = 4
const CYCLE_SIN = 5
const GUESS = 6
/** What is usually eaten on a day that is logged in full, without what sessions explain. */
const HABIT = 7
export const STATES = 8

/**
 * What is believed on the first day, around the first weigh-in. Base and usual intake are believed together: both are off by
 * what the athlete leaves out of the log, and what is eaten follows part of the way in which the athlete differs from the
 * formula. So the first days of a log already tell of the base, before the scale does.
 */
export function startState(prior: ExpenditurePrior, firstMass: number, noise: Noise): Gaussian {
  const base = LOGGED_SHARE * prior.base
  const habitDeviation = Math.hypot(LOGGED_DEVIATION, EATEN_BY_NEED * FORMULA_DEVIATION, BALANCE_DEVIATION)
  const shared = LOGGED_DEVIATION ** 2 + EATEN_BY_NEED * FORMULA_DEVIATION ** 2
  const start = independent(
    [firstMass, base, LOGGED_SHARE, 0, 0, 0, GUESS_BIAS.mean * base, base + LOGGED_SHARE * prior.goalChange],
    [
      1.5,
      BASE_DEVIATION * base,
      SCALE_DEVIATION,
      noise.water,
      CYCLE_DEVIATION,
      CYCLE_DEVIATION,
      GUESS_BIAS.deviation * base,
      habitDeviation * base,
    ],
  )
  return linked(start, BASE, HABIT, shared * base ** 2)
}

/** Standard deviation of the expenditure of a usual day before anything was logged, kcal. */
export const startDeviation = (prior: ExpenditurePrior, usualSessions: number): number =>
  Math.hypot(BASE_DEVIATION * LOGGED_SHARE * prior.base, SCALE_DEVIATION * usualSessions)

const LATER_ROWS: readonly SparseRow[] = [
  [[BASE, 1]],
  [[SCALE, 1]],
  [[WATER, WATER_PERSISTENCE]],
  [[CYCLE_COS, 1]],
  [[CYCLE_SIN, 1]],
  [[GUESS, 1]],
  [[HABIT, 1]],
]

/** What flags of this day, the last of them, and of those just before it add to water, kg, and to its variance. */
function flagWater(recent: readonly ExpenditureDay[]): { mean: number; variance: number } {
  const loads = recent.map((d) => d.isCarbLoading === true)
  const isLoading = loads.at(-1) === true
  const isFilling = isLoading && !loads.slice(-1 - LOADING_DAYS, -1).every(Boolean)
  const ofLoading = isLoading ? LOADING_WATER.deviation : loads.includes(true) ? LOADING_WATER.later : 0
  const ofSodium = recent.some((d) => d.isHighSodium) ? HIGH_SODIUM_WATER : 0
  return { mean: isFilling ? LOADING_WATER.mean : 0, variance: Math.max(ofLoading, ofSodium) ** 2 }
}

/** The state on the next morning. `recent` ends with the day that passes; `hasLivingJustChanged` lets the base jump. */
export function nextMorning(
  state: Gaussian,
  recent: readonly ExpenditureDay[],
  intake: IntakeReading,
  { prior, noise, hasLivingJustChanged }: { prior: ExpenditurePrior; noise: Noise; hasLivingJustChanged: boolean },
): Gaussian {
  const day = recent.at(-1)
  const perKilogram = 1 / KCAL_PER_KILOGRAM
  const tissueRow: SparseRow = [
    [TISSUE, 1],
    [BASE, -perKilogram],
    [SCALE, -(day?.sessionEnergy ?? 0) * perKilogram],
    [GUESS, intake.guessed * perKilogram],
  ]
  const drift = Math.max(noise.drift, hasLivingJustChanged ? CHANGED_LIVING_DRIFT : 0) * LOGGED_SHARE * prior.base
  const lastingNoise = Math.max(noise.lasting, day?.isWaterShift ? LASTING_WATER : 0) ** 2
  const tissueNoise = (intake.deviation * perKilogram) ** 2 + lastingNoise
  const flagged = flagWater(recent.slice(-FLAG_DAYS))
  const waterNoise = (1 - WATER_PERSISTENCE ** 2) * noise.water ** 2 + flagged.variance
  return predict(
    state,
    [tissueRow, ...LATER_ROWS],
    [intake.energy * perKilogram, 0, 0, flagged.mean, 0, 0, 0, 0],
    [tissueNoise, drift ** 2, SCALE_DRIFT ** 2, waterNoise, 0, 0, 0, (HABIT_DRIFT * prior.base) ** 2],
  )
}

/**
 * A weigh-in as an observation: tissue, water, and the cycle's swing where a day of the cycle is taken for known. Any day
 * may stand for the first one of a cycle that is searched: the two states of the swing find its phase.
 */
export function weighIn(mass: number, cycleDay: number | undefined): Observation {
  const phase = cycleDay === undefined ? undefined : (2 * Math.PI * (cycleDay - 1)) / CYCLE_DAYS
  return {
    loading: [1, 0, 0, 1, phase === undefined ? 0 : Math.cos(phase), phase === undefined ? 0 : Math.sin(phase), 0, 0],
    value: mass,
    variance: WEIGH_IN_DEVIATION ** 2,
  }
}

/**
 * The intake of a day logged in full as an observation of what is usually eaten. Usual sessions are eaten for as far as
 * plan and need say; of those beyond, a part is eaten on the day.
 */
export function intakeSeen(
  energy: number,
  { told, usual, prior }: { told: number; usual: number; prior: ExpenditurePrior },
): Observation {
  const byPlan = (1 - EATEN_BY_NEED) * LOGGED_SHARE * usual
  const onTheDay = EATEN_ON_THE_DAY * LOGGED_SHARE * (told - usual)
  return {
    loading: [0, 0, EATEN_BY_NEED * usual, 0, 0, 0, 0, 1],
    value: energy - byPlan - onTheDay,
    variance: (INTAKE_DEVIATION * (LOGGED_SHARE * prior.base + usual)) ** 2,
  }
}
