import { type Bounds, isWithin } from '../bounds.ts'
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

/** Whoever is younger is not planned for. Years. */
export const ADULT_AGE = 18
/** Ages that can be typed at all; below {@link ADULT_AGE} nobody goes on. Years. */
export const TYPED_AGE: Bounds = { min: 1, max: 120 }
/** Ages that a profile keeps and a plan is made for. Years. */
export const PROFILE_AGE: Bounds = { min: ADULT_AGE, max: TYPED_AGE.max }

/**
 * Heights, masses and body mass indexes (kg/m²) that the energy equations are used for; outside them an entry is almost
 * surely a slip (own choice). The same everywhere: forms, documents, imports and the targets of a day.
 */
export const HEIGHT_INCHES: Bounds = { min: 48, max: 90 }
export const WEIGHT_POUNDS: Bounds = { min: 66, max: 660 }
export const BODY_MASS_INDEX: Bounds = { min: 13, max: 60 }

/** Height and mass as a profile keeps them, and the units in which the person types them. */
export interface BodyMeasures {
  readonly inches: number
  readonly pounds: number
  readonly isMetric: boolean
}

/** Body mass index of inches and pounds, kg/m². */
const massIndex = ({ inches, pounds }: BodyMeasures): number =>
  poundsToKilograms(pounds) / (inchesToCentimetres(inches) / 100) ** 2

/** The masses in pounds that fit a height. */
const weightFor = (inches: number): Bounds => {
  const poundsAt = (index: number) => kilogramsToPounds(kilograms(index * (inchesToCentimetres(inches) / 100) ** 2))
  return {
    min: Math.max(WEIGHT_POUNDS.min, poundsAt(BODY_MASS_INDEX.min)),
    max: Math.min(WEIGHT_POUNDS.max, poundsAt(BODY_MASS_INDEX.max)),
  }
}

/** The whole figures within bounds. */
const wholeBounds = ({ min, max }: Bounds): Bounds => ({ min: Math.ceil(min - 1e-9), max: Math.floor(max + 1e-9) })

/** Pounds as whole figures of the units that are shown. */
const weightBounds = ({ min, max }: Bounds, isMetric: boolean): Bounds =>
  wholeBounds(isMetric ? { min: poundsToKilograms(min), max: poundsToKilograms(max) } : { min, max })

/** The heights that are accepted: whole centimetres, or inches. */
export const heightBounds = (isMetric: boolean): Bounds => {
  const { min, max } = HEIGHT_INCHES
  return isMetric ? wholeBounds({ min: inchesToCentimetres(min), max: inchesToCentimetres(max) }) : HEIGHT_INCHES
}

/** A refused height or weight with what is accepted, in whole figures of the units that were shown. */
interface BoundedRefusal<F extends string, C extends string> extends FieldRefusal<C> {
  readonly field: F
  readonly isMetric: boolean
  readonly accepted: Bounds
}

/** Why height and weight cannot be taken; heights are centimetres or inches, weights kilograms or pounds. */
export type BodyRefusal =
  | BoundedRefusal<'height', 'height-out-of-range'>
  | BoundedRefusal<'weight', 'weight-out-of-range'>
  | (BoundedRefusal<'weight', 'weight-unlike-height'> & { readonly height: number })

const refuseHeight = (isMetric: boolean): BodyRefusal => ({
  field: 'height',
  code: 'height-out-of-range',
  isMetric,
  accepted: heightBounds(isMetric),
})

const refuseWeight = (isMetric: boolean): BodyRefusal => ({
  field: 'weight',
  code: 'weight-out-of-range',
  isMetric,
  accepted: weightBounds(WEIGHT_POUNDS, isMetric),
})

/** Why a height alone cannot be taken; also when it is no number. */
export const findHeightRefusal = ({ inches, isMetric }: Omit<BodyMeasures, 'pounds'>): BodyRefusal | undefined =>
  isWithin(inches, HEIGHT_INCHES) ? undefined : refuseHeight(isMetric)

/** Why a mass alone cannot be taken; also when it is no number. */
export const findWeightRefusal = ({ pounds, isMetric }: Omit<BodyMeasures, 'inches'>): BodyRefusal | undefined =>
  isWithin(pounds, WEIGHT_POUNDS) ? undefined : refuseWeight(isMetric)

/** Height and mass that a plan can be made for; refused with the field and what it takes in the units that are shown. */
export function checkBody(body: BodyMeasures): Result<BodyMeasures, BodyRefusal> {
  const { inches, isMetric } = body
  const alone = findHeightRefusal(body) ?? findWeightRefusal(body)
  if (alone) return refused(alone)
  if (isWithin(massIndex(body), BODY_MASS_INDEX)) return ok(body)
  return refused({
    field: 'weight',
    code: 'weight-unlike-height',
    isMetric,
    accepted: weightBounds(weightFor(inches), isMetric),
    height: Math.round(isMetric ? inchesToCentimetres(inches) : inches),
  })
}

const toTenth = (figure: number): number => Math.round(figure * 10) / 10

/** A typed height as it is kept: to the whole inch, or to the whole centimetre. */
const keptHeight = (typed: number): number => Math.round(typed)

/** A typed weight as it is kept: to the whole pound, or to the tenth of a kilogram. */
const keptWeight = (typed: number, isMetric: boolean): number => (isMetric ? toTenth(typed) : Math.round(typed))

/** Inches that a profile keeps of a typed height in inches or centimetres. */
export const inchesOfTyped = (typed: number, isMetric: boolean): number =>
  isMetric ? toTenth(centimetresToInches(centimetres(keptHeight(typed)))) : keptHeight(typed)

/** Pounds that a profile keeps of a typed weight in pounds or kilograms. */
export const poundsOfTyped = (typed: number, isMetric: boolean): number =>
  isMetric ? toTenth(kilogramsToPounds(kilograms(keptWeight(typed, true)))) : keptWeight(typed, false)

/** The height that is kept of a typed one, in the same units; undefined when it is kept as it is, or not taken at all. */
export const findRoundedHeight = (typed: number, isMetric: boolean): number | undefined => {
  const kept = keptHeight(typed)
  return kept === typed || !isWithin(inchesOfTyped(typed, isMetric), HEIGHT_INCHES) ? undefined : kept
}

/** The weight that is kept of a typed one, in the same units; undefined when it is kept as it is, or not taken at all. */
export const findRoundedWeight = (typed: number, isMetric: boolean): number | undefined => {
  const kept = keptWeight(typed, isMetric)
  return kept === typed || !isWithin(poundsOfTyped(typed, isMetric), WEIGHT_POUNDS) ? undefined : kept
}
