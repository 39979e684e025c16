import { ph, plural, t } from '@lingui/core/macro'
import type { TrendDay } from '@pacemeal/domain/trends'
import type { TrendPoint } from '@pacemeal/nutrition/trends'
import { shortDate, shortDateWithYear } from '../../languages/dates.ts'
import { hasFigures, type PlotSummary, rowsOf, type TrendPlot, type TrendRow } from './trend-plot.ts'

/** The day or the week of a row: `Nov 17`, `Nov 10 – Nov 16`. */
export const rowLabel = ({ from, to }: Pick<TrendRow, 'from' | 'to'>): string => {
  const [first, last] = [shortDate(from), shortDate(to)]
  return from === to ? first : t({ message: `${first} – ${last}`, comment: 'From the first day to the last' })
}

/** From the first day to the last with their year. */
export const periodText = (days: readonly TrendDay[]): string => {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return ''
  const [begin, end] = [shortDateWithYear(first.date), shortDateWithYear(last.date)]
  return t({ message: `${begin} – ${end}`, comment: 'From the first day to the last' })
}

/** A figure of a table; a lower bound says that it is one, and what is unknown is a dash. */
export const pointText = ({ format }: Pick<TrendPlot, 'format'>, { value, isPartial }: TrendPoint): string => {
  if (value === null) return '–'
  const figure = format(value)
  return isPartial ? t({ message: `≥ ${figure}`, comment: 'A lower bound' }) : figure
}

/** The bounds of a range in a table. */
export const rangeText = ({ format }: Pick<TrendPlot, 'format'>, range: TrendRow['range']): string => {
  if (range === null) return '–'
  const [low, high] = range.map(format)
  return t({ message: `${ph({ low: low ?? '' })} to ${ph({ high: high ?? '' })}`, comment: 'Bounds of a figure' })
}

/** What an average rests on, or since when the last figure has changed. */
export const summaryNote = (plot: TrendPlot, { value, first, count }: PlotSummary, total: number): string => {
  if (plot.headline === 'average') {
    if (count === 0) return t`No whole day yet`
    return plural(total, { one: `Average of ${count} of # day`, other: `Average of ${count} of # days` })
  }
  if (value === null || first === null) return ''
  const change = value - first
  const amount = plot.format(Math.abs(change))
  if (amount === plot.format(0)) return t`As at the beginning of this time`
  return change > 0 ? t`Up ${amount} in this time` : t`Down ${amount} in this time`
}

/** A plot in one sentence, for those who do not see it: how much is known, where it lies, and its last figure. */
export function plotDescription(plot: TrendPlot, days: readonly TrendDay[]): string {
  const { title, unit, format } = plot
  if (!hasFigures(plot, days)) return t`${title}: nothing known in this time.`
  const rows = rowsOf(plot, days)
  const known = rows.flatMap((row) => {
    const value = row.points[0]?.value ?? null
    return value === null ? [] : [{ row, value }]
  })
  const [start] = known
  if (start === undefined) return t`${title}: no whole day known in this time.`
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a), start)
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a), start)
  const last = known.at(-1) ?? start
  const said = (one: typeof start) => `${format(one.value)} (${rowLabel(one.row)})`
  const [count, total] = [known.length, rows.length]
  return t`${title} in ${unit}, ${ph({ period: periodText(days) })}: ${count} of ${total} points known, lowest ${ph({ lowest: said(lowest) })}, highest ${ph({ highest: said(highest) })}, last ${ph({ last: said(last) })}.`
}
