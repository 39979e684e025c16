import type { DetailedNutrient } from '../detailed-nutrients.ts'
import type { OwnFood } from './own-food.ts'

/**
 * What cannot be, or is to be looked at:
 * - `sugar-over-carbs`, `saturated-over-fat`: a part is larger than its whole;
 * - `over-hundred`: carbohydrate, protein and fat of 100 g weigh more than that;
 * - `energy-mismatch`: the energy is not what the macronutrients give.
 */
export type OwnFoodDoubt = 'sugar-over-carbs' | 'saturated-over-fat' | 'over-hundred' | 'energy-mismatch'

/** Energy of a gram in kcal (Regulation (EU) 1169/2011, Annex XIV; US labels use the same for the first three). */
const KCAL = { fat: 9, carbs: 4, protein: 4, fiber: 2, alcohol: 7 } as const
/** What labels round away of 100 g. */
const ROUNDING = 0.55
/** Share of the energy, and kcal, that rounded figures may be off. */
const ENERGY_SLACK = { share: 0.15, kcal: 15 } as const
/** Alcohol that a drink may hold beside what is stated, in g per 100 ml. */
const MAX_ALCOHOL = 40

type Figures = Readonly<Partial<Record<DetailedNutrient, number>>>

/** The energy that the stated macronutrients may give, least and most; undefined while one of the three is unknown. */
function energyOf({ fat, carbs, protein, fiber = 0 }: Figures, unit: OwnFood['unit']) {
  if (fat === undefined || carbs === undefined || protein === undefined) return undefined
  const base = KCAL.fat * fat + KCAL.carbs * carbs + KCAL.protein * protein
  // Carbohydrate is stated with fibre in the US, without in the EU, so fibre bounds the energy from both sides.
  const least = base - KCAL.carbs * Math.min(fiber, carbs)
  const most = base + KCAL.fiber * fiber + (unit === 'ml' ? KCAL.alcohol * MAX_ALCOHOL : 0)
  return {
    least: least * (1 - ENERGY_SLACK.share) - ENERGY_SLACK.kcal,
    most: most * (1 + ENERGY_SLACK.share) + ENERGY_SLACK.kcal,
  }
}

/** What of the figures of 100 g or ml does not fit together. */
export function doubtsOfFigures(figures: Figures, unit: OwnFood['unit']): readonly OwnFoodDoubt[] {
  const { calories, sugar, carbs, fat, saturatedFat, protein } = figures
  const doubts: OwnFoodDoubt[] = []
  if (sugar !== undefined && carbs !== undefined && sugar > carbs + ROUNDING) doubts.push('sugar-over-carbs')
  if (saturatedFat !== undefined && fat !== undefined && saturatedFat > fat + ROUNDING)
    doubts.push('saturated-over-fat')
  if (unit === 'g' && (carbs ?? 0) + (fat ?? 0) + (protein ?? 0) > 100 + 3 * ROUNDING) doubts.push('over-hundred')
  const energy = energyOf(figures, unit)
  if (energy && calories !== undefined && (calories < energy.least || calories > energy.most))
    doubts.push('energy-mismatch')
  return doubts
}
