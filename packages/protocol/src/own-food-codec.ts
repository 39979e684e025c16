import {
  type Bounds,
  type DetailedNutrient,
  detailedNutrients,
  ok,
  parseJson,
  type Result,
  refused,
} from '@pacemeal/domain'
import { productAllergens } from '@pacemeal/domain/event'
import {
  type KeptOwnFood,
  MAX_OWN_INGREDIENTS_TEXT,
  MAX_OWN_PORTION_UNIT,
  MAX_OWN_PORTIONS,
  MAX_RECIPE_INGREDIENTS,
  MAX_RECIPE_LINE,
  MAX_RECIPE_LINK,
  OWN_FOOD_BOUNDS,
  type OwnFood,
} from '@pacemeal/domain/own-food'
import { z } from 'zod'
import type { DocumentData } from './collection.ts'
import type { ownFoods } from './collections.ts'

/** What a document of an own food keeps as one text. */
export type OwnFoodDetails = Omit<OwnFood, 'name' | 'brand' | 'barcode' | 'source'>

/** The attributes of an own food's document. */
export type OwnFoodData = DocumentData<typeof ownFoods>

const within = ({ min, max }: Bounds) => z.number().min(min).max(max)

const inGrams: ReadonlySet<DetailedNutrient> = new Set<DetailedNutrient>([
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'water',
  'saturatedFat',
  'monounsaturatedFat',
  'polyunsaturatedFat',
])
const boundsOf = (nutrient: DetailedNutrient): Bounds =>
  nutrient === 'calories'
    ? OWN_FOOD_BOUNDS.energy
    : inGrams.has(nutrient)
      ? OWN_FOOD_BOUNDS.grams
      : OWN_FOOD_BOUNDS.small

const per100 = z.object(
  Object.fromEntries(detailedNutrients.map((nutrient) => [nutrient, within(boundsOf(nutrient)).optional()])),
)

const portion = z.object({
  unit: z.string().trim().min(1).max(MAX_OWN_PORTION_UNIT),
  grams: within(OWN_FOOD_BOUNDS.portion),
})

const recipe = z.object({
  servings: within(OWN_FOOD_BOUNDS.servings),
  cookedGrams: within(OWN_FOOD_BOUNDS.mass).nullable(),
  ingredients: z
    .array(
      z.object({
        food: z.string().min(1).max(80),
        grams: within(OWN_FOOD_BOUNDS.mass),
        text: z.string().trim().max(MAX_RECIPE_LINE),
      }),
    )
    .min(1)
    .max(MAX_RECIPE_INGREDIENTS),
  link: z
    .url({ protocol: /^https?$/ })
    .max(MAX_RECIPE_LINK)
    .optional(),
})

const allergens = z.array(z.enum(productAllergens)).max(productAllergens.length)

const details = z.object({
  unit: z.enum(['g', 'ml']),
  per100,
  portions: z.array(portion).max(MAX_OWN_PORTIONS),
  allergens: allergens.optional(),
  traces: allergens.optional(),
  ingredients: z.string().trim().max(MAX_OWN_INGREDIENTS_TEXT).optional(),
  recipe: recipe.optional(),
})

/** Checks the text of an own food's details; what is unknown of it is passed over. */
export function checkOwnFoodDetails(text: string): Result<OwnFoodDetails, string> {
  const read = details.safeParse(parseJson(text))
  if (read.success) return ok(read.data)
  const [first] = read.error.issues
  return refused(first === undefined ? 'does not fit' : `"${first.path.join('.') || 'text'}": ${first.message}`)
}

/** The own food in a document; undefined when it cannot be read. */
export function findOwnFood(document: Partial<OwnFoodData> & { readonly $id: string }): KeptOwnFood | undefined {
  const { $id: id, name, brand, barcode, source } = document
  const read = checkOwnFoodDetails(document.details ?? '')
  if (!read.ok || name === undefined || source === undefined) return undefined
  return { ...read.value, id, name, source, ...(brand ? { brand } : {}), ...(barcode ? { barcode } : {}) }
}

/** The document of an own food. */
export function writeOwnFood({ name, brand, barcode, source, ...rest }: OwnFood, user: string): OwnFoodData {
  const { unit, per100: figures, portions, allergens: declared, traces, ingredients, recipe: cooked } = rest
  const kept: OwnFoodDetails = {
    unit,
    per100: figures,
    portions,
    allergens: declared,
    traces,
    ingredients,
    recipe: cooked,
  }
  return {
    user,
    name: name.trim(),
    brand: brand?.trim() || null,
    barcode: barcode?.trim() || null,
    source,
    details: JSON.stringify(kept),
  }
}
