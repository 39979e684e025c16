import { packSizeFor } from '@pacemeal/catalog/kitchen'
import type { ItemPack } from './week-foods.ts'

/** Days of a week; uses of a food are numbered by them from Monday. */
export const DAYS = 7
/** A need over the packs by this share of one is met by them: nobody opens a pack for a spoonful (see the shopping list). */
const STRETCH = 0.02
/** What is left at the end of the week is eaten in the next one if it keeps this many days beyond. Own choice. */
const CARRIED_DAYS = 3
/** Amounts of a dish can give or take this share of a food, to need one pack fewer or to use one up. */
const GIVES = 0.1

/** What keeps beyond the week is no waste yet, but nobody has planned it: it counts by this share. Own choice. */
const CARRIED_SHARE = 0.5
/** Shops sell larger packs, too: how many times as large as the usual ones, and how much a loss in either counts. */
const LARGER = 1.25
const USUAL_SHARE = 0.75
const LARGER_SHARE = 0.25

/** Grams of the rest of an opened pack that count as lost at the end of the week, with a share of what keeps beyond it. */
const lostAtEnd = (pack: ItemPack, left: number, openedOn: number, carried = CARRIED_SHARE): number =>
  openedOn + pack.keepsDays < DAYS - 1 + CARRIED_DAYS ? left : carried * left

/**
 * Grams of a food that are lost when whole packs are bought as they are needed: what is left of a pack once it has been
 * open for its days, at the end of the week when it does not keep into the next, and half of what does. Larger packs count
 * as well.
 */
export const lostGrams = (pack: ItemPack, use: Float64Array, from = 0): number => {
  if (!pack.isPerishable) return 0
  const need = needOf(pack, use, from)
  return (
    USUAL_SHARE * lostOfSize(pack, packGramsFor(pack, 1, need), use, from) +
    LARGER_SHARE * lostOfSize(pack, packGramsFor(pack, LARGER, need), use, from)
  )
}

/** Grams of the pack that the week's need is bought in, where packs are so many times as large as usual. */
export const packGramsIn = (pack: ItemPack, times: number, use: Float64Array, from: number): number =>
  packGramsFor(pack, times, needOf(pack, use, from))

/** What the week needs of a food, where the size of its packs hangs on it; else 0. */
const needOf = ({ sizes }: ItemPack, use: Float64Array, from: number): number => {
  let need = 0
  if (sizes.small === undefined) return need
  for (let day = 0; day < DAYS; day++) need += use[from + day] as number
  return need
}

const packGramsFor = ({ sizes }: ItemPack, times: number, need: number): number =>
  times * (sizes.small === undefined ? sizes.usual : packSizeFor(sizes, need / times))

/** Grams of a food that is bought in packs so many times as large as the usual ones, and those of them that nobody eats in time. */
export const spoilageOf = (
  pack: ItemPack,
  use: Float64Array,
  from: number,
  times = 1,
): { readonly bought: number; readonly spoiled: number } => {
  if (!pack.isPerishable) return { bought: 0, spoiled: 0 }
  let used = 0
  for (let day = 0; day < DAYS; day++) used += use[from + day] as number
  const size = packGramsIn(pack, times, use, from)
  return {
    bought: used + lostOfSize(pack, size, use, from, 1),
    spoiled: lostOfSize(pack, size, use, from, 0),
  }
}

const lostOfSize = (pack: ItemPack, size: number, use: Float64Array, from: number, carried = CARRIED_SHARE): number => {
  let left = 0
  let openedOn = 0
  let lost = 0
  for (let day = 0; day < DAYS; day++) {
    const need = use[from + day] as number
    if (need <= 0) continue
    if (left > 0 && day > openedOn + pack.keepsDays) {
      lost += left
      left = 0
    }
    const more = need - left
    if (more <= STRETCH * size && left > 0) {
      left = Math.max(0, -more)
      continue
    }
    left = Math.max(0, Math.max(1, Math.ceil(more / size - STRETCH)) * size - more)
    openedOn = day
  }
  return lost + lostAtEnd(pack, left, openedOn, carried)
}

/**
 * As {@link lostGrams}, for amounts that are still to be fitted: what a little less or a little more of the food in its
 * dishes would save is not lost.
 */
export const lostBeforeFitting = (pack: ItemPack, use: Float64Array, from: number): number => {
  if (!pack.isPerishable) return 0
  const need = needOf(pack, use, from)
  return (
    USUAL_SHARE * lostBeforeFittingOfSize(pack, packGramsFor(pack, 1, need), use, from) +
    LARGER_SHARE * lostBeforeFittingOfSize(pack, packGramsFor(pack, LARGER, need), use, from)
  )
}

const lostBeforeFittingOfSize = (pack: ItemPack, size: number, use: Float64Array, from: number): number => {
  let left = 0
  let openedOn = 0
  let lost = 0
  let used = 0
  for (let day = 0; day < DAYS; day++) {
    const need = use[from + day] as number
    if (need <= 0) continue
    if (left > 0 && day > openedOn + pack.keepsDays) {
      lost += Math.max(0, left - GIVES * used)
      left = 0
      used = 0
    }
    used += need
    const more = need - left
    const spare = GIVES * used
    if (more <= spare && left > 0) {
      left = Math.max(0, -more)
      continue
    }
    const packs = Math.max(1, Math.ceil(more / size - STRETCH))
    const isOneFewer = packs > 1 && more - (packs - 1) * size <= spare
    left = isOneFewer ? 0 : Math.max(0, packs * size - more)
    openedOn = day
    if (isOneFewer) used = 0
  }
  return lost + lostAtEnd(pack, Math.max(0, left - GIVES * used), openedOn)
}
