import type { Intensity, Kilograms } from '@pacemeal/domain'
import { clamp } from '../rounding.ts'
import { type RaceFigure, raceReason } from './reasons.ts'

/** Sweat of a 75 kg body at 20 degrees, litres an hour (own choice inside the 0.3-2.4 of ACSM16). */
const NORM: Record<Intensity, number> = { Light: 0.4, Moderate: 0.7, Intense: 1 }
const NORM_MASS = 75
/** The spread of the norm between athletes: 1.21 with a standard deviation of 0.68 L/h (B16). */
const NORM_SPREAD = 0.56
/** Sweat by heat: 3% for each degree from 20, between half and twice (own choice). */
const HEAT = { from: 20, perDegree: 0.03, min: 0.5, max: 2 }
/** Water lost with the breath at altitude: 5% for each 1,000 m above 1,500 m, at most 15% (own choice). */
const ALTITUDE = { from: 1500, perKilometre: 0.05, max: 0.15 }
/** A sweat rate beyond these is a mistake of the scales. Litres an hour (B17). */
const PLAUSIBLE = { min: 0.1, max: 4 }
/** Two rates that differ by this factor do not tell the same (own choice). */
const FAR_APART = 1.5
/** One test alone is trusted to this share (own choice). */
const SINGLE_TEST_SPREAD = 0.2
/** Tests within this many degrees of the race are of its condition (own choice). */
const SAME_CONDITION = 5

/** The air of a race or a test. */
export interface RaceConditions {
  readonly celsius: number
  /** Metres above the sea. */
  readonly altitude: number
}

/** More sweat than this is rare enough to ask: 1.21 with a standard deviation of 0.68 L/h (B16). Litres an hour. */
export const RARE_SWEAT = 3

/** One weighing before and after a session. Masses in kilograms, volumes in litres. */
export interface SweatTest {
  readonly before: Kilograms
  readonly after: Kilograms
  readonly drunk: number
  readonly urine: number
  readonly minutes: number
  readonly intensity: Intensity
  readonly conditions: RaceConditions
}

/** A sweat rate learned from tests: litres an hour at 20 degrees and sea level, and its relative spread. */
export interface MeasuredSweat {
  readonly rate: number
  readonly spread: number
  readonly tests: number
}

/** How much heat and altitude raise what is lost. */
const conditionFactor = ({ celsius, altitude }: RaceConditions): number =>
  clamp(1 + HEAT.perDegree * (celsius - HEAT.from), HEAT.min, HEAT.max) *
  (1 + clamp((ALTITUDE.perKilometre * (altitude - ALTITUDE.from)) / 1000, 0, ALTITUDE.max))

/** `[before - (after - drunk + urine)] / h`, with what was passed counted as no sweat; null for figures that cannot be. */
export function sweatRateOf({ before, after, drunk, urine, minutes }: SweatTest): number | null {
  const rate = ((before - after + drunk - urine) * 60) / minutes
  return minutes > 0 && rate >= PLAUSIBLE.min && rate <= PLAUSIBLE.max ? rate : null
}

/** The middle of some rates. Of two in the middle that lie far apart the lower one counts: too much drink is the danger. */
function middleOf(rates: readonly number[]): number {
  const sorted = rates.toSorted((a, b) => a - b)
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  const high = sorted[Math.floor(sorted.length / 2)] ?? low
  return high > FAR_APART * low ? low : (low + high) / 2
}

/**
 * What tests say for a race of this intensity: those near its heat when there are any, each brought to 20 degrees, sea
 * level and the race's intensity. Null without a usable test.
 */
export function learnSweat(
  tests: readonly SweatTest[],
  intensity: Intensity,
  conditions: RaceConditions,
): MeasuredSweat | null {
  const usable = tests.flatMap((test) => {
    const rate = sweatRateOf(test)
    if (rate === null) return []
    const factor = (NORM[test.intensity] / NORM[intensity]) * conditionFactor(test.conditions)
    return [{ rate: rate / factor, isNear: Math.abs(test.conditions.celsius - conditions.celsius) <= SAME_CONDITION }]
  })
  const near = usable.filter(({ isNear }) => isNear)
  const rates = (near.length > 0 ? near : usable).map(({ rate }) => rate)
  if (rates.length === 0) return null
  const rate = middleOf(rates)
  const variance = rates.reduce((sum, one) => sum + (one - rate) ** 2, 0) / Math.max(1, rates.length - 1)
  const observed = Math.sqrt(variance) / rate
  const spread = Math.max(observed, SINGLE_TEST_SPREAD / Math.sqrt(rates.length))
  return { rate, spread, tests: rates.length }
}

/** What this athlete is expected to sweat in these conditions: litres an hour, with the low and high end of the spread. */
export interface SweatRate {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** From the athlete's tests, else from the norm for the body and the intensity. */
export function expectedSweat(
  mass: Kilograms,
  measured: MeasuredSweat | undefined,
  intensity: Intensity,
  conditions: RaceConditions,
): RaceFigure<SweatRate> {
  const factor = conditionFactor(conditions)
  const base = measured?.rate ?? (NORM[intensity] * mass) / NORM_MASS
  const spread = measured?.spread ?? NORM_SPREAD
  const rate = base * factor
  const value = { rate, low: rate * (1 - spread), high: rate * (1 + spread) }
  const inputs = { rate, spread, factor, celsius: conditions.celsius, altitude: conditions.altitude }
  return measured
    ? { value, because: [raceReason('race_sweat_measured', 'S07', { ...inputs, tests: measured.tests })] }
    : { value, because: [raceReason('race_sweat_norm', 'B16', { ...inputs, mass, intensity })] }
}
