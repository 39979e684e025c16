import type { NutritionLabel } from '@pacemeal/domain/nutrition-label'
import { MAX_OWN_FOOD_NAME, type OwnFood } from '@pacemeal/domain/own-food'
import { ownFigures, ownPortion } from '../barcode/product-food.ts'
import type { SavedFood } from '../saved-foods.ts'
import { scaleAmounts } from '../sheet/eatable.ts'

/**
 * What was logged off a label as an own food under its barcode, with the figures as they were corrected; `words` names a
 * serving and a pack. Undefined where nobody knows what it weighs.
 */
export function foodOfScannedLabel(
  saved: SavedFood,
  barcode: string,
  { servingSize, packSize }: Pick<NutritionLabel, 'servingSize' | 'packSize'>,
  words: { readonly serving: string; readonly pack: string },
): OwnFood | undefined {
  const { name, calledAs, grams, unit, amounts } = saved
  if (!(grams > 0)) return undefined
  const weightOf = (measure: NutritionLabel['packSize']) => (measure?.unit === unit ? measure.amount : null)
  return {
    name: (calledAs || name).slice(0, MAX_OWN_FOOD_NAME).trim(),
    barcode,
    source: 'label',
    unit,
    per100: ownFigures(scaleAmounts(amounts, 100 / grams)),
    portions: [...ownPortion(words.serving, weightOf(servingSize)), ...ownPortion(words.pack, weightOf(packSize))],
  }
}
