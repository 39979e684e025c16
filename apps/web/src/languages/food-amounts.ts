import {
  foodAmountIn,
  GRAMS_PER_OUNCE,
  gramsToOunces,
  MILLILITRES_PER_FLUID_OUNCE,
  ouncesOf,
  ouncesToGrams,
  type UnitAmount,
  withoutOunces,
} from '@pacemeal/domain'
import { fluidServingText, isInMillilitres } from './fluids.ts'
import { numberFormat } from './formats.ts'
import { typedDecimal, wholeNumber } from './numbers.ts'
import { chosenUnits, massUnitOf } from './units.ts'

/** Whether foods are weighed in ounces: once they are chosen. */
export const isInOunces = (): boolean => chosenUnits().food === 'oz'

/** Whether amounts are told without ounces though no unit of foods is chosen: where people are weighed in kilograms. */
export const isWithoutOunces = (): boolean => chosenUnits().food === undefined && massUnitOf({}) === 'kg'

/** An English amount of food in the chosen units: `1 gel (60 ml)`, `3/4 cup (61 g)`. */
export const amountInUnits = (text: string): string =>
  foodAmountIn(isWithoutOunces() ? withoutOunces(text) : text, chosenUnits())

/** Grams of food as a figure beside its unit: whole grams, or ounces, or pounds from two on. */
export const foodMassParts = (grams: number): { readonly figure: string; readonly unit: UnitAmount['unit'] } => {
  if (!isInOunces()) return { figure: wholeNumber(grams), unit: 'g' }
  const { figure, unit } = ouncesOf(grams)
  return { figure: numberFormat({ maximumFractionDigits: 2 }).format(figure), unit }
}

/** `61 g`, `2.2 oz`: so much of a food. */
export const foodMassText = (grams: number): string => {
  const { figure, unit } = foodMassParts(grams)
  return `${figure} ${unit}`
}

/** The ends of a range, the unit behind the last one when both have the same: `140`, `220 g`. */
export function foodMassRange(least: number, most: number): readonly [least: string, most: string] {
  const [low, high] = [foodMassParts(least), foodMassParts(most)]
  return [low.unit === high.unit ? low.figure : `${low.figure} ${low.unit}`, `${high.figure} ${high.unit}`]
}

/** `55 g`, `1.9 oz`, `330 ml`: what a label or a person's own food says of a serving, to the tenth where it is not converted. */
export const servingText = (amount: number, unit: 'g' | 'ml'): string => {
  if (unit === 'ml') return fluidServingText(amount)
  return isInOunces() ? foodMassText(amount) : `${Number(amount.toFixed(1))} g`
}

/** The unit beside a field of a food's weight. */
export const foodMassUnit = (): 'g' | 'oz' => (isInOunces() ? 'oz' : 'g')

/** Grams in one of that unit. */
export const gramsPerFoodUnit = (): number => (isInOunces() ? GRAMS_PER_OUNCE : 1)

/** Millilitres in one of the unit that drinks are shown in. */
export const millilitresPerFluidUnit = (): number => (isInMillilitres() ? 1 : MILLILITRES_PER_FLUID_OUNCE)

/** Grams as a field holds them: in ounces with the fewest decimals, three at most, that give the same tenth of a gram back. */
export function foodMassTyped(grams: number): string {
  if (!isInOunces()) return typedDecimal(grams, 1)
  const ounces = gramsToOunces(grams)
  const isSame = (figure: number): boolean => Math.abs(ouncesToGrams(figure) - grams) < 0.05
  const figure = [0, 1, 2].map((decimals) => Number(ounces.toFixed(decimals))).find(isSame)
  // Three decimals behind a comma are read as thousands.
  return figure === undefined ? String(Number(ounces.toFixed(3))) : typedDecimal(figure, 2)
}

/** The grams of a figure that was typed in the chosen unit. */
export const readFoodMass = (figure: number): number =>
  isInOunces() ? Number(ouncesToGrams(figure).toFixed(1)) : figure
