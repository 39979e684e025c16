import { t } from '@lingui/core/macro'
import {
  type Bounds,
  type DetailedNutrient,
  detailedNutrients,
  isWithin,
  ok,
  type Result,
  readAmount,
  recordOf,
  refused,
} from '@pacemeal/domain'
import {
  doubtsOfFigures,
  isBarcodeText,
  MAX_OWN_PORTIONS,
  OWN_FOOD_BOUNDS,
  type OwnFood,
  type OwnFoodDoubt,
  type OwnPortion,
} from '@pacemeal/domain/own-food'
import { energyIn } from '../../../languages/energy.ts'
import { fluidUnit } from '../../../languages/fluids.ts'
import { foodMassUnit, gramsPerFoodUnit, millilitresPerFluidUnit } from '../../../languages/food-amounts.ts'
import { readEnergy } from '../../../languages/typed-energy.ts'

/** A measure as it is typed, what it holds in the chosen unit. */
export interface TypedPortion {
  readonly unit: string
  readonly grams: string
}

/** The fields of an own food as they stand on screen. */
export interface OwnFoodForm {
  readonly name: string
  readonly brand: string
  readonly barcode: string
  readonly unit: 'g' | 'ml'
  /** What the figures are of. */
  readonly basis: 'per-100' | 'serving'
  /** The measure that is eaten first. */
  readonly serving: TypedPortion
  readonly others: readonly TypedPortion[]
  readonly figures: Readonly<Record<DetailedNutrient, string>>
  /** Labels of the EU say salt in grams where others say sodium. */
  readonly salt: string
}

/** What is wrong, by the name of the field. */
export type OwnFoodErrors = Readonly<Record<string, string>>

/** Grams of salt that a gram of sodium stands for (Regulation (EU) 1169/2011, Annex I). */
const SALT_OF_SODIUM = 2.5
const MG_PER_G = 1000
/** Salt and sodium of one label may differ by what is rounded away. */
const SALT_SLACK = { share: 0.06, mg: 25 } as const
/** Another measure may be added while there are fewer. */
export const MAX_OTHER_PORTIONS = MAX_OWN_PORTIONS - 1

const noFigures = recordOf(detailedNutrients, () => '')

/** An empty form; `name` is what was searched for. */
export const blankOwnFoodForm = (name = ''): OwnFoodForm => ({
  name,
  brand: '',
  barcode: '',
  unit: 'g',
  basis: 'per-100',
  serving: { unit: '', grams: '' },
  others: [],
  figures: noFigures,
  salt: '',
})

const figureText = (figure: number | undefined): string =>
  figure === undefined ? '' : String(Number(figure.toPrecision(6)))

const figureIn = (nutrient: DetailedNutrient, figure: number | undefined): number | undefined =>
  nutrient === 'calories' && figure !== undefined ? energyIn(figure) : figure

/** The unit that what a measure holds is typed in. */
export const portionUnit = (unit: OwnFood['unit']): string => (unit === 'ml' ? fluidUnit() : foodMassUnit())

const sizeOfPortionUnit = (unit: OwnFood['unit']): number =>
  unit === 'ml' ? millilitresPerFluidUnit() : gramsPerFoodUnit()

/** Grams or millilitres as the field holds them: of a converted one the fewest decimals that give the same tenth back. */
function portionTyped(amount: number, unit: OwnFood['unit']): string {
  const size = sizeOfPortionUnit(unit)
  if (size === 1) return figureText(amount)
  const isSame = (figure: string): boolean => Math.abs(Number(figure) * size - amount) < 0.05
  const written = [0, 1, 2, 3].map((decimals) => (amount / size).toFixed(decimals)).find(isSame)
  return figureText(Number(written ?? (amount / size).toFixed(4)))
}

/** The grams or millilitres of a figure that was typed. */
const portionRead = (figure: number, unit: OwnFood['unit']): number => {
  const size = sizeOfPortionUnit(unit)
  return size === 1 ? figure : Number((figure * size).toFixed(1))
}

/** The form of a kept food, with figures of a hundred. */
export function ownFoodFormOf({ name, brand = '', barcode = '', unit, portions, per100 }: OwnFood): OwnFoodForm {
  const [serving = { unit: '', grams: '' }, ...others] = portions.map((one) => ({
    unit: one.unit,
    grams: portionTyped(one.grams, unit),
  }))
  const figures = Object.fromEntries(detailedNutrients.map((one) => [one, figureText(figureIn(one, per100[one]))]))
  return {
    ...blankOwnFoodForm(name),
    brand,
    barcode,
    unit,
    serving,
    others,
    figures: figures as OwnFoodForm['figures'],
  }
}

const boundsText = ({ min, max }: Bounds): string => t`Enter ${min} to ${max}`

/** A typed figure; undefined for none, null for what is no number. Energy counts in kilocalories. */
function figureOf(typed: string, nutrient: DetailedNutrient): number | null | undefined {
  const { value, isUnread } = nutrient === 'calories' ? readEnergy(typed) : readAmount(typed)
  return isUnread ? null : (value ?? undefined)
}

