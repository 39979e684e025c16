import type { Bounds, DetailedNutrient } from '@pacemeal/domain'
import { type ProductAllergen, productAllergens } from '@pacemeal/domain/event'
import {
  MAX_OWN_FOOD_BRAND,
  MAX_OWN_FOOD_NAME,
  MAX_OWN_PORTION_UNIT,
  OWN_FOOD_BOUNDS,
  type OwnFood,
  type OwnPortion,
} from '@pacemeal/domain/own-food'
import type { Product } from '@pacemeal/domain/product'

/** Tags that say the same as the law's names. */
const names: Readonly<Record<string, ProductAllergen>> = {
  'sesame-seeds': 'sesame',
  'sulphur-dioxide-and-sulphites': 'sulphites',
}

const allergensOf = (tags: readonly string[]): readonly ProductAllergen[] => {
  const words = tags.map((tag) => tag.replace(/^[a-z]{2}:/, ''))
  const found = words.flatMap((word) => names[word] ?? productAllergens.find((one) => one === word) ?? [])
  return [...new Set(found)]
}

const isWithin = (amount: number, { min, max }: Bounds): boolean => amount >= min && amount <= max

const inGrams: readonly DetailedNutrient[] = ['protein', 'carbs', 'fat', 'fiber', 'sugar', 'water', 'saturatedFat']

const boundsOf = (nutrient: DetailedNutrient): Bounds =>
  nutrient === 'calories'
    ? OWN_FOOD_BOUNDS.energy
    : inGrams.includes(nutrient)
      ? OWN_FOOD_BOUNDS.grams
      : OWN_FOOD_BOUNDS.small

/** A portion of an own food, where its weight is known and within bounds. */
export const ownPortion = (unit: string, grams: number | null): readonly OwnPortion[] =>
  grams !== null && isWithin(grams, OWN_FOOD_BOUNDS.portion)
    ? [{ unit: unit.slice(0, MAX_OWN_PORTION_UNIT).trim(), grams }]
    : []

/** The figures of 100 g or ml that an own food may have; what is unknown or beyond its bounds is left out. */
export const ownFigures = (amounts: Readonly<Partial<Record<DetailedNutrient, number | null>>>): OwnFood['per100'] =>
  Object.fromEntries(
    Object.entries(amounts).filter(
      ([nutrient, amount]) => amount !== null && isWithin(amount, boundsOf(nutrient as DetailedNutrient)),
    ),
  )

/** A scanned product as a food of the person's own; `words` names a serving and a pack. */
export function foodOfProduct(product: Product, words: { readonly serving: string; readonly pack: string }): OwnFood {
  const { name, brand, code, unit, serving, packAmount, allergens, traces, ingredients } = product
  const isWhole = serving?.amount === packAmount
  return {
    name: name.slice(0, MAX_OWN_FOOD_NAME).trim(),
    ...(brand === null ? {} : { brand: brand.slice(0, MAX_OWN_FOOD_BRAND).trim() }),
    barcode: code,
    source: 'product',
    unit,
    per100: ownFigures(product.per100),
    portions: [
      ...(isWhole ? [] : ownPortion(words.serving, serving?.amount ?? null)),
      ...ownPortion(words.pack, packAmount),
    ],
    ...(allergens.length === 0 ? {} : { allergens: allergensOf(allergens) }),
    ...(traces.length === 0 ? {} : { traces: allergensOf(traces) }),
    ...(ingredients === null ? {} : { ingredients }),
  }
}

/** Whether so little is known of it that there is nothing to log. */
export const isUnknown = ({ per100, perServing }: Product): boolean => {
  const { calories, protein, carbs, fat } = perServing ?? per100
  return [calories, protein, carbs, fat].every((amount) => amount === null)
}
