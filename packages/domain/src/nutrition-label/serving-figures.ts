import type { FuelSubstance, LabelColumn, LabelMeasure, LabelNutrient, NutritionLabel } from './label.ts'
import { type LabelPortion, scaledColumn } from './portion.ts'

/** What a label says of one serving of fuel: g, g, mg, mg. Null is what it does not say. */
export interface ServingFigures {
  readonly carbs: number | null
  readonly fructose: number | null
  readonly sodium: number | null
  readonly caffeine: number | null
  /** How large the serving is, where it is known. */
  readonly size: LabelMeasure | null
}

const tenth = (amount: number): number => Math.round(amount * 10) / 10

/**
 * The figures of one serving, or of `weight` grams or millilitres of it where the label names no serving. A figure that the
 * label only bounds (`<5 mg`) is not known. Null when nothing is said of such a serving.
 */
export function servingFigures(label: NutritionLabel, weight: number | null): ServingFigures | null {
  const portion: LabelPortion = weight === null ? { kind: 'serving', count: 1 } : { kind: 'amount', amount: weight }
  const found = scaledColumn(label, portion)
  if (found === undefined) return null
  const { column, factor } = found
  const size = weight === null ? label.servingSize : { amount: weight, unit: label.per100Unit }
  const stated = (nutrient: LabelNutrient, { amounts, below }: LabelColumn = column): number | null => {
    const amount = amounts[nutrient]
    return amount === null || (below.includes(nutrient) && amount > 0) ? null : amount * factor
  }
  const [carbs, sodium] = [stated('carbs'), stated('sodium')]
  const besides = (substance: FuelSubstance): number | null => {
    const one = (label.fuel ?? []).find(
      (each) => each.substance === substance && columnOf(label, each.basis) === column,
    )
    return one === undefined ? null : one.amount * factor
  }
  const [fructose, caffeine] = [besides('fructose'), besides('caffeine')]
  return {
    carbs: carbs === null ? null : tenth(carbs),
    fructose: fructose === null || (carbs !== null && fructose > carbs) ? null : tenth(fructose),
    sodium: sodium === null ? null : Math.round(sodium),
    caffeine: caffeine === null ? null : Math.round(caffeine),
    size,
  }
}

const columnOf = ({ perServing, per100, perPack }: NutritionLabel, basis: 'serving' | 'per-100' | 'pack') =>
  ({ serving: perServing, 'per-100': per100, pack: perPack })[basis]
