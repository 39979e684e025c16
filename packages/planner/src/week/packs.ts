import type { ItemPack } from './week-foods.ts'

/** Days of a week; uses of a food are numbered by them from Monday. */
export const DAYS = 7
/** A need over the packs by this share of one is met by them: nobody opens a pack for a spoonful (see the shopping list). */
const STRETCH = 0.02
/** What is left at the end of the week is eaten in the next one if it keeps this many days beyond. Own choice. */
const CARRIED_DAYS = 3
/** Amounts of a dish can give or take this share of a food, to need one pack fewer or to use one up. */
const GIVES = 0.1

/** Grams of the rest of an opened pack that are lost at the end of the week. */
const lostAtEnd = (pack: ItemPack, left: number, openedOn: number): number =>
  openedOn + pack.keepsDays < DAYS - 1 + CARRIED_DAYS ? left : 0

/**
 * Grams of a food that are lost when whole packs are bought as they are needed: what is left of a pack once it has been
 * open for its days, or at the end of the week when it does not keep into the next. Nothing for what keeps.
 */
export const lostGrams = (pack: ItemPack, use: Float64Array, from = 0): number => {
  if (!pack.isPerishable) return 0
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
    if (more <= STRETCH * pack.grams && left > 0) {
      left = Math.max(0, -more)
      continue
    }
    left = Math.max(0, Math.max(1, Math.ceil(more / pack.grams - STRETCH)) * pack.grams - more)
    openedOn = day
  }
  return lost + lostAtEnd(pack, left, openedOn)
}

/**
 * As {@link lostGrams}, for amounts that are still to be fitted: what a little less or a little more of the food in its
 * dishes would save is not lost.
 */
export const lostBeforeFitting = (pack: ItemPack, use: Float64Array, from: number): number => {
  if (!pack.isPerishable) return 0
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
    const packs = Math.max(1, Math.ceil(more / pack.grams - STRETCH))
    const isOneFewer = packs > 1 && more - (packs - 1) * pack.grams <= spare
    left = isOneFewer ? 0 : Math.max(0, packs * pack.grams - more)
    openedOn = day
    if (isOneFewer) used = 0
  }
  return lost + lostAtEnd(pack, Math.max(0, left - GIVES * used), openedOn)
}
