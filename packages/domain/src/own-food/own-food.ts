import { type DetailedAmounts, type DetailedNutrient, detailedNutrients } from '../detailed-nutrients.ts'
import type { ProductAllergen } from '../event/race-product.ts'
import { LOG_ITEM_MASS } from '../meal-log/log-bounds.ts'
import { recordOf } from '../record-of.ts'

export const ownFoodSources = ['typed', 'label', 'product', 'recipe'] as const
/** Where the figures come from: typed by hand, read off a label, of a product's record, or worked out from ingredients. */
export type OwnFoodSource = (typeof ownFoodSources)[number]

export const MAX_OWN_FOOD_NAME = 120
export const MAX_OWN_FOOD_BRAND = 80
export const MAX_OWN_PORTIONS = 12
export const MAX_OWN_PORTION_UNIT = 40
export const MAX_OWN_INGREDIENTS_TEXT = 4000
export const MAX_RECIPE_INGREDIENTS = 60
export const MAX_RECIPE_LINE = 200
export const MAX_RECIPE_LINK = 500

/** Bounds of what is typed of an own food. */
export const OWN_FOOD_BOUNDS = {
  /** Of 100 g or ml, in kcal; pure fat has 900. */
  energy: { min: 0, max: 1000 },
  /** Of 100 g or ml, in grams; 100 ml of a syrup weigh more than 100 g. */
  grams: { min: 0, max: 150 },
  /** Of 100 g or ml, in mg or µg. */
  small: { min: 0, max: 10_000_000 },
  /** Grams or millilitres of a portion. */
  portion: { min: 0.1, max: LOG_ITEM_MASS.max },
  servings: { min: 0.25, max: 100 },
  /** Grams of an ingredient, and of a whole dish. */
  mass: { min: 0.01, max: 50_000 },
} as const

/** A household measure of an own food: `1 pot` is 150 of its unit. */
export interface OwnPortion {
  readonly unit: string
  /** In grams, or millilitres where the food counts in those. */
  readonly grams: number
}

/** One ingredient of an own recipe: a food by its id, and the line that it was read from. */
export interface OwnIngredient {
  readonly food: string
  readonly grams: number
  readonly text: string
}

/** What an own food is cooked from. */
export interface OwnRecipe {
  readonly servings: number
  /** What the finished dish weighs; null when nobody weighed it, then it weighs what its ingredients do. */
  readonly cookedGrams: number | null
  readonly ingredients: readonly OwnIngredient[]
  /** The web page that it was read from. */
  readonly link?: string | undefined
}

/** A food that a person made for themselves. */
export interface OwnFood {
  readonly name: string
  readonly brand?: string | undefined
  /** Digits of an EAN or UPC. */
  readonly barcode?: string | undefined
  readonly source: OwnFoodSource
  /** What the figures are of a hundred of, and portions count in. */
  readonly unit: 'g' | 'ml'
  /** Of 100 g or ml; a nutrient that is left out is unknown, which is not zero. */
  readonly per100: Readonly<Partial<Record<DetailedNutrient, number>>>
  /** The one that is eaten first. */
  readonly portions: readonly OwnPortion[]
  /** Allergens that a label declares; absent while nobody has read the label. */
  readonly allergens?: readonly ProductAllergen[] | undefined
  /** Allergens that a label says it may contain traces of. */
  readonly traces?: readonly ProductAllergen[] | undefined
  /** The list of ingredients as a label prints it. */
  readonly ingredients?: string | undefined
  /** Of one that is cooked from others. */
  readonly recipe?: OwnRecipe | undefined
}

/** An own food as it is kept. */
export interface KeptOwnFood extends OwnFood {
  /** Id of its document. */
  readonly id: string
}

const ID_PREFIX = 'own-'

/** How logs and recipes name an own food among all foods, by the id of its document. */
export const ownFoodId = (documentId: string): string => `${ID_PREFIX}${documentId}`

/** Whether what a log or recipe names is an own food. */
export const isOwnFoodId = (food: string): boolean => food.startsWith(ID_PREFIX)

/** Longest key of a food or recipe: its kind and its id. */
export const MAX_FOOD_KEY = 80

/** How search and favorites name whatever can be logged: `food:banana`, `food:own-…`, `recipe:rice-bowl`. */
export const isFoodKey = (text: string): boolean =>
  text.length <= MAX_FOOD_KEY && /^(?:food|recipe):[\w.-]+$/.test(text)

/** Every nutrient of 100 g or ml of it; what nobody told is unknown. */
export const amountsOfOwnFood = ({ per100 }: Pick<OwnFood, 'per100'>): DetailedAmounts =>
  recordOf(detailedNutrients, (nutrient) => per100[nutrient] ?? null)

/** Digits of a barcode as EAN-8, UPC-A, EAN-13 and GTIN-14 have them. */
export const isBarcodeText = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text)
