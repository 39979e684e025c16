import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Nutrient } from '@pacemeal/domain'

/** How screens call a nutrient. */
export const nutrientNames: Readonly<Record<Nutrient, MessageDescriptor>> = {
  calories: msg`Calories`,
  protein: msg`Protein`,
  carbs: msg`Carbs`,
  fat: msg`Fat`,
  fiber: msg`Fiber`,
  sugar: msg`Sugar`,
  sodium: msg`Sodium`,
  potassium: msg`Potassium`,
  iron: msg`Iron`,
}

/** Nutrients that number-light mode hides, because they are counted as energy. */
export const carriesEnergy = (nutrient: Nutrient): boolean =>
  nutrient === 'calories' ||
  nutrient === 'protein' ||
  nutrient === 'carbs' ||
  nutrient === 'fat' ||
  nutrient === 'sugar'

/** The unit in which its amount is shown; the same in every language. */
export const nutrientUnits: Readonly<Record<Nutrient, string>> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  sodium: 'mg',
  potassium: 'mg',
  iron: 'mg',
}
