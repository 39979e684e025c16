import { type Nutrient, type NutrientAmounts, nutrients } from '@pacemeal/domain'
import type { FoodSource } from '../food.ts'

/** A household measure of a reference food, and how many of it are usual. */
export interface ReferencePortion {
  readonly unit: string
  readonly grams: number
  readonly usual: number
}

/** A food of the USDA reference tables: for logging, not for cooking. It says nothing of diets and allergens. */
export interface ReferenceFood {
  /** `usda-` and the NDB number. */
  readonly id: string
  readonly name: string
  /** Per 100 g edible portion. */
  readonly per100g: NutrientAmounts
  /** The one that people eat first. */
  readonly portions: readonly ReferencePortion[]
}

/** The data file of the reference foods: a text a column, in the order of the NDB numbers. */
export interface ReferenceFoodsFile {
  readonly ids: string
  readonly names: string
  readonly portions: string
  readonly figures: Readonly<Record<Nutrient, string>>
}

/** Reading only; rows are built when they are asked for. */
export interface ReferenceFoods {
  readonly ids: readonly string[]
  readonly names: readonly string[]
  find(id: string): ReferenceFood | undefined
}

const ID_PREFIX = 'usda-'

/** The id of the reference food with that NDB number. */
export const referenceId = (ndb: string): string => `${ID_PREFIX}${ndb}`

/** The id of the row that a food's figures come from; undefined when they are not of USDA. */
export const referenceOf = ({ dataset, id }: FoodSource): string | undefined =>
  dataset === 'usda-sr28' || dataset === 'usda-sr-legacy' ? referenceId(id) : undefined

const portionIn = (text: string): ReferencePortion => {
  const [unit = '', grams, usual] = text.split('|')
  return { unit, grams: Number(grams), usual: usual === undefined ? 1 : Number(usual) }
}

/** The figures of a column; what is empty is unknown. */
export const columnIn = (text: string): readonly (number | null)[] =>
  text.split(',').map((figure) => (figure === '' ? null : Number(figure)))

/** Opens the reference foods out of their file. */
export function openReferenceFoods(file: ReferenceFoodsFile): ReferenceFoods {
  const ids = file.ids.split(',').map(referenceId)
  const names = file.names.split('\n')
  const portions = file.portions.split('\n')
  const figures = nutrients.map((nutrient) => [nutrient, columnIn(file.figures[nutrient])] as const)
  const places = new Map(ids.map((id, at) => [id, at]))
  return {
    ids,
    names,
    find: (id) => {
      const at = places.get(id)
      if (at === undefined) return undefined
      return {
        id,
        name: names[at] ?? '',
        per100g: Object.fromEntries(
          figures.map(([nutrient, column]) => [nutrient, column[at] ?? null]),
        ) as NutrientAmounts,
        portions: (portions[at] ?? '').split(';').flatMap((portion) => (portion === '' ? [] : [portionIn(portion)])),
      }
    },
  }
}
