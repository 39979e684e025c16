import { dayAt, type Kilograms, kilograms, poundsToKilograms } from '@pacemeal/domain'
import type { BodyMeasurement } from '@pacemeal/domain/body'
import { instantDateTime, shortDate } from '../../../languages/dates.ts'
import { decimalNumber } from '../../../languages/numbers.ts'
import { massIn, type WeightUnit } from '../../../languages/weight-unit.ts'

/** `143.2 lb`. */
export const weightText = (mass: Kilograms, unit: WeightUnit): string =>
  `${decimalNumber(massIn(mass, unit), 1)} ${unit}`

/**
 * When somebody weighed: `Nov 17, 7:05 AM`. The day for which a weighing counts is that of the place where it was taken; where the
 * clock of here says another one, the hour would be that of no morning and is left out.
 */
export const weighedText = ({ day, measuredAt }: Pick<BodyMeasurement, 'day' | 'measuredAt'>, zone: string): string =>
  dayAt(Date.parse(measuredAt), zone) === day ? instantDateTime(new Date(measuredAt), zone) : shortDate(day)

/** A weight as a field holds it: with one decimal and a point. */
export const weightTyped = (mass: Kilograms, unit: WeightUnit): string => decimalNumber(massIn(mass, unit), 1)

/** The mass of a figure in the unit. */
export const massOf = (figure: number, unit: WeightUnit): Kilograms =>
  unit === 'kg' ? kilograms(figure) : poundsToKilograms(figure)
