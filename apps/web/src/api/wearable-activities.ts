import { dayBounds, isOnDay, type LocalDate, type RecordedActivity } from '@pacemeal/domain'
import { readWearableActivity, wearableData } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listDocuments } from './documents.ts'
import { queryKey } from './query-keys.ts'

/** What a day shows of a record; its samples can be thousands and stay on the server. */
const SHOWN = [
  'provider',
  'metadata',
  'data_timestamp',
  'postActivityMeal',
  'postActivityFuelReasoning',
] as const satisfies readonly (keyof typeof wearableData.fields)[]

/** Most records read of one day, and most looked through when none was created on it (product specification). */
const MAX_PER_DAY = 100
const MAX_LATEST = 50

async function readDay(userId: string, day: LocalDate, zone: string): Promise<readonly RecordedActivity[]> {
  const find = async (queries: string[]) => {
    const { documents } = await listDocuments(wearableData, [
      Query.equal('appwrite_user_id', userId),
      Query.equal('data_type', 'activity'),
      Query.orderDesc('$createdAt'),
      Query.select([...SHOWN]),
      ...queries,
    ])
    const read = documents.map((record) => readWearableActivity(record, zone))
    const ofDay = read.filter((activity) => isOnDay(activity, day, zone))
    if (ofDay.length < 2) return ofDay
    // Several sources may have recorded one session; days with one activity need none of that.
    const { settleActivities } = await import('@pacemeal/domain/one-session')
    return settleActivities(ofDay)
  }
  const { from, to } = dayBounds(day, zone)
  const created = [Query.greaterThanEqual('$createdAt', from), Query.lessThanEqual('$createdAt', to)]
  const ofDay = await find([...created, Query.limit(MAX_PER_DAY)])
  // A device that syncs late creates yesterday's activity today.
  return ofDay.length > 0 ? ofDay : find([Query.limit(MAX_LATEST)])
}

/** What devices recorded on the day. */
export const wearableActivitiesQuery = (userId: string, day: LocalDate, zone: string) =>
  queryOptions({
    queryKey: queryKey('wearable-activities', userId, day, zone),
    queryFn: () => readDay(userId, day, zone),
  })
