import { useState } from 'react'
import type { ShoppingItem } from './week-shopping.ts'

const PREFIX = 'shopping_ticks:'
/** What was in the basket when it was ticked, by the item's id. */
type Ticks = Readonly<Record<string, number>>

const read = (key: string): Ticks => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, need]) => typeof need === 'number'))
  } catch {
    return {}
  }
}

function write(userId: string, key: string, ticks: Ticks): void {
  try {
    // The list of an earlier plan is of no use any more.
    for (const old of Object.keys(localStorage)) {
      if (old.startsWith(`${PREFIX}${userId}:`) && old !== key) localStorage.removeItem(old)
    }
    localStorage.setItem(key, JSON.stringify(ticks))
  } catch {
    // Storage is full or blocked: the ticks still stand while the page is open.
  }
}

/** Ticks of one person's list for one plan, kept on this device. An item that is needed in a larger amount opens again. */
export function useTicks(userId: string, planId: string) {
  const key = `${PREFIX}${userId}:${planId}`
  const [kept, setKept] = useState(() => ({ key, ticks: read(key) }))
  if (kept.key !== key) setKept({ key, ticks: read(key) })
  const { ticks } = kept
  const keep = (next: Ticks) => {
    write(userId, key, next)
    setKept({ key, ticks: next })
  }
  const isTicked = ({ id, buy }: ShoppingItem) => (ticks[id] ?? -1) >= buy
  return {
    isTicked,
    tick: (item: ShoppingItem) => {
      const { [item.id]: _, ...others } = ticks
      keep(isTicked(item) ? others : { ...others, [item.id]: item.buy })
    },
    clear: () => keep({}),
  }
}
