import type { KitchenPreferences } from '@pacemeal/domain'
import { kitchenPreferences, readKitchenPreferences, writeKitchenPreferences } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { refusalOf } from './refusal.ts'
import { storedKitchenQuery } from './stored-kitchen.ts'

/** How the person wants to cook and eat, and whether they ever said so. */
export interface StoredKitchen {
  readonly preferences: KitchenPreferences
  /** False while the defaults hold because nothing was saved yet. */
  readonly isChosen: boolean
}

const toKitchen = (stored: string | null): StoredKitchen => ({
  preferences: readKitchenPreferences(stored ?? undefined),
  isChosen: stored !== null,
})

/** The person's kitchen preferences; the defaults where none were saved. */
export const kitchenPreferencesQuery = (userId: string) =>
  queryOptions({ ...storedKitchenQuery(userId), select: toKitchen })

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
  queryClient.setQueryData(storedKitchenQuery(userId).queryKey, text)
}

/** Reads the preferences again. */
export const refreshKitchenPreferences = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: storedKitchenQuery(userId).queryKey })
