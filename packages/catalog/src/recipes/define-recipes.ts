import type { MealSlot } from '@pacemeal/domain'
import type { Recipe, RecipeIngredient } from '../food.ts'

/**
 * `[food id, grams in the standard serving, flex bounds in grams]`; without bounds the amount stays as written. The lower
 * bound is the least with which the dish is still what its name and its steps say, never nothing.
 */
export type IngredientLine =
  | readonly [food: string, grams: number]
  | readonly [food: string, grams: number, flex: readonly [min: number, max: number]]

/** A recipe as its author writes it. */
export interface RecipeDraft {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly slots: readonly MealSlot[]
  readonly minutes: number
  readonly ingredients: readonly IngredientLine[]
  readonly steps: readonly string[]
}

const ingredientOf = ([food, grams, flex]: IngredientLine): RecipeIngredient =>
  flex ? { food, grams, flex } : { food, grams }

/** Turns an author's lines into recipes. Figures, classes and diets are computed elsewhere, from the ingredients. */
export const defineRecipes = (drafts: readonly RecipeDraft[]): readonly Recipe[] =>
  drafts.map((draft) => ({ ...draft, ingredients: draft.ingredients.map(ingredientOf) }))
