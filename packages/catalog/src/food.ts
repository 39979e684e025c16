import type { MealSlot, NutrientAmounts } from '@pacemeal/domain'

/** A household measure of a food: `1 cup` of oats is 81 g. */
export interface Portion {
  /** How a cook says one of it: `cup`, `tbsp`, `egg`, `slice`, `medium banana`. */
  readonly unit: string
  readonly grams: number
  /** Smallest step that a kitchen can measure: 1 for an egg, 0.5 for a slice, 0.25 for a cup. */
  readonly step: number
}

/** Where a row's figures come from; every row has one. */
export interface FoodSource {
  readonly dataset: 'usda-sr28' | 'usda-sr-legacy' | 'named' | 'bls' | 'ciqual' | 'cofid' | 'label'
  /**
   * NDB number for the two USDA releases, the code of the row in the tables of other countries, else a short citation key
   * explained in SOURCES.md; of a label the energy in kcal between which packs of the kind lie.
   */
  readonly id: string
}

export interface Food {
  readonly id: string
  readonly name: string
  readonly aisle: Aisle
  /** Leaf classes of the ingredient tree (`classes.ts`); an unknown class fails every restriction. */
  readonly classes: readonly string[]
  /**
   * What a composite food is usually made of, in plain words, beyond its name and classes. A restriction that is known by
   * name only (`basil`) is looked for here too.
   */
  readonly contains?: readonly string[]
  /** Per 100 g edible portion, as used in recipes (raw, dry or cooked as the name says). */
  readonly per100g: NutrientAmounts
  readonly portions: readonly Portion[]
  readonly source: FoodSource
}

/** Shop aisles, for the shopping list. */
export const aisles = [
  'Produce',
  'Meat & Fish',
  'Dairy & Eggs',
  'Bakery',
  'Grains & Pasta',
  'Canned & Dry Goods',
  'Nuts & Seeds',
  'Oils & Sauces',
  'Spices & Herbs',
  'Frozen',
  'Drinks',
  'Sports Nutrition',
] as const
export type Aisle = (typeof aisles)[number]

/**
 * A dish as one person's standard serving. Its nutrients, classes and diets are computed from `ingredients`.
 * `flex` marks the ingredients whose amount the planner may move to fit a target, with bounds in grams.
 */
export interface Recipe {
  readonly id: string
  readonly name: string
  /** One appetising sentence. */
  readonly description: string
  readonly slots: readonly MealSlot[]
  /** Hands-on plus cooking time, in minutes. */
  readonly minutes: number
  readonly ingredients: readonly RecipeIngredient[]
  readonly steps: readonly string[]
}

export interface RecipeIngredient {
  readonly food: string
  readonly grams: number
  /** When set, the planner may choose any measurable amount within these grams (both included). */
  readonly flex?: readonly [min: number, max: number]
}
