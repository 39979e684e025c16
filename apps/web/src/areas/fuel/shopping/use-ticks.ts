import { openCatalog } from '@pacemeal/catalog'
import { boughtGrams, isEnough, keepsAtHome, type ShoppingList } from '@pacemeal/catalog/shopping'
import {
  type LocalDate,
  noShoppingTicks,
  type ShoppingTick,
  type ShoppingTicks,
  type TicksByItem,
  tickMoment,
} from '@pacemeal/domain'
import { shoppingTicks } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { documentsChannel, useRealtime } from '../../../api/realtime.ts'
import { refreshTicks, shoppingTicksQuery } from '../../../api/shopping-ticks.ts'
import { pendingTicks, watchTicks, withPendingTicks, writeTicks } from '../../../api/write-queue/shopping-writes.ts'
import { dropDeviceTicks, findDeviceTicks } from './device-ticks.ts'
import type { ShoppingItem } from './week-shopping.ts'

const channels = [documentsChannel(shoppingTicks)]

/** Brings what an earlier version kept on this device to the server. */
function useDeviceTicks(userId: string, monday: LocalDate, list: ShoppingList): void {
  useEffect(() => {
    const found = findDeviceTicks(userId, monday, list)
    if (!found) return
    void writeTicks(userId, found).then(
      (outcome) => {
        if (outcome !== 'held') dropDeviceTicks(userId, monday)
      },
      () => undefined,
    )
  }, [userId, monday, list])
}

/**
 * What is bought of one week's list, and what is at home whatever the week: shown at once, kept on the server, the same on
 * every device, also without a network. A new plan of the week keeps it; what is needed beyond it opens again.
 */
export function useTicks(userId: string, monday: LocalDate, list: ShoppingList) {
  useDeviceTicks(userId, monday, list)
  const reread = () => void refreshTicks(userId)
  useRealtime(channels, reread, reread)
  const reading = useQuery(shoppingTicksQuery(userId))
  const { data: stored = noShoppingTicks } = reading
  const pending = useSyncExternalStore(watchTicks, () => pendingTicks(userId))
  const ticks = useMemo(() => withPendingTicks(stored, pending), [stored, pending])

  const actions = useMemo(() => {
    const catalog = openCatalog()
    const inWeek = ticks.weeks[monday] ?? {}
    const bought = ({ id }: Pick<ShoppingItem, 'id'>): number | null => inWeek[id]?.grams ?? null
    const isTicked = (item: ShoppingItem): boolean => {
      const grams = bought(item)
      return grams !== null && isEnough(catalog, item, grams)
    }
    const isAtHome = ({ id }: Pick<ShoppingItem, 'id'>): boolean => {
      const tick = ticks.atHome[id]
      return tick !== undefined && tick.grams !== null && keepsAtHome(catalog, id, tick.at, Date.now())
    }
    const after = (tick: ShoppingTick | undefined, grams: number | null): ShoppingTick => ({
      grams,
      at: tickMoment([tick], Date.now()),
    })
    // Refused ones stay in the list of what is not sent, where their owner decides.
    const write = (some: Partial<ShoppingTicks>) =>
      void writeTicks(userId, { ...noShoppingTicks, ...some }).catch(() => undefined)
    const writeWeek = (items: TicksByItem) => write({ weeks: { [monday]: items } })
    return {
      isTicked,
      isAtHome,
      /** Whether it was ticked at all, also when more of it is needed since. */
      wasTicked: (id: ShoppingItem['id']) => bought({ id }) !== null || isAtHome({ id }),
      tick: (item: ShoppingItem) =>
        writeWeek({ [item.id]: after(inWeek[item.id], isTicked(item) ? null : boughtGrams(catalog, item)) }),
      /** Says that it is at home, or that it is used up. */
      toggleAtHome: (item: ShoppingItem) =>
        write({
          atHome: { [item.id]: after(ticks.atHome[item.id], isAtHome(item) ? null : boughtGrams(catalog, item)) },
        }),
      /** Unticks all of the week; gives what ticks it again. */
      clear: () => {
        const held = Object.entries(inWeek).filter(([, { grams }]) => grams !== null)
        const cleared = held.map(([id, tick]) => [id, after(tick, null)] as const)
        writeWeek(Object.fromEntries(cleared))
        return () =>
          writeWeek(Object.fromEntries(cleared.map(([id, tick]) => [id, after(tick, inWeek[id]?.grams ?? null)])))
      },
    }
  }, [ticks, userId, monday])
  return { ...actions, reading }
}
