import { createHash } from 'node:crypto'

/** A number from 0 (included) to 1 that the same words always give, so that a build that is resumed goes on as it began. */
export const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32LE(0) / 2 ** 32

/** A whole number within the bounds, both included, by the words' chance. */
export const chanceWithin = (from: number, to: number, ...words: readonly (string | number)[]): number =>
  from + Math.floor(chance(...words) * (to - from + 1))

/** One of the items, by the words' chance. */
export const chosenOf = <T>(items: readonly [T, ...T[]], ...words: readonly (string | number)[]): T =>
  items[Math.floor(chance(...words) * items.length)] ?? items[0]
