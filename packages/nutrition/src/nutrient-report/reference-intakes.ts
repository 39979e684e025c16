import { type DetailedNutrient, detailedNutrients, type HealthCondition } from '@pacemeal/domain'
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
  /** What was told of the health; absent for nothing. */
  readonly conditions?: readonly HealthCondition[]
}

/** What is for an age and from it on: of men, and of women. */
type Band = readonly [from: number, male: number, female: number]

interface Row {
  readonly kind?: 'most'
  readonly source: SourceTag
  /** By age, the youngest first. */
  readonly bands: readonly [Band, ...Band[]]
}

const [TEEN, ADULT, MIDLIFE, OLD] = [14, 19, 51, 71] as const

/**
 * Recommended or adequate intakes by the life stages of the works (14 to 18 years, 19 to 30, 31 to 50, 51 to 70, older), and
 * the two that are not to be passed.
 */
const rows: Readonly<Partial<Record<DetailedNutrient, Row>>> = {
  fiber: {
    source: 'IOM05',
    bands: [
      [TEEN, 38, 26],
      [ADULT, 38, 25],
      [MIDLIFE, 30, 21],
    ],
  },
  sodium: { kind: 'most', source: 'NASEM19', bands: [[TEEN, 2300, 2300]] },
  potassium: {
    source: 'NASEM19',
    bands: [
      [TEEN, 3000, 2300],
      [ADULT, 3400, 2600],
    ],
  },
  iron: {
    source: 'IOM01',
    bands: [
      [TEEN, 11, 15],
      [ADULT, 8, 18],
      [MIDLIFE, 8, 8],
    ],
  },
  calcium: {
    source: 'IOM11',
    bands: [
      [TEEN, 1300, 1300],
      [ADULT, 1000, 1000],
      [MIDLIFE, 1000, 1200],
      [OLD, 1200, 1200],
    ],
  },
  magnesium: {
    source: 'IOM97',
    bands: [
      [TEEN, 410, 360],
      [ADULT, 400, 310],
      [31, 420, 320],
    ],
  },
  phosphorus: {
    source: 'IOM97',
    bands: [
      [TEEN, 1250, 1250],
      [ADULT, 700, 700],
    ],
  },
  zinc: {
    source: 'IOM01',
    bands: [
      [TEEN, 11, 9],
      [ADULT, 11, 8],
    ],
  },
  copper: {
    source: 'IOM01',
    bands: [
      [TEEN, 0.89, 0.89],
      [ADULT, 0.9, 0.9],
    ],
  },
  manganese: {
    source: 'IOM01',
    bands: [
      [TEEN, 2.2, 1.6],
      [ADULT, 2.3, 1.8],
    ],
  },
  selenium: { source: 'IOM00', bands: [[TEEN, 55, 55]] },
  vitaminC: {
    source: 'IOM00',
    bands: [
      [TEEN, 75, 65],
      [ADULT, 90, 75],
    ],
  },
  thiamin: {
    source: 'IOM98',
    bands: [
      [TEEN, 1.2, 1],
      [ADULT, 1.2, 1.1],
    ],
  },
  riboflavin: {
    source: 'IOM98',
    bands: [
      [TEEN, 1.3, 1],
      [ADULT, 1.3, 1.1],
    ],
  },
  niacin: { source: 'IOM98', bands: [[TEEN, 16, 14]] },
  pantothenicAcid: { source: 'IOM98', bands: [[TEEN, 5, 5]] },
  vitaminB6: {
    source: 'IOM98',
    bands: [
      [TEEN, 1.3, 1.2],
      [ADULT, 1.3, 1.3],
      [MIDLIFE, 1.7, 1.5],
    ],
  },
  folate: { source: 'IOM98', bands: [[TEEN, 400, 400]] },
  choline: {
    source: 'IOM98',
    bands: [
      [TEEN, 550, 400],
      [ADULT, 550, 425],
    ],
  },
  vitaminB12: { source: 'IOM98', bands: [[TEEN, 2.4, 2.4]] },
  vitaminA: { source: 'IOM01', bands: [[TEEN, 900, 700]] },
  vitaminE: { source: 'IOM00', bands: [[TEEN, 15, 15]] },
  vitaminD: {
    source: 'IOM11',
    bands: [
      [TEEN, 15, 15],
      [OLD, 20, 20],
    ],
  },
  vitaminK: {
    source: 'IOM01',
    bands: [
      [TEEN, 75, 75],
      [ADULT, 120, 90],
    ],
  },
}

/** Saturated fat as a share of energy, at most (DGA20), and kcal in a gram of it. */
const SATURATED = { share: 0.1, kcalPerGram: 9 }

/**
 * What the references for healthy adults must not ask for. Kidney disease limits what the kidneys have to pass, and
 * vitamin K is kept even beside warfarin rather than raised; either is a doctor's to set.
 */
const SET_BY_DOCTOR: Readonly<Partial<Record<HealthCondition, readonly DetailedNutrient[]>>> = {
  kidneyDisease: ['potassium', 'phosphorus', 'magnesium'],
  underMedicalCare: ['potassium', 'vitaminK'],
}

/** Whether a nutrient is held against no reference: in pregnancy and while breastfeeding none of them fits. */
const hasNoReference = (nutrient: DetailedNutrient, conditions: readonly HealthCondition[]): boolean =>
  conditions.some((one) => one === 'pregnantOrLactating' || SET_BY_DOCTOR[one]?.includes(nutrient) === true)

/** Whether some nutrient is held against no reference for what was told of the health. */
export const leavesReferencesOut = (conditions: readonly HealthCondition[]): boolean =>
  detailedNutrients.some((nutrient) => hasNoReference(nutrient, conditions))

const bySex = (rule: SexRule, [, male, female]: Band): number =>
  rule === 'male' ? male : rule === 'female' ? female : (male + female) / 2

/** The reference intake of a nutrient; undefined where there is none. `energy` is the day's, in kcal. */
export function findReferenceIntake(
  nutrient: DetailedNutrient,
  { sex, age, conditions = [] }: IntakePerson,
  energy: number | null,
): ReferenceIntake | undefined {
  if (hasNoReference(nutrient, conditions)) return undefined
  if (nutrient === 'saturatedFat')
    return energy === null
      ? undefined
      : { kind: 'most', amount: (SATURATED.share * energy) / SATURATED.kcalPerGram, source: 'DGA20' }
  const row = rows[nutrient]
  if (!row) return undefined
  const { kind = 'least', source, bands } = row
  const band = bands.findLast(([from]) => age >= from) ?? bands[0]
  return { kind, source, amount: bySex(sexRule(sex), band) }
}

/** The works that reference intakes are taken from, as a reader finds them. */
export const intakeSources: readonly string[] = [
  ...new Set<SourceTag>([...Object.values(rows).map(({ source }) => source), 'DGA20']),
]
  .toSorted()
  .map((tag) => sources[tag])
