/** One line of a dish: the weighed amount and how a cook would say it. */
export interface IngredientAmount {
  readonly food: string
  /** Weighed amount, in grams. */
  readonly grams: number
  /** Household words with the grams beside: `2 eggs (100 g)`. */
  readonly amount: string
  readonly item: string
}
