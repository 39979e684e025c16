import {
  ADULT_AGE,
  BODY_MASS_INDEX,
  type Body,
  type Bounds,
  centimetresToInches,
  type Diet,
  HEIGHT_INCHES,
  isWithin,
  kilogramsToPounds,
  PROFILE_AGE,
  WEIGHT_POUNDS,
} from '@pacemeal/domain'
import type { Circumstances, TargetsRefused } from './targets.ts'

/** Bounds as a refusal shows them. */
const shown = ({ min, max }: Bounds) => ({ from: min, to: max })
/** Severe thinness: a clinician's matter. kg/m² (WHO 1995). */
const SEVERE_THINNESS_BMI = 16
/** Underweight: no deficit below it. kg/m² (WHO 1995). */
export const UNDERWEIGHT_BMI = 18.5

/** Body mass index, kg/m². */
export const bodyMassIndex = (body: Pick<Body, 'mass' | 'height'>): number => body.mass / (body.height / 100) ** 2

/** Whether a deficit must not be planned for this body. */
export const isUnderweight = (body: Pick<Body, 'mass' | 'height'>): boolean => bodyMassIndex(body) < UNDERWEIGHT_BMI

/** The reason why no safe plan can be made, or null when one can. Entries that are not numbers are out of range. */
export function findRefusal(
  body: Body,
  diets: readonly Diet[],
  circumstances: Circumstances = {},
): TargetsRefused | null {
  const refuse = (code: TargetsRefused['code'], inputs: Record<string, number>): TargetsRefused => ({
    kind: 'refused',
    code,
    inputs,
  })
  const { age, mass, height } = body
  if (age < ADULT_AGE) return refuse('under_18', { age })
  if (!isWithin(age, PROFILE_AGE)) return refuse('age_out_of_range', { age, ...shown(PROFILE_AGE) })
  const inches = centimetresToInches(height)
  if (!isWithin(inches, HEIGHT_INCHES)) return refuse('height_out_of_range', { inches, ...shown(HEIGHT_INCHES) })
  const pounds = kilogramsToPounds(mass)
  if (!isWithin(pounds, WEIGHT_POUNDS)) return refuse('weight_out_of_range', { pounds, ...shown(WEIGHT_POUNDS) })
  const bmi = bodyMassIndex(body)
  if (!isWithin(bmi, BODY_MASS_INDEX)) return refuse('bmi_out_of_range', { bmi, ...shown(BODY_MASS_INDEX) })
  if (bmi < SEVERE_THINNESS_BMI) return refuse('bmi_too_low', { bmi, from: SEVERE_THINNESS_BMI })
  if (circumstances.pregnantOrLactating) return refuse('pregnant_or_lactating', {})
  if (circumstances.diabetesDrugs && diets.includes('low-carb')) return refuse('low_carb_with_diabetes_drugs', {})
  return null
}
