import { type Bounds, checkBody, HEIGHT_INCHES, isWithin, PROFILE_AGE, WEIGHT_POUNDS } from '@pacemeal/domain'
import { findPhoneNumber } from '@pacemeal/domain/phone-number'
import type { ArchivedDocument } from './archive-format.ts'

interface BodyFigure {
  readonly field: string
  readonly name: string
  readonly unit: string
  readonly bounds: Bounds
}

const bodyFigures: readonly BodyFigure[] = [
  { field: 'age', name: 'age', unit: 'years', bounds: PROFILE_AGE },
  { field: 'heightInches', name: 'height', unit: 'inches', bounds: HEIGHT_INCHES },
  { field: 'weightPounds', name: 'weight', unit: 'lb', bounds: WEIGHT_POUNDS },
]

const hasUnfitPhone = (profile: ArchivedDocument): boolean => {
  const phone: unknown = Reflect.get(profile, 'phoneNumber')
  return typeof phone === 'string' && phone.trim() !== '' && findPhoneNumber(phone) === undefined
}

/** Whether a height and a weight, each of which somebody has, are together nobody's. */
const hasUnlikeBody = (profile: ArchivedDocument): boolean => {
  const inches: unknown = Reflect.get(profile, 'heightInches')
  const pounds: unknown = Reflect.get(profile, 'weightPounds')
  if (typeof inches !== 'number' || typeof pounds !== 'number') return false
  const body = checkBody({ inches, pounds, isMetric: false })
  return !body.ok && body.error.code === 'weight-unlike-height'
}

/**
 * A profile of an archive without the figures of the body that no profile takes any more: earlier versions kept them, and
 * one of them must not keep everything else from coming along. `left` says which, in words; undefined when all fit.
 */
export function fitProfile(profile: ArchivedDocument): { readonly profile: ArchivedDocument; readonly left?: string } {
  const unfit = bodyFigures.filter(({ field, bounds }) => {
    const value: unknown = Reflect.get(profile, field)
    return typeof value === 'number' && !isWithin(value, bounds)
  })
  const isUnlike = hasUnlikeBody(profile)
  const isPhoneUnfit = hasUnfitPhone(profile)
  const left = [
    ...unfit.map(({ field }) => field),
    ...(isUnlike ? ['weightPounds'] : []),
    ...(isPhoneUnfit ? ['phoneNumber'] : []),
  ]
  if (left.length === 0) return { profile }
  const emptied = Object.fromEntries(left.map((field) => [field, null]))
  const reasons = unfit.map(
    ({ name, unit, bounds }) => `Its ${name} is outside ${bounds.min} to ${bounds.max} ${unit} and was left out.`,
  )
  if (isUnlike) reasons.push('Its weight does not fit its height and was left out.')
  if (isPhoneUnfit) reasons.push('Its phone number is none that exists and was left out.')
  return { profile: { ...profile, ...emptied }, left: [...reasons, 'Enter it in Edit Profile.'].join(' ') }
}
