import { isJsonObject, type JsonObject, type NutrientAmounts, nutrients, readFigure } from '@pacemeal/domain'
import { readAmounts } from '@pacemeal/protocol'

/** One way to count a food that brings its own figures: a column of a label, or the grams seen on a plate. */
export interface DraftServing {
  /** As a label says it, e.g. `2/3 cup (55 g)`, `100 g`. */
  readonly name: string
  /** Grams (millilitres of a drink) of one; null when nobody knows. */
  readonly grams: number | null
  /** Figures of one serving; null where unknown. */
  readonly amounts: NutrientAmounts
}

/** A food that was read off a label or seen on a plate. The sheet lists it, with its servings to choose from. */
export interface DraftFood {
  readonly name: string
  /** Its id, when it is a food that is kept. */
  readonly food?: string
  /** What it is weighed in when it is a drink; grams when left out. */
  readonly unit?: 'ml'
  /** The likeliest first: that one is chosen to begin with. */
  readonly servings: readonly [DraftServing, ...DraftServing[]]
  /** How many of the first serving; 1 when left out. */
  readonly count?: number
  /** How sure the weight is, in grams of the whole food; said beside the food. */
  readonly range?: { readonly least: number; readonly most: number }
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const isPositive = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

const amountIn = (value: unknown): number | null => {
  const amount = typeof value === 'string' ? readFigure(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null
}

/** Finite amounts from zero up, as numbers or as a field holds them (`12.5`, `12,5`); anything else is unknown. */
export const amountsIn = (fields: JsonObject): NutrientAmounts =>
  readAmounts(Object.fromEntries(nutrients.map((nutrient) => [nutrient, amountIn(fields[nutrient])])))

function servingsIn(value: unknown): readonly DraftServing[] {
  if (!Array.isArray(value)) return []
  return value.filter(isJsonObject).flatMap((one): readonly DraftServing[] => {
    const name = textIn(one.name)
    if (name === '' || !isJsonObject(one.amounts)) return []
    return [{ name, grams: isPositive(one.grams) ? one.grams : null, amounts: amountsIn(one.amounts) }]
  })
}

/** The foods in data of any origin; one without a readable serving is left out. */
export function draftFoodsIn(value: unknown): readonly DraftFood[] {
  if (!Array.isArray(value)) return []
  return value.filter(isJsonObject).flatMap((one): readonly DraftFood[] => {
    const [first, ...rest] = servingsIn(one.servings)
    if (!first) return []
    const range = isJsonObject(one.range) ? one.range : {}
    return [
      {
        name: textIn(one.name),
        servings: [first, ...rest],
        ...(textIn(one.food) === '' ? {} : { food: textIn(one.food) }),
        ...(one.unit === 'ml' ? { unit: 'ml' as const } : {}),
        ...(isPositive(one.count) ? { count: one.count } : {}),
        ...(isPositive(range.least) && isPositive(range.most)
          ? { range: { least: range.least, most: range.most } }
          : {}),
      },
    ]
  })
}
