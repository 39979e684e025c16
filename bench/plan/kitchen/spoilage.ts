import type { Catalog, Food } from '@pacemeal/catalog'
import { findFoodKeeping } from '@pacemeal/catalog/kitchen'
import { boughtFor, isPantry } from '@pacemeal/catalog/shopping'
import { addDays, type LocalDate, type Shop } from '@pacemeal/domain'
import type { Use } from './cooks.ts'

/** Grams of perishable food that a week buys in whole packs, and those of them that nobody eats in time. */
export interface Spoilage {
  readonly bought: number
  readonly spoiled: number
  /** Opened rests that keep into the next week, some of them frozen: not lost yet, and nobody has planned them. */
  readonly carried: number
}

interface Lot {
  grams: number
  /** Last day on which it may be used. */
  until: LocalDate
  isOpen: boolean
}

/** Opened food that keeps longer than this is no waste. */
const PERISHABLE_DAYS = 14
/** A rest that keeps this many days beyond the week is eaten in the next one. */
const CARRIED_DAYS = 3
/** A need over the packs by this share of one buys no other. */
const STRETCH = 0.02

const min = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b)

/** A pack of the size that the shopping list buys: two small ones at most, where they leave less than usual ones. */
const gramsOfPack = (food: Food, need: number, shop: Shop, scale: number): number => {
  const pack = findFoodKeeping(food.id)?.pack
  if (pack === undefined) return 0
  if (pack === 'piece') return food.portions.find(({ unit }) => !/cup|tbsp|tsp|oz/.test(unit))?.grams ?? 0
  const [usual, small = usual] = [pack[shop].usual, pack[shop].small].map((grams) => grams && grams * scale)
  const left = (grams: number): number => grams * Math.ceil(need / grams) - need
  return usual && small && small < usual && need <= 2 * small && left(small) < left(usual) ? small : (usual ?? 0)
}

/** The stock of one food over the week: bought when it is needed, opened packs used first, what is past its day thrown away. */
const followFood = (
  food: Food,
  uses: readonly Use[],
  { shop, scale, hasFreezer }: Required<Packing>,
  last: LocalDate,
): Spoilage => {
  const keeping = findFoodKeeping(food.id)
  const pack = gramsOfPack(
    food,
    uses.reduce((sum, { grams }) => sum + grams, 0),
    shop,
    scale,
  )
  const isFrozen = hasFreezer && (keeping?.freezerDays ?? 0) > 0
  if (!keeping || keeping.openDays > PERISHABLE_DAYS || keeping.place === 'freezer' || !(pack > 0))
    return { bought: 0, spoiled: 0, carried: 0 }
  let lots: Lot[] = []
  let bought = 0
  let spoiled = 0
  for (const { grams, on } of uses.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
    spoiled += lots.filter(({ until }) => until < on).reduce((sum, lot) => sum + lot.grams, 0)
    lots = lots.filter(({ until }) => until >= on)
    let need = grams
    while (need > 0) {
      const lot = lots.find(({ grams: left }) => left > 0)
      if (lot) {
        const taken = Math.min(lot.grams, need)
        lot.grams -= taken
        need -= taken
        if (!lot.isOpen) {
          lot.isOpen = true
          lot.until = isFrozen ? addDays(on, keeping.freezerDays) : min(lot.until, addDays(on, keeping.openDays))
        }
        lots = lots.filter(({ grams: left }) => left > 1e-6)
        continue
      }
      if (bought > 0 && need <= STRETCH * pack) break
      const count = Math.max(1, Math.ceil(need / pack - STRETCH))
      bought += count * pack
      lots.push(
        ...Array.from({ length: count }, () => ({
          grams: pack,
          until: addDays(on, keeping.closedDays),
          isOpen: false,
        })),
      )
      if (count * pack < need) need = count * pack
    }
  }
  const open = lots.filter(({ isOpen }) => isOpen)
  const gramsOf = (some: readonly Lot[]): number => some.reduce((sum, lot) => sum + lot.grams, 0)
  const late = open.filter(({ until }) => until < addDays(last, CARRIED_DAYS))
  return { bought, spoiled: spoiled + gramsOf(late), carried: gramsOf(open) - gramsOf(late) }
}

/** Packs of which shop, how large beside the table's, and whether rests are frozen when their pack is opened. */
interface Packing {
  readonly shop?: Shop
  readonly scale?: number
  readonly hasFreezer?: boolean
}

/** What spoils of the perishable packs that the uses need. */
export const spoilageOf = (
  catalog: Pick<Catalog, 'findFood'>,
  uses: readonly Use[],
  last: LocalDate,
  { shop = 'metric', scale = 1, hasFreezer = false }: Packing = {},
): Spoilage => {
  const bought = uses.flatMap((use) => {
    const eaten = catalog.findFood(use.food)
    if (!eaten || eaten.id === 'water') return []
    const { food, per } = boughtFor(catalog, eaten)
    return isPantry(food) ? [] : [{ food, use: { ...use, food: food.id, grams: use.grams * per } }]
  })
  const parts = [...Map.groupBy(bought, ({ food }) => food)].map(([food, needs]) => {
    const own = needs.map(({ use }) => use)
    return followFood(food, own, { shop, scale, hasFreezer }, last)
  })
  return {
    bought: parts.reduce((sum, part) => sum + part.bought, 0),
    spoiled: parts.reduce((sum, part) => sum + part.spoiled, 0),
    carried: parts.reduce((sum, part) => sum + part.carried, 0),
  }
}
