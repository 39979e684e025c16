import type { KitchenPreferences } from '@pacemeal/domain'
import { kitchenPreferences, readKitchenPreferences, writeKitchenPreferences } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, updateDocument } from './documents.ts'
import { findOwnDocument } from './own-document.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { refusalOf } from './refusal.ts'

/** How the person wants to cook and eat, and whether they ever said so. */
export interface StoredKitchen {
  readonly preferences: KitchenPreferences
  /** False while the defaults hold because nothing was saved yet. */
  readonly isChosen: boolean
}

const toKitchen = (preferences: string | undefined): StoredKitchen => ({
  preferences: readKitchenPreferences(preferences),
  isChosen: preferences !== undefined,
})

/** The person's kitchen preferences; the defaults where none were saved. */
export const kitchenPreferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('kitchen-preferences', userId),
    queryFn: async () => toKitchen((await findOwnDocument(kitchenPreferences, userId))?.preferences),
    staleTime: 5 * 60_000,
  })

async function updateOrCreate(userId: string, preferences: string): Promise<void> {
  try {
    await updateDocument(kitchenPreferences, userId, { preferences })
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
    await createDocument(kitchenPreferences, userId, { user: userId, preferences }, userId)
  }
}

/** Keeps the preferences. The server asks for the plan that follows from them by itself. */
export async function saveKitchenPreferences(userId: string, preferences: KitchenPreferences): Promise<void> {
  const text = writeKitchenPreferences(preferences)
  await updateOrCreate(userId, text)
  queryClient.setQueryData(kitchenPreferencesQuery(userId).queryKey, toKitchen(text))
}

/** Reads the preferences again. */
export const refreshKitchenPreferences = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: kitchenPreferencesQuery(userId).queryKey })
