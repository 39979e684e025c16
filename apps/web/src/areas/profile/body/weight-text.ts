import { type Kilograms, kilograms, poundsToKilograms } from '@pacemeal/domain'
import { decimalNumber } from '../../../languages/numbers.ts'
import { massIn, type WeightUnit } from '../../../languages/weight-unit.ts'

/** `143.2 lb`. */
export const weightText = (mass: Kilograms, unit: WeightUnit): string =>
  `${decimalNumber(massIn(mass, unit), 1)} ${unit}`

/** A weight as a field holds it: with one decimal and a point. */
export const weightTyped = (mass: Kilograms, unit: WeightUnit): string => massIn(mass, unit).toFixed(1)

/** The mass of a figure in the unit. */
export const massOf = (figure: number, unit: WeightUnit): Kilograms =>
  unit === 'kg' ? kilograms(figure) : poundsToKilograms(figure)
