import type { MealReader } from '../say/index.ts'
import { furtherFoodSaid } from './further-said.ts'
import { readQuery } from './read-query.ts'

/**
 * The key of what a text is read as, where the reader of meals knows all of its words as one dish, or its only word as one food:
 * `mac and cheese`, `Brownie`, `choclo`. Undefined where it reads several, leaves words open or is asked for a food by more words,
 * which the names of the tables tell apart better. What is `isBegun`, the beginning of a name that was found, is no misspelt one:
 * `manza` goes on as manzana, and is no pasta.
 */
export function readAsOne(read: MealReader['read'], text: string, isBegun = false): string | undefined {
  const { items, unknown, lookUps, leftOut, isRepeated } = read(text)
  const [item] = items
  if (!item || items.length > 1 || unknown.length > 0 || leftOut.length > 0 || isRepeated) return undefined
  if (isBegun && lookUps.some(({ instead }) => instead !== undefined)) return undefined
  const further = furtherFoodSaid(item.said)
  if (further) return `food:${further.id}`
  const [reading] = readQuery(text)
  return item.kind === 'food' && reading?.words.length !== 1 ? undefined : item.key
}
