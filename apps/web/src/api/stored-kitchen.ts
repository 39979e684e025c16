import { kitchenPreferences } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { findOwnDocument } from './own-document.ts'
import { queryKey } from './query-keys.ts'

/**
 * The person's kitchen preferences as they are stored; null where none were saved. Apart from their reading, which the plan's
 * first view needs nothing of.
 */
export const storedKitchenQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('kitchen-preferences', userId),
    queryFn: async (): Promise<string | null> =>
      (await findOwnDocument(kitchenPreferences, userId))?.preferences ?? null,
    staleTime: 5 * 60_000,
  })
