import type { LocalDate } from '@pacemeal/domain'
import type { TrendDay } from '@pacemeal/domain/trends'
import { meanOf, type TrendFigure, type TrendPoint, trendPoints } from '@pacemeal/nutrition/trends'

/** How a series is drawn. Series of one plot differ in it, so that no hue has to be told apart. */
export type SeriesLook = 'bars' | 'line' | 'dots' | 'target'

/** One figure over time. */
export interface TrendSeries {
  readonly id: string
  readonly label: string
  readonly figure: TrendFigure
  readonly look: SeriesLook
  /** A colour of the tokens, as CSS takes it. */
  readonly color: string
}

/** Two bounds over time, drawn as an area. */
export interface TrendRange {
  readonly label: string
  readonly low: TrendFigure
  readonly high: TrendFigure
  readonly color: string
  /** Whether it is what was aimed at. */
  readonly isTarget?: boolean
}

/** A drawing of one unit. */
export interface TrendPlot {
  readonly id: string
  /** Of what, within its topic. */
  readonly title: string
  readonly unit: string
  readonly format: (value: number) => string
  readonly series: readonly [TrendSeries, ...TrendSeries[]]
  readonly range?: TrendRange
  /** A level that matters, with its name. */
  readonly level?: { readonly value: number; readonly label: string }
  /** Whether the axis begins at zero, near the figures where only their differences matter, or goes from 0 to 100. */
  readonly base: 'zero' | 'near' | 'percent'
  /** What stands in large above it. */
  readonly headline: 'average' | 'latest'
}

/** What belongs together on the screen: a card. */
export interface TrendTopic {
  readonly id: string
  readonly title: string
  /** What it means, in a sentence. */
  readonly meaning: string
  readonly plots: readonly [TrendPlot, ...TrendPlot[]]
  /** What to do to fill it. */
  readonly empty: string
}

/** A point in time of a plot, with the figures of its series in their order. */
export interface TrendRow {
  readonly from: TrendPoint['from']
  readonly to: TrendPoint['to']
  readonly points: readonly TrendPoint[]
  readonly range: readonly [number, number] | null
}

/** The figures of a plot, row by row. */
export function rowsOf(plot: TrendPlot, days: readonly TrendDay[]): readonly TrendRow[] {
  const series = plot.series.map(({ figure }) => trendPoints(days, figure))
  const low = plot.range && trendPoints(days, plot.range.low)
  const high = plot.range && trendPoints(days, plot.range.high)
  const [first = []] = series
  return first.map(({ from, to }, index) => {
    const [least, most] = [low?.[index]?.value ?? null, high?.[index]?.value ?? null]
    return {
      from,
      to,
      points: series.flatMap((points) => points[index] ?? []),
      range: least === null || most === null ? null : [least, most],
    }
  })
}

/** Whether a plot has anything of its own to show; what was aimed at alone is nothing. */
export const hasFigures = ({ series: [first] }: TrendPlot, days: readonly TrendDay[]): boolean =>
  days.some((day) => first.figure(day).value !== null)

/** What stands above a plot: the mean of the days that count and how many they are, or the last figure and the one it began with. */
export interface PlotSummary {
  readonly value: number | null
  readonly first: number | null
  readonly count: number
}

/** Sums a series up over the days. Lower bounds count only where nothing else is known. */
export function summaryOf(
  figure: TrendFigure,
  headline: TrendPlot['headline'],
  days: readonly TrendDay[],
): PlotSummary {
  const known = days.map(figure).filter(({ value }) => value !== null)
  const whole = known.filter(({ isPartial }) => isPartial !== true).map(({ value }) => value)
  return {
    value: headline === 'average' ? meanOf(whole) : (known.at(-1)?.value ?? null),
    first: known[0]?.value ?? null,
    count: whole.length,
  }
}

/** What a plot aimed at: one figure where both bounds are the same. */
export interface PlotTarget {
  readonly low: number
  readonly high: number
  /** The day that it is of, where none of the averaged days had a target; null for the mean of those days. */
  readonly day: LocalDate | null
}

/** Bounds of what a plot aims at; undefined for a plot without a target. */
function boundsOf({ series, range }: TrendPlot): readonly [TrendFigure, TrendFigure] | undefined {
  const target = series.find(({ look }) => look === 'target')
  if (target !== undefined) return [target.figure, target.figure]
  return range?.isTarget === true ? [range.low, range.high] : undefined
}

/**
 * What a plot aimed at on the days that its average counts, so that both are of the same days; without any target on them the
 * last one there is, with its day. Null where there is none.
 */
export function targetOf(plot: TrendPlot, days: readonly TrendDay[]): PlotTarget | null {
  const bounds = boundsOf(plot)
  if (bounds === undefined) return null
  const aims = days.flatMap((day) => {
    const [low, high] = bounds.map((figure) => figure(day).value)
    return typeof low === 'number' && typeof high === 'number' ? [{ day, low, high }] : []
  })
  const [{ figure }] = plot.series
  const isCounted = ({ day }: (typeof aims)[number]): boolean => {
    const { value, isPartial } = figure(day)
    return value !== null && isPartial !== true
  }
  const counted = aims.filter(isCounted)
  const [low, high] = [meanOf(counted.map((aim) => aim.low)), meanOf(counted.map((aim) => aim.high))]
  if (low !== null && high !== null) return { low, high, day: null }
  const last = aims.at(-1)
  return last === undefined ? null : { low: last.low, high: last.high, day: last.day.date }
}

/** Steps of an axis that are read at a glance, each times a power of ten. */
const STEPS = [1, 2, 5, 10]
/** About so many steps fit an axis of this height. */
const MAX_STEPS = 4

/** Evenly spaced whole figures that hold both bounds, at round steps of one or more: 140, 145, 150. */
export function roundTicks(least: number, most: number): readonly number[] {
  const wanted = Math.max(1, (most - least) / MAX_STEPS)
  const size = 10 ** Math.floor(Math.log10(wanted))
  const step = size * (STEPS.find((one) => one * size >= wanted) ?? 10)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
