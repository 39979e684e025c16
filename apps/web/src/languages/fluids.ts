import { t } from '@lingui/core/macro'
import { fluidOuncesToMillilitres, millilitresToFluidOunces } from '@pacemeal/domain'
import { wholeNumber } from './numbers.ts'
import { chosenUnits } from './units.ts'

const isMetric = (): boolean => chosenUnits().volume !== 'fl-oz'

/** The unit beside a field of fluid. */
export const fluidUnit = (): string => (isMetric() ? 'ml' : t`fl oz`)

/** Millilitres in the chosen unit, as a figure. */
export const fluidFigure = (millilitres: number): number =>
  isMetric() ? millilitres : millilitresToFluidOunces(millilitres)

/** The millilitres of a figure in the chosen unit. */
export const fluidOf = (figure: number): number => (isMetric() ? figure : fluidOuncesToMillilitres(figure))

/** Millilitres as a field holds them: in ounces with so many decimals that the same millilitres are read back. */
export const fluidTyped = (millilitres: number): string => String(Number(fluidFigure(millilitres).toFixed(2)))

/** The whole millilitres of a figure that was typed. */
export const readFluid = (figure: number): number => (isMetric() ? figure : Math.round(fluidOf(figure)))

/** `500 ml`, `17 fl oz`. */
export function fluidText(millilitres: number): string {
  const figure = wholeNumber(fluidFigure(millilitres))
  return isMetric() ? `${figure} ml` : t`${figure} fl oz`
}
