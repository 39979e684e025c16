import { type LocalDate, mondayOf } from '@pacemeal/domain'
import { useState } from 'react'
import { presentDay } from '../../../navigation/local-day.ts'
import { forgetWeeksBefore, numbersIn, readStored, writeStored } from './stored.ts'
import type { ShoppingItem } from './week-shopping.ts'

/** What was in the basket when it was ticked, by the item's id. */
type Ticks = Readonly<Record<string, number>>

const boughtOf = ({ packs, buy }: ShoppingItem): number => (packs ? packs.count * packs.grams : buy)

/**
 * Ticks of one person's list for one week, kept on this device: a new plan of the week keeps them. An item that is needed
 * in a larger amount opens again.
 */
export function useTicks(userId: string, monday: LocalDate) {
  const prefix = `shopping_ticks:${userId}:`
  const key = `${prefix}${monday}`
  const [kept, setKept] = useState(() => ({ key, ticks: numbersIn(readStored(key)) }))
  if (kept.key !== key) setKept({ key, ticks: numbersIn(readStored(key)) })
  const { ticks } = kept
  const keep = (next: Ticks) => {
    forgetWeeksBefore(prefix, mondayOf(presentDay()))
    writeStored(key, next)
    setKept({ key, ticks: next })
  }
  const isTicked = (item: ShoppingItem) => (ticks[item.id] ?? -1) >= boughtOf(item)
  return {
    isTicked,
    /** Whether it was ticked at all, also when more of it is needed since. */
    wasTicked: (id: ShoppingItem['id']) => ticks[id] !== undefined,
    tick: (item: ShoppingItem) => {
      const { [item.id]: _, ...others } = ticks
      keep(isTicked(item) ? others : { ...others, [item.id]: boughtOf(item) })
    },
    clear: () => keep({}),
  }
}

/** Staples that the person has at home: ticked once, and remembered over the weeks on this device. */
export function useStaplesAtHome(userId: string) {
  const key = `shopping_at_home:${userId}`
  const [ids, setIds] = useState<readonly string[]>(() => {
    const stored = readStored(key)
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  })
  return {
    isAtHome: ({ id }: ShoppingItem) => ids.includes(id),
    toggle: ({ id }: ShoppingItem) => {
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
      writeStored(key, next)
      setIds(next)
    },
  }
}