/** The sodium in mg that a form says, in one way or the other. */
function sodiumOf(form: OwnFoodForm, errors: Record<string, string>): number | undefined {
  const sodium = figureOf(form.figures.sodium, 'sodium')
  const salt = figureOf(form.salt, 'sodium')
  if (sodium === null) errors.sodium = t`Enter a number`
  if (salt === null) errors.salt = t`Enter a number`
  if (typeof salt !== 'number') return sodium ?? undefined
  const ofSalt = (salt / SALT_OF_SODIUM) * MG_PER_G
  if (typeof sodium !== 'number') return ofSalt
  if (Math.abs(sodium - ofSalt) > SALT_SLACK.share * ofSalt + SALT_SLACK.mg)
    errors.salt = t`Salt is 2.5 times the sodium: fill in one of the two`
  return sodium
}

/** What a measure may hold, as it is typed. */
const portionBounds = (unit: OwnFood['unit']): Bounds => {
  const { min, max } = OWN_FOOD_BOUNDS.portion
  const size = sizeOfPortionUnit(unit)
  return { min: Number((min / size).toPrecision(2)), max: Math.floor(max / size) }
}

function portionIn(
  { unit, grams }: TypedPortion,
  isNeeded: boolean,
  measuredIn: OwnFood['unit'],
): Result<OwnPortion | undefined, string> {
  if (unit.trim() === '' && grams.trim() === '' && !isNeeded) return ok(undefined)
  const { isUnread, value } = readAmount(grams)
  if (grams.trim() === '') return refused(t`Enter what it weighs`)
  const amount = !isUnread && value !== null ? portionRead(value, measuredIn) : null
  if (amount === null || !isWithin(amount, OWN_FOOD_BOUNDS.portion))
    return refused(boundsText(portionBounds(measuredIn)))
  return ok({ unit: unit.trim() || t`serving`, grams: amount })
}

const boundsOf = (nutrient: DetailedNutrient, unitOfNutrient: string): Bounds =>
  nutrient === 'calories'
    ? OWN_FOOD_BOUNDS.energy
    : unitOfNutrient === 'g'
      ? OWN_FOOD_BOUNDS.grams
      : OWN_FOOD_BOUNDS.small

const fieldOfDoubt: Readonly<Record<OwnFoodDoubt, DetailedNutrient>> = {
  'sugar-over-carbs': 'sugar',
  'saturated-over-fat': 'saturatedFat',
  'over-hundred': 'carbs',
  'energy-mismatch': 'calories',
}

/** What a doubt is called beside its field. */
export const doubtText = (doubt: OwnFoodDoubt): string => {
  switch (doubt) {
    case 'sugar-over-carbs':
      return t`Sugar is part of the carbs and cannot be more`
    case 'saturated-over-fat':
      return t`Saturated fat is part of the fat and cannot be more`
    case 'over-hundred':
      return t`Carbs, protein and fat weigh more than the food itself`
    case 'energy-mismatch':
      return t`This is not the energy that carbs, protein and fat give. Is it in kJ, or of another amount?`
  }
}

/** A food that can be kept, with what is still to be looked at. */
export interface ReadOwnFood {
  readonly food: OwnFood
  /** The energy may be right all the same, so that it is asked about once. */
  readonly isEnergyDoubted: boolean
}

/**
 * The food that the form says; `kept` is the one that is changed, whose label stays. `unitOf` is what a nutrient counts
 * in.
 */
export function readOwnFoodForm(
  form: OwnFoodForm,
  unitOf: (nutrient: DetailedNutrient) => string,
  kept?: OwnFood,
): Result<ReadOwnFood, OwnFoodErrors> {
  const errors: Record<string, string> = {}
  if (form.name.trim() === '') errors.name = t`Enter a name`
  const barcode = form.barcode.replaceAll(/[\s-]/g, '')
  if (barcode !== '' && !isBarcodeText(barcode)) errors.barcode = t`A barcode has 8, 12, 13 or 14 digits`
  const serving = portionIn(form.serving, form.basis === 'serving', form.unit)
  if (!serving.ok) errors.serving = serving.error
  const others = form.others.flatMap((one, at): readonly OwnPortion[] => {
    const read = portionIn(one, false, form.unit)
    if (!read.ok) errors[`other-${at}`] = read.error
    return read.ok && read.value ? [read.value] : []
  })
  const amount = serving.ok && serving.value ? serving.value.grams : 100
  const factor = form.basis === 'serving' ? 100 / amount : 1
  const sodium = sodiumOf(form, errors)
  const per100: Partial<Record<DetailedNutrient, number>> = {}
  for (const nutrient of detailedNutrients) {
    const figure = nutrient === 'sodium' ? sodium : figureOf(form.figures[nutrient], nutrient)
    if (figure === undefined) continue
    if (figure === null) errors[nutrient] = t`Enter a number`
    else {
      const bounds = boundsOf(nutrient, unitOf(nutrient))
      const isFitting = isWithin(figure * factor, bounds)
      if (!isFitting) errors[nutrient] = t`More than any food holds`
      else per100[nutrient] = figure * factor
    }
  }
  const doubts = doubtsOfFigures(per100, form.unit)
  for (const doubt of doubts) if (doubt !== 'energy-mismatch') errors[fieldOfDoubt[doubt]] ??= doubtText(doubt)
  if (Object.keys(errors).length > 0) return refused(errors)
  const { recipe: _, ...label } = kept ?? { source: 'typed' as const }
  const portions = [...(serving.ok && serving.value ? [serving.value] : []), ...others]
  const food: OwnFood = {
    ...label,
    name: form.name.trim(),
    brand: form.brand.trim() || undefined,
    barcode: barcode || undefined,
    unit: form.unit,
    per100,
    portions,
  }
  return ok({ food, isEnergyDoubted: doubts.includes('energy-mismatch') })
}
