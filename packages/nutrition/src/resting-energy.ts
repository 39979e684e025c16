import { type Body, type Kcal, type Kilograms, kcal, kilograms, type Sex } from '@pacemeal/domain'
import { bodyMassIndex } from './checks.ts'
import { clamp } from './rounding.ts'
import { type RuleReason, reason } from './rules.ts'

/** The sex-specific constants know two sexes; everybody else gets the midpoint and a wider range. */
export type SexRule = 'male' | 'female' | 'other'
export const sexRule = (sex: Sex): SexRule => (sex === 'Male' ? 'male' : sex === 'Female' ? 'female' : 'other')

/** Mifflin-St Jeor constant, kcal/day (MSJ90); `other` is the midpoint, true value within 83 kcal of it (own choice). */
const MIFFLIN_CONSTANT: Record<SexRule, number> = { male: 5, female: -161, other: -78 }
/** A body-fat entry outside is not a reading. Percent. */
const BODY_FAT_PERCENT = { from: 3, to: 60 }
/** From this much weekly training Cunningham 1980 fits better than 1991. Hours (own choice after TM96, tHW14). */
const TRAINED_HOURS_PER_WEEK = 5
/** A body-fat result this far from Mifflin is a bad reading. Share of Mifflin (own choice). */
const PLAUSIBLE_SHARE_OF_MIFFLIN = { from: 0.75, to: 1.35 }
/** Body fat by Deurenberg 1991: the sex term, and the range the estimate is kept in. Percent (range: own choice). */
const DEURENBERG: Record<SexRule, { m: number; from: number; to: number }> = {
  male: { m: 1, from: 8, to: 50 },
  female: { m: 0, from: 15, to: 55 },
  other: { m: 0.5, from: 11, to: 52 },
}

/** Resting energy and lean mass of a body, unrounded, with where they come from. */
export interface Resting {
  /** Resting metabolic rate, kcal/day. */
  readonly energy: Kcal
  readonly fatFreeMass: Kilograms
  readonly bodyFatPercent: number
  /** An entered body fat was not used: out of range, or it gave an implausible resting energy. */
  readonly bodyFatIgnored: boolean
  /** First the resting energy, then the lean mass. */
  readonly because: readonly [RuleReason, RuleReason, ...RuleReason[]]
}

/** Resting energy by Mifflin-St Jeor, kcal/day (MSJ90). Scatter between people is about 10 % (F05). */
export const mifflin = (body: Body): Kcal =>
  kcal(10 * body.mass + 6.25 * body.height - 5 * body.age + MIFFLIN_CONSTANT[sexRule(body.sex)])

/** Body fat from mass, height, age and sex, percent (D91), kept in the range of real bodies. Error about 4 points. */
export function estimateBodyFat(body: Body): number {
  const { m, from, to } = DEURENBERG[sexRule(body.sex)]
  return clamp(1.2 * bodyMassIndex(body) + 0.23 * body.age - 10.8 * m - 5.4, from, to)
}

const leanMass = (body: Body, fatPercent: number): Kilograms => kilograms(body.mass * (1 - fatPercent / 100))

/** Resting energy by Cunningham from lean mass; 1980 in trained people, 1991 otherwise (C80, C91). */
function cunningham(lean: Kilograms, weeklyTrainingHours: number): { energy: Kcal; because: RuleReason } {
  const trained = weeklyTrainingHours >= TRAINED_HOURS_PER_WEEK
  const energy = kcal(trained ? 500 + 22 * lean : 370 + 21.6 * lean)
  const inputs = { fatFreeMass: lean, weeklyTrainingHours, kcal: energy }
  return {
    energy,
    because: trained
      ? reason('resting_cunningham_1980', 'C80', inputs)
      : reason('resting_cunningham_1991', 'C91', inputs),
  }
}

/**
 * Resting energy (kcal/day) and lean mass (kg) of a body that passed the checks.
 * A usable body-fat percent chooses Cunningham, everything else Mifflin with lean mass by Deurenberg.
 */
export function restingEnergy(body: Body, weeklyTrainingHours: number): Resting {
  const byMass = mifflin(body)
  const fat = body.bodyFatPercent
  if (fat !== undefined && fat >= BODY_FAT_PERCENT.from && fat <= BODY_FAT_PERCENT.to) {
    const lean = leanMass(body, fat)
    const { energy, because } = cunningham(lean, weeklyTrainingHours)
    const share = energy / byMass
    if (share >= PLAUSIBLE_SHARE_OF_MIFFLIN.from && share <= PLAUSIBLE_SHARE_OF_MIFFLIN.to) {
      const measured = reason('fat_free_mass_measured', 'H', { bodyFatPercent: fat, mass: body.mass, kilograms: lean })
      return {
        energy,
        fatFreeMass: lean,
        bodyFatPercent: fat,
        bodyFatIgnored: false,
        because: [because, measured],
      }
    }
  }
  const estimate = estimateBodyFat(body)
  const lean = leanMass(body, estimate)
  const constant = MIFFLIN_CONSTANT[sexRule(body.sex)]
  const inputs = { mass: body.mass, height: body.height, age: body.age, sex: body.sex, constant, kcal: byMass }
  const ignored = fat !== undefined
  return {
    energy: byMass,
    fatFreeMass: lean,
    bodyFatPercent: estimate,
    bodyFatIgnored: ignored,
    because: [
      reason('resting_mifflin', sexRule(body.sex) === 'other' ? 'H' : 'MSJ90', inputs),
      reason('fat_free_mass_estimated', 'D91', { bodyFatPercent: estimate, mass: body.mass, kilograms: lean }),
      ...(ignored ? [reason('body_fat_ignored', 'H', { bodyFatPercent: fat })] : []),
    ],
  }
}

/** Body mass index above which grams per kilogram count an adjusted mass. kg/m² (usual dietetic practice). */
const ADJUSTED_ABOVE_BMI = 30
/** The mass at BMI 25 plus this share of what lies above it (own choice of the usual quarter). */
const ADJUSTED_SHARE = 0.25

/** The mass that grams per kilogram refer to, in kg: the body's own, or the adjusted one above BMI 30. */
export function referenceMass(body: Body): { mass: Kilograms; because: RuleReason } {
  if (bodyMassIndex(body) <= ADJUSTED_ABOVE_BMI) {
    return { mass: body.mass, because: reason('reference_mass', 'ACSM16', { mass: body.mass }) }
  }
  const usual = 25 * (body.height / 100) ** 2
  const mass = kilograms(usual + ADJUSTED_SHARE * (body.mass - usual))
  const inputs = { mass: body.mass, bmi: bodyMassIndex(body), kilograms: mass }
  return { mass, because: reason('reference_mass_adjusted', 'H', inputs) }
}
