import type { Diet, Shop } from '@pacemeal/domain'
import type { Catalog } from '../catalog.ts'
import { certificatesFor } from '../diets.ts'
import { aisles, type Food } from '../food.ts'
import { describeAmount } from '../portions.ts'
import { type DatedNeed, frozenFor, restOf } from './pack-rest.ts'
import { amountInShop, packsFor } from './packs.ts'
import { amountText, roundUp, type ShopUnit, shopMeasure } from './shop-amounts.ts'
import {
  boughtRaw,
  dryInstead,
  type Kept,
  notBought,
  pantryAisles,
  pantryFoods,
  partOf,
  sameCan,
} from './shop-forms.ts'
import type { ShoppingItem, ShoppingList } from './shopping-item.ts'
import type { WeighedPortion } from './weighed-portion.ts'

export { boughtGrams, isEnough, keepsAtHome } from './bought-grams.ts'
export { diffShoppingLists, type ShoppingChange } from './diff.ts'
export type { PackRest } from './pack-rest.ts'
export { type Packs, packSizes } from './packs.ts'
export type { ShopUnit } from './shop-amounts.ts'
export { notBought } from './shop-forms.ts'
export type { ShoppingItem, ShoppingList } from './shopping-item.ts'
export { weekPortions } from './week-portions.ts'
export type { WeighedPortion } from './weighed-portion.ts'

/** How the list is told. */
export interface ShoppingOptions {
  /** The shop whose whole packs are bought; without it the amounts are loose. */
  readonly shop?: Shop
  /** Whether rests may be frozen. */
  readonly hasFreezer?: boolean
  /** The diets of everybody who eats of it. */
  readonly diets?: readonly Diet[]
}

const ratio = (cooked: Food, raw: Food, kept: Kept): number => {
  if (kept === 'weight') return 1
  const [eaten, bought] = [cooked.per100g[kept], raw.per100g[kept]]
  return eaten !== null && bought !== null && bought > 0 ? eaten / bought : 1
}

/** The food that is bought for a food on the plate, and the grams of it that one gram on the plate takes. */
export const boughtFor = (
  catalog: Pick<Catalog, 'findFood'>,
  food: Food,
): { readonly food: Food; readonly per: number } => {
  const [rawId, kept] = boughtRaw[food.id] ?? sameCan[food.id] ?? []
  const raw = rawId === undefined ? undefined : catalog.findFood(rawId)
  if (raw && kept) return { food: raw, per: ratio(food, raw, kept) }
  const [wholeId, part] = partOf[food.id] ?? []
  const whole = wholeId === undefined ? undefined : catalog.findFood(wholeId)
  if (whole && part) return { food: whole, per: shopMeasure(whole).grams / part }
  return { food, per: 1 }
}

/** Cooking and draining happen at home; the shelf does not say them. */
const shelfName = (food: Food): string => food.name.replace(/, (?:cooked|drained)$/, '').replace(/, cooked$/, '')

const noteFor = (catalog: Catalog, food: Food, grams: number, shop: Shop | undefined): { readonly note?: string } => {
  const dry = catalog.findFood(dryInstead[food.id] ?? '')
  if (!dry) return {}
  const dryGrams = roundUp({ kind: 'g' }, grams * ratio(food, dry, 'calories'))
  return { note: `or ${amountInShop({ kind: 'g' }, dryGrams, shop)} dry` }
}

const thousandth = (figure: number): number => Math.round(figure * 1000) / 1000

const sumOf = (needs: readonly DatedNeed[]): number => needs.reduce((sum, { grams }) => sum + grams, 0)

const packsOf = (
  food: Food,
  needs: readonly DatedNeed[],
  { shop, hasFreezer = false }: ShoppingOptions,
): Pick<ShoppingItem, 'packs' | 'rest' | 'frozenFor'> => {
  const packs = shop && packsFor(food, sumOf(needs), shop)
  if (!packs) return {}
  const rest = restOf(food, needs, packs, shop, hasFreezer)
  const thawedOn = hasFreezer ? frozenFor(food, needs, packs) : undefined
  return { packs, ...(rest && { rest }), ...(thawedOn && { frozenFor: thawedOn }) }
}

