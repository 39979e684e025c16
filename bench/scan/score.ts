import type { LabelColumn, NutritionLabel } from '@pacemeal/domain/nutrition-label'
import type { Truth } from './panel.ts'

/** How the fields of one label came out. */
export interface Score {
  /** Found with the printed figure. */
  readonly right: number
  /** Found with another figure, or found although it is not printed. */
  readonly wrong: number
  /** Printed and not found, or found with another figure. */
  readonly missed: number
  /** Wrong figures that no doubt of the answer points at. */
  readonly unsuspected: number
  /** Wrong figures that a doubt names. */
  readonly caught: number
  /** Right figures that a doubt of how they were read names. */
  readonly falseAlarms: number
  readonly mistakes: readonly string[]
}

/** Rounding of binary fractions aside, a figure is right or wrong. Sodium from salt is right to the printed digit. */
const isSame = (read: number, printed: number): boolean =>
  Math.abs(read - printed) <= 0.001 + 0.0005 * Math.abs(printed)

const fieldsOf = (label: NutritionLabel): Map<string, number> => {
  const fields = new Map<string, number>()
  const columns: readonly (readonly [string, LabelColumn | null])[] = [
    ['serving', label.perServing],
    ['per-100', label.per100],
    ['pack', label.perPack],
  ]
  for (const [basis, column] of columns) {
    for (const [nutrient, value] of Object.entries(column?.amounts ?? {}))
      if (value !== null) fields.set(`${basis}.${nutrient}`, value)
  }
  if (label.servingSize !== null) fields.set('servingSize', label.servingSize.amount)
  if (label.servingsPerPack !== null) fields.set('servingsPerPack', label.servingsPerPack)
  return fields
}

export const scoreLabel = (label: NutritionLabel | null, truth: Truth): Score => {
  const read = label === null ? new Map<string, number>() : fieldsOf(label)
  const mistakes: string[] = []
  let [right, wrong, missed, unsuspected, caught, falseAlarms] = [0, 0, 0, 0, 0, 0]
  const doubts = label?.doubts ?? []
  const named = (field: string, some = doubts): boolean =>
    some.some(({ basis, nutrient }) => nutrient !== null && `${basis}.${nutrient}` === field)
  const uncertain = doubts.filter(({ code }) => code === 'uncertain')
  for (const [field, printed] of Object.entries(truth)) {
    const value = read.get(field)
    if (value === undefined) {
      missed += 1
      mistakes.push(`${field} ${printed} not found`)
    } else if (isSame(value, printed)) {
      right += 1
      if (named(field, uncertain)) falseAlarms += 1
    } else {
      wrong += 1
      missed += 1
      if (doubts.length === 0) unsuspected += 1
      if (named(field)) caught += 1
      mistakes.push(`${field} ${printed} read as ${value}`)
    }
  }
  for (const [field, value] of read) {
    if (Object.hasOwn(truth, field)) continue
    wrong += 1
    mistakes.push(`${field} ${value} is not printed`)
  }
  return { right, wrong, missed, unsuspected, caught, falseAlarms, mistakes }
}
