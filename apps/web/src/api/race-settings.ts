import type { RaceSettings } from '@pacemeal/domain/event'
import { raceSettings, readRaceSettings } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, updateDocument } from './documents.ts'
import { findOwnDocument } from './own-document.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { refusalOf } from './refusal.ts'

/** The person's products and the figures that hold for all their events. */
export const raceSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('race-settings', userId),
    queryFn: async () => readRaceSettings((await findOwnDocument(raceSettings, userId))?.settings),
  })

/** Keeps them. */
export async function saveRaceSettings(userId: string, settings: RaceSettings): Promise<void> {
  const data = { settings: JSON.stringify(settings) }
  try {
    await updateDocument(raceSettings, userId, data)
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
    await createDocument(raceSettings, userId, { user: userId, ...data }, userId)
  }
  queryClient.setQueryData(raceSettingsQuery(userId).queryKey, settings)
}
