import { t } from '@lingui/core/macro'
import {
  dayAt,
  instantOn,
  instantText,
  isWithin,
  type Kilograms,
  kilograms,
  type LocalDate,
  localDate,
  type Result,
  readFigure,
} from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS } from '@pacemeal/domain/body'
import type { WeighingFigures } from '../../../api/weighings.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { massIn, type WeightUnit } from '../../../languages/weight-unit.ts'
import { massOf, weightText } from './weight-text.ts'

/** A weighing as its form holds it: texts as typed, in the unit that is shown. */
export interface WeighingForm {
  readonly weight: string
  readonly bodyFat: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/** What is wrong with a form, by field. */
export type WeighingProblems = Partial<Record<keyof WeighingForm, string>>

/** A weighing of an earlier day is laid on the morning, when the hour is not known. Minutes. */
const MORNING = 7 * 60

const dayOf = (text: string): LocalDate | undefined => {
  try {
    return localDate(text)
  } catch {
    return undefined
  }
}

/**
 * The weighing that a form holds, or what is wrong with it. `before` is the one that is corrected: its day may stay, also where it
 * has not come yet for who has flown west since.
 */
export function readWeighing(
  form: WeighingForm,
  unit: WeightUnit,
  { now, zone, before }: { readonly now: number; readonly zone: string; readonly before?: WeighingFigures | undefined },
): Result<WeighingFigures, WeighingProblems> {
  const today = dayAt(now, zone)
  const mass = massOf(readFigure(form.weight), unit)
  const fat = form.bodyFat.trim() === '' ? null : readFigure(form.bodyFat)
  const day = dayOf(form.day)
  const problems: WeighingProblems = {
    ...(isWithin(mass, BODY_MASS) ? {} : { weight: weightProblem(unit) }),
    ...(fat === null || isWithin(fat, BODY_FAT) ? {} : { bodyFat: fatProblem() }),
    ...(day !== undefined && (day <= today || day === before?.day) ? {} : { day: t`Choose today or a day before` }),
  }
  if (Object.keys(problems).length > 0 || day === undefined) return { ok: false, error: problems }
  const moment = day === today ? instantText(now) : instantOn(day, MORNING, zone)
  const measuredAt = before?.day === day ? before.measuredAt : moment
  return { ok: true, value: { day, measuredAt, mass, bodyFat: fat } }
}

/** So far from the weight before, a figure is asked about. Share (own choice). */
const FAR = 0.15

const isFarFrom = (mass: Kilograms, before: Kilograms): boolean => Math.abs(mass / before - 1) > FAR

/**
 * The mass that a typed weight would be in the other unit, where it is far from the weight before and that one is not: 70.5 in
 * pounds of somebody of 154 lb. Null where there is nothing to ask.
 */
export function massInOtherUnit(mass: Kilograms, unit: WeightUnit, before: Kilograms | undefined): Kilograms | null {
  if (before === undefined) return null
  const other = massOf(massIn(mass, unit), otherUnit(unit))
  return isFarFrom(mass, before) && !isFarFrom(other, before) ? other : null
}

/** A weighing that may be a typing error, and what it would be in the other unit where that fits better. */
export interface Doubted {
  readonly figures: WeighingFigures
  readonly other: Kilograms | null
}

/** What is to be asked about a weighing before it is kept; null where it is near the weight before, or the first. */
export function findDoubt(figures: WeighingFigures, unit: WeightUnit, before: Kilograms | undefined): Doubted | null {
  if (before === undefined || !isFarFrom(figures.mass, before)) return null
  return { figures, other: massInOtherUnit(figures.mass, unit, before) }
}

export const otherUnit = (unit: WeightUnit): WeightUnit => (unit === 'kg' ? 'lb' : 'kg')

function weightProblem(unit: WeightUnit): string {
  const least = weightText(kilograms(BODY_MASS.min), unit)
  const most = weightText(kilograms(BODY_MASS.max), unit)
  return t`Enter a weight from ${least} to ${most}`
}

function fatProblem(): string {
  const [least, most] = [wholeNumber(BODY_FAT.min), wholeNumber(BODY_FAT.max)]
  return t`Enter a body fat from ${least} to ${most}%`
}
