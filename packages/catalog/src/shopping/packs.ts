import type { Shop } from '@pacemeal/domain'
import type { Food, Portion } from '../food.ts'
import { findFoodKeeping, type PackSizes, packSizeFor } from '../kitchen/food-keeping.ts'
import { amountText, type ShopUnit, shopMeasure } from './shop-amounts.ts'

/** Whole packs of one food. */
export interface Packs {
  readonly count: number
  /** Grams of the food in one pack. */
  readonly grams: number
  /** One pack in words: `400 g`, `1 lb`, `6 eggs`; the unit of what is taken one by one: pieces and cans. */
  readonly size: string | ShopUnit
  /** All packs together in words: `2 × 400 g`, `1 lb`, `2 × 6 eggs`, `2 cans`, `3`. */
  readonly text: string
}

/** Grams of an ounce and of a fluid ounce's millilitres (NIST Handbook 44). */
const OUNCE = 28.3495
const OUNCES_PER_POUND = 16
const FLUID_OUNCE = 29.5735
/** A need that is over the packs by this share of one is met by them: nobody opens a pack for a spoonful. Own choice. */
export const PACK_STRETCH = 0.02

/** Less than this of a food is told as this much. */
const MIN_OUNCES = 0.1

const atMostOneDecimal = (figure: number): string => String(Math.round(figure * 10) / 10)

/** A need is told in whole ounces that meet it, up to a twentieth of one; what is there in the nearest. */
type Rounding = 'up' | 'nearest'
const wholeOunces: Readonly<Record<Rounding, (ounces: number) => number>> = {
  up: (ounces) => Math.ceil(ounces - 0.05),
  nearest: Math.round,
}

/** Half pounds as labels say them, `1.5 lb`; other weights from a pound on as scales do, `3 lb 5 oz`. */
const usWeight = (grams: number, rounding: Rounding): string => {
  const ounces = grams / OUNCE
  const pounds = ounces / OUNCES_PER_POUND
  const isHalfPounds = Math.abs(pounds * 2 - Math.round(pounds * 2)) < 0.02
  if (pounds >= 0.99 && isHalfPounds) return `${atMostOneDecimal(pounds)} lb`
  if (pounds < 1) return `${Math.max(MIN_OUNCES, Number(atMostOneDecimal(ounces)))} oz`
  const whole = wholeOunces[rounding](ounces)
  const rest = whole % OUNCES_PER_POUND
  return `${Math.floor(whole / OUNCES_PER_POUND)} lb${rest === 0 ? '' : ` ${rest} oz`}`
}

/**
 * An amount in the units of a shop: `3 lb 5 oz`, `12 fl oz`; `680 g`, `350 ml`; what is counted is counted everywhere.
 * A need is rounded up to whole ounces, so that it is met; a rest to the nearest.
 */
export const amountInShop = (
  unit: ShopUnit,
  amount: number,
  shop: Shop | undefined,
  rounding: Rounding = 'up',
): string => {
  if (shop !== 'us' || unit.kind === 'piece' || unit.kind === 'can') return amountText(unit, amount)
  return unit.kind === 'g' ? usWeight(amount, rounding) : `${Math.max(1, Math.round(amount / FLUID_OUNCE))} fl oz`
}

/** Words that already say how many things are in a pack; slices, cakes and cloves are sold by weight. */
const countedInPacks: ReadonlySet<string> = new Set([
  'bagel',
  'bun',
  'chapati',
  'croissant',
  'egg',
  'gel',
  'muffin',
  'pita',
  'roll',
  'tortilla',
])

const pluralText = (word: string, count: number): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** What a pack of a vegetable is called, where it has a name; the grams beside it are what is usual. */
const packWords: Readonly<Record<string, string>> = {
  asparagus: 'bunch',
  'cabbage-green': 'head',
  'cabbage-red': 'head',
  cauliflower: 'head',
  celery: 'bunch',
  'fennel-bulb': 'bulb',
  garlic: 'bulb',
  'lettuce-butterhead': 'head',
  'lettuce-green-leaf': 'head',
  'lettuce-iceberg': 'head',
  'lettuce-romaine': 'head',
  'napa-cabbage': 'head',
  radishes: 'bunch',
  scallions: 'bunch',
}

/** What a pack of so many grams holds several of, where its words count them: eggs, tortillas. */
export const countedPortion = (food: Food, grams: number): Portion | undefined =>
  food.portions.find((portion) => countedInPacks.has(portion.unit) && grams >= portion.grams)

const sizeText = (food: Food, grams: number, unit: ShopUnit, shop: Shop): string => {
  const counted = countedPortion(food, grams)
  if (counted) return pluralText(counted.unit, Math.round(grams / counted.grams))
  if (unit.kind === 'ml') {
    const millilitres = grams / shopMeasure(food).grams
    if (shop === 'us') return `${Math.round(millilitres / FLUID_OUNCE)} fl oz`
    return amountText(unit, millilitres < 450 ? Math.round(millilitres / 10) * 10 : Math.round(millilitres / 100) * 100)
  }
  return shop === 'us' ? usWeight(grams, 'nearest') : amountText({ kind: 'g' }, grams)
}

const pieceOf = (food: Food): number => {
  const measure = shopMeasure(food)
  return measure.unit.kind === 'piece' ? measure.grams : (food.portions[0]?.grams ?? 1)
}

/** The packs that a shop has of the food, or one piece, in grams; undefined where the table of packs does not know it. */
export const packSizes = (food: Food, shop: Shop): PackSizes | undefined => {
  const pack = findFoodKeeping(food.id)?.pack
  if (pack === undefined) return undefined
  return pack === 'piece' ? { usual: pieceOf(food) } : pack[shop]
}

/** How many packs of a size meet a need: whole ones, the last spoonful aside. */
export const packCount = (need: number, grams: number): number => Math.max(1, Math.ceil(need / grams - PACK_STRETCH))

/** A number of packs of one size in words. */
export const packsText = (size: Packs['size'], count: number): string => {
  if (typeof size !== 'string') return amountText(size, count)
  return count === 1 ? size : `${count} × ${size}`
}

const sizeOf = (food: Food, grams: number, shop: Shop): Packs['size'] => {
  const { unit, grams: whole } = shopMeasure(food)
  if (unit.kind === 'can') return grams < whole ? { kind: 'piece', word: 'small can' } : unit
  // A small pack of what is sold in heads is a part of one.
  const word = grams < (packSizes(food, shop)?.usual ?? 0) ? undefined : packWords[food.id]
  if (word) return { kind: 'piece', word }
  if (findFoodKeeping(food.id)?.pack !== 'piece') return sizeText(food, grams, unit, shop)
  return unit.kind === 'piece' ? unit : { kind: 'piece', word: '' }
}

/** The whole packs that meet a need of a bought food in grams; undefined where the table of packs does not know it. */
export const packsFor = (food: Food, need: number, shop: Shop): Packs | undefined => {
  const sizes = packSizes(food, shop)
  if (sizes === undefined) return undefined
  const grams = packSizeFor(sizes, need)
  const count = packCount(need, grams)
  const size = sizeOf(food, grams, shop)
  return { count, grams, size, text: packsText(size, count) }
}
