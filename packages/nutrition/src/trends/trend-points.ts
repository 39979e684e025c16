import { addDays, type LocalDate } from '@pacemeal/domain'
import type { TrendDay } from '@pacemeal/domain/trends'

/** One point of a chart: a day, or the mean of the known days of a week. Null is unknown. */
export interface TrendPoint {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly value: number | null
  /** The figure is a lower bound: the day is logged in part, is not over, or some of its logs do not say. */
  readonly isPartial: boolean
}

/** A figure of a day, and whether it is only a lower bound of it. */
export type TrendFigure = (day: TrendDay) => { readonly value: number | null; readonly isPartial?: boolean }

const WEEK_DAYS = 7
/** From so many days on a chart shows weeks: more points than a small screen has room for say less (own choice). */
const WEEKS_FROM_DAYS = 120

/** The mean of what is known; null where nothing is. */
export const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** A figure over the days: each day, or over long spans each week by the mean of its days that are whole. */
export function trendPoints(days: readonly TrendDay[], figure: TrendFigure): readonly TrendPoint[] {
  const daily = days.map((day): TrendPoint => {
    const { value, isPartial = false } = figure(day)
    return { from: day.date, to: day.date, value, isPartial: value !== null && isPartial }
  })
  if (days.length < WEEKS_FROM_DAYS) return daily
  // Counted from the last day, so that the newest week is whole.
  const first = daily.length % WEEK_DAYS
  const weeks = first === 0 ? [] : [daily.slice(0, first)]
  for (let i = first; i < daily.length; i += WEEK_DAYS) weeks.push(daily.slice(i, i + WEEK_DAYS))
  return weeks.flatMap((week) => {
    const [begin] = week
    const whole = week.filter(({ isPartial }) => !isPartial).map(({ value }) => value)
    return begin === undefined
      ? []
      : [{ from: begin.from, to: addDays(begin.from, week.length - 1), value: meanOf(whole), isPartial: false }]
  })
}
