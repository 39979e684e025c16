import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { LabelBasis, LabelDoubt, LabelDoubtCode, LabelNutrient } from '@pacemeal/domain/nutrition-label'

const nutrientNames: Readonly<Record<LabelNutrient, MessageDescriptor>> = {
  calories: msg`Calories`,
  fat: msg`Fat`,
  saturates: msg`Saturated fat`,
  carbs: msg`Carbs`,
  sugar: msg`Sugar`,
  polyols: msg`Polyols`,
  fiber: msg`Fiber`,
  protein: msg`Protein`,
  sodium: msg`Sodium`,
  potassium: msg`Potassium`,
  iron: msg`Iron`,
}

const basisNames: Readonly<Record<LabelBasis, MessageDescriptor>> = {
  serving: msg`per serving`,
  'per-100': msg`per 100`,
  pack: msg`per pack`,
}

const reasons: Readonly<Record<LabelDoubtCode, (figure: string) => string>> = {
  'energy-mismatch': () => t`The calories do not fit the protein, carbs and fat`,
  'units-disagree': () => t`The kilojoules and the calories do not match`,
  'sugar-over-carbs': () => t`More sugar than carbs was read`,
  'saturates-over-fat': () => t`More saturated fat than fat was read`,
  'over-hundred': () => t`Protein, carbs and fat weigh more than the food`,
  'out-of-range': (figure) => t`${figure}: more than any food holds`,
  'decimal-restored': (figure) => t`${figure}: a lost decimal point was put back`,
  uncertain: (figure) => t`${figure}: hard to read on the picture`,
  'columns-disagree': (figure) => t`${figure}: the columns do not fit the serving size`,
  other: (figure) => t`${figure}: may have been misread`,
}

/** A doubt about what was read off a label, as the person is told. */
export function doubtText({ code, basis, nutrient }: LabelDoubt): string {
  const reason = reasons[code](nutrient === null ? t`A figure` : t(nutrientNames[nutrient]))
  const column = t(basisNames[basis])
  return t`${reason} (${column}).`
}
