import { favoriteFoods } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument } from './documents.ts'
import { listAllDocuments } from './list-all.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

/** A food with a star: the id of its document, and the key that the search knows it by. */
export interface FavoriteFood {
  readonly id: string
  readonly food: string
}

/** The foods that a person marked with a star, the latest first. */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('favorites', userId),
    queryFn: async (): Promise<readonly FavoriteFood[]> => {
      const wanted = [q.equal('user', userId), q.orderDesc('$createdAt')]
      return (await listAllDocuments(favoriteFoods, wanted)).map(({ $id: id, food }) => ({ id, food }))
    },
  })

/** Keeps a star under an id that was made where it was given, so that sending it twice keeps it once. */
export const storeFavorite = (userId: string, id: string, food: string): Promise<unknown> =>
  createDocument(favoriteFoods, userId, { user: userId, food }, id)

/** Takes a star back. */
export const removeFavorite = (id: string): Promise<unknown> => deleteDocument(favoriteFoods, id)

/** Reads the stars anew. */
export const refreshFavorites = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: favoritesQuery(userId).queryKey })
