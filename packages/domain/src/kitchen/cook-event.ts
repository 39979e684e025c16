import type { LocalDate } from '../days.ts'
import type { IngredientAmount } from '../meal-plan/ingredient-amount.ts'

/** What one eater gets of a cook event. */
export interface CookedPortion {
  /** Date and meal that it is eaten at. */
  readonly date: LocalDate
  /** The planned meal's id, as in the plan of that date's week. */
  readonly meal: string
  /** `self`, or the id of somebody else at the table. */
  readonly eater: string
  /** Grams of the cooked dish on the plate, as weighed from its ingredients. */
  readonly grams: number
  /** Taken from the freezer on the day; absent for what kept in the fridge. */
  readonly isFrozen?: boolean
  /**
   * Foods that come on the plate in pieces: eggs, rolls, tortillas. Their grams are among `grams`. Of every other food a
   * portion holds its share of the pot; absent where all are shared so.
   */
  readonly pieces?: readonly IngredientAmount[]
}

/**
 * One cooking of a dish (or of plain rice, potatoes, meat that dishes take ready), for one or several meals. The ledger is
 * exact: the ingredients' grams are the portions' and `restGrams` together.
 */
export interface CookEvent {
  /** `<date>/<meal id>` of the first portion: stable while that meal keeps its dish. */
  readonly id: string
  /** Recipe id; `food:<food id>` for a plain food that is cooked ahead for other dishes. */
  readonly recipe: string
  readonly name: string
  /** The day on which it is cooked. */
  readonly cookedOn: LocalDate
  /** Minute of that day at which the first portion is eaten, or cooking ends on a batch day. */
  readonly at: number
  /** Standard servings of the recipe in the pot, to the half. */
  readonly servingsCooked: number
  readonly handsOnMinutes: number
  readonly waitingMinutes: number
  /** Whether it takes a stove, oven or grill; absent where that is not known, as in plans of before it was written. */
  readonly isHeated?: boolean
  /** Days in the fridge after the day of cooking. */
  readonly keepsDays: number
  /** Everything that goes into the pot, for all portions together. */
  readonly ingredients: readonly IngredientAmount[]
  readonly steps: readonly string[]
  readonly portions: readonly CookedPortion[]
  /** Grams left over that no meal of the plan takes; 0 for most. */
  readonly restGrams: number
}

const sumOf = (lines: readonly { readonly grams: number }[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)

/** Grams of every food of a pot that a portion holds: pieces as they are handed out, of everything else its share. */
export const portionFoods = (
  { ingredients, portions }: Pick<CookEvent, 'ingredients' | 'portions'>,
  { grams, pieces = [] }: CookedPortion,
): ReadonlyMap<string, number> => {
  const inPieces = new Set(portions.flatMap((one) => (one.pieces ?? []).map(({ food }) => food)))
  const shared = ingredients.filter(({ food }) => !inPieces.has(food))
  const share = (grams - sumOf(pieces)) / (sumOf(shared) || 1)
  return new Map([
    ...shared.map((line) => [line.food, line.grams * share] as const),
    ...pieces.map((piece) => [piece.food, piece.grams] as const),
  ])
}
