import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { type FavoriteFood, favoritesQuery } from '../../../api/favorites.ts'
import {
  addFavorite,
  pendingFavorites,
  removeFavorites,
  watchFavorites,
  withPendingFavorites,
} from '../../../api/write-queue/favorite-writes.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

const none: readonly FavoriteFood[] = []

/** The person's favorites by the key that the search knows a food by, the latest first, and the way to change them. */
export function useFavorites() {
  const { id: userId } = useRequiredAccount()
  const { data } = useQuery(favoritesQuery(userId))
  const pending = useSyncExternalStore(watchFavorites, () => pendingFavorites(userId))
  const stars = useMemo(() => withPendingFavorites(data ?? none, pending), [data, pending])
  const keys = useMemo(() => [...new Set(stars.map(({ food }) => food))], [stars])
  const toggle = (key: string, name: string): void => {
    const given = stars.filter(({ food }) => food === key)
    const sent = given.length > 0 ? removeFavorites(userId, given, name) : addFavorite(userId, key, name)
    sent.catch((thrown: unknown) => tellRefusal('save-own-food', thrown))
  }
  return { keys, isKnown: data !== undefined, toggle }
}
