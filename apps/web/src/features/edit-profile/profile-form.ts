import {
  centimetres,
  centimetresToInches,
  type Diet,
  heightText,
  inchesToCentimetres,
  kilograms,
  kilogramsToPounds,
  ok,
  type PerformanceObjective,
  parseHeight,
  poundsToKilograms,
  type Result,
  readDiets,
  readEmail,
  readName,
  readObjective,
  refused,
  type Sex,
} from '@pacemeal/domain'
import { type ProfileData, readSex } from '@pacemeal/protocol'
import { withRestriction } from '../../restrictions/with-restriction.ts'

/** The ages that a plan can be made for (decided for the beta: adults, and the specification's upper end). */
export const AGE_MIN = 18
export const AGE_MAX = 120
/** Bounds against slips of the finger, in pounds: about 20 to 450 kg. */
const POUNDS_MIN = 45
const POUNDS_MAX = 1000
/** The same for height, in inches: about 90 to 275 cm. */
const INCHES_MIN = 36
const INCHES_MAX = 108

/** The profile as its form holds it: texts as typed, in the units that are shown. */
export interface ProfileForm {
  readonly name: string
  readonly email: string
  /** Needed only to change the email. */
  readonly currentPassword: string
  /** E.164, or empty. */
  readonly phone: string
  readonly age: string
  readonly sex: Sex
  /** feet'inches", or whole centimetres when metric. */
  readonly height: string
  /** Pounds, or kilograms when metric. */
  readonly weight: string
  readonly isMetric: boolean
  /** The figures behind height and weight as they are shown, which are rounded; they hold until other texts are typed. */
  readonly exact: { readonly inches?: number | undefined; readonly pounds?: number | undefined }
  /** A food to avoid that is still in its field. */
  readonly typedRestriction: string
  readonly objective: PerformanceObjective
  readonly diets: readonly Diet[]
  readonly restrictions: readonly string[]
}

export type ProfileFields = Pick<
  ProfileData,
  | 'name'
  | 'phoneNumber'
  | 'age'
  | 'sex'
  | 'heightInches'
  | 'weightPounds'
  | 'performanceObjective'
  | 'diet'
  | 'restrictions'
>

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const heightShown = (inches: number, isMetric: boolean): string =>
  isMetric ? String(Math.round(inchesToCentimetres(inches))) : heightText(inches)

const weightShown = (pounds: number, isMetric: boolean): string =>
  String(isMetric ? round(poundsToKilograms(pounds), 1) : Math.round(pounds))

/** The form of a stored profile. What was never given is empty, not a guess. */
export const formOf = (profile: Partial<ProfileData>, account: { name: string; email: string }): ProfileForm => ({
  name: profile.name ?? account.name,
  email: account.email,
  currentPassword: '',
  phone: profile.phoneNumber ?? '',
  age: profile.age == null ? '' : String(profile.age),
  sex: readSex(profile.sex),
  height: profile.heightInches == null ? '' : heightShown(profile.heightInches, false),
  weight: profile.weightPounds == null ? '' : weightShown(profile.weightPounds, false),
  isMetric: false,
  exact: { inches: profile.heightInches ?? undefined, pounds: profile.weightPounds ?? undefined },
  typedRestriction: '',
  objective: readObjective(profile.performanceObjective),
  diets: readDiets(profile.diet),
  restrictions: profile.restrictions ?? [],
})

/** A typed figure with its decimals; a comma is a decimal point. */
const figure = (text: string): number => Number(text.replace(',', '.'))

const inchesOf = ({ height, isMetric, exact }: ProfileForm): number | undefined => {
  if (exact.inches !== undefined && height === heightShown(exact.inches, isMetric)) return exact.inches
  if (!isMetric) {
    const read = parseHeight(height)
    return read.ok ? read.value : undefined
  }
  const cm = /^\s*\d{2,3}(?:[.,]\d)?\s*$/.test(height) ? figure(height) : Number.NaN
  return Number.isNaN(cm) ? undefined : round(centimetresToInches(centimetres(cm)), 2)
}

