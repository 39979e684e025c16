import { addDays, type LocalDate, type Shop } from '@pacemeal/domain'
import type { Food } from '../food.ts'
import { findFoodKeeping } from '../kitchen/food-keeping.ts'
import { amountInShop, type Packs } from './packs.ts'
import { shopMeasure } from './shop-amounts.ts'

/** What is left of the last pack of something that does not keep. */
export interface PackRest {
  readonly grams: number
  /** `150 g`, `400 ml`, `5.3 oz`; rounded to what a scale shows. */
  readonly amount: string
  /** Days that it keeps once the pack is opened or cut. */
  readonly openDays: number
  /** Last day to use it, where the days of the dishes are known. */
  readonly useBy?: LocalDate
}

/** A need on a day, in grams of the bought food. */
export interface DatedNeed {
  readonly grams: number
  readonly on?: LocalDate
}

/** Opened food that keeps longer than this is no rest to think of. Own choice. */
const MAX_PERISHABLE_DAYS = 14
/** Rests below this share of a pack, or these grams, are eaten by the cook. Own choice. */
const MIN_SHARE = 0.05
const MIN_GRAMS = 5

/** The day on which the last pack is opened: when the packs before it are used up. */
const lastOpened = (needs: readonly DatedNeed[], packs: Packs): LocalDate | undefined => {
  if (needs.some(({ on }) => on === undefined)) return undefined
  const before = (packs.count - 1) * packs.grams
  let used = 0
  for (const { on, grams } of needs.toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1))) {
    used += grams
    if (used > before) return on
  }
  return undefined
}

/** What the dishes leave of the packs, of foods that spoil once opened; undefined where nothing is left to think of. */
export const restOf = (food: Food, needs: readonly DatedNeed[], packs: Packs, shop: Shop): PackRest | undefined => {
  const openDays = findFoodKeeping(food.id)?.openDays
  if (openDays === undefined || openDays > MAX_PERISHABLE_DAYS) return undefined
  const left = packs.count * packs.grams - needs.reduce((sum, { grams }) => sum + grams, 0)
  if (left < Math.max(MIN_GRAMS, MIN_SHARE * packs.grams)) return undefined
  const opened = lastOpened(needs, packs)
  const measure = shopMeasure(food)
  const isLiquid = measure.unit.kind === 'ml'
  const amount = isLiquid ? left / measure.grams : left
  return {
    grams: left,
    amount: amountInShop({ kind: isLiquid ? 'ml' : 'g' }, Math.max(5, Math.round(amount / 5) * 5), shop),
    openDays,
    ...(opened && { useBy: addDays(opened, openDays) }),
  }
}
