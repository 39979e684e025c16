import type { DetailedNutrient } from '@pacemeal/domain'
import { type SexRule, sexRule } from '../resting-energy.ts'
import { type SourceTag, sources } from '../sources.ts'

/** What a day should bring of a nutrient, in the nutrient's own unit. */
export interface ReferenceIntake {
  /** `least` is to be reached; `most` is not to be passed. */
  readonly kind: 'least' | 'most'
  readonly amount: number
  readonly source: SourceTag
}

/** Whose intake it is. */
export interface IntakePerson {
  readonly sex: Parameters<typeof sexRule>[0]
  readonly age: number
}

interface Row {
  readonly kind?: 'most'
  readonly source: SourceTag
  readonly male: number
  readonly female: number
  /** From the age on, where it changes. */
  readonly older?: { readonly from: number; readonly male: number; readonly female: number }
}

const MIDLIFE = 51

/** Recommended or adequate intakes of adults, and the two that are not to be passed. The later row of an age wins. */
const rows: Readonly<Partial<Record<DetailedNutrient, Row>>> = {
  fiber: { source: 'IOM05', male: 38, female: 25, older: { from: MIDLIFE, male: 30, female: 21 } },
  sodium: { kind: 'most', source: 'NASEM19', male: 2300, female: 2300 },
  potassium: { source: 'NASEM19', male: 3400, female: 2600 },
  iron: { source: 'IOM01', male: 8, female: 18, older: { from: MIDLIFE, male: 8, female: 8 } },
  calcium: { source: 'IOM11', male: 1000, female: 1000, older: { from: MIDLIFE, male: 1000, female: 1200 } },
  magnesium: { source: 'IOM97', male: 400, female: 310, older: { from: 31, male: 420, female: 320 } },
  phosphorus: { source: 'IOM97', male: 700, female: 700 },
  zinc: { source: 'IOM01', male: 11, female: 8 },
  copper: { source: 'IOM01', male: 0.9, female: 0.9 },
  manganese: { source: 'IOM01', male: 2.3, female: 1.8 },
  selenium: { source: 'IOM00', male: 55, female: 55 },
  vitaminC: { source: 'IOM00', male: 90, female: 75 },
  thiamin: { source: 'IOM98', male: 1.2, female: 1.1 },
  riboflavin: { source: 'IOM98', male: 1.3, female: 1.1 },
  niacin: { source: 'IOM98', male: 16, female: 14 },
  pantothenicAcid: { source: 'IOM98', male: 5, female: 5 },
  vitaminB6: { source: 'IOM98', male: 1.3, female: 1.3, older: { from: MIDLIFE, male: 1.7, female: 1.5 } },
  folate: { source: 'IOM98', male: 400, female: 400 },
  choline: { source: 'IOM98', male: 550, female: 425 },
  vitaminB12: { source: 'IOM98', male: 2.4, female: 2.4 },
  vitaminA: { source: 'IOM01', male: 900, female: 700 },
  vitaminE: { source: 'IOM00', male: 15, female: 15 },
  vitaminD: { source: 'IOM11', male: 15, female: 15, older: { from: 71, male: 20, female: 20 } },
  vitaminK: { source: 'IOM01', male: 120, female: 90 },
}

/** Saturated fat as a share of energy, at most (DGA20), and kcal in a gram of it. */
const SATURATED = { share: 0.1, kcalPerGram: 9 }

const bySex = (rule: SexRule, { male, female }: { readonly male: number; readonly female: number }): number =>
  rule === 'male' ? male : rule === 'female' ? female : (male + female) / 2

/** The reference intake of a nutrient; undefined where there is none. `energy` is the day's, in kcal. */
export function findReferenceIntake(
  nutrient: DetailedNutrient,
  { sex, age }: IntakePerson,
  energy: number | null,
): ReferenceIntake | undefined {
  if (nutrient === 'saturatedFat')
    return energy === null
      ? undefined
      : { kind: 'most', amount: (SATURATED.share * energy) / SATURATED.kcalPerGram, source: 'DGA20' }
  const row = rows[nutrient]
  if (!row) return undefined
  const { kind = 'least', source, older } = row
  return { kind, source, amount: bySex(sexRule(sex), older && age >= older.from ? older : row) }
}

/** The works that reference intakes are taken from, as a reader finds them. */
export const intakeSources: readonly string[] = [
  ...new Set<SourceTag>([...Object.values(rows).map(({ source }) => source), 'DGA20']),
]
  .toSorted()
  .map((tag) => sources[tag])
