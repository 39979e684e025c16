import type { KeptOwnFood, OwnFood } from '@pacemeal/domain/own-food'
import { findOwnFood, ownFoods, writeOwnFood } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, deleteDocument, updateDocument } from './documents.ts'
import { listAllDocuments } from './list-all.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'
import { restoreDocument } from './restore-document.ts'

/** The foods that a person made for themselves, the latest first. */
export const ownFoodsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('own-foods', userId),
    queryFn: async (): Promise<readonly KeptOwnFood[]> => {
      const wanted = [q.equal('user', userId), q.orderDesc('$createdAt')]
      return (await listAllDocuments(ownFoods, wanted)).flatMap((document) => findOwnFood(document) ?? [])
    },
  })

/** Reads the own foods of a person anew. */
export const rereadOwnFoods = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ownFoodsQuery(userId).queryKey })

/** Keeps a new own food, under an id that was chosen for it where there is one. */
export async function addOwnFood(userId: string, food: OwnFood, id?: string): Promise<void> {
  await createDocument(ownFoods, userId, writeOwnFood(food, userId), id)
  await rereadOwnFoods(userId)
}

/** Brings a deleted own food back under its id. */
export async function restoreOwnFood(userId: string, food: KeptOwnFood): Promise<void> {
  await restoreDocument(ownFoods, userId, writeOwnFood(food, userId), food.id)
  await rereadOwnFoods(userId)
}

/** Changes an own food. */
export async function changeOwnFood(userId: string, id: string, food: OwnFood): Promise<void> {
  const { user: _, ...data } = writeOwnFood(food, userId)
  await updateDocument(ownFoods, id, data)
  await rereadOwnFoods(userId)
}

/** Deletes an own food. What was logged of it keeps its figures. */
export async function removeOwnFood(userId: string, id: string): Promise<void> {
  await deleteDocument(ownFoods, id)
  await rereadOwnFoods(userId)
}
