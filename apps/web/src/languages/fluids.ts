import { t } from '@lingui/core/macro'
import { fluidOuncesOf, fluidOuncesToMillilitres, millilitresToFluidOunces } from '@pacemeal/domain'
import { numberFormat } from './formats.ts'
import { decimalNumber, typedDecimal, wholeNumber } from './numbers.ts'
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
export const fluidTyped = (millilitres: number): string => typedDecimal(fluidFigure(millilitres), 2)

/** Millilitres as a field holds what was drunk in hours: nobody knows it nearer than a whole ounce or 10 ml. */
export const fluidTypedRoughly = (millilitres: number): string =>
  isInMillilitres() ? String(10 * Math.round(millilitres / 10)) : String(Math.round(fluidFigure(millilitres)))

/** The whole millilitres of a figure that was typed. */
export const readFluid = (figure: number): number => (isInMillilitres() ? figure : Math.round(fluidOf(figure)))

const withUnit = (figure: string): string => (isInMillilitres() ? `${figure} ml` : t`${figure} fl oz`)

/** `500 ml`, `17 fl oz`. */
export const fluidText = (millilitres: number): string => withUnit(wholeNumber(fluidFigure(millilitres)))

/** Millilitres between two marks of a bottle's scale: 50 ml, or two ounces. */
export const bottleMark = (): number => (isInMillilitres() ? 50 : fluidOuncesToMillilitres(2))

/** What is sipped of a bottle, by eye: `430`, `15`; nobody knows it nearer than 10 ml or an ounce. */
export const sippedFigure = (millilitres: number): string =>
  wholeNumber(isInMillilitres() ? 10 * Math.round(millilitres / 10) : fluidFigure(millilitres))

/** What is sipped in all: `2,880 ml`, `97 fl oz`. */
export const sippedText = (millilitres: number): string => withUnit(sippedFigure(millilitres))

/** `7.5 ml`, `0.5 fl oz`, `11 fl oz`: what a label says of a serving, down to a spoonful. */
export const fluidServingText = (millilitres: number): string =>
  withUnit(
    isInMillilitres()
      ? String(Number(millilitres.toFixed(1)))
      : numberFormat({ maximumFractionDigits: 1 }).format(fluidOuncesOf(millilitres).figure),
  )

/** `0.74 L`, `25 fl oz`: litres of sweat in the chosen unit. */
export const litresText = (litres: number): string => {
  const figure = decimalNumber(litres, 2)
  return isInMillilitres() ? t`${figure} L` : fluidText(1000 * litres)
}
