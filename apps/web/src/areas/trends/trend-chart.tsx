import { useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import type { TrendDay } from '@pacemeal/domain/trends'
import type { ReactElement } from 'react'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { shortDate } from '../../languages/dates.ts'
import { wholeNumber } from '../../languages/numbers.ts'
import {
  roundTicks,
  rowsOf,
  type SeriesLook,
  type TrendPlot,
  type TrendRange,
  type TrendRow,
  type TrendSeries,
} from './trend-plot.ts'
import { plotDescription, pointText, rangeText, rowLabel } from './words.ts'

const HEIGHT = 180
/** Room of the vertical axis: `15,000`. */
const AXIS_WIDTH = 52
const TICK = { fill: 'var(--muted)', fontSize: 12 }
const PERCENT_TICKS = [0, 25, 50, 75, 100]
/** Around figures of which only the differences matter, in shares of their spread. */
const MARGIN_SHARE = 0.15
/** From so many points on only those that stand alone are marked. */
const MAX_MARKED_POINTS = 31

/** Ticks of the vertical axis; its bounds are the outer ones. */
function ticksOf({ base, level }: TrendPlot, rows: readonly TrendRow[]): readonly number[] {
  if (base === 'percent') return PERCENT_TICKS
  const known = rows.flatMap(({ points, range }) => [...points.map(({ value }) => value), ...(range ?? [])])
  const figures = known.filter((value) => value !== null)
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  if (base === 'zero') return roundTicks(0, Math.max(most, level?.value ?? 0))
  const margin = Math.max(1, MARGIN_SHARE * Math.max(1, most - least))
  return roundTicks(least - margin, most + margin)
}

interface MarkProps {
  readonly cx?: number | undefined
  readonly cy?: number | undefined
  readonly payload?: TrendRow
}

/** The library counts drawn figures only, so a row is found by its day and not by an index. */
const indexOf = (rows: readonly TrendRow[], row: TrendRow | undefined): number =>
  rows.findIndex(({ from }) => from === row?.from)

/** Points of a line: hollow where the figure is a lower bound, and on long lines only where both neighbours are unknown. */
const markOf = (series: TrendSeries, n: number, rows: readonly TrendRow[]) =>
  function mark({ cx, cy, payload }: MarkProps): ReactElement {
    const index = indexOf(rows, payload)
    const valueAt = (at: number) => rows[at]?.points[n]?.value ?? null
    const isAlone = valueAt(index - 1) === null && valueAt(index + 1) === null
    const isMarked = series.look === 'dots' || rows.length <= MAX_MARKED_POINTS || isAlone
    const key = `${series.id}-${index}`
    if (!isMarked || cx === undefined || cy === undefined || valueAt(index) === null) return <g key={key} />
    const radius = rows.length <= MAX_MARKED_POINTS ? 3.5 : 2.25
    const isHollow = rows[index]?.points[n]?.isPartial === true
    return (
      <circle
        key={key}
        cx={cx}
        cy={cy}
        r={radius}
        fill={isHollow ? 'var(--surface)' : series.color}
        stroke={series.color}
        strokeWidth={1.5}
      />
    )
  }

/** Half of what a target of a single day is wide, in pixels. */
const LONE_TARGET = 9

type FigureOf = (row: TrendRow | undefined) => number | null

/** A target whose neighbours have none is no line yet: without this a first day with a plan would show none. */
const loneTargetOf = (name: string, color: string, figureOf: FigureOf, rows: readonly TrendRow[]) =>
  function loneTarget({ cx, cy, payload }: MarkProps): ReactElement {
    const index = indexOf(rows, payload)
    const isKnown = (at: number) => figureOf(rows[at]) !== null
    const isAlone = isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1)
    const key = `${name}-${index}`
    if (!isAlone || cx === undefined || cy === undefined) return <g key={key} />
    const [x1, x2] = [cx - LONE_TARGET, cx + LONE_TARGET]
    return <line key={key} data-lone-target x1={x1} x2={x2} y1={cy} y2={cy} stroke={color} strokeWidth={2} />
  }

const targetLine = (id: string, label: string, color: string, figureOf: FigureOf, rows: readonly TrendRow[]) => (
  <Line
    key={id}
    name={label}
    dataKey={figureOf}
    isAnimationActive={false}
    type="step"
    stroke={color}
    strokeWidth={1.5}
    strokeDasharray="5 3"
    dot={loneTargetOf(id, color, figureOf, rows)}
    activeDot={false}
  />
)

interface BarShapeProps {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly payload?: TrendRow
}

