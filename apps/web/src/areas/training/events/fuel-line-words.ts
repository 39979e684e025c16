import { t } from '@lingui/core/macro'
import type { MinuteOfDay } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import {
  distanceAtMinute,
  type FuelLine,
  fuelTotals,
  genericProducts,
  type Race,
  withoutWaterUntil,
} from '@pacemeal/nutrition/race'
import { timeOfDay } from '../../../languages/dates.ts'
import { fluidText, sippedFigure, sippedText } from '../../../languages/fluids.ts'
import { decimalNumber, unbroken, wholeNumber } from '../../../languages/numbers.ts'
import { measuredProductName, productName, servingInUnits } from './product-names.ts'
import type { RacePlan } from './race-plan.ts'
import { elapsedText } from './race-reason-words.ts'
import { halvesText, measureText } from './serving-amounts.ts'
import { distanceText, type Units } from './units.ts'

/** What a teaspoon of table salt weighs, g, and the eighths of one that are measured. */
const SALT_TEASPOON = 6
const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const
/** How far a spoon may be from the weight beside it, share: further away it would be another dose (own choice). */
const MAX_SPOON_ERROR = 0.25

/**
 * `½ tsp / 3.1 g`: an amount of table salt by a spoon and a scale. Quarters of a spoon, and below half of one its eighths; by the
 * scale alone where no spoon is near the weight.
 */
function saltText(grams: number): string {
  const step = grams < SALT_TEASPOON / 2 ? 1 : 2
  const parts = step * Math.round((8 * grams) / SALT_TEASPOON / step)
  const [whole, part] = [Math.floor(parts / 8), eighths[parts % 8] ?? '']
  const [spoons, weight] = [`${whole === 0 ? '' : wholeNumber(whole)}${part}`, decimalNumber(grams, 1)]
  const isNear = Math.abs((parts * SALT_TEASPOON) / 8 - grams) <= MAX_SPOON_ERROR * grams
  const text = isNear && parts > 0 ? t`${spoons} tsp / ${weight} g` : t`${weight} g`
  return text.replace(/([⅛⅜⅝⅞]) /, '$1\u00a0')
}

/** Grams of a pinch of the generic table salt. */
const PINCH = 0.25
const salt = genericProducts.find(({ id }) => id === 'salt')

/** Whether servings are whole but for what is lost in reckoning. */
const areWhole = (servings: number): boolean => Math.abs(servings - Math.round(servings)) < 0.05

/** A product and how much of it: salt, a mix, and a part of what is measured out in its own measure; else servings. */
export function productText(product: RaceProduct, servings: number): string {
  const measured = measuredProductName(product)
  if (product.id === 'salt' && product.serving === salt?.serving)
    return `${unbroken(saltText(PINCH * servings))} ${measured}`
  const measure = product.kind === 'mix' || !areWhole(servings) ? measureText(product, servings) : null
  return measure === null ? servingsText(productName(product), servings) : `${unbroken(measure)} ${measured}`
}

/** `2 × Gel`, `2½ × Gel`, `Gel`: whole and half servings. */
export const servingsText = (name: string, servings: number): string => {
  const count = halvesText(servings)
  return count === halvesText(1) ? name : `${count}\u00a0× ${name}`
}

/**
 * What is in a bottle or taken at once: `Gel`, `24 g home mix of sugar and salt + ¼ tsp / 1.5 g table salt`, `Water`,
 * `Water + 0.3 g table salt`. Names hold commas and "and" of their own.
 */
export function lineTitle({ items, until }: Pick<FuelLine, 'items' | 'until'>): string {
  const isWater = items.length === 0 || (until !== null && items.every(({ product }) => product.kind === 'salt'))
  return [...(isWater ? [t`Water`] : []), ...items.map(({ product, servings }) => productText(product, servings))].join(
    ' + ',
  )
}

/** What of a plan is told: all of it, or no water of its own where a doctor may have set fluid and salt. */
export const toldLines = ({ lines, areFluidsTold }: Pick<RacePlan, 'lines' | 'areFluidsTold'>): readonly FuelLine[] =>
  areFluidsTold ? lines : lines.filter(({ items }) => items.length > 0)

