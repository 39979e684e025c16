import { type DetailedAmounts, type DetailedNutrient, detailedNutrients } from '../detailed-nutrients.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { recordOf } from '../record-of.ts'
import { KILOJOULES_PER_KILOCALORIE } from '../units.ts'

/** Names of the nutrients at Open Food Facts, in order of trust. Energy is read apart. */
const names: Readonly<Record<Exclude<DetailedNutrient, 'calories'>, readonly string[]>> = {
  protein: ['proteins'],
  carbs: ['carbohydrates', 'carbohydrates-total'],
  fat: ['fat'],
  fiber: ['fiber'],
  sugar: ['sugars'],
  sodium: ['sodium'],
  potassium: ['potassium'],
  iron: ['iron'],
  water: ['water'],
  saturatedFat: ['saturated-fat'],
  monounsaturatedFat: ['monounsaturated-fat'],
  polyunsaturatedFat: ['polyunsaturated-fat'],
  cholesterol: ['cholesterol'],
  calcium: ['calcium'],
  magnesium: ['magnesium'],
  phosphorus: ['phosphorus'],
  zinc: ['zinc'],
  copper: ['copper'],
  manganese: ['manganese'],
  selenium: ['selenium'],
  vitaminC: ['vitamin-c'],
  thiamin: ['vitamin-b1'],
  riboflavin: ['vitamin-b2'],
  niacin: ['vitamin-pp'],
  pantothenicAcid: ['pantothenic-acid'],
  vitaminB6: ['vitamin-b6'],
  folate: ['vitamin-b9', 'folates'],
  choline: ['choline'],
  vitaminB12: ['vitamin-b12'],
  vitaminA: ['vitamin-a'],
  vitaminE: ['vitamin-e'],
  vitaminD: ['vitamin-d'],
  vitaminK: ['vitamin-k', 'phylloquinone'],
}

const inGrams: readonly DetailedNutrient[] = [
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'water',
  'saturatedFat',
  'monounsaturatedFat',
  'polyunsaturatedFat',
]
const inMicrograms: readonly DetailedNutrient[] = [
  'selenium',
  'folate',
  'vitaminB12',
  'vitaminA',
  'vitaminD',
  'vitaminK',
]

/** Everything is counted in grams there. */
const perGram = (nutrient: DetailedNutrient): number =>
  inGrams.includes(nutrient) ? 1 : inMicrograms.includes(nutrient) ? 1e6 : 1000

/** Sodium in salt, by weight, as the law reckons (Regulation (EU) 1169/2011, Annex I). */
const SALT_PER_SODIUM = 2.5

/** A product's panel, as it was read. */
export interface PanelReading {
  readonly amounts: DetailedAmounts
  /** Energy as it stands under each unit; kcal in `kilocalories`, kJ in `kilojoules`. */
  readonly kilocalories: number | null
  readonly kilojoules: number | null
  /** Grams of salt, where they are given beside sodium. */
  readonly salt: number | null
  /** Grams of what carries energy beside protein, carbohydrate and fat. */
  readonly polyols: number
  readonly alcohol: number
}

/** A finite number from zero up, also where it was written as text; anything else is unknown. */
export const figureIn = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

/** Reads a panel out of figures that can be asked for by their names, in grams, kJ and kcal. */
export function readPanel(figureOf: (name: string) => number | null): PanelReading {
  const first = (all: readonly string[]): number | null => all.map(figureOf).find((figure) => figure !== null) ?? null
  const kilocalories = figureOf('energy-kcal')
  const kilojoules = figureOf('energy-kj') ?? figureOf('energy')
  const salt = figureOf('salt')
  const amounts = recordOf(detailedNutrients, (nutrient) => {
    if (nutrient === 'calories') {
      if (kilocalories !== null) return kilocalories
      return kilojoules === null ? null : kilojoules / KILOJOULES_PER_KILOCALORIE
    }
    const grams = first(names[nutrient])
    if (grams !== null) return grams * perGram(nutrient)
    return nutrient === 'sodium' && salt !== null ? (salt / SALT_PER_SODIUM) * 1000 : null
  })
  return {
    amounts,
    kilocalories,
    kilojoules,
    salt,
    polyols: figureOf('polyols') ?? 0,
    // Printed in percent by volume; alcohol weighs 0.789 g a millilitre.
    alcohol: (figureOf('alcohol') ?? 0) * 0.789,
  }
}

/** Figures of the older shapes: `proteins_100g`, `proteins_serving`. What was typed (`_value`, `_unit`) is not looked at. */
export const flatFigures = (fields: JsonObject, per: '100g' | 'serving') => (name: string) =>
  figureIn(fields[`${name}_${per}`])

const grams: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6, μg: 1e-6, mcg: 1e-6, kg: 1000 }

/** Figures of the newer shape: each an object of its value and unit. A unit that is not known makes it unknown. */
export const nestedFigures = (nutrients: JsonObject) => (name: string) => {
  const one = nutrients[name]
  if (!isJsonObject(one)) return null
  const value = figureIn(one.value) ?? figureIn(one.value_computed)
  if (value === null) return null
  const unit = typeof one.unit === 'string' ? one.unit.trim() : ''
  if (name === 'energy-kcal') return unit === '' || /^kcal$/i.test(unit) ? value : null
  if (name === 'energy-kj' || name === 'energy') {
    if (/^kcal$/i.test(unit)) return value * KILOJOULES_PER_KILOCALORIE
    return unit === '' || /^kj$/i.test(unit) ? value : null
  }
  if (name === 'alcohol') return value
  const factor = grams[unit.toLowerCase()]
  return factor === undefined ? null : value * factor
}