/** Bars: outlined where the figure is a lower bound. */
const barOf = (series: TrendSeries, n: number) =>
  function bar({ x = 0, y = 0, width = 0, height = 0, payload }: BarShapeProps): ReactElement {
    const isPartial = payload?.points[n]?.isPartial === true
    return (
      <rect
        data-logged={isPartial ? 'partly' : 'whole'}
        x={x}
        y={y}
        width={Math.max(1, width)}
        height={Math.max(0, height)}
        rx={Math.min(2, width / 3)}
        fill={series.color}
        fillOpacity={isPartial ? 0.25 : 1}
        stroke={isPartial ? series.color : 'none'}
        strokeDasharray="2 2"
      />
    )
  }

function drawn(series: TrendSeries, n: number, rows: readonly TrendRow[]): ReactElement {
  const about = {
    name: series.label,
    dataKey: (row: TrendRow) => row.points[n]?.value ?? null,
    isAnimationActive: false,
  }
  switch (series.look) {
    case 'bars':
      return <Bar key={series.id} {...about} fill={series.color} shape={barOf(series, n)} maxBarSize={28} />
    case 'target':
      return targetLine(series.id, series.label, series.color, (row) => row?.points[n]?.value ?? null, rows)
    case 'line':
    case 'dots':
      return (
        <Line
          key={series.id}
          {...about}
          type="linear"
          stroke={series.look === 'dots' ? 'none' : series.color}
          strokeWidth={2.25}
          dot={markOf(series, n, rows)}
          activeDot={{ r: 5, fill: series.color, stroke: 'var(--surface)' }}
        />
      )
  }
}

/** What lies above what, from below. */
const DEPTH: Readonly<Record<SeriesLook, number>> = { bars: 0, dots: 1, line: 2, target: 3 }

/** Two bounds over time. Those of a target are lines of their own, so that a single day and bars do not hide them. */
function bandOf({ label, color, isTarget }: TrendRange, rows: readonly TrendRow[]): readonly ReactElement[] {
  const bounds = isTarget
    ? ([0, 1] as const).map((end) =>
        targetLine(`bound-${end}`, `${label} ${end}`, color, (row) => row?.range?.[end] ?? null, rows),
      )
    : []
  return [
    <Area
      key="band"
      dataKey={(row: TrendRow) => (row.range === null ? null : [...row.range])}
      name={label}
      type="step"
      {...(isTarget ? { stroke: 'none' } : { stroke: color, strokeOpacity: 0.5, strokeDasharray: '2 3' })}
      fill={color}
      fillOpacity={0.14}
      isAnimationActive={false}
      activeDot={false}
    />,
    ...bounds,
  ]
}

interface HintProps {
  readonly plot: TrendPlot
  readonly row: TrendRow | undefined
}

/** The figures under the pointer, or where the arrow keys stand. */
function Hint({ plot, row }: HintProps) {
  if (row === undefined) return null
  return (
    <div className="rounded-control border border-line bg-surface px-3 py-2 text-14 text-ink shadow-soft">
      <p className="font-semibold">{rowLabel(row)}</p>
      {plot.series.map((series, n) => {
        const point = row.points[n]
        return point === undefined ? null : (
          <p key={series.id} className="figures">
            {series.label}: {pointText(plot, point)}
          </p>
        )
      })}
      {plot.range ? (
        <p className="figures">
          {plot.range.label}: {rangeText(plot, row.range)}
        </p>
      ) : null}
    </div>
  )
}

/** A plot over time. Gaps are days of which nothing is known. */
export function TrendChart({ plot, days }: { plot: TrendPlot; days: readonly TrendDay[] }) {
  const { t } = useLingui()
  const rows = rowsOf(plot, days)
  const { range, level } = plot
  const ticks = ticksOf(plot, rows)
  return (
    <div className="-ml-2 text-12">
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
        <ComposedChart
          data={[...rows]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          role="img"
          title={t({ message: `Chart of ${plot.title}`, comment: '{0} is what was measured, such as Sleep' })}
          desc={plotDescription(plot, days)}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="from"
            tickFormatter={(day: LocalDate) => shortDate(day)}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
            minTickGap={24}
            padding={{ left: 6, right: 6 }}
          />
          <YAxis
            width={AXIS_WIDTH}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            ticks={[...ticks]}
            interval={0}
            tickFormatter={(value: number) => wholeNumber(value)}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--edge)', fill: 'var(--sunken)', fillOpacity: 0.6 }}
            content={({ label }) => <Hint plot={plot} row={rows.find(({ from }) => from === label)} />}
          />
          {range && !range.isTarget ? bandOf(range, rows) : null}
          {level ? (
            <ReferenceLine y={level.value} stroke="var(--danger)" strokeDasharray="6 3" strokeWidth={1.5} />
          ) : null}
          {/* A line lies over single points, and what was aimed at over what was eaten: hidden, it would not be there. */}
          {plot.series
            .map((series, n) => ({ series, n }))
            .toSorted((a, b) => DEPTH[a.series.look] - DEPTH[b.series.look])
            .map(({ series, n }) => drawn(series, n, rows))}
          {range?.isTarget ? bandOf(range, rows) : null}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
