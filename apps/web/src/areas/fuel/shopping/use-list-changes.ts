import { diffShoppingLists, type ShoppingChange, type ShoppingList } from '@pacemeal/catalog/shopping'
import { isJsonObject, type LocalDate, mondayOf } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { personalKeys } from '../../../api/personal-keys.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { forgetWeeksBefore, readStored, writeStored } from './stored.ts'

const isList = (data: unknown): data is ShoppingList =>
  isJsonObject(data) && Array.isArray(data.aisles) && Array.isArray(data.pantry)

const findSeen = (key: string): ShoppingList | undefined => {
  const stored = readStored(key)
  return isList(stored) ? stored : undefined
}

/**
 * What a new plan has changed in the week's list since the person last looked, until they say that they have seen it.
 * What was ticked is bought: of it only what is needed beyond counts. Nothing is changed, or seen, of a list that is not
 * known yet.
 */
export function useListChanges(
  userId: string,
  monday: LocalDate,
  list: ShoppingList | undefined,
  wasTicked: (id: string) => boolean,
): { readonly changes: readonly ShoppingChange[]; readonly accept: () => void } {
  const prefix = `${personalKeys.seenShopping}${userId}:`
  const key = `${prefix}${monday}`
  const [kept, setKept] = useState(() => ({ key, seen: findSeen(key) }))
  if (kept.key !== key) setKept({ key, seen: findSeen(key) })
  const { seen } = kept
  const isFirst = seen === undefined
  useEffect(() => {
    if (!isFirst || list === undefined) return
    forgetWeeksBefore(prefix, mondayOf(presentDay()))
    writeStored(key, list)
    setKept({ key, seen: list })
  }, [isFirst, prefix, key, list])
  return {
    changes: seen && list ? diffShoppingLists(seen, list, wasTicked) : [],
    accept: () => {
      if (list === undefined) return
      writeStored(key, list)
      setKept({ key, seen: list })
    },
  }
}
