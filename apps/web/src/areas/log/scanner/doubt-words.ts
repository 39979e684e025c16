import type { LabelBasis, LabelDoubt, LabelDoubtCode, LabelNutrient } from '@pacemeal/domain/nutrition-label'

const nutrientWords: Readonly<Record<LabelNutrient, string>> = {
  calories: 'Calories',
  fat: 'Fat',
  saturates: 'Saturated fat',
  carbs: 'Carbs',
  sugar: 'Sugar',
  polyols: 'Polyols',
  fiber: 'Fiber',
  protein: 'Protein',
  sodium: 'Sodium',
  potassium: 'Potassium',
  iron: 'Iron',
}

const basisWords: Readonly<Record<LabelBasis, string>> = {
  serving: 'per serving',
  'per-100': 'per 100',
  pack: 'per pack',
}

const words: Readonly<Record<LabelDoubtCode, (what: string) => string>> = {
  'energy-mismatch': () => 'The calories do not fit the protein, carbs and fat',
  'units-disagree': () => 'The kilojoules and the calories do not match',
  'sugar-over-carbs': () => 'More sugar than carbs was read',
  'saturates-over-fat': () => 'More saturated fat than fat was read',
  'over-hundred': () => 'Protein, carbs and fat weigh more than the food',
  'out-of-range': (what) => `${what}: more than any food holds`,
  'decimal-restored': (what) => `${what}: a lost decimal point was put back`,
  'columns-disagree': (what) => `${what}: the columns do not fit the serving size`,
}

/** A doubt about what was read off a label, as the person is told. */
export const doubtText = ({ code, basis, nutrient }: LabelDoubt): string =>
  `${words[code](nutrient === null ? 'A figure' : nutrientWords[nutrient])} (${basisWords[basis]}).`
