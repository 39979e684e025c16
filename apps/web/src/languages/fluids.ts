import { t } from '@lingui/core/macro'
import { fluidOuncesToMillilitres, millilitresToFluidOunces } from '@pacemeal/domain'
import { wholeNumber } from './numbers.ts'
import { chosenUnits } from './units.ts'

/** Whether drinks are shown in millilitres and litres: until fluid ounces are chosen, whatever bodies are weighed in. */
export const isInMillilitres = (): boolean => chosenUnits().volume !== 'fl-oz'

/** The unit beside a field of fluid. */
export const fluidUnit = (): string => (isInMillilitres() ? 'ml' : t`fl oz`)

/** Millilitres in the chosen unit, as a figure. */
export const fluidFigure = (millilitres: number): number =>
  isInMillilitres() ? millilitres : millilitresToFluidOunces(millilitres)

/** The millilitres of a figure in the chosen unit. */
export const fluidOf = (figure: number): number => (isInMillilitres() ? figure : fluidOuncesToMillilitres(figure))

/** Millilitres as a field holds them: in ounces with so many decimals that the same millilitres are read back. */
export const fluidTyped = (millilitres: number): string => String(Number(fluidFigure(millilitres).toFixed(2)))

/** The whole millilitres of a figure that was typed. */
export const readFluid = (figure: number): number => (isInMillilitres() ? figure : Math.round(fluidOf(figure)))

/** `500 ml`, `17 fl oz`. */
export function fluidText(millilitres: number): string {
  const figure = wholeNumber(fluidFigure(millilitres))
  return isInMillilitres() ? `${figure} ml` : t`${figure} fl oz`
}
