import type { Kilograms } from '@pacemeal/domain'
import { roundWhole } from '../rounding.ts'
import { type RaceReason, raceReason } from './reasons.ts'

/** Carbohydrate while stores fill fastest, g/kg an hour and for how many hours (B11, ACSM16: 1-1.2 in the first four). */
const CARBS = { perKilogram: 1, hours: 4 }
/** Protein of each meal, g/kg (ACSM16: 0.25-0.3). */
const PROTEIN = 0.3
/** Litres for each kilogram that was lost (S07). */
const DRINK_PER_KILOGRAM = 1.5

/** What the day after a race asks for. */
export interface RaceRecovery {
  /** Grams an hour, and for how many hours when the next session is within a day. */
  readonly carbsPerHour: number
  readonly hours: number
  /** Grams of each meal. */
  readonly protein: number
  /** Millilitres over the next hours, for what was lost; 0 when nothing was. */
  readonly drink: number
  readonly because: readonly [RaceReason, ...RaceReason[]]
}

/** Recovery from what was sweated (litres an hour), over so many minutes, less what was drunk (ml). */
export function planRecovery(mass: Kilograms, sweatRate: number, minutes: number, drunk: number): RaceRecovery {
  const lost = Math.max(0, (sweatRate * minutes) / 60 - drunk / 1000)
  const carbsPerHour = roundWhole(CARBS.perKilogram * mass)
  const protein = roundWhole(PROTEIN * mass)
  const drink = Math.round(lost * DRINK_PER_KILOGRAM * 10) * 100
  return {
    carbsPerHour,
    hours: CARBS.hours,
    protein,
    drink,
    because: [
      raceReason('race_recovery', 'B11', { ...CARBS, mass, carbsPerHour, protein }),
      raceReason('race_rehydration', 'S07', { lost, perKilogram: DRINK_PER_KILOGRAM, drink }),
    ],
  }
}
