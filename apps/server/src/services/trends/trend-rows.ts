import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  addDays,
  dayBounds,
  type LocalDate,
  logBounds,
  logDayFinder,
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
import { readAmounts, readBodyMeasurement, readHealthRecord, readLogMoment } from '@pacemeal/protocol'
import { readWearableActivity, type WearableData } from '@pacemeal/protocol/wearables'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { inTurns } from '../../in-turns.ts'
import type { Handle } from '../../store/open.ts'
import type { Tables } from '../../store/tables.ts'

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

/** Whose rows, and the bounds of a day or moment, both included, by their columns. */
interface Bounds {
  readonly owner: { readonly column: string; readonly is: string }
  readonly range: { readonly column: string; readonly from: string; readonly to: string }
}

/**
 * A person's rows within bounds, in the order of their creation. They are read a page at a time in the order of the index that
 * the bounds have: in that of their creation all of them would be sorted again for each page.
 */
const rowsOf = async <Table extends keyof Tables, Row extends Sequenced>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { owner, range }: Bounds,
): Promise<readonly Row[]> => {
  const [sequence, value] = [sql.ref('_sequence'), sql.ref(range.column)]
  const own = query
    .select(sql<string>`${value}`.as('_by'))
    .where(sql<SqlBool>`${sql.ref(owner.column)} = ${owner.is}`)
    .where(sql<SqlBool>`${value} <= ${range.to}`)
    .orderBy(value)
    .orderBy(sequence)
    .limit(PAGE)
  const read: (Row & { readonly _by: string })[] = []
  for (let after = { by: range.from, sequence: -1 }; ; ) {
    const rows = await own
      .where(sql<SqlBool>`${value} >= ${after.by}`)
      .where(sql<SqlBool>`(${value} > ${after.by} or ${sequence} > ${after.sequence})`)
      .execute()
    // The rows of the query, and by what they are ordered.
    read.push(...(rows as unknown as typeof read))
    const last = read.at(-1)
    if (last === undefined || rows.length < PAGE) return read.toSorted((a, b) => a._sequence - b._sequence)
    after = { by: last._by, sequence: Number(last._sequence) }
    await nextTurn()
  }
}

/** The bounds of rows that name a day. */
const daysOf = ({ user, from, to }: TrendSpanOf): Bounds => ({
  owner: { column: 'user', is: user },
  range: { column: 'day', from, to },
})

/**
 * What was eaten, by its day; days beside the span may have some of theirs. Only the attributes that trends are made of. Sorted
 * into days in turns, since a year may hold as many logs as a person may keep.
 */
export const readTrendLogs = async (
  { db }: Handle,
  { user, from, to, zone }: TrendSpanOf,
): Promise<ReadonlyMap<LocalDate, readonly TrendLog[]>> => {
  const dayOf = logDayFinder(zone)
  const days = new Map<LocalDate, TrendLog[]>()
  const rows = await rowsOf(
    db
      .selectFrom('meal_logs')
      .select(['_sequence', 'loggedAt', 'timeZone', 'mealTime', 'mealPlans', 'status', ...nutrients]),
    {
      owner: { column: 'user', is: user },
      range: { column: 'loggedAt', ...logBounds(from, to) },
    },
  )
  for await (const row of inTurns(rows)) {
    const log: TrendLog = {
      ...readLogMoment(row),
      mealTime: mealTimes.find((one) => one === row.mealTime) ?? 'general',
      status: mealLogStatuses.find((one) => one === row.status) ?? null,
      amounts: readAmounts(row),
      ...(row.mealPlans ? { plannedMeal: row.mealPlans } : {}),
    }
    const day = dayOf(log)
    const own = days.get(day)
    if (own === undefined) days.set(day, [log])
    else own.push(log)
  }
  return days
}

/** What was said of planned meals; the newest word about a meal counts. */
export const readTrendMarks = async ({ db }: Handle, span: TrendSpanOf): Promise<ReadonlyMap<LocalDate, DayMarks>> => {
  const marks = new Map<LocalDate, Map<string, MealMark>>()
  const rows = await rowsOf(db.selectFrom('meal_marks').select(['_sequence', 'day', 'meal', 'mark']), daysOf(span))
  for (const { day, meal, mark } of rows) {
    const date = day as LocalDate
    const own = marks.get(date) ?? new Map<string, MealMark>()
    marks.set(date, own.set(meal, mark === 'skipped' ? 'skipped' : 'finished'))
  }
  return marks
}

/** Wearable records of the days and of those beside them, without their series, which may be large. */
const wearableRows = async (
  { db }: Handle,
  { user, from, to, zone }: TrendSpanOf,
  kinds: readonly WearableData['data_type'][],
) => {
  const rows = await rowsOf(
    db
      .selectFrom('wearable_data')
      .select(['_sequence', '_id', '_createdAt', 'provider', 'data_type', 'timeZone', 'metadata', 'healthSummary'])
      .where('data_type', 'in', kinds),
    {
      owner: { column: 'appwrite_user_id', is: user },
      range: {
        column: 'data_timestamp',
        from: dayBounds(addDays(from, -1), zone).from,
        to: dayBounds(addDays(to, 1), zone).to,
      },
    },
  )
  return rows.map(({ _id, _createdAt, data_type, ...row }) => ({
    ...row,
    $id: _id,
    $createdAt: _createdAt,
    // One of those asked for.
    data_type: data_type as WearableData['data_type'],
  }))
}

/** What was trained, each session once whoever recorded it. */
export const readTrendActivities = async (handle: Handle, span: TrendSpanOf): Promise<readonly RecordedActivity[]> => {
  const read: RecordedActivity[] = []
  for await (const row of inTurns(await wearableRows(handle, span, ['activity']))) {
    read.push(readWearableActivity(row, span.zone))
  }
  return settleActivities(read)
}

/** Weighings, one a day. */
export const readTrendWeighIns = async ({ db }: Handle, span: TrendSpanOf): Promise<readonly TrendWeighIn[]> => {
  const read: BodyMeasurement[] = []
  const rows = await rowsOf(
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
      ]),
    daysOf(span),
  )
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
  for await (const row of inTurns(await wearableRows(handle, span, ['daily', 'sleep']))) {
    const reading = readHealthRecord(row, span.zone)
    if (reading !== undefined) read.push(reading)
  }
  return read
}
