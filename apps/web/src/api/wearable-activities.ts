import { isOnDay, type LocalDate, type RecordedActivity } from '@pacemeal/domain'
import { wearableData } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from './documents.ts'
import { activitiesSentQueries, latestActivitiesQueries } from './first-queries.ts'
import { queryKey } from './query-keys.ts'

async function readDay(userId: string, day: LocalDate, zone: string): Promise<readonly RecordedActivity[]> {
  const find = async (queries: string[]) => {
    const { documents } = await listDocuments(wearableData, queries)
    // Most days begin without a recording, and are shown without the code that reads one.
    if (documents.length === 0) return []
    const { readWearableActivity } = await import('@pacemeal/protocol/wearables')
    const read = documents.map((record) => readWearableActivity(record, zone))
    const ofDay = read.filter((activity) => isOnDay(activity, day, zone))
    if (ofDay.length < 2) return ofDay
    // Several sources may have recorded one session; days with one activity need none of that.
    const { settleActivities } = await import('@pacemeal/domain/one-session')
    return settleActivities(ofDay)
  }
  const ofDay = await find(activitiesSentQueries(userId, day, zone))
  return ofDay.length > 0 ? ofDay : find(latestActivitiesQueries(userId))
}

/** What devices recorded on the day. */
export const wearableActivitiesQuery = (userId: string, day: LocalDate, zone: string) =>
  queryOptions({
    queryKey: queryKey('wearable-activities', userId, day, zone),
    queryFn: () => readDay(userId, day, zone),
  })
