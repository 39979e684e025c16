import { type Kilograms, kilogramsToPounds, poundsToKilograms } from '@pacemeal/domain'
import { decimalNumber } from './numbers.ts'
import { chosenUnits, massUnitOf } from './units.ts'

const isInPounds = (): boolean => massUnitOf(chosenUnits()) === 'lb'

/** A mass of the body within a sentence, without its unit: `1.5`, `3.3`. */
export const bodyMassFigure = (mass: Kilograms, decimals = 1): string =>
  decimalNumber(isInPounds() ? kilogramsToPounds(mass) : mass, decimals)

/** A mass of the body within a sentence: `1.5 kg`, `3.3 lb`. */
export const bodyMassText = (mass: Kilograms, decimals = 1): string =>
  `${bodyMassFigure(mass, decimals)} ${isInPounds() ? 'lb' : 'kg'}`

/** What each kilogram of the body asks for, without its unit. */
export const bodyRateFigure = (perKilogram: number, decimals = 1): string =>
  isInPounds() ? decimalNumber(perKilogram * poundsToKilograms(1), 2) : decimalNumber(perKilogram, decimals)

/** What each kilogram of the body asks for: `1.5 g/kg`, `0.68 g/lb`. */
export const bodyRateText = (perKilogram: number, decimals = 1, nutrientUnit = 'g'): string =>
  `${bodyRateFigure(perKilogram, decimals)} ${nutrientUnit}/${isInPounds() ? 'lb' : 'kg'}`
