import {
  addDays,
  type Body,
  dayFinder,
  isConsumed,
  kilograms,
  type LocalDate,
  logDayFinder,
  type NutrientTotal,
  type RecordedActivity,
  recordOf,
  totalsOf,
} from '@pacemeal/domain'
import { type HealthReading, healthDays } from '@pacemeal/domain/health'
import {
  type PlannedFigures,
  type TrendBand,
  type TrendDay,
  type TrendIntake,
  type TrendTarget,
  trendNutrients,
} from '@pacemeal/domain/trends'
import { type MassTrendDay, massTrend } from '../expenditure/mass-trend.ts'
import type { DayMarks } from '../logged-day.ts'
import { mergeRecorded } from '../recorded-activity.ts'
import { recordedOnDay } from '../recorded-on-day.ts'
import { restingEnergy } from '../resting-energy.ts'
import { fuelInTime } from './fuel-in-time.ts'
import { loggingState, type TrendLog } from './logging-state.ts'

/** A weigh-in; of several on a day the last entry counts. */
export interface TrendWeighIn {
  readonly date: LocalDate
  /** Kilograms. */
  readonly mass: number
  /** Percent. */
  readonly bodyFat?: number
}

/** Expenditure of a usual day as it was learned by a date. */
export interface LearnedOn extends TrendBand {
  readonly date: LocalDate
}

/** Everything that trends are made of. The order of the entries does not matter, save for two of the same day. */
export interface TrendRecords {
  /** First and last day. */
  readonly from: LocalDate
  readonly to: LocalDate
  readonly today: LocalDate
  readonly zone: string
  /** All of them, or by the day that each was eaten on ({@link logDayFinder}), where somebody has sorted them already. */
  readonly logs: readonly TrendLog[] | ReadonlyMap<LocalDate, readonly TrendLog[]>
  readonly marks: ReadonlyMap<LocalDate, DayMarks>
  /** Days of which the athlete said whether their log is whole. */
  readonly wholeDays: ReadonlyMap<LocalDate, boolean>
  readonly planned: readonly PlannedFigures[]
  /** Each session once (see `settleActivities`). */
  readonly activities: readonly RecordedActivity[]
  readonly readings: readonly HealthReading[]
  /** Those of some weeks before the first day make its trend smooth. */
  readonly weighIns: readonly TrendWeighIn[]
  readonly expenditure: readonly LearnedOn[]
  /** Null where the profile does not say enough. */
  readonly body: Body | null
  readonly weeklyTrainingHours: number
}

/** The trend of body mass is told for this long after a weigh-in; then it is unknown. Days (own choice). */
const TREND_HOLDS_DAYS = 14

const figureOf = ({ atLeast, unknownFrom }: NutrientTotal, logs: number): number | null =>
  unknownFrom === logs ? null : atLeast

function intakeOf(logs: readonly TrendLog[]): TrendIntake | null {
  const consumed = logs.filter(isConsumed)
  if (consumed.length === 0) return null
  const totals = totalsOf(consumed)
  const figures = recordOf(trendNutrients, (nutrient) => figureOf(totals[nutrient], consumed.length))
  return { ...figures, incomplete: trendNutrients.filter((nutrient) => totals[nutrient].unknownFrom > 0) }
}

const targetOf = ({ target, guidance }: PlannedFigures): TrendTarget => ({
  calories: target.calories,
  protein: target.protein,
  carbs: target.carbs,
  fat: target.fat,
  ...guidance,
})

/** Trend of each day, as long as a weigh-in is near enough before it. */
function trendsOf(weighIns: readonly TrendWeighIn[]): ReadonlyMap<LocalDate, MassTrendDay> {
  const days = massTrend(weighIns.map(({ date, mass }) => ({ date, mass: kilograms(mass) })))
  const kept = new Map<LocalDate, MassTrendDay>()
  let weighed: LocalDate | undefined
  for (const day of days) {
    if (day.weighed !== null) weighed = day.date
    if (weighed !== undefined && addDays(weighed, TREND_HOLDS_DAYS) >= day.date) kept.set(day.date, day)
  }
  return kept
}

