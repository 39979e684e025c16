import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DetailedNutrient } from '@pacemeal/domain'

/** How a nutrient is called and shown. */
export interface NutrientName {
  readonly label: MessageDescriptor
  readonly unit: 'kcal' | 'g' | 'mg' | 'µg'
  /** Decimals of an amount below ten; larger ones are whole. */
  readonly decimals: number
}

const name = (label: MessageDescriptor, unit: NutrientName['unit'], decimals = 1): NutrientName => ({
  label,
  unit,
  decimals,
})

/** Every nutrient by its name and unit. */
export const nutrientNames: Readonly<Record<DetailedNutrient, NutrientName>> = {
  calories: name(msg`Energy`, 'kcal', 0),
  protein: name(msg`Protein`, 'g'),
  carbs: name(msg`Carbs`, 'g'),
  fat: name(msg`Fat`, 'g'),
  fiber: name(msg`Fiber`, 'g'),
  sugar: name(msg`Sugar`, 'g'),
  sodium: name(msg`Sodium`, 'mg', 0),
  potassium: name(msg`Potassium`, 'mg', 0),
  iron: name(msg`Iron`, 'mg'),
  water: name(msg`Water in food`, 'g', 0),
  saturatedFat: name(msg`Saturated fat`, 'g'),
  monounsaturatedFat: name(msg`Monounsaturated fat`, 'g'),
  polyunsaturatedFat: name(msg`Polyunsaturated fat`, 'g'),
  cholesterol: name(msg`Cholesterol`, 'mg', 0),
  calcium: name(msg`Calcium`, 'mg', 0),
  magnesium: name(msg`Magnesium`, 'mg', 0),
  phosphorus: name(msg`Phosphorus`, 'mg', 0),
  zinc: name(msg`Zinc`, 'mg'),
  copper: name(msg`Copper`, 'mg', 2),
  manganese: name(msg`Manganese`, 'mg'),
  selenium: name(msg`Selenium`, 'µg'),
  vitaminC: name(msg`Vitamin C`, 'mg'),
  thiamin: name(msg`Thiamin (B1)`, 'mg', 2),
  riboflavin: name(msg`Riboflavin (B2)`, 'mg', 2),
  niacin: name(msg`Niacin (B3)`, 'mg'),
  pantothenicAcid: name(msg`Pantothenic acid (B5)`, 'mg'),
  vitaminB6: name(msg`Vitamin B6`, 'mg', 2),
  folate: name(msg`Folate`, 'µg', 0),
  choline: name(msg`Choline`, 'mg', 0),
  vitaminB12: name(msg`Vitamin B12`, 'µg', 2),
  vitaminA: name(msg`Vitamin A`, 'µg', 0),
  vitaminE: name(msg`Vitamin E`, 'mg'),
  vitaminD: name(msg`Vitamin D`, 'µg'),
  vitaminK: name(msg`Vitamin K`, 'µg', 0),
}

/** A part of a list of nutrients. */
export interface NutrientGroup {
  readonly id: 'energy' | 'minerals' | 'vitamins'
  readonly label: MessageDescriptor
  readonly nutrients: readonly DetailedNutrient[]
}

/** The nutrients as they are listed. Those of the first group carry energy and are left out in number-light mode. */
export const nutrientGroups: readonly NutrientGroup[] = [
  {
    id: 'energy',
    label: msg`Energy and macros`,
    nutrients: [
      'calories',
      'protein',
      'carbs',
      'sugar',
      'fat',
      'saturatedFat',
      'monounsaturatedFat',
      'polyunsaturatedFat',
    ],
  },
  {
    id: 'minerals',
    label: msg`Fiber and minerals`,
    nutrients: [
      'fiber',
      'calcium',
      'iron',
      'magnesium',
      'potassium',
      'sodium',
      'zinc',
      'phosphorus',
      'selenium',
      'copper',
      'manganese',
      'cholesterol',
      'water',
    ],
  },
  {
    id: 'vitamins',
    label: msg`Vitamins`,
    nutrients: [
      'vitaminA',
      'vitaminC',
      'vitaminD',
      'vitaminE',
      'vitaminK',
      'thiamin',
      'riboflavin',
      'niacin',
      'pantothenicAcid',
      'vitaminB6',
      'folate',
      'vitaminB12',
      'choline',
    ],
  },
]
