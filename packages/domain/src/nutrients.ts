/** The nutrients the log and the catalogue keep. Energy in kcal; protein to sugar in grams; sodium, potassium, iron in mg. */
export const nutrients = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'potassium',
  'iron',
] as const
export type Nutrient = (typeof nutrients)[number]

/** The four figures every meal shows. */
export interface Macros {
  readonly calories: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
}

/** Amounts of every nutrient; `null` means unknown, which is not zero. */
export type NutrientAmounts = Readonly<Record<Nutrient, number | null>>
