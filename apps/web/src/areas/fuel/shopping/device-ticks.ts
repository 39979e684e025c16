import { openCatalog } from '@pacemeal/catalog'
import { boughtGrams, type ShoppingList } from '@pacemeal/catalog/shopping'
import type { LocalDate, ShoppingTicks, TicksByItem } from '@pacemeal/domain'
import { dropStored, numbersIn, readStored } from './stored.ts'

const ticksKey = (userId: string, monday: LocalDate) => `shopping_ticks:${userId}:${monday}`
const atHomeKey = (userId: string) => `shopping_at_home:${userId}`

/** Before everything that was said since ticks are kept on the server. */
const AT = 1

const entriesOf = (ticks: readonly (readonly [id: string, grams: number])[]): TicksByItem =>
  Object.fromEntries(ticks.map(([id, grams]) => [id, { grams, at: AT }]))

/**
 * Ticks of a week, and staples at home, that an earlier version of the app kept on this device alone; undefined for none.
 * They count as said before any other, so that taking them over twice, or from two devices, takes nothing back.
 */
export function findDeviceTicks(
  userId: string,
  monday: LocalDate,
  { aisles, pantry }: ShoppingList,
): ShoppingTicks | undefined {
  const bought = Object.entries(numbersIn(readStored(ticksKey(userId, monday))))
  const stored = readStored(atHomeKey(userId))
  const atHome = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  if (bought.length === 0 && atHome.length === 0) return undefined
  const items = new Map([...aisles.flatMap((one) => one.items), ...pantry].map((item) => [item.id, item]))
  // What has no packs was kept in the unit that it is sold by.
  const gramsOf = (id: string, amount: number): number => {
    const item = items.get(id)
    return item && !item.packs && amount >= item.buy ? boughtGrams(openCatalog(), item) : amount
  }
  return {
    weeks: bought.length === 0 ? {} : { [monday]: entriesOf(bought.map(([id, amount]) => [id, gramsOf(id, amount)])) },
    atHome: entriesOf(atHome.map((id) => [id, 0])),
  }
}

/** Forgets them once they are kept elsewhere. */
export function dropDeviceTicks(userId: string, monday: LocalDate): void {
  dropStored(ticksKey(userId, monday))
  dropStored(atHomeKey(userId))
}
