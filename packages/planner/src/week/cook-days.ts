import { DAYS } from './packs.ts'

/** Days of the week as bits: 1 is Monday. */
export type DaySet = number

/** The days of `uses` on which a dish is cooked when it keeps `keeps` days after that, for at most `most` meals a cooking. */
const firstDays = (uses: DaySet, keeps: number, most: number): DaySet => {
  let cooked = 0
  let openUntil = -1
  let meals = 0
  for (let day = 0; day < DAYS; day++) {
    if ((uses & (1 << day)) === 0) continue
    if (day > openUntil || meals >= most) {
      cooked |= 1 << day
      openUntil = day + keeps
      meals = 0
    }
    meals++
  }
  return cooked
}

const MAX_KEEPS = 6
const MAX_MEALS = 7
const table = new Uint8Array((MAX_KEEPS + 1) * (MAX_MEALS + 1) * 128)
const offset = (keeps: number, most: number): number => (keeps * (MAX_MEALS + 1) + most) * 128
for (let keeps = 0; keeps <= MAX_KEEPS; keeps++) {
  for (let most = 1; most <= MAX_MEALS; most++) {
    for (let uses = 0; uses < 128; uses++) table[offset(keeps, most) + uses] = firstDays(uses, keeps, most)
  }
}

/**
 * Days on which a dish is cooked for the meals of `uses`: on the first of them, and again when it no longer keeps or a
 * cooking has given all the meals that it may. Looked up, since the search asks it millions of times.
 */
export const cookDays = (uses: DaySet, keeps: number, most: number): DaySet =>
  table[offset(Math.min(keeps, MAX_KEEPS), Math.max(1, Math.min(most, MAX_MEALS))) + uses] as number

/** How many days a set holds. */
export const countDays = (days: DaySet): number => {
  let count = 0
  for (let left = days; left > 0; left &= left - 1) count++
  return count
}
