import { duringCarbs, MIXED_SUGARS_ABOVE } from '../during-carbs.ts'
import { roundToTen, roundWhole } from '../rounding.ts'
import { MAX_CARBS_PER_HOUR, toleranceOf } from './limits.ts'
import { type PauseFuel, pausesOf } from './pauses.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import { type RaceFigure, type RaceReason, raceReason } from './reasons.ts'
import { expectedSweat, type SweatRate } from './sweat.ts'

/** A gut that is trained for more may use it in long hard races, g/h (J14). */
const TRAINED_FROM = 90
/** Most for a low-carb eater who did not choose to fuel. g/h. */
const MAX_LOW_CARB = 30
/** The share of sweat that is drunk: below what a rate from the norm may be wrong by (own choice; S07, HB15). */
const REPLACED = { measured: 0.8, norm: 0.7 }
/** More than this leaves no stomach in time. ml/h (S07; a norm is trusted less). */
const MAX_DRINK = { measured: 1000, norm: 800 }
/** Sodium in a litre of drink, mg, when the sweat was not tested: 0.5-0.7 g (S07). */
export const NORM_SODIUM = 600
/** Less than this long needs no sodium. Minutes. */
const SODIUM_FROM_MINUTES = 75
/** More sodium an hour upsets the stomach, whatever the sweat holds. mg/h (own choice). */
const MAX_SODIUM = 1500

/** What an hour of a race asks for. */
export interface HourTargets {
  /** Grams. */
  readonly carbs: number
  /** Millilitres. */
  readonly fluid: number
  /** Milligrams. */
  readonly sodium: number
}

/** What an hour of a race asks for, why, and what is sweated in it. */
export interface DuringTargets {
  readonly carbs: RaceFigure<number>
  readonly fluid: RaceFigure<number>
  readonly sodium: RaceFigure<number>
  readonly sweat: SweatRate
  /** Whether the carbohydrate is taken up only as glucose with fructose. */
  readonly needsMixedSugars: boolean
  /** What each pause of a meet holds, in their order; none of any other race. */
  readonly pauses: readonly PauseFuel[]
}

/** Carbohydrate that a session practises, and why. */
export type GutPractice = RaceFigure<number>

/** Whether a low-carb diet holds in races, too. */
const isHeldLowCarb = ({ diets, fuelsLowCarb }: RaceAthlete): boolean =>
  diets.includes('low-carb') && fuelsLowCarb !== true

/** Why the carbohydrate is not what the table asks for: what the gut is known to take, or what is given while nobody knows. */
const toleranceReason = (
  athlete: RaceAthlete,
  inputs: { readonly tolerance: number; readonly usual: number; readonly perHour: number },
): RaceReason =>
  athlete.tolerance === undefined
    ? raceReason('race_carbs_untried', 'J14', inputs)
    : raceReason('race_carbs_tolerance', 'C17', inputs)

function carbsPerHour(race: Race, athlete: RaceAthlete, practice: GutPractice | null): RaceFigure<number> {
  const minutes = raceMinutes(race)
  const { intensity } = race
  const usual = duringCarbs(minutes, intensity)
  const tolerance = Math.min(MAX_CARBS_PER_HOUR, toleranceOf(athlete))
  const isTrained = usual >= TRAINED_FROM && tolerance > TRAINED_FROM
  const wanted = practice?.value ?? (isTrained ? tolerance : Math.min(usual, tolerance))
  const because: [RaceReason, ...RaceReason[]] = [
    raceReason('race_carbs_by_duration', 'J14', { minutes, intensity, perHour: usual }),
  ]
  if (practice !== null) because.unshift(...practice.because)
  else if (wanted !== usual) because.unshift(toleranceReason(athlete, { tolerance, usual, perHour: wanted }))
  if (wanted > MIXED_SUGARS_ABOVE) because.push(raceReason('race_mixed_sugars', 'J14', { above: MIXED_SUGARS_ABOVE }))
  if (isHeldLowCarb(athlete) && wanted > MAX_LOW_CARB) {
    because.unshift(raceReason('race_carbs_low_carb', 'H', { usual: wanted, perHour: MAX_LOW_CARB }))
    return { value: MAX_LOW_CARB, because }
  }
  return { value: wanted, because }
}

/** Carbohydrate of a meet: its pauses spread over the hours from the first start to the end of the last. */
function carbsBetween(pauses: readonly PauseFuel[], minutes: number, athlete: RaceAthlete): RaceFigure<number> {
  const carbs = pauses.reduce((sum, pause) => sum + pause.carbs, 0)
  const between = raceReason('race_carbs_between_starts', 'H', { carbs, pauses: pauses.length, minutes })
  const value = roundWhole((carbs * 60) / minutes)
  return isHeldLowCarb(athlete)
    ? { value, because: [raceReason('race_pause_low_carb', 'H', { most: MAX_LOW_CARB }), between] }
    : { value, because: [between] }
}

/**
 * Carbohydrate, fluid and sodium for an hour of a race or a long session. Fluid stays below what is sweated; a rate that
 * was only looked up is trusted less. `practice` is what a session trains the gut with: in training, never in a race.
 */
export function targetsDuring(race: Race, athlete: RaceAthlete, practice: GutPractice | null = null): DuringTargets {
  const usual = carbsPerHour(race, athlete, practice)
  const sweat = expectedSweat(athlete.mass, athlete.sweat, race.intensity, race.conditions)
  const by = athlete.sweat ? 'measured' : 'norm'
  const replaced = sweat.value.rate * 1000 * REPLACED[by]
  const fluid = roundToTen(Math.min(replaced, MAX_DRINK[by]))
  const fluidReason = raceReason('race_fluid_by_sweat', 'S07', {
    rate: sweat.value.rate,
    share: REPLACED[by],
    perHour: fluid,
  })
  const ceiling = raceReason('race_fluid_ceiling', 'HB15', { most: MAX_DRINK[by] })
  const minutes = raceMinutes(race)
  const perLitre = athlete.sweatSodium ?? NORM_SODIUM
  const needsSodium = minutes >= SODIUM_FROM_MINUTES && race.intensity !== 'Light'
  const sodium = needsSodium ? roundToTen(Math.min((fluid / 1000) * perLitre, MAX_SODIUM)) : 0
  const pauses = pausesOf(race, {
    mass: athlete.mass,
    carbs: Math.min(toleranceOf(athlete), isHeldLowCarb(athlete) ? MAX_LOW_CARB : MAX_CARBS_PER_HOUR),
    fluid: sweat.value.rate * 1000,
    perHour: fluid,
  })
  const carbs = pauses.length === 0 ? usual : carbsBetween(pauses, minutes, athlete)
  return {
    carbs,
    fluid: {
      value: fluid,
      because: replaced > MAX_DRINK[by] ? [ceiling, fluidReason, ...sweat.because] : [fluidReason, ...sweat.because],
    },
    sodium: {
      value: sodium,
      because: needsSodium
        ? [
            raceReason('race_sodium_by_sweat', 'S07', {
              fluid,
              perLitre,
              isMeasured: athlete.sweatSodium !== undefined,
              perHour: sodium,
            }),
          ]
        : [raceReason('race_sodium_none', 'S07', { minutes, intensity: race.intensity })],
    },
    sweat: sweat.value,
    needsMixedSugars: carbs.value > MIXED_SUGARS_ABOVE,
    pauses,
  }
}
