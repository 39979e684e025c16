import {
  type Athlete,
  addDays,
  dayBounds,
  dayOfLog,
  isOnDay,
  type LocalDate,
  logBounds,
  type MealLog,
  type MealMark,
} from '@pacemeal/domain'
import { settleActivities } from '@pacemeal/domain/one-session'
import { type RecordedActivity, recordedOnDay } from '@pacemeal/nutrition'
import { mealLogs, mealMarks, readMealLog, wearableData } from '@pacemeal/protocol'
import { readWearableActivity } from '@pacemeal/protocol/wearables'
import type { Handle } from '../../store/open.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** More than anybody logs, marks or records in a day. */
const MAX_PER_DAY = 200

/** And with the days beside it, which a zone may make part of it. */
const MAX_AROUND_DAY = 3 * MAX_PER_DAY

/** What a person did on a day beside the plan. */
export interface RecordsOfDay {
  readonly logs: readonly MealLog[]
  readonly marks: ReadonlyMap<string, MealMark>
  readonly recorded: readonly RecordedActivity[]
}

const readLogs = async (handle: Handle, owner: string, day: LocalDate, zone: string): Promise<readonly MealLog[]> => {
  const between = { field: 'loggedAt', ...logBounds(day, day) } as const
  const documents = await listOwnDocuments(handle, mealLogs, { owner, between, limit: MAX_AROUND_DAY })
  return documents.map(readMealLog).filter((log) => dayOfLog(log, zone) === day)
}

const readMarks = async (handle: Handle, owner: string, day: LocalDate): Promise<ReadonlyMap<string, MealMark>> => {
  const documents = await listOwnDocuments(handle, mealMarks, { owner, where: { day }, limit: MAX_PER_DAY })
  // The newest word about a meal counts.
  return new Map(documents.toReversed().map(({ meal, mark }) => [meal, mark]))
}

/**
 * What was done on the day, each session once whoever recorded it. The days around are looked at too, for sessions over
 * midnight and for clocks of an unknown place. Never just the latest that arrived: a history that is brought in today would
 * hide what was done today.
 */
const readRecorded = async (
  handle: Handle,
  owner: string,
  day: LocalDate,
  zone: string,
): Promise<readonly RecordedActivity[]> => {
  const { from } = dayBounds(addDays(day, -1), zone)
  const { to } = dayBounds(addDays(day, 2), zone)
  const documents = await listOwnDocuments(handle, wearableData, {
    owner,
    where: { data_type: 'activity' },
    since: from,
    between: { field: 'data_timestamp', from, to },
    limit: MAX_PER_DAY,
  })
  const read = documents.map((document) => readWearableActivity(document, zone))
  return recordedOn(settleActivities(read), day, zone)
}

/** Those of the activities, each a session of its own, that were done on the day. */
export const recordedOn = (
  activities: ReturnType<typeof settleActivities>,
  day: LocalDate,
  zone: string,
): readonly RecordedActivity[] =>
  activities
    .filter((activity) => isOnDay(activity, day, zone))
    .flatMap((activity) => recordedOnDay(activity, day, zone) ?? [])

/** Everything that was logged, marked and recorded on the athlete's own day. */
export const readDayRecords = async (
  handle: Handle,
  owner: string,
  day: LocalDate,
  { zone }: Pick<Athlete, 'zone'>,
): Promise<RecordsOfDay> => ({
  logs: await readLogs(handle, owner, day, zone),
  marks: await readMarks(handle, owner, day),
  recorded: await readRecorded(handle, owner, day, zone),
})