const poundsOf = ({ weight, isMetric, exact }: ProfileForm): number | undefined => {
  if (exact.pounds !== undefined && weight === weightShown(exact.pounds, isMetric)) return exact.pounds
  const accepted = isMetric ? /^\s*\d{2,3}(?:[.,]\d+)?\s*$/ : /^\s*\d{2,4}\s*$/
  if (!accepted.test(weight)) return undefined
  return isMetric ? round(kilogramsToPounds(kilograms(figure(weight))), 1) : Number(weight)
}

/** The same form in the other units; what cannot be read stays as typed. */
export function withUnits(form: ProfileForm, isMetric: boolean): ProfileForm {
  const inches = inchesOf(form)
  const pounds = poundsOf(form)
  return {
    ...form,
    isMetric,
    exact: { inches, pounds },
    height: inches === undefined ? form.height : heightShown(inches, isMetric),
    weight: pounds === undefined ? form.weight : weightShown(pounds, isMetric),
  }
}

export type ProfileErrors = Partial<Record<'name' | 'email' | 'currentPassword' | 'age' | 'height' | 'weight', string>>

const inRange = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && value >= low && value <= high

/** What the form would store; refused with the words for each field that cannot be taken. */
export function readProfileForm(form: ProfileForm, storedEmail: string): Result<ProfileFields, ProfileErrors> {
  const errors: ProfileErrors = {}
  const name = readName(form.name)
  if (!name.ok) errors.name = name.error.message
  const email = readEmail(form.email)
  if (!email.ok) errors.email = email.error.message
  else if (email.value !== storedEmail.toLowerCase() && form.currentPassword === '') {
    errors.currentPassword = 'Enter your password to change your email'
  }
  const age = /^\s*\d{1,3}\s*$/.test(form.age) ? Number(form.age) : undefined
  if (!inRange(age, AGE_MIN, AGE_MAX)) errors.age = `Enter an age from ${AGE_MIN} to ${AGE_MAX}`
  const inches = inchesOf(form)
  if (!inRange(inches, INCHES_MIN, INCHES_MAX)) {
    errors.height = form.isMetric
      ? 'Enter your height in centimetres, for example 180'
      : `Enter feet'inches", for example 5'11"`
  }
  const pounds = poundsOf(form)
  if (!inRange(pounds, POUNDS_MIN, POUNDS_MAX)) {
    errors.weight = form.isMetric
      ? 'Enter your weight in kilograms, for example 72.5'
      : 'Enter your weight in whole pounds, for example 160'
  }
  if (Object.keys(errors).length > 0 || !name.ok || age === undefined || inches === undefined || pounds === undefined) {
    return refused(errors)
  }
  return ok({
    name: name.value,
    phoneNumber: form.phone === '' ? null : form.phone,
    age,
    sex: form.sex,
    heightInches: inches,
    weightPounds: pounds,
    performanceObjective: form.objective,
    diet: [...form.diets],
    restrictions: [...withRestriction(form.restrictions, form.typedRestriction)],
  })
}

const sameSet = (one: readonly string[] | null | undefined, other: readonly string[] | null | undefined): boolean =>
  JSON.stringify([...(one ?? [])].sort()) === JSON.stringify([...(other ?? [])].sort())

/** Height and weight are shown rounded, so a difference below what is shown is no change. */
const sameFigure = (one: number | null | undefined, other: number | null | undefined): boolean =>
  one == null || other == null ? one === other : Math.abs(one - other) < 0.5

/**
 * Whether the plan must be made anew: age, sex, weight, height, objective or the diets changed. Foods to avoid count as
 * part of the diet, since a plan must never serve them.
 */
export const changesPlan = (before: Partial<ProfileData>, after: ProfileFields): boolean =>
  before.age !== after.age ||
  readSex(before.sex) !== after.sex ||
  !sameFigure(before.weightPounds, after.weightPounds) ||
  !sameFigure(before.heightInches, after.heightInches) ||
  readObjective(before.performanceObjective) !== after.performanceObjective ||
  !sameSet(readDiets(before.diet), after.diet) ||
  !sameSet(before.restrictions, after.restrictions)