/** Whether an event asks for nothing on the way: then thirst says how much is drunk, and no figure. */
export const isNothingNeeded = (
  plan: Pick<RacePlan, 'lines' | 'areFluidsTold' | 'missing' | 'race' | 'schedule' | 'products'>,
): boolean =>
  toldLines(plan).length === 0 &&
  plan.missing === null &&
  withoutWaterUntil(plan.race, plan.schedule, plan.products) === null

/**
 * How it is taken: `with 100 ml water`, `200 ml at the station`, `sip 480 of 500 ml until 1:24, filled at 0:27`, or `here` where it begins. Where fluid is
 * not told, a bottle still says in how much its carbohydrate is.
 */
export const lineAbout = (line: FuelLine, areFluidsTold: boolean): string => unbroken(aboutText(line, areFluidsTold))

function aboutText(line: FuelLine, areFluidsTold: boolean): string {
  const { items, minute, until, filledAt, isAtStation, waterAt, fluid, volume } = line
  const drink = fluidText(fluid)
  if (isAtStation && items.length === 0) return t`${drink} at the station`
  if (isAtStation) return areFluidsTold ? t`with ${drink} water at the station` : t`with water at the station`
  if (waterAt !== null) {
    const station = elapsedText(waterAt)
    return t`with water from the station at ${station}`
  }
  if (until === null) return fluid > 0 ? (areFluidsTold ? t`with ${drink} water` : t`with water`) : ''
  const [part, all, end] = [sippedFigure(fluid), fluidText(volume), elapsedText(until)]
  const sip = fluid < volume - 0.5 ? t`sip ${part} of ${all} until ${end}` : t`sip ${drink} until ${end}`
  if (!filledAt) return sip
  if (filledAt === minute) return t`${sip}, filled here`
  const at = elapsedText(filledAt)
  return t`${sip}, filled at ${at}`
}

/** `25 g carbs`, and the sodium where there is some and it is told. */
export function lineFigures(line: FuelLine, areFluidsTold: boolean): string {
  const { sodium, caffeine } = line
  const carbs = wholeNumber(line.carbs)
  const parts = [
    ...(line.carbs >= 0.5 ? [t`${carbs} g carbs`] : []),
    ...(sodium >= 0.5 && areFluidsTold ? [t`${wholeNumber(sodium)} mg sodium`] : []),
    ...(caffeine >= 0.5 ? [t`${wholeNumber(caffeine)} mg caffeine`] : []),
  ]
  return unbroken(parts.join(' · '))
}

/** What a plan brings in all, without fluid and salt where they are not told. */
export function totalsText({ lines, areFluidsTold }: Pick<RacePlan, 'lines' | 'areFluidsTold'>): string {
  const total = fuelTotals(lines)
  const [carbs, fluid, sodium] = [wholeNumber(total.carbs), sippedText(total.fluid), wholeNumber(total.sodium)]
  return unbroken(
    areFluidsTold
      ? t`In all ${carbs} g of carbohydrate, ${fluid} of fluid, ${sodium} mg of sodium`
      : t`In all ${carbs} g of carbohydrate`,
  )
}

/** Kilometres to a minute of a race; null without distances. A station is where it was typed, not where the whole minute lies. */
export const kilometresTo = ({ stations, legs }: Race, minute: number): number | null =>
  stations.find((one) => one.minute === minute)?.kilometre ?? distanceAtMinute(legs, minute)

/** Where and when: `0:30 · 9:45 AM · 6.0 km`. */
export function whenText(race: Race, minute: number, units: Units): string {
  const kilometres = kilometresTo(race, minute)
  const clock = timeOfDay((race.start as MinuteOfDay) + minute)
  return unbroken(
    [
      elapsedText(minute),
      clock,
      ...(kilometres === null || minute === 0 ? [] : [distanceText(kilometres, units)]),
    ].join(' · '),
  )
}

/** One line of the packing list: `8 × Gel, 1 gel`, `202 g home mix, 25 × 2 level teaspoons`. */
export const packedText = ({ product, servings }: { product: RaceProduct; servings: number }): string => {
  if (product.id === 'salt' && product.serving === salt?.serving) return productText(product, servings)
  const count = wholeNumber(servings)
  const measure = measureText(product, servings)
  const serving = unbroken(servingInUnits(product))
  if (measure !== null) return `${unbroken(measure)} ${measuredProductName(product)}, ${count}\u00a0× ${serving}`
  return `${count}\u00a0× ${productName(product)}${product.serving === '' ? '' : `, ${serving}`}`
}
