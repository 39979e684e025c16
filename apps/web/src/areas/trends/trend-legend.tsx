import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SeriesLook, TrendPlot, TrendRow } from './trend-plot.ts'

const SAMPLE = { width: 20, height: 12 } as const

function Sample({ look, color }: { look: SeriesLook | 'range' | 'level' | 'partial' | 'hollow'; color: string }) {
  const middle = SAMPLE.height / 2
  return (
    <svg {...SAMPLE} aria-hidden className="shrink-0">
      {look === 'bars' ? <rect x={6} y={1} width={8} height={10} rx={1.5} fill={color} /> : null}
      {look === 'partial' ? (
        <rect x={6} y={1} width={8} height={10} fill={color} fillOpacity={0.25} stroke={color} strokeDasharray="2 2" />
      ) : null}
      {look === 'range' ? <rect x={0} y={1} width={20} height={10} fill={color} fillOpacity={0.2} /> : null}
      {look === 'dots' ? <circle cx={10} cy={middle} r={3} fill={color} /> : null}
      {look === 'hollow' ? <circle cx={10} cy={middle} r={3} fill="none" stroke={color} strokeWidth={1.5} /> : null}
      {look === 'line' || look === 'target' || look === 'level' ? (
        <line
          x1={0}
          x2={20}
          y1={middle}
          y2={middle}
          stroke={color}
          strokeWidth={look === 'line' ? 2.5 : 1.5}
          {...(look === 'line' ? {} : { strokeDasharray: '5 3' })}
        />
      ) : null}
    </svg>
  )
}

const Entry = ({ children, ...sample }: Parameters<typeof Sample>[0] & { children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <Sample {...sample} />
    {children}
  </li>
)

/** What each form that a plot draws stands for. */
export function TrendLegend({ plot, rows }: { plot: TrendPlot; rows: readonly TrendRow[] }) {
  const [first] = plot.series
  const isDrawn = plot.series.map((_, n) => rows.some(({ points }) => (points[n]?.value ?? null) !== null))
  const hasPartial = rows.some(({ points }) => points.some(({ isPartial }) => isPartial))
  const { range, level } = plot
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {plot.series.map(({ id, label, look, color }, n) =>
        isDrawn[n] ? (
          <Entry key={id} look={look} color={color}>
            {label}
          </Entry>
        ) : null,
      )}
      {range && rows.some((row) => row.range !== null) ? (
        <Entry look="range" color={range.color}>
          {range.label}
        </Entry>
      ) : null}
      {level ? (
        <Entry look="level" color="var(--danger)">
          {level.label} ({plot.format(level.value)})
        </Entry>
      ) : null}
      {hasPartial ? (
        <Entry look={first.look === 'bars' ? 'partial' : 'hollow'} color={first.color}>
          <Trans>Not all logged</Trans>
        </Entry>
      ) : null}
    </ul>
  )
}
