import type { UnitChoices } from '../unit-choices.ts'
import {
  cupsToMillilitres,
  fluidOuncesToMillilitres,
  gramsToOunces,
  millilitresToFluidOunces,
  ouncesToGrams,
} from '../units.ts'

/** The choices that amounts of food are written by. */
export type FoodUnits = Pick<UnitChoices, 'food' | 'measures' | 'volume'>

/** A figure with its unit. Figures are rounded to what a kitchen scale or a measuring jug shows. */
export interface UnitAmount {
  readonly figure: number
  readonly unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'fl oz'
}

const OUNCES_PER_POUND = 16
/** From so many ounces on, pounds read better: two pounds. */
const POUNDS_FROM = 2 * OUNCES_PER_POUND
/** Less than this, in ounces, no kitchen scale shows: 2.8 g. The spoon or the pinch beside it says it. */
const MIN_OUNCES = 0.1

const rounded = (figure: number, decimals: number): number => Number(figure.toFixed(decimals))

/** Decimals of ounces: hundredths below one, then tenths. */
const ounceDecimals = (ounces: number): number => (ounces < 1 ? 2 : 1)

/** Grams of a food in ounces, and in pounds from two pounds on. */
export function ouncesOf(grams: number): UnitAmount {
  const ounces = gramsToOunces(grams)
  return ounces >= POUNDS_FROM
    ? { figure: rounded(ounces / OUNCES_PER_POUND, 2), unit: 'lb' }
    : { figure: rounded(ounces, ounceDecimals(ounces)), unit: 'oz' }
}

/** Millilitres in fluid ounces: whole ones from ten on, tenths below. */
export function fluidOuncesOf(millilitres: number): UnitAmount {
  const ounces = millilitresToFluidOunces(millilitres)
  return { figure: rounded(ounces, ounces < 10 ? 1 : 0), unit: 'fl oz' }
}

const gramsOf = (grams: number): UnitAmount =>
  grams >= 1000 ? { figure: rounded(grams / 1000, 2), unit: 'kg' } : { figure: rounded(grams, 0), unit: 'g' }

/** Millilitres to the nearest five, as bottles and jugs have them. */
const millilitresOf = (millilitres: number): UnitAmount =>
  millilitres >= 1000
    ? { figure: rounded(millilitres / 1000, 2), unit: 'l' }
    : { figure: Math.round(millilitres / 5) * 5, unit: 'ml' }

/** Grams or millilitres of one of a unit. */
const sizes = {
  g: 1,
  kg: 1000,
  oz: ouncesToGrams(1),
  lb: ouncesToGrams(OUNCES_PER_POUND),
  ml: 1,
  l: 1000,
  'fl oz': fluidOuncesToMillilitres(1),
} as const

/** A weight or volume in the chosen unit; what is in it already, or was not chosen, stays. */
function inChosen(amount: UnitAmount, { food, volume }: FoodUnits): UnitAmount {
  const { figure, unit } = amount
  const size = figure * sizes[unit]
  if (unit === 'g' || unit === 'kg') return food === 'oz' && gramsToOunces(size) >= MIN_OUNCES ? ouncesOf(size) : amount
  if (unit === 'oz' || unit === 'lb') return food === 'g' ? gramsOf(size) : amount
  if (unit === 'fl oz') return volume === 'ml' ? millilitresOf(size) : amount
  return volume === 'fl-oz' ? fluidOuncesOf(size) : amount
}

/** `3/4`, `1 1/2`, `2`, `0.5` as a number. */
const countOf = (text: string): number =>
  text.split(' ').reduce((sum, part) => {
    const [over = '', under] = part.split('/')
    return sum + (under === undefined ? Number(over) : Number(over) / Number(under))
  }, 0)

const COUNT = String.raw`\d+(?:\.\d+)?(?: \d/\d)?|\d/\d`
/** `3/4 cup`. */
const CUPS = new RegExp(String.raw`^(${COUNT}) cups?\b`)
/** `3 1/2 oz (99 g)`: a weight with the same weight beside. */
const OUNCES_BESIDE = new RegExp(String.raw`^((?:${COUNT}) oz) \(([^)]+)\)$`)
/** The figure is whole: of `1 1/2 oz` or `0,5 l`, as people write on their own, a part would be another amount. */
const AMOUNT = /(?<![\d/.,])(\d+(?:\.\d+)?) (fl oz|kg|g|oz|lb|ml|l)\b/g
/** Pounds with the ounces beyond them: `3 lb 5 oz`. */
const POUNDS_AND_OUNCES = /(?<![\d/.,])(\d+) lb (\d+) oz\b/g
/** The weight of a pinch or spoon where no scale shows it. */
const BESIDE_TOO_LITTLE = /^(.+) \((\d+(?:\.\d+)?) g\)$/

/** `99 g` of `3 1/2 oz (99 g)`; any other amount as it is. */
export const withoutOunces = (text: string): string => OUNCES_BESIDE.exec(text)?.[2] ?? text

/** A cup holds the same whatever is in it, so that no density is needed; tens of millilitres, as measuring cups have them. */
const cupsIn = (cups: number, measures: FoodUnits['measures']): string => {
  const millilitres = cupsToMillilitres(cups)
  if (measures === 'ml') return `${Math.round(millilitres / 10) * 10} ml`
  return `${rounded(millilitresToFluidOunces(millilitres), 1)} fl oz`
}

const inOunces = (pounds: string, ounces: string): string => `${Number(pounds) * OUNCES_PER_POUND + Number(ounces)} oz`

/**
 * An English amount of food in the chosen units: `3/4 cup (61 g)` as `3/4 cup (2.2 oz)`, `180 ml (61 g)` or
 * `180 ml (2.2 oz)`; `2 × 400 g` as `2 × 14.1 oz`. Pieces and spoons stay, a figure that is no plain decimal, and all that
 * was not chosen.
 */
export function foodAmountIn(text: string, units: FoodUnits): string {
  const { food, measures } = units
  const [, ounces, beside] = OUNCES_BESIDE.exec(text) ?? []
  if (ounces && beside && food !== undefined) return food === 'oz' ? ounces : beside
  const [, spooned, little] = BESIDE_TOO_LITTLE.exec(text) ?? []
  if (spooned && food === 'oz' && gramsToOunces(Number(little)) < MIN_OUNCES) return foodAmountIn(spooned, units)
  const [cups, count = ''] = CUPS.exec(text) ?? []
  const isPoured = cups !== undefined && (measures === 'ml' || measures === 'fl-oz')
  const measured = isPoured ? cupsIn(countOf(count), measures) : ''
  const rest = isPoured ? text.slice(cups.length) : text
  const summed = food === 'g' ? rest.replace(POUNDS_AND_OUNCES, (_, pounds, ounces) => inOunces(pounds, ounces)) : rest
  const weighed = summed.replace(AMOUNT, (_, figure: string, unit: UnitAmount['unit']) => {
    const shown = inChosen({ figure: Number(figure), unit }, units)
    return `${shown.figure} ${shown.unit}`
  })
  return `${measured}${weighed}`
}
