import { addDays, dayBounds, type LocalDate } from '@pacemeal/domain'
import type { HealthReading } from '@pacemeal/domain/health'
import { readHealthRecord, wearableData, wearableWindowDays } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from './documents.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

/** Most records of one kind and window: three sources with a nap a day. */
const MOST = 100
const SHOWN = ['provider', 'data_type', 'metadata', 'data_timestamp', 'healthSummary'] as const

async function readKind(userId: string, kind: HealthReading['kind'], today: LocalDate, zone: string) {
  const { from } = dayBounds(addDays(today, -wearableWindowDays[kind]), zone)
  const { documents } = await listDocuments(wearableData, [
    q.equal('appwrite_user_id', userId),
    q.equal('data_type', kind),
    q.greaterThanEqual('data_timestamp', from),
    q.orderDesc('data_timestamp'),
    q.select([...SHOWN]),
    q.limit(MOST),
  ])
  return documents.flatMap((document) => readHealthRecord(document, zone) ?? [])
}

/** What devices said of the last weeks: days, nights and weighings. */
export const healthReadingsQuery = (userId: string, today: LocalDate, zone: string) =>
  queryOptions({
    queryKey: queryKey('health-readings', userId, today, zone),
    queryFn: async () =>
      (
        await Promise.all((['daily', 'sleep', 'body'] as const).map((kind) => readKind(userId, kind, today, zone)))
      ).flat(),
  })
