import { type Sex, sexes, type TrainingCategory, trainingCategories } from '../athlete/athlete.ts'
import {
  ADULT_AGE,
  type BodyRefusal,
  checkBody,
  inchesOfTyped,
  poundsOfTyped,
  TYPED_AGE,
} from '../athlete/body-bounds.ts'
import { heightInInches } from '../athlete/height.ts'
import { isWithin } from '../bounds.ts'
import type { FieldRefusal } from '../field-refusal.ts'
import { ok, type Result, refused } from '../result.ts'
import { inchesToCentimetres, poundsToKilograms } from '../units.ts'
import type { HeightAndWeight } from './answers.ts'

export type AgeRefusal = FieldRefusal<'age-missing' | 'age-not-whole' | 'age-out-of-range' | 'under-18'>

/** The typed age; refused when it is no whole number from 1 to 120, and under 18 as `under-18`. */
export function readAge(text: string): Result<number, AgeRefusal> {
  const typed = text.trim()
  const refuse = (code: AgeRefusal['code']) => refused({ field: 'age', code })
  if (typed === '') return refuse('age-missing')
  if (!/^\d+$/.test(typed)) return refuse('age-not-whole')
  const age = Number(typed)
  if (!isWithin(age, TYPED_AGE)) return refuse('age-out-of-range')
  return age < ADULT_AGE ? refuse('under-18') : ok(age)
}

/** The age in edit profile, where only 18 to 120 can be saved. */
export function readProfileAge(text: string): Result<number, FieldRefusal<'profile-age-invalid'>> {
  const age = readAge(text)
  return age.ok ? age : refused({ field: 'age', code: 'profile-age-invalid' })
}

/** The sexes that the gender step offers; the profile editor offers all. */
export const onboardingSexes = ['Male', 'Female'] as const satisfies readonly Sex[]

/** The chosen sex; refused when nothing offered anywhere was chosen. */
export function readGender(chosen: string | undefined): Result<Sex, FieldRefusal<'gender-missing'>> {
  const sex = sexes.find((one) => one === chosen)
  return sex === undefined ? refused({ field: 'gender', code: 'gender-missing' }) : ok(sex)
}

export type MeasurementRefusal = BodyRefusal | FieldRefusal<'feet-invalid'> | FieldRefusal<'inches-invalid'>

/** Checks height and weight in imperial units; a refusal has what is accepted in the units that were shown. */
export function checkMeasurements(given: HeightAndWeight): Result<HeightAndWeight, MeasurementRefusal> {
  const { feet, inches, weight, isImperial } = given
  if (!Number.isInteger(feet) || feet < 0) return refused({ field: 'feet', code: 'feet-invalid' })
  if (!(inches >= 0 && inches < 12)) return refused({ field: 'inches', code: 'inches-invalid' })
  const checked = checkBody({ inches: heightInInches(feet, inches), pounds: weight, isMetric: !isImperial })
  return checked.ok ? ok(given) : checked
}

const toTenth = (figure: number): number => Math.round(figure * 10) / 10

const withFeet = (totalInches: number): { readonly feet: number; readonly inches: number } => {
  const feet = Math.floor(totalInches / 12)
  return { feet, inches: toTenth(totalInches - feet * 12) }
}

/** The measurements of metric entries, kept as feet, inches and pounds to a tenth. */
export const fromMetric = (heightCm: number, weightKg: number): HeightAndWeight => ({
  ...withFeet(inchesOfTyped(heightCm, true)),
  weight: poundsOfTyped(weightKg, true),
  isImperial: false,
})

/** The measurements of typed feet, inches and pounds, kept to the whole inch and pound; refused parts stay as typed. */
export function fromImperial(typed: Omit<HeightAndWeight, 'isImperial'>): HeightAndWeight {
  const { feet, inches, weight } = typed
  const isReadable = Number.isInteger(feet) && inches >= 0 && inches < 12
  const height = isReadable ? withFeet(inchesOfTyped(heightInInches(feet, inches), false)) : { feet, inches }
  return { ...height, weight: poundsOfTyped(weight, false), isImperial: true }
}

/** Whole centimetres and kilograms to a tenth of stored measurements, for the metric toggle. */
export const toMetric = ({ feet, inches, weight }: HeightAndWeight): { readonly cm: number; readonly kg: number } => ({
  cm: Math.round(inchesToCentimetres(heightInInches(feet, inches))),
  kg: toTenth(poundsToKilograms(weight)),
})

export const MAX_CATEGORIES = 2

/** A tap on a category; a third one is refused. */
export function toggleCategory(
  chosen: readonly TrainingCategory[],
  tapped: TrainingCategory,
): Result<readonly TrainingCategory[], { readonly code: 'too-many-categories' }> {
  if (chosen.includes(tapped)) return ok(chosen.filter((one) => one !== tapped))
  if (chosen.length >= MAX_CATEGORIES) return refused({ code: 'too-many-categories' })
  return ok(trainingCategories.filter((one) => one === tapped || chosen.includes(one)))
}

/** Whether the categories step may be left: one or two are chosen. */
export function checkCategories(
  chosen: readonly TrainingCategory[],
): Result<readonly TrainingCategory[], { readonly code: 'no-category' | 'too-many-categories' }> {
  if (chosen.length === 0) return refused({ code: 'no-category' })
  return chosen.length > MAX_CATEGORIES ? refused({ code: 'too-many-categories' }) : ok(chosen)
}