/** What the need comes to in the shop's unit; never more than the packs that meet it, which may be a spoonful short. */
const buyFor = (unit: ShopUnit, need: number, inPacks: number): number => {
  const buy = roundUp(unit, need)
  if (buy <= inPacks) return buy
  // Bottles and cartons are weighed by a food's density: what they hold is no whole number of millilitres.
  if (unit.kind === 'ml') return Math.max(1, Math.floor(Math.min(Math.ceil(need), inPacks)))
  return unit.kind === 'piece' || unit.kind === 'can'
    ? Math.max(1, Math.floor(thousandth(inPacks)))
    : thousandth(inPacks)
}

const marksOf = (food: Food, { diets = [] }: ShoppingOptions): Pick<ShoppingItem, 'certificates'> => {
  const certificates = certificatesFor(diets, food.classes)
  return certificates.length > 0 ? { certificates } : {}
}

const itemOf = (catalog: Catalog, food: Food, needs: readonly DatedNeed[], options: ShoppingOptions): ShoppingItem => {
  const { shop } = options
  const measure = shopMeasure(food)
  const grams = sumOf(needs)
  const need = thousandth(grams / measure.grams)
  const bought = packsOf(food, needs, options)
  const { packs } = bought
  const buy = buyFor(measure.unit, need, packs ? (packs.count * packs.grams) / measure.grams : Number.POSITIVE_INFINITY)
  return {
    id: food.id,
    name: shelfName(food),
    need,
    unit: measure.unit,
    buy,
    amount: amountInShop(measure.unit, buy, shop),
    ...noteFor(catalog, food, grams, shop),
    ...marksOf(food, options),
    ...bought,
  }
}

const pantryItem = (food: Food, grams: number, options: ShoppingOptions): ShoppingItem => {
  const need = thousandth(grams)
  const unit = { kind: 'g' } as const
  // What is too much to be counted in spoons is weighed as the shop does.
  const described = describeAmount(food, need)
  const amount = described.includes('(') ? described : amountInShop(unit, Math.round(need), options.shop)
  return { id: food.id, name: shelfName(food), need, unit, buy: need, amount, ...marksOf(food, options) }
}

/** Spices, oils and the like: looked at before they are bought again, and not counted as bought. */
export const isPantry = ({ id, aisle }: Food): boolean => pantryAisles.has(aisle) || pantryFoods.has(id)
const byName = (a: ShoppingItem, b: ShoppingItem): number =>
  a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id)

/**
 * What to buy for all portions together. Portions of one food are summed exactly and rounded up once, so that what one
 * dish leaves of an avocado or a can serves the next. Cooked foods count as the raw ones that are bought. The order of
 * the portions does not matter. With a shop, every item tells its whole packs, and what they leave that does not keep; with
 * diets, the marks that it has to bear.
 */
export const shoppingList = (
  catalog: Catalog,
  portions: Iterable<WeighedPortion>,
  options: ShoppingOptions = {},
): ShoppingList => {
  const known = new Map<Food, DatedNeed[]>()
  const unknown = new Map<string, number>()
  for (const { food: id, grams, item, on } of portions) {
    const food = catalog.findFood(id)
    if (!food) unknown.set(item, (unknown.get(item) ?? 0) + grams)
    else if (!notBought.has(id)) {
      const bought = boughtFor(catalog, food)
      const needs = known.get(bought.food) ?? []
      needs.push({ grams: grams * bought.per, ...(on && { on }) })
      known.set(bought.food, needs)
    }
  }
  const foods = [...known].filter(([, needs]) => sumOf(needs) > 0)
  const others = [...unknown].map(([name, grams]): ShoppingItem => {
    const unit = { kind: 'g' } as const
    const buy = roundUp(unit, grams)
    return { id: `name:${name}`, name, need: thousandth(grams), unit, buy, amount: amountText(unit, buy) }
  })
  const toBuy = foods.filter(([food]) => !isPantry(food))
  const filled = [
    ...aisles.map((aisle) => ({
      aisle,
      items: toBuy
        .filter(([food]) => food.aisle === aisle)
        .map(([food, needs]) => itemOf(catalog, food, needs, options)),
    })),
    { aisle: 'Other' as const, items: others },
  ]
  return {
    aisles: filled
      .filter(({ items }) => items.length > 0)
      .map(({ aisle, items }) => ({ aisle, items: items.toSorted(byName) })),
    pantry: foods
      .filter(([food]) => isPantry(food))
      .map(([food, needs]) => pantryItem(food, sumOf(needs), options))
      .toSorted(byName),
  }
}
