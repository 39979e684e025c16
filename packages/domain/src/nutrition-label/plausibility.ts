import { KILOJOULES_PER_KILOCALORIE } from '../units.ts'
import type { LabelAmounts, LabelBasis, LabelDoubt, LabelDoubtCode, LabelNutrient } from './label.ts'

/**
 * Energy of a gram in kcal: Regulation (EU) 1169/2011, Annex XIV. US labels use the same factors for fat, carbohydrate
 * and protein (21 CFR 101.9(c)(1)); fibre there counts anything from 0 to 4, so it bounds the energy from both sides.
 */
const KCAL = { fat: 9, carbs: 4, protein: 4, fiber: 2, polyols: 2.4 } as const
/** Kilojoules have factors of their own (37, 17, 17, 8), so the two energies of one food differ by up to this share. */
const ENERGY_UNITS_SHARE = 0.045
/** The most fibre that a food without a stated figure may have, in g per 100 g. */
const UNSTATED_FIBER_SHARE = 0.15

export interface EnergyRange {
  readonly least: number
  readonly most: number
}

/** The energy that the macronutrients give, with the rounding of labels; null when one of the three is not known. */
export function energyRange(amounts: LabelAmounts, fiberInCarbs: boolean): EnergyRange | null {
  const { fat, carbs, protein, fiber, polyols } = amounts
  if (fat === null || carbs === null || protein === null) return null
  const sugarFree = Math.min(carbs, polyols ?? 0) * (KCAL.carbs - KCAL.polyols)
  const base = KCAL.fat * fat + KCAL.carbs * carbs + KCAL.protein * protein - sugarFree
  const ofFiber = (fiber ?? UNSTATED_FIBER_SHARE * (carbs + protein)) * KCAL.fiber
  // US figures are whole grams: half a gram of each is 8.5 kcal.
  const rounding = fiberInCarbs ? 10 : 3
  const share = fiberInCarbs ? 0.08 : 0.05
  const least = fiberInCarbs ? base - KCAL.carbs * (fiber ?? 0) : base + (fiber === null ? 0 : ofFiber)
  const most = fiberInCarbs ? base : base + ofFiber
  return { least: least * (1 - share) - rounding, most: most * (1 + share) + rounding }
}

/** The most that 100 g or ml of any food hold: pure fat 900 kcal; table salt 39,300 mg sodium; the rest is a share of the weight. */
const mostPer100: Readonly<Record<LabelNutrient, number>> = {
  calories: 905,
  fat: 100,
  saturates: 100,
  carbs: 100,
  sugar: 100,
  polyols: 100,
  fiber: 100,
  protein: 100,
  sodium: 40_000,
  potassium: 60_000,
  iron: 2000,
}
/** A serving or a pack is at most ten times that. */
const MAX_PACK = 10

/** What does not fit within one column. */
export function doubtsOf(
  amounts: LabelAmounts,
  basis: LabelBasis,
  fiberInCarbs: boolean,
  kilojoules: number | undefined,
): readonly LabelDoubt[] {
  const doubts: LabelDoubt[] = []
  const doubt = (code: LabelDoubtCode, nutrient: LabelNutrient | null) => doubts.push({ code, basis, nutrient })
  const { calories, fat, saturates, carbs, sugar, fiber, protein } = amounts
  const range = energyRange(amounts, fiberInCarbs)
  if (calories !== null && range !== null && (calories < range.least || calories > range.most))
    doubt('energy-mismatch', 'calories')
  if (calories !== null && kilojoules !== undefined) {
    const off = Math.abs(kilojoules - calories * KILOJOULES_PER_KILOCALORIE)
    if (off > ENERGY_UNITS_SHARE * kilojoules + KILOJOULES_PER_KILOCALORIE) doubt('units-disagree', 'calories')
  }
  // Half a gram of rounding on either side of whole US grams.
  const rounding = fiberInCarbs ? 0.5 : 0.05
  if (sugar !== null && carbs !== null && sugar > carbs + rounding) doubt('sugar-over-carbs', 'sugar')
  if (saturates !== null && fat !== null && saturates > fat + rounding) doubt('saturates-over-fat', 'saturates')
  const weight = (fat ?? 0) + (carbs ?? 0) + (protein ?? 0) + (fiberInCarbs ? 0 : (fiber ?? 0))
  if (basis === 'per-100' && weight > 101.5) doubt('over-hundred', null)
  const factor = basis === 'per-100' ? 1 : MAX_PACK
  for (const [nutrient, most] of Object.entries(mostPer100)) {
    const name = nutrient as LabelNutrient
    if ((amounts[name] ?? 0) > most * factor) doubt('out-of-range', name)
  }
  return doubts
}

/** Whether two columns fit each other: `part` is `times` of `whole`, within what labels round away. */
export function fitsTimes(part: number, whole: number, times: number, step: number): boolean {
  const expected = whole * times
  return Math.abs(part - expected) <= 0.04 * expected + step * (0.55 + 0.55 * times)
}

/** The last digit that labels print of a figure so large; salt is kept as mg of sodium, of which 4 mg are 0.01 g. */
export function printedStep(nutrient: LabelNutrient, value: number, isUs: boolean): number {
  switch (nutrient) {
    case 'calories':
      return isUs ? 10 : 1
    case 'sodium':
      return isUs ? 10 : value >= 400 ? 40 : 4
    case 'potassium':
      return 10
    case 'iron':
      return 0.1
    default:
      return isUs || value >= 10 ? 1 : 0.1
  }
}
