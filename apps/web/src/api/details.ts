import type { RecordedActivity } from '@pacemeal/domain'
import { mealLogs, wearableData } from '@pacemeal/protocol'
import { readWearableActivity } from '@pacemeal/protocol/wearables'
import { queryOptions } from '@tanstack/react-query'
import { findDocument } from './documents.ts'
import type { MealLog } from './meal-logs.ts'
import { queryKey } from './query-keys.ts'

/** What a stored id stands for; null when there is nothing of it that this person may see. */
export type StoredDetails =
  | { readonly kind: 'log'; readonly log: MealLog }
  | { readonly kind: 'recorded'; readonly activity: RecordedActivity }
  | null

/** What may be a document's id at all; anything else is no address of anything. */
const DOCUMENT_ID = /^[a-zA-Z0-9][\w.-]{0,35}$/

async function findDetails(id: string, zone: string): Promise<StoredDetails> {
  if (!DOCUMENT_ID.test(id)) return null
  const log = await findDocument(mealLogs, id)
  if (log) return { kind: 'log', log }
  const record = await findDocument(wearableData, id)
  if (record?.data_type !== 'activity') return null
  return { kind: 'recorded', activity: readWearableActivity(record, zone) }
}

/** A logged meal or a recorded activity by its id. Under the keys of logs, so that a change of either is read again. */
export const storedDetailsQuery = (userId: string, id: string, zone: string) =>
  queryOptions({
    queryKey: queryKey('meal-logs', userId, 'details', id, zone),
    queryFn: () => findDetails(id, zone),
  })
