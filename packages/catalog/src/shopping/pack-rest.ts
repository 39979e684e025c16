import { addDays, type LocalDate, type Shop } from '@pacemeal/domain'
import type { Food } from '../food.ts'
import { findFoodKeeping } from '../kitchen/food-keeping.ts'
import { countText, pluralOf } from '../portions.ts'
import { amountInShop, countedPortion, type Packs } from './packs.ts'
import { shopMeasure } from './shop-amounts.ts'

/** What is left of the last pack of something that does not keep. */
export interface PackRest {
  readonly grams: number
  /** `150 g`, `400 ml`, `5.3 oz`; rounded to what a scale shows. `1/2`, `6`, `1/2 head` of what is taken one by one. */
  readonly amount: string
  /** Days that it keeps once the pack is opened or cut. */
  readonly openDays: number
  /** Last day to use it, where the days of the dishes are known. */
  readonly useBy?: LocalDate
  /** It may be frozen instead, where there is a freezer. */
  readonly freezes?: true
}

/** A need on a day, in grams of the bought food. */
export interface DatedNeed {
  readonly grams: number
  readonly on?: LocalDate
}

/** Opened food that keeps longer than this is no rest to think of. Own choice. */
const MAX_PERISHABLE_DAYS = 14
/** Rests below this share of a pack, this share of a piece, or these grams are eaten by the cook. Own choice. */
const MIN_SHARE = 0.05
const MIN_PIECE_SHARE = 0.125
const MIN_GRAMS = 5

/** What one of a food that is bought by count is called, and its grams; undefined for what is sold by weight, volume or can. */
const pieceOf = (food: Food, { grams, size }: Packs): { readonly word: string; readonly grams: number } | undefined => {
  const { unit, grams: ofOne } = shopMeasure(food)
  const isCounted = typeof size === 'string' ? countedPortion(food, grams) !== undefined : unit.kind !== 'can'
  if (!isCounted) return undefined
  if (unit.kind === 'piece') return { word: unit.word, grams: ofOne }
  return { word: typeof size !== 'string' && size.kind === 'piece' ? size.word : '', grams }
}

/** A rest as it lies on the board: quarters of one, never a whole that was cut; from one on whole and half ones. `3/4 head`, `2 1/2`. */
const piecesText = (count: number, word: string): string => {
  const said = count < 1 ? Math.min(0.75, Math.max(0.25, Math.round(count * 4) / 4)) : Math.round(count * 2) / 2
  return [countText(said), said > 1 && word !== '' ? pluralOf(word) : word].filter(Boolean).join(' ')
}

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

/**
 * The first day whose dishes take what was left of a pack that is opened longer than it keeps: it comes from the freezer.
 * Undefined where nothing does, or where the days of the dishes are not known.
 */
export const frozenFor = (food: Food, needs: readonly DatedNeed[], packs: Packs): LocalDate | undefined => {
  const keeping = findFoodKeeping(food.id)
  if (!keeping || keeping.freezerDays === 0 || needs.some(({ on }) => on === undefined)) return undefined
  let left = 0
  let opened: LocalDate | undefined
  for (const { on, grams } of needs.toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1))) {
    if (on === undefined) continue
    if (opened !== undefined && left > MIN_SHARE * packs.grams && on > addDays(opened, keeping.openDays)) return on
    const more = grams - left
    if (more > 0) {
      left = Math.ceil(more / packs.grams) * packs.grams - more
      opened = on
    } else left = -more
  }
  return undefined
}

/** What the dishes leave of the packs, of foods that spoil once opened; undefined where nothing is left to think of. */
export const restOf = (
  food: Food,
  needs: readonly DatedNeed[],
  packs: Packs,
  shop: Shop,
  hasFreezer: boolean,
): PackRest | undefined => {
  const { openDays, freezerDays = 0 } = findFoodKeeping(food.id) ?? {}
  if (openDays === undefined || openDays > MAX_PERISHABLE_DAYS) return undefined
  const left = packs.count * packs.grams - needs.reduce((sum, { grams }) => sum + grams, 0)
  const piece = pieceOf(food, packs)
  if (left < Math.max(MIN_GRAMS, MIN_SHARE * packs.grams, MIN_PIECE_SHARE * (piece?.grams ?? 0))) return undefined
  const opened = lastOpened(needs, packs)
  const measure = shopMeasure(food)
  const isLiquid = measure.unit.kind === 'ml'
  const amount = isLiquid ? left / measure.grams : left
  return {
    grams: left,
    amount: piece
      ? piecesText(left / piece.grams, piece.word)
      : amountInShop({ kind: isLiquid ? 'ml' : 'g' }, Math.max(5, Math.round(amount / 5) * 5), shop, 'nearest'),
    openDays,
    ...(opened && { useBy: addDays(opened, openDays) }),
    ...(hasFreezer && freezerDays > 0 && { freezes: true as const }),
  }
}
