import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  addDays,
  dayBounds,
  type InstantText,
  type LocalDate,
  type MealMark,
  mealLogStatuses,
  mealTimes,
  nutrients,
  type RecordedActivity,
} from '@pacemeal/domain'
import { type BodyMeasurement, dailyMeasurements } from '@pacemeal/domain/body'
import type { HealthReading } from '@pacemeal/domain/health'
import { settleActivities } from '@pacemeal/domain/one-session'
import type { DayMarks, TrendLog, TrendWeighIn } from '@pacemeal/nutrition/trends'
import {
  readAmounts,
  readBodyMeasurement,
  readHealthRecord,
  readWearableActivity,
  type WearableData,
} from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'

/** Rows that are read before everybody else has a turn. */
const PAGE = 500

/** Whose trends, over which days of which zone. */
export interface TrendSpanOf {
  readonly user: string
  readonly from: LocalDate
  readonly to: LocalDate
  readonly zone: string
}

interface Sequenced {
  readonly _sequence: number
}

/** All rows of a query, a page at a time in the order of their creation. */
async function* pagesOf<Row extends Sequenced>(
  page: (after: number, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = -1; ; ) {
    const rows = await page(after, PAGE)
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = Number(last._sequence)
    await nextTurn()
  }
}

/** What was eaten. Only the attributes that trends are made of. */
export const readTrendLogs = async (
  { db }: Handle,
  { user, from, to, zone }: TrendSpanOf,
): Promise<readonly TrendLog[]> => {
  const [first, last] = [dayBounds(from, zone).from, dayBounds(to, zone).to]
  const logs: TrendLog[] = []
  const pages = pagesOf((after, size) =>
    db
      .selectFrom('meal_logs')
      .select(['_sequence', 'loggedAt', 'mealTime', 'mealPlans', 'status', ...nutrients])
      .where('user', '=', user)
      .where('loggedAt', '>=', first)
      .where('loggedAt', '<=', last)
      .where('_sequence', '>', after)
      .orderBy('_sequence')
      .limit(size)
      .execute(),
  )
  for await (const rows of pages) {
    for (const row of rows) {
      logs.push({
        // Stored moments are UTC texts.
        loggedAt: row.loggedAt as InstantText,
        mealTime: mealTimes.find((one) => one === row.mealTime) ?? 'general',
        status: mealLogStatuses.find((one) => one === row.status) ?? null,
        amounts: readAmounts(row),
        ...(row.mealPlans ? { plannedMeal: row.mealPlans } : {}),
      })
    }
  }
  return logs
}

/** What was said of planned meals; the newest word about a meal counts. */
export const readTrendMarks = async (
  { db }: Handle,
  { user, from, to }: TrendSpanOf,
): Promise<ReadonlyMap<LocalDate, DayMarks>> => {
  const marks = new Map<LocalDate, Map<string, MealMark>>()
  const pages = pagesOf((after, size) =>
    db
      .selectFrom('meal_marks')
      .select(['_sequence', 'day', 'meal', 'mark'])
      .where('user', '=', user)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('_sequence', '>', after)
      .orderBy('_sequence')
      .limit(size)
      .execute(),
  )
  for await (const rows of pages) {
    for (const { day, meal, mark } of rows) {
      const date = day as LocalDate
      const own = marks.get(date) ?? new Map<string, MealMark>()
      marks.set(date, own.set(meal, mark === 'skipped' ? 'skipped' : 'finished'))
    }
  }
  return marks
}

/** Wearable records of the days and of those beside them, without their series, which may be large. */
async function* wearablePages(
  { db }: Handle,
  { user, from, to, zone }: TrendSpanOf,
  kinds: readonly WearableData['data_type'][],
) {
  const [first, last] = [dayBounds(addDays(from, -1), zone).from, dayBounds(addDays(to, 1), zone).to]
  const pages = pagesOf((after, size) =>
    db
      .selectFrom('wearable_data')
      .select(['_sequence', '_id', '_createdAt', 'provider', 'data_type', 'metadata', 'healthSummary'])
      .where('appwrite_user_id', '=', user)
      .where('data_type', 'in', kinds)
      .where('data_timestamp', '>=', first)
      .where('data_timestamp', '<=', last)
      .where('_sequence', '>', after)
      .orderBy('_sequence')
      .limit(size)
      .execute(),
  )
  for await (const rows of pages) {
    yield rows.map(({ _id, _createdAt, data_type, ...row }) => ({
      ...row,
      $id: _id,
      $createdAt: _createdAt,
      // One of those asked for.
      data_type: data_type as WearableData['data_type'],
    }))
  }
}

/** What was trained, each session once whoever recorded it. */
export const readTrendActivities = async (handle: Handle, span: TrendSpanOf): Promise<readonly RecordedActivity[]> => {
  const read: RecordedActivity[] = []
  for await (const rows of wearablePages(handle, span, ['activity'])) {
    read.push(...rows.map((row) => readWearableActivity(row, span.zone)))
  }
  return settleActivities(read)
}

/** Weighings, one a day. */
export const readTrendWeighIns = async (
  { db }: Handle,
  { user, from, to }: TrendSpanOf,
): Promise<readonly TrendWeighIn[]> => {
  const read: BodyMeasurement[] = []
  const pages = pagesOf((after, size) =>
    db
      .selectFrom('body_log')
      .select([
        '_sequence',
        '_id',
        'day',
        'measuredAt',
        'massKilograms',
        'bodyFatPercent',
        'source',
        'sourceId',
        'provider',
        'isRemoved',
      ])
      .where('user', '=', user)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('_sequence', '>', after)
      .orderBy('_sequence')
      .limit(size)
      .execute(),
  )
  for await (const rows of pages) {
    for (const { _id: $id, isRemoved, source, ...row } of rows) {
      const document = {
        ...row,
        $id,
        isRemoved: isRemoved === 1,
        source: source === null ? null : ('wearable' as const),
      }
      const measurement = readBodyMeasurement(document)
      if (measurement !== undefined) read.push(measurement)
    }
  }
  return dailyMeasurements(read).map(({ day, mass, bodyFat }) => ({
    date: day,
    mass,
    ...(bodyFat === null ? {} : { bodyFat }),
  }))
}

/** Days of which the person said whether their log is whole; the newest word counts. */
export const readWholeDays = async (
  { db }: Handle,
  { user, from, to }: TrendSpanOf,
): Promise<ReadonlyMap<LocalDate, boolean>> => {
  const rows = await db
    .selectFrom('day_notes')
    .select(['day', 'isWholeLog'])
    .where('user', '=', user)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('isWholeLog', 'is not', null)
    .orderBy('_sequence')
    .execute()
  return new Map(rows.map(({ day, isWholeLog }) => [day as LocalDate, isWholeLog === 1]))
}

/** What devices said of days and nights. */
export const readTrendReadings = async (handle: Handle, span: TrendSpanOf): Promise<readonly HealthReading[]> => {
  const read: HealthReading[] = []
  for await (const rows of wearablePages(handle, span, ['daily', 'sleep'])) {
    read.push(...rows.flatMap((row) => readHealthRecord(row, span.zone) ?? []))
  }
  return read
}
