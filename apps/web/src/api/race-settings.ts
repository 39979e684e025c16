import type { RaceSettings } from '@pacemeal/domain/event'
import { raceSettings, readRaceSettings } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, updateDocument } from './documents.ts'
import { findOwnDocument } from './own-document.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'

/** The person's products and the figures that hold for all their events. */
export const raceSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('race-settings', userId),
    queryFn: async () => readRaceSettings((await findOwnDocument(raceSettings, userId))?.settings),
  })

/** Keeps them. */
export async function saveRaceSettings(userId: string, settings: RaceSettings): Promise<void> {
  const data = { settings: JSON.stringify(settings) }
  // Asked for first: a change of what is not there is an error on the console.
  if ((await findOwnDocument(raceSettings, userId)) === null) {
    await createDocument(raceSettings, userId, { user: userId, ...data }, userId)
  } else await updateDocument(raceSettings, userId, data)
  queryClient.setQueryData(raceSettingsQuery(userId).queryKey, settings)
}
