import { addDays, type Kcal, kilograms, type LocalDate } from '@pacemeal/domain'
import type { BodySign, TrendDay } from '@pacemeal/domain/trends'
import { FASTEST_LOSS_PERCENT, UNPLANNED_LOSS_PERCENT } from '../goal.ts'
import { energyShiftFromTrend, hasLowEnergyRun, plannedWeeklyPercent } from '../trend.ts'

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
  /** What the goal adds to or takes from a usual day. */
  readonly goalChange: Kcal
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

function massSigns(days: readonly MassDay[], today: LocalDate, goalChange: Kcal): readonly BodySign[] {
  const known = days.flatMap(({ date, massTrend }) => (massTrend === null ? [] : [{ date, trend: massTrend }]))
  const weighed = days.findLast(({ mass }) => mass !== null)
  const last = known.findLast(({ date }) => weighed !== undefined && date <= weighed.date)
  if (last === undefined || last.date < addDays(today, -MAX_TREND_AGE)) return []
  const percents = weeklyPercents(days, last.date)
  const recent = percents.slice(-LOSS_WEEKS)
  const isFast = recent.length === LOSS_WEEKS && meanOf(recent) < -FASTEST_LOSS_PERCENT
  const most = Math.max(...known.map(({ trend }) => trend))
  const isLarge = (100 * (most - last.trend)) / most > UNPLANNED_LOSS_PERCENT
  const shift = energyShiftFromTrend(plannedWeeklyPercent(goalChange, kilograms(last.trend)), percents)
  return [
    ...(isFast ? (['fast_loss'] as const) : []),
    ...(isLarge ? (['large_loss'] as const) : []),
    ...(shift < 0 ? (['heavier_than_planned'] as const) : []),
    // Who loses too fast is told that, which is the more pressing of the two.
    ...(shift > 0 && !isFast ? (['lighter_than_planned'] as const) : []),
  ]
}

/**
 * What the log and the scale say that a person should look at. It is told, and changes no target: what to do about it is
 * theirs to choose.
 */
export function findBodySigns({ today, days, goalChange }: SignRecords): readonly BodySign[] {
  const since = addDays(today, -RUN_DAYS)
  const availability = days
    .filter(({ date }) => date >= since && date < today)
    // A day of which nothing is known ends a run: it is no evidence.
    .map(({ energyAvailability }) => energyAvailability ?? Number.POSITIVE_INFINITY)
  return [
    ...(hasLowEnergyRun(availability) ? (['low_energy_run'] as const) : []),
    ...massSigns(days, today, goalChange),
  ]
}
