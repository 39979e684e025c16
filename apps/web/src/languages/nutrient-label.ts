import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Nutrient } from '@pacemeal/domain'

/** A nutrient that is weighed; energy has a choice of units. */
export type WeighedNutrient = Exclude<Nutrient, 'calories'>

const labels: Readonly<Record<WeighedNutrient, MessageDescriptor>> = {
  protein: msg`Protein (g)`,
  carbs: msg`Carbs (g)`,
  fat: msg`Fat (g)`,
  fiber: msg`Fiber (g)`,
  sugar: msg`Sugar (g)`,
  sodium: msg`Sodium (mg)`,
  potassium: msg`Potassium (mg)`,
  iron: msg`Iron (mg)`,
}

/** A nutrient with the unit that it is weighed in, as a field or a column is called. */
export const nutrientLabel = (nutrient: WeighedNutrient): string => i18n._(labels[nutrient])
