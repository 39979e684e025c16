import { addDays, type Body, DAY_MS, type Kcal, kilograms, type LocalDate } from '@pacemeal/domain'
import type { BodySign, TrendDay } from '@pacemeal/domain/trends'
import { FASTEST_LOSS_PERCENT, mayLowerTargets, UNPLANNED_LOSS_PERCENT } from '../goal.ts'
import type { Circumstances } from '../targets.ts'
import { findOffPlan, hasLowEnergyRun, plannedWeeklyPercent } from '../trend.ts'

/** Days whose logs may show a run of low energy (own choice: what lies longer back is over). */
const RUN_DAYS = 14
/** A trend that nobody weighed for so long says nothing of the present. Days. */
const MAX_TREND_AGE = 7
/** Weigh-ins that make a week's change one of the body rather than of the scale (own choice). */
const MIN_WEIGH_INS = 2
/** Weeks of which a fast loss is the mean: the water of a first week is none (science: a two-week trend). */
const LOSS_WEEKS = 2
/** Weeks that are compared with the plan. */
const COMPARED_WEEKS = 3

/** What signs are read from. */
export interface SignRecords {
  readonly today: LocalDate
  /** The days up to the present one, oldest first: those of half a year, as far as they are known. */
  readonly days: readonly Pick<TrendDay, 'date' | 'mass' | 'massTrend' | 'energyAvailability'>[]
  /** What the goal adds to or takes from a usual day, and since when it does. */
  readonly goalChange: Kcal
  readonly goalSince: LocalDate
  readonly body: Pick<Body, 'mass' | 'height'>
  readonly circumstances?: Circumstances
}

type MassDay = Pick<TrendDay, 'date' | 'mass' | 'massTrend'>

/** Change of the trend over each of the last weeks, percent, oldest first; fewer where too little was weighed. */
function weeklyPercents(days: readonly MassDay[], last: LocalDate): readonly number[] {
  const on = new Map(days.map((day) => [day.date, day]))
  const percents: number[] = []
  for (let week = 0; week < COMPARED_WEEKS; week++) {
    const end = addDays(last, -7 * week)
    const [from, to] = [on.get(addDays(end, -7))?.massTrend ?? null, on.get(end)?.massTrend ?? null]
    const weighed = Array.from({ length: 7 }, (_, n) => on.get(addDays(end, -n))?.mass ?? null).filter(
      (m) => m !== null,
    )
    if (from === null || to === null || weighed.length < MIN_WEIGH_INS) break
    percents.unshift((100 * (to - from)) / from)
  }
  return percents
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** What was to be lost of the mass `most` by the day `last` of a goal, percent; none where none was. */
function plannedLossPercent({ goalChange, goalSince }: SignRecords, most: number, last: LocalDate): number {
  const weeks = Math.max(0, Date.parse(last) - Date.parse(goalSince)) / (7 * DAY_MS)
  return Math.max(0, -plannedWeeklyPercent(goalChange, kilograms(most)) * weeks)
}

function massSigns(records: SignRecords): readonly BodySign[] {
  const { days, today, goalChange } = records
  const known = days.flatMap(({ date, massTrend }) => (massTrend === null ? [] : [{ date, trend: massTrend }]))
  const weighed = days.findLast(({ mass }) => mass !== null)
  const last = known.findLast(({ date }) => weighed !== undefined && date <= weighed.date)
  if (last === undefined || last.date < addDays(today, -MAX_TREND_AGE)) return []
  const percents = weeklyPercents(days, last.date)
  const recent = percents.slice(-LOSS_WEEKS)
  const isFast = recent.length === LOSS_WEEKS && meanOf(recent) < -FASTEST_LOSS_PERCENT
  const most = Math.max(...known.map(({ trend }) => trend))
  const lossPercent = (100 * (most - last.trend)) / most
  const isLarge = lossPercent - plannedLossPercent(records, most, last.date) > UNPLANNED_LOSS_PERCENT
  const offPlan = findOffPlan(plannedWeeklyPercent(goalChange, kilograms(last.trend)), percents)
  return [
    ...(isFast ? (['fast_loss'] as const) : []),
    ...(isLarge ? (['large_loss'] as const) : []),
    ...(offPlan === 'above' ? (['heavier_than_planned'] as const) : []),
    // Who loses too fast is told that, which is the more pressing of the two.
    ...(offPlan === 'below' && !isFast ? (['lighter_than_planned'] as const) : []),
  ]
}

/**
 * Whether a sign fits what else is known. Who is pregnant or breastfeeding has no plan to eat and no way of the mass to keep
 * to. A mass above the goal's is none to tell whose targets are not lowered: what it advises would not come.
 */
function fits(sign: BodySign, { circumstances = {}, body }: SignRecords): boolean {
  if (circumstances.pregnantOrLactating === true) return sign === 'fast_loss' || sign === 'large_loss'
  return sign !== 'heavier_than_planned' || mayLowerTargets(circumstances, body)
}

/**
 * What the log and the scale say that a person should look at. It is told; a loss that is too fast or too large stops the
 * deficit of plans that are made while it lasts (`Circumstances.stoppingLoss`).
 */
export function findBodySigns(records: SignRecords): readonly BodySign[] {
  const { today, days } = records
  const since = addDays(today, -RUN_DAYS)
  const availability = days
    .filter(({ date }) => date >= since && date < today)
    // A day of which nothing is known ends a run: it is no evidence.
    .map(({ energyAvailability }) => energyAvailability ?? Number.POSITIVE_INFINITY)
  const found = [...(hasLowEnergyRun(availability) ? (['low_energy_run'] as const) : []), ...massSigns(records)]
  return found.filter((sign) => fits(sign, records))
}
