import { type NutrientAmounts, nutrients } from '../nutrients.ts'
import type { LabelColumn, LabelMeasure, NutritionLabel } from './label.ts'

/** How much of a labelled food was eaten. `amount` is in grams or millilitres, as the label measures. */
export type LabelPortion =
  | { readonly kind: 'serving'; readonly count: number }
  | { readonly kind: 'per-100' }
  | { readonly kind: 'pack' }
  | { readonly kind: 'amount'; readonly amount: number }

interface Scaled {
  readonly column: LabelColumn
  readonly factor: number
}

const scaled = (column: LabelColumn | null, factor: number | null): Scaled | undefined =>
  column === null || factor === null || !Number.isFinite(factor) || factor < 0 ? undefined : { column, factor }

/** How many times `measure` goes into `amount` of `unit`; null when they are not measured alike. */
const timesIn = (amount: number, unit: LabelMeasure['unit'], measure: LabelMeasure | null): number | null =>
  measure === null || measure.unit !== unit || measure.amount <= 0 ? null : amount / measure.amount

const unitOf = (label: NutritionLabel): LabelMeasure['unit'] =>
  label.per100 === null ? (label.servingSize?.unit ?? label.packSize?.unit ?? label.per100Unit) : label.per100Unit

const ofAmount = (label: NutritionLabel, amount: number): Scaled | undefined =>
  scaled(label.per100, amount / 100) ??
  scaled(label.perServing, timesIn(amount, unitOf(label), label.servingSize)) ??
  scaled(label.perPack, timesIn(amount, unitOf(label), label.packSize))

const ofMeasure = (label: NutritionLabel, measure: LabelMeasure | null, count: number): Scaled | undefined =>
  measure === null || measure.unit !== unitOf(label) ? undefined : ofAmount(label, measure.amount * count)

const ofPack = (label: NutritionLabel): Scaled | undefined =>
  scaled(label.perPack, 1) ??
  scaled(label.perServing, label.servingsPerPack) ??
  ofMeasure(label, label.packSize, 1) ??
  ofMeasure(label, label.servingSize, label.servingsPerPack ?? Number.NaN)

/** The column that tells most of a portion, and how many times it counts; undefined when none does. */
export const scaledColumn = (label: NutritionLabel, portion: LabelPortion): Scaled | undefined => {
  switch (portion.kind) {
    case 'serving':
      return scaled(label.perServing, portion.count) ?? ofMeasure(label, label.servingSize, portion.count)
    case 'per-100':
      return ofAmount(label, 100)
    case 'pack':
      return ofPack(label)
    case 'amount':
      return ofAmount(label, portion.amount)
  }
}

/** Milligrams are whole, the rest has one decimal: no label is more exact. */
const rounded = (amount: number, step: number): number => Math.round(amount / step) * step
const tidy = (nutrient: string, amount: number): number =>
  nutrient === 'calories' || nutrient === 'sodium' || nutrient === 'potassium'
    ? Math.round(amount)
    : Number(rounded(amount, 0.1).toFixed(1))

/** The nutrients of a portion, as a log keeps them; null when the label does not say what that portion holds. */
export function amountsOfPortion(label: NutritionLabel, portion: LabelPortion): NutrientAmounts | null {
  const found = scaledColumn(label, portion)
  if (found === undefined) return null
  const { column, factor } = found
  const entries = nutrients.map((nutrient) => {
    const stated = column.amounts[nutrient]
    return [nutrient, stated === null ? null : tidy(nutrient, stated * factor)] as const
  })
  return Object.fromEntries(entries) as NutrientAmounts
}

const asked: readonly LabelPortion[] = [
  { kind: 'serving', count: 1 },
  { kind: 'per-100' },
  { kind: 'pack' },
  { kind: 'amount', amount: 100 },
]

/** What is offered first: one serving when the label states one, else 100 g or ml, else the pack. */
export const firstPortion = (label: NutritionLabel): LabelPortion =>
  asked.find((portion) => scaledColumn(label, portion) !== undefined) ?? { kind: 'per-100' }

/** What a portion's amount is counted in, and its size where the label says it: for `serving (30 g)`. */
export function portionSize(label: NutritionLabel, portion: LabelPortion): LabelMeasure | null {
  const unit = unitOf(label)
  switch (portion.kind) {
    case 'serving':
      return label.servingSize === null
        ? null
        : { ...label.servingSize, amount: label.servingSize.amount * portion.count }
    case 'per-100':
      return { amount: 100, unit }
    case 'pack':
      return label.packSize ?? packOfServings(label)
    case 'amount':
      return { amount: portion.amount, unit }
  }
}

const packOfServings = ({ servingSize, servingsPerPack }: NutritionLabel): LabelMeasure | null =>
  servingSize === null || servingsPerPack === null
    ? null
    : { ...servingSize, amount: servingSize.amount * servingsPerPack }
