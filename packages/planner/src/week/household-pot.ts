import { roundToMeasure, stepGrams } from '@pacemeal/catalog'
import { kitchenStep } from '../kitchen-measures.ts'
import { oncePer } from '../once-per.ts'
import type { DishModel, FlexPart } from './dish-model.ts'
import { addVector, VECTOR, vectorOf } from './vectors.ts'

/** An ingredient of a pot that is measured in whole steps. */
export interface MeasuredPart {
  readonly part: FlexPart
  readonly grams: number
  readonly min: number
  readonly max: number
  /** Figures of one step. */
  readonly vector: Float64Array
  /** Steps that the recipe itself would take. */
  readonly usual: number
}

/** Bounds are written to the gram while household steps are not: this share of a step may be missing. */
const STEP_SLACK = 0.04
/** In a larger pot an ingredient may have this much of its usual share, whatever the recipe's upper bound. */
const MAX_SHARE = 1.25

/** Servings to a quarter, at least half of one. */
export const wholeServings = (servings: number): number => Math.max(0.5, Math.round(4 * servings) / 4)

/** What of a dish does not move, in some servings. */
interface FixedPart {
  /** Grams as a kitchen measures them, by line of the dish; 0 for what moves. */
  readonly grams: readonly number[]
  readonly figures: Float64Array
}

const measureFixed = ({ lines }: DishModel, servings: number): FixedPart => {
  const grams = lines.map(({ food, grams: each, flex }) =>
    flex >= 0 ? 0 : servings === 1 ? each : Math.max(stepGrams(food), roundToMeasure(food, each * servings)),
  )
  const figures = new Float64Array(VECTOR)
  lines.forEach(({ food }, line) => {
    const vector = vectorOf(food, grams[line] ?? 0)
    if (vector) addVector(figures, vector, 1)
  })
  return { grams, figures }
}

const knownFixed = oncePer((_dish: DishModel) => new Map<number, FixedPart>())

/** Servings are whole quarters, so that a dish has few of them, and each menu that is sized asks for the same ones. */
const fixedPart = (dish: DishModel, servings: number): FixedPart => {
  const known = knownFixed(dish)
  const fixed = known.get(servings) ?? measureFixed(dish, servings)
  known.set(servings, fixed)
  return fixed
}

/** Grams of the ingredients of some servings that do not move, as a kitchen measures them, by line; 0 for those that move. */
export const fixedGrams = (dish: DishModel, servings: number): readonly number[] => fixedPart(dish, servings).grams

/** Figures of the ingredients that do not move; they are read only. */
export const fixedVector = (dish: DishModel, servings: number): Float64Array => fixedPart(dish, servings).figures

/** The movable ingredients of a pot in whole steps: of so many plates, the largest of which is `largest` of the pot. */
export const measureParts = (
  { parts }: DishModel,
  servings: number,
  plates: number,
  largest: number,
): readonly MeasuredPart[] =>
  parts.map((part): MeasuredPart => {
    const mean = servings / plates
    const least = part.least * Math.min(1, mean) * plates
    const most = Math.max(
      least,
      Math.min(Math.max(part.most * plates, part.usual * servings * MAX_SHARE), part.limit / largest),
    )
    const { grams } = kitchenStep(part.food, least, most)
    const min = Math.max(1, Math.ceil(least / grams - STEP_SLACK))
    const max = Math.max(min, Math.floor(most / grams + STEP_SLACK))
    const vector = Float64Array.from(part.vector, (figure) => (figure * grams) / part.usual)
    return { part, grams, min, max, vector, usual: (part.usual * servings) / grams }
  })
