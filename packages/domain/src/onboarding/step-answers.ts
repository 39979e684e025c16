import { type Sex, sexes, type TrainingCategory, trainingCategories } from '../athlete/athlete.ts'
import { heightInInches } from '../athlete/height.ts'
import type { FieldRefusal } from '../field-refusal.ts'
import { ok, type Result, refused } from '../result.ts'
import {
  centimetres,
  centimetresToInches,
  inchesToCentimetres,
  kilograms,
  kilogramsToPounds,
  poundsToKilograms,
} from '../units.ts'
import type { HeightAndWeight } from './answers.ts'

export const AGE_MIN = 1
export const AGE_MAX = 120
/** Whoever is younger cannot go on. */
export const ADULT_AGE = 18

export type AgeRefusal = FieldRefusal<'age-missing' | 'age-not-whole' | 'age-out-of-range' | 'under-18'>

/** The typed age; refused when it is no whole number from 1 to 120, and under 18 as `under-18`. */
export function readAge(text: string): Result<number, AgeRefusal> {
  const typed = text.trim()
  const refuse = (code: AgeRefusal['code'], message: string) => refused({ field: 'age', code, message })
  if (typed === '') return refuse('age-missing', 'Enter your age')
  if (!/^\d+$/.test(typed)) return refuse('age-not-whole', 'Enter your age in whole years')
  const age = Number(typed)
  if (age < AGE_MIN || age > AGE_MAX) {
    return refuse('age-out-of-range', `Enter an age from ${AGE_MIN} to ${AGE_MAX}`)
  }
  return age < ADULT_AGE ? refuse('under-18', `You must be at least ${ADULT_AGE} years old to continue`) : ok(age)
}

/** The age in edit profile, where only 18 to 120 can be saved. */
export function readProfileAge(text: string): Result<number, AgeRefusal> {
  const age = readAge(text)
  if (age.ok) return age
  return refused({ ...age.error, message: `Enter an age from ${ADULT_AGE} to ${AGE_MAX}` })
}

/** The sexes that the gender step offers; the profile editor offers all. */
export const onboardingSexes = ['Male', 'Female'] as const satisfies readonly Sex[]

/** The chosen sex; refused when nothing offered anywhere was chosen. */
export function readGender(chosen: string | undefined): Result<Sex, FieldRefusal<'gender-missing'>> {
  const sex = sexes.find((one) => one === chosen)
  return sex === undefined
    ? refused({ field: 'gender', code: 'gender-missing', message: `Choose ${onboardingSexes.join(' or ')}` })
    : ok(sex)
}

/** Bounds within which the energy equations are used at all; outside them an entry is almost surely a slip. */
export const HEIGHT_INCHES = { min: 48, max: 90 } as const
export const WEIGHT_POUNDS = { min: 66, max: 660 } as const

export type MeasurementRefusal = FieldRefusal<
  'feet-invalid' | 'inches-invalid' | 'height-out-of-range' | 'weight-out-of-range'
>

/** Checks height and weight in imperial units; the message names what is accepted in the units that were shown. */
export function checkMeasurements(given: HeightAndWeight): Result<HeightAndWeight, MeasurementRefusal> {
  const { feet, inches, weight, isImperial } = given
  const refuse = (field: string, code: MeasurementRefusal['code'], message: string) => refused({ field, code, message })
  if (!Number.isInteger(feet) || feet < 0) return refuse('feet', 'feet-invalid', 'Enter whole feet')
  if (!(inches >= 0 && inches < 12)) return refuse('inches', 'inches-invalid', 'Enter inches from 0 to 11')
  const height = heightInInches(feet, inches)
  if (height < HEIGHT_INCHES.min || height > HEIGHT_INCHES.max) {
    return refuse(
      'height',
      'height-out-of-range',
      `Enter a height from ${isImperial ? `4'0" to 7'6"` : '122 to 228 cm'}`,
    )
  }
  if (!(weight >= WEIGHT_POUNDS.min && weight <= WEIGHT_POUNDS.max)) {
    return refuse(
      'weight',
      'weight-out-of-range',
      `Enter a weight from ${isImperial ? '66 to 660 lb' : '30 to 299 kg'}`,
    )
  }
  return ok(given)
}

const toTenth = (figure: number): number => Math.round(figure * 10) / 10

/** The measurements of metric entries, kept as feet, inches and pounds to a tenth. */
export function fromMetric(heightCm: number, weightKg: number): HeightAndWeight {
  const total = toTenth(centimetresToInches(centimetres(heightCm)))
  const feet = Math.floor(total / 12)
  return {
    feet,
    inches: toTenth(total - feet * 12),
    weight: toTenth(kilogramsToPounds(kilograms(weightKg))),
    isImperial: false,
  }
}

/** Whole centimetres and kilograms to a tenth of stored measurements, for the metric toggle. */
export const toMetric = ({ feet, inches, weight }: HeightAndWeight): { readonly cm: number; readonly kg: number } => ({
  cm: Math.round(inchesToCentimetres(heightInInches(feet, inches))),
  kg: toTenth(poundsToKilograms(weight)),
})

export const MAX_CATEGORIES = 2

/** How each training category is called and described. */
export const categoryLabels: Readonly<
  Record<TrainingCategory, { readonly title: string; readonly description: string }>
> = {
  'team-sports': { title: 'Team Sports', description: 'Soccer, basketball, hockey: stop-and-go play with a season.' },
  'combat-weight-class': {
    title: 'Combat & Weight-Class Sports',
    description: 'Wrestling, boxing, judo, lifting: strength and skill at a body mass that counts.',
  },
  'endurance-sports': {
    title: 'Endurance Sports',
    description: 'Running, cycling, swimming, triathlon: long, steady work.',
  },
  'hybrid-functional': {
    title: 'Hybrid / Functional Fitness',
    description: 'Strength and conditioning mixed in the same week, or in the same hour.',
  },
  'general-fitness': {
    title: 'General Fitness & Aesthetics',
    description: 'Training for health, shape and feeling good.',
  },
}

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
