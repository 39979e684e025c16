import { type Nutrient, nutrients } from './nutrients.ts'

/** What foods of the reference tables know beside the nutrients of a log. Water and fats in grams; calcium to manganese and cholesterol, the vitamins C, E, thiamin to B6, and choline in mg; selenium, folate, and the vitamins B12, A, D and K in µg. */
export const furtherNutrients = [
  'water',
  'saturatedFat',
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'cholesterol',
  'calcium',
  'magnesium',
  'phosphorus',
  'zinc',
  'copper',
  'manganese',
  'selenium',
  'vitaminC',
  'thiamin',
  'riboflavin',
  'niacin',
  'pantothenicAcid',
  'vitaminB6',
  'folate',
  'choline',
  'vitaminB12',
  'vitaminA',
  'vitaminE',
  'vitaminD',
  'vitaminK',
] as const
export type FurtherNutrient = (typeof furtherNutrients)[number]

/** Every nutrient that a food may have a figure for. */
export type DetailedNutrient = Nutrient | FurtherNutrient

/** All of them, those of a log first. */
export const detailedNutrients: readonly DetailedNutrient[] = [...nutrients, ...furtherNutrients]

/** Amounts of every nutrient; `null` means unknown, which is not zero. */
export type DetailedAmounts = Readonly<Record<DetailedNutrient, number | null>>
