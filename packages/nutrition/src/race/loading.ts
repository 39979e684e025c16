import type { Kilograms } from '@pacemeal/domain'
import { roundWhole } from '../rounding.ts'
import { type RaceReason, raceReason } from './reasons.ts'

/** How fully an athlete chooses to load. */
export type LoadingChoice = 'gentle' | 'usual' | 'full'

/** Carbohydrate of a loading day, g/kg (ACSM16, B11: 10-12 before more than 90 minutes, 7-10 before less). */
const LONG: Record<LoadingChoice, number> = { gentle: 8, usual: 10, full: 12 }
const SHORT: Record<LoadingChoice, number> = { gentle: 7, usual: 8, full: 10 }
const LONG_FROM_MINUTES = 90
/** Protein, g/kg, and fat as a share of energy and in g/kg (own choice; fat at most 20% of energy). */
const PROTEIN = 1.2
const FAT_SHARE = 0.17
const MIN_FAT = 0.5
/** Nobody eats more than this share of what a day costs (own choice). */
const MAX_ENERGY = 1.75
/** Fiber that leaves a light gut, g (ACSM16; own choice of the figure). */
const MAX_FIBER = 25
/** Drinks bring at most this share of the carbohydrate (own choice). */
const DRINKS_SHARE = 1 / 3
/** Water that is stored with glycogen and goes again, kg (B11). */
const WATER = { low: 1, high: 2 }

/** What a loading day asks for. Whole grams and kilocalories. */
export interface LoadingDay {
  readonly energy: number
  readonly carbs: number
  readonly protein: number
  readonly fat: number
  readonly fiberMax: number
  /** Carbohydrate that may come from drinks, g. */
  readonly drinksMax: number
  /** What the scales will show more, kg; it goes again. */
  readonly water: { readonly low: number; readonly high: number }
  readonly because: readonly [RaceReason, ...RaceReason[]]
}

/** Days before the event on which to load: two before a long one, else one. */
export const loadingDays = (minutes: number): 1 | 2 => (minutes >= LONG_FROM_MINUTES ? 2 : 1)

/**
 * One loading day; energy is what the loading costs, not yesterday's maintenance. Where the day's expenditure limits it,
 * carbohydrate takes what is left and the rule is told. Null for a low-carb eater who did not choose to load.
 */
export function loadingDay(
  mass: Kilograms,
  expenditure: number,
  minutes: number,
  choice: LoadingChoice,
  isLowCarb: boolean,
): LoadingDay | null {
  if (isLowCarb) return null
  const perKilogram = (minutes >= LONG_FROM_MINUTES ? LONG : SHORT)[choice]
  const protein = PROTEIN * mass
  const wanted = perKilogram * mass
  const needed = (4 * (protein + wanted)) / (1 - FAT_SHARE)
  const most = MAX_ENERGY * expenditure
  const energy = Math.min(needed, most)
  const fat = Math.max(FAT_SHARE * energy, 0)
  const least = MIN_FAT * mass * 9
  const fatEnergy = Math.max(fat, Math.min(least, 0.2 * energy))
  const carbs = Math.min(wanted, (energy - 4 * protein - fatEnergy) / 4)
  const reached = carbs / mass
  const because: [RaceReason, ...RaceReason[]] = [
    raceReason('race_loading', minutes >= LONG_FROM_MINUTES ? 'ACSM16' : 'B11', {
      mass,
      perKilogram,
      reached,
      minutes,
      energy,
    }),
    raceReason('race_loading_fiber', 'ACSM16', { most: MAX_FIBER }),
    raceReason('race_loading_water', 'B11', { ...WATER }),
  ]
  if (needed > most)
    because.unshift(raceReason('race_loading_energy_limit', 'H', { most, needed, expenditure, reached }))
  return {
    energy: roundWhole(4 * protein + 4 * carbs + fatEnergy),
    carbs: roundWhole(carbs),
    protein: roundWhole(protein),
    fat: roundWhole(fatEnergy / 9),
    fiberMax: MAX_FIBER,
    drinksMax: Math.floor(carbs * DRINKS_SHARE),
    water: WATER,
    because,
  }
}
