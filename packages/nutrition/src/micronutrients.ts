import {
  ATWATER,
  type Athlete,
  type Diet,
  type Grams,
  grams,
  type Kcal,
  type Milligrams,
  milligrams,
} from '@pacemeal/domain'
import type { DaySituation } from './day-situation.ts'
import { loadingFiber } from './race/loading.ts'
import { type SexRule, sexRule } from './resting-energy.ts'
import { roundTenth, roundWhole } from './rounding.ts'
import { reason } from './rules.ts'
import type { Explained } from './targets.ts'

/** Fiber per 1,000 kcal (IOM05), its cap, and the most around a competition for a calm gut, g (own choice, idea J11). */
const FIBER = { per1000: 14, cap: 50, competition: 25 }
/** Sodium without sweat: adequate intake and chronic-risk limit, mg (NASEM19). */
const SODIUM = { low: 1500, high: 2300 }
/** Sodium to put back per litre of sweat: 20 and 40 mmol, inside the 10-90 of B17. mg. */
const SODIUM_PER_LITRE = { low: 460, high: 920 }
/** Adequate potassium, mg (NASEM19; `other` is the midpoint). */
const POTASSIUM: Record<SexRule, number> = { male: 3400, female: 2600, other: 3000 }
/** Iron, mg (IOM01): the higher figure until this age unless male. */
const IRON = { usual: 8, higher: 18, higherUntilAge: 50 }
/** Plant iron is absorbed less (IOM01). */
const PLANT_IRON_FACTOR = 1.8
/** Free sugars as a share of energy; fuel around sessions is exempt (WHO15; exemption own choice). */
const FREE_SUGAR_SHARE = 0.1

/** Most fiber on a competition day and its eve. */
export const fiberAroundCompetition = (): Explained<Grams> => ({
  value: grams(FIBER.competition),
  because: [reason('fiber_competition', 'H', { most: FIBER.competition })],
})

/** Fiber of the day in whole grams. */
export function fiberTarget(situation: DaySituation, energy: Kcal): Explained<Grams> {
  const byEnergy = (FIBER.per1000 * energy) / 1000
  const isLoading = situation.loading !== null
  const isGutDay = situation.isCompetition || situation.isEve || isLoading
  const most = isGutDay ? FIBER.competition : FIBER.cap
  const usual = reason('fiber_by_energy', 'IOM05', { energy, per1000: FIBER.per1000, grams: byEnergy })
  const value = grams(roundWhole(Math.min(byEnergy, most)))
  if (byEnergy <= most) return { value, because: [usual] }
  return {
    value,
    because: [isLoading ? loadingFiber() : reason(isGutDay ? 'fiber_competition' : 'fiber_cap', 'H', { most }), usual],
  }
}

/** The day's sodium range in whole mg: health limits plus part of what the sweat (litres) takes. */
export const sodiumRange = (sweat: number): Explained<{ readonly low: Milligrams; readonly high: Milligrams }> => ({
  value: {
    low: milligrams(roundWhole(SODIUM.low + SODIUM_PER_LITRE.low * sweat)),
    high: milligrams(roundWhole(SODIUM.high + SODIUM_PER_LITRE.high * sweat)),
  },
  because: [
    reason('sodium_with_sweat', 'NASEM19', { ...SODIUM }),
    ...(sweat > 0 ? [reason('sodium_for_sweat', 'H', { sweatLitres: sweat, ...SODIUM_PER_LITRE })] : []),
  ],
})

export function potassiumTarget({ athlete }: DaySituation): Explained<Milligrams> {
  const { sex } = athlete.body
  const source = sexRule(sex) === 'other' ? 'H' : 'NASEM19'
  return { value: milligrams(POTASSIUM[sexRule(sex)]), because: [reason('potassium_intake', source, { sex })] }
}

/** Whether all iron comes from plants. */
export const eatsPlants = (diets: readonly Diet[]): boolean => diets.includes('vegan') || diets.includes('vegetarian')

/** Iron in mg, to a tenth. Reaching the plant figure by food is hard; it is progress to show, not a reason for pills. */
export function ironTarget({ body, diets }: Pick<Athlete, 'body' | 'diets'>): Explained<Milligrams> {
  const { sex, age } = body
  const need = sexRule(sex) === 'male' || age > IRON.higherUntilAge ? IRON.usual : IRON.higher
  const isOther = sexRule(sex) === 'other' && need === IRON.higher
  const usual = reason('iron_intake', isOther ? 'H' : 'IOM01', { sex, age, milligrams: need })
  if (!eatsPlants(diets)) return { value: milligrams(need), because: [usual] }
  const value = milligrams(roundTenth(need * PLANT_IRON_FACTOR))
  return { value, because: [reason('iron_plant_diet', 'IOM01', { factor: PLANT_IRON_FACTOR, need }), usual] }
}

/** Most free sugar outside fuel blocks, whole grams. */
export const freeSugarLimit = (energy: Kcal): Explained<Grams> => ({
  value: grams(roundWhole((FREE_SUGAR_SHARE * energy) / ATWATER.carbs)),
  because: [reason('free_sugar_limit', 'WHO15', { energy, share: FREE_SUGAR_SHARE })],
})