/** Net energy of the day's sessions, in kcal: as recorded, and as planned where nothing was. */
function exerciseOf(
  records: Pick<TrendRecords, 'weeklyTrainingHours' | 'zone'>,
  date: LocalDate,
  body: Body,
  planned: PlannedFigures | undefined,
  activities: readonly RecordedActivity[],
): number {
  const recorded = activities.flatMap((activity) => recordedOnDay(activity, date, records.zone) ?? [])
  const resting = restingEnergy(body, records.weeklyTrainingHours).energy
  const sessions = planned?.sessions ?? []
  return mergeRecorded(sessions, recorded, body, resting).reduce(
    (sum, session) => sum + (session.measuredEnergy ?? sessions.find((one) => one === session)?.energy ?? 0),
    0,
  )
}

/** The trends of every day from the first to the last. What nobody logged or measured is null. */
export const trendDays = (records: TrendRecords): readonly TrendDay[] => [...eachTrendDay(records)]

/** The same days one by one, for whoever lets others work in between. */
export function* eachTrendDay(records: TrendRecords): Generator<TrendDay, void> {
  const { from, to, today, zone, body } = records
  const dayOf = dayFinder(zone)
  const logsOn = 'get' in records.logs ? records.logs : Map.groupBy(records.logs, logDayFinder(zone))
  const activitiesOn = Map.groupBy(records.activities, ({ start }) => dayOf(Date.parse(start)))
  const readingsOn = Map.groupBy(records.readings, ({ day }) => day)
  const plannedOn = new Map(records.planned.map((one) => [one.date, one]))
  const weighedOn = new Map(records.weighIns.map((one) => [one.date, one]))
  const learnedOn = new Map(records.expenditure.map(({ date, value, low, high }) => [date, { value, low, high }]))
  const trends = trendsOf(records.weighIns)
  let bodyFat = [...weighedOn.values()]
    .filter((one) => one.date < from && one.bodyFat !== undefined)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]?.bodyFat
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const logs = logsOn.get(date) ?? []
    const planned = plannedOn.get(date)
    const weighed = weighedOn.get(date)
    const trend = trends.get(date)
    bodyFat = weighed?.bodyFat ?? bodyFat
    const logging = loggingState(date, today, {
      zone,
      logs,
      meals: planned?.entries ?? [],
      marks: records.marks.get(date) ?? new Map(),
      isWhole: records.wholeDays.get(date),
    })
    const intake = intakeOf(logs)
    const [health] = healthDays(readingsOn.get(date) ?? [], date, 1)
    const counts = logging === 'full' || logging === 'partial'
    const availability = (): number | null => {
      const energy = intake?.calories ?? null
      if (body === null || logging !== 'full' || energy === null || intake?.incomplete.includes('calories')) return null
      const own = {
        ...body,
        mass: trend?.trend ?? body.mass,
        ...(bodyFat === undefined ? {} : { bodyFatPercent: bodyFat }),
      }
      const exercise = exerciseOf(records, date, own, planned, activitiesOn.get(date) ?? [])
      return (energy - exercise) / restingEnergy(own, records.weeklyTrainingHours).fatFreeMass
    }
    yield {
      date,
      logging,
      intake,
      target: planned === undefined ? null : targetOf(planned),
      fuel: planned !== undefined && counts && intake !== null ? fuelInTime(planned, logs, zone) : null,
      mass: weighed?.mass ?? null,
      massTrend: trend?.trend ?? null,
      bodyFat: weighed?.bodyFat ?? null,
      expenditure: learnedOn.get(date) ?? null,
      energyAvailability: availability(),
      sleepHours: health?.sleepHours ?? null,
      restingHeartRate: health?.restingHeartRate ?? null,
      // Steps of a day that is not over say nothing of it.
      steps: date < today ? (health?.steps ?? null) : null,
    }
  }
}
