import { ph, t } from '@lingui/core/macro'
import {
  checkBody,
  type Diet,
  findHeightRefusal,
  findWeightRefusal,
  heightText,
  inchesOfTyped,
  inchesToCentimetres,
  ok,
  type PerformanceObjective,
  PROFILE_AGE,
  parseHeight,
  poundsOfTyped,
  poundsToKilograms,
  type Result,
  readDiets,
  readEmail,
  readFigure,
  readName,
  readObjective,
  readProfileAge,
  refused,
  type Sex,
} from '@pacemeal/domain'
import { type ProfileData, readSex } from '@pacemeal/protocol'
import {
  bodyRefusalText,
  heightRangeText,
  roundedHeightText,
  roundedWeightText,
} from '../../../languages/body-figures.ts'
import { identityRefusalText } from '../../../languages/identity-refusals.ts'
import { withRestriction } from '../restrictions/with-restriction.ts'

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

/** The typed height in inches or centimetres, with its decimals. */
const typedHeight = ({ height, isMetric }: ProfileForm): number => {
  if (isMetric) return readFigure(height)
  const read = parseHeight(height)
  return read.ok ? read.value : Number.NaN
}

const isHeightUntouched = ({ height, isMetric, exact }: ProfileForm): boolean =>
  exact.inches !== undefined && height === heightShown(exact.inches, isMetric)

const isWeightUntouched = ({ weight, isMetric, exact }: ProfileForm): boolean =>
  exact.pounds !== undefined && weight === weightShown(exact.pounds, isMetric)

/** The height that is kept, in inches; undefined when what is typed is none. */
const inchesOf = (form: ProfileForm): number | undefined => {
  if (isHeightUntouched(form)) return form.exact.inches
  const inches = inchesOfTyped(typedHeight(form), form.isMetric)
  return Number.isNaN(inches) ? undefined : inches
}

/** The weight that is kept, in pounds; undefined when what is typed is none. */
const poundsOf = (form: ProfileForm): number | undefined => {
  if (isWeightUntouched(form)) return form.exact.pounds
  const pounds = poundsOfTyped(readFigure(form.weight), form.isMetric)
  return Number.isNaN(pounds) ? undefined : pounds
}

/** What to say below height and weight that are kept otherwise than typed. */
export const roundingHints = (form: ProfileForm): { height?: string | undefined; weight?: string | undefined } => ({
  height: isHeightUntouched(form) ? undefined : roundedHeightText(typedHeight(form), form.isMetric),
  weight: isWeightUntouched(form) ? undefined : roundedWeightText(readFigure(form.weight), form.isMetric),
})

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

/** Words for each field that cannot be taken. */
export type ProfileErrors = Partial<
  Record<'name' | 'email' | 'currentPassword' | 'phone' | 'age' | 'height' | 'weight', string>
>

/** Why height and weight cannot be taken, in words for each. */
function bodyErrors(form: ProfileForm): Pick<ProfileErrors, 'height' | 'weight'> {
  const { isMetric } = form
  const inches = inchesOf(form)
  const pounds = poundsOf(form)
  const errors: ProfileErrors = {}
  if (inches === undefined) {
    errors.height = isMetric ? heightRangeText(true) : t`Enter feet'inches", for example 5'11"`
  }
  if (inches !== undefined) {
    const refusal = findHeightRefusal({ inches, isMetric })
    if (refusal) errors.height = bodyRefusalText(refusal)
  }
  const weight = findWeightRefusal({ pounds: pounds ?? Number.NaN, isMetric })
  if (weight) errors.weight = bodyRefusalText(weight)
  if (inches === undefined || pounds === undefined || errors.height || errors.weight) return errors
  const pair = checkBody({ inches, pounds, isMetric })
  return pair.ok ? {} : { weight: bodyRefusalText(pair.error) }
}

/** What the form would store; refused with the words for each field that cannot be taken. */
export function readProfileForm(form: ProfileForm, storedEmail: string): Result<ProfileFields, ProfileErrors> {
  const errors: ProfileErrors = {}
  const name = readName(form.name)
  if (!name.ok) errors.name = identityRefusalText(name.error)
  const email = readEmail(form.email)
  if (!email.ok) errors.email = identityRefusalText(email.error)
  else if (email.value !== storedEmail.toLowerCase() && form.currentPassword === '') {
    errors.currentPassword = t`Enter your password to change your email`
  }
  const age = readProfileAge(form.age)
  if (!age.ok) {
    errors.age = t`Enter an age from ${ph({ min: PROFILE_AGE.min })} to ${ph({ max: PROFILE_AGE.max })}`
  }
  Object.assign(errors, bodyErrors(form))
  const inches = inchesOf(form)
  const pounds = poundsOf(form)
  if (Object.keys(errors).length > 0 || !name.ok || !age.ok || inches === undefined || pounds === undefined) {
    return refused(errors)
  }
  return ok({
    name: name.value,
    phoneNumber: form.phone === '' ? null : form.phone,
    age: age.value,
    sex: form.sex,
    heightInches: inches,
    weightPounds: pounds,
    performanceObjective: form.objective,
    diet: [...form.diets],
    restrictions: [...withRestriction(form.restrictions, form.typedRestriction)],
  })
}
