import { type Body, centimetresToInches, type Diet, kilogramsToPounds } from '@pacemeal/domain'
import type { Circumstances, TargetsRefused } from './targets.ts'

/** The product plans for adults; youth needs differ. Years. */
const ADULT_AGE = 18
/** Beyond these an entry is a slip of the finger, not a body. Years, inches, pounds, kg/m² (own choice). */
const MAX_AGE = 120
const HEIGHT_INCHES = { from: 48, to: 90 }
const WEIGHT_POUNDS = { from: 66, to: 660 }
const BODY_MASS_INDEX = { from: 13, to: 60 }
/** Severe thinness: a clinician's matter. kg/m² (WHO 1995). */
const SEVERE_THINNESS_BMI = 16
/** Underweight: no deficit below it. kg/m² (WHO 1995). */
const UNDERWEIGHT_BMI = 18.5

/** Body mass index, kg/m². */
export const bodyMassIndex = (body: Pick<Body, 'mass' | 'height'>): number => body.mass / (body.height / 100) ** 2

/** Whether a deficit must not be planned for this body. */
export const isUnderweight = (body: Pick<Body, 'mass' | 'height'>): boolean => bodyMassIndex(body) < UNDERWEIGHT_BMI

/** True inside the bounds, both included; a bound in other units may be missed by a rounding error, which is forgiven. */
const isWithin = (x: number, bounds: { from: number; to: number }): boolean =>
  x >= bounds.from - 1e-9 && x <= bounds.to + 1e-9

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
  if (!(age <= MAX_AGE)) return refuse('age_out_of_range', { age, from: ADULT_AGE, to: MAX_AGE })
  const inches = centimetresToInches(height)
  if (!isWithin(inches, HEIGHT_INCHES)) return refuse('height_out_of_range', { inches, ...HEIGHT_INCHES })
  const pounds = kilogramsToPounds(mass)
  if (!isWithin(pounds, WEIGHT_POUNDS)) return refuse('weight_out_of_range', { pounds, ...WEIGHT_POUNDS })
  const bmi = bodyMassIndex(body)
  if (!isWithin(bmi, BODY_MASS_INDEX)) return refuse('bmi_out_of_range', { bmi, ...BODY_MASS_INDEX })
  if (bmi < SEVERE_THINNESS_BMI) return refuse('bmi_too_low', { bmi, from: SEVERE_THINNESS_BMI })
  if (circumstances.pregnantOrLactating) return refuse('pregnant_or_lactating', {})
  if (circumstances.diabetesDrugs && diets.includes('low-carb')) return refuse('low_carb_with_diabetes_drugs', {})
  return null
}
