import { Trans, useLingui } from '@lingui/react/macro'
import type { TrendDay } from '@pacemeal/domain/trends'
import { Suspense, useId, useState } from 'react'
import { shortDate } from '../../languages/dates.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TrendLegend } from './trend-legend.tsx'
import {
  hasFigures,
  type PlotTarget,
  rowsOf,
  summaryOf,
  type TrendPlot,
  type TrendTopic,
  targetOf,
} from './trend-plot.ts'
import { rangeText, summaryNote } from './words.ts'

/** The library of the charts is larger than the rest of the screen: its figures do not wait for it. */
const TrendChart = lazyPart(async () => (await import('./trend-chart.tsx')).TrendChart)
const TrendTable = lazyPart(async () => (await import('./trend-table.tsx')).TrendTable)

function Target({ plot, target: { low, high, day } }: { plot: TrendPlot; target: PlotTarget }) {
  const aim = low === high ? plot.format(low) : rangeText(plot, [low, high])
  const on = day === null ? '' : shortDate(day)
  return day === null ? (
    <Trans>Target {aim}</Trans>
  ) : (
    <Trans>
      Target on {on}: {aim}
    </Trans>
  )
}

function PlotHead({ plot, days, isNamed }: { plot: TrendPlot; days: readonly TrendDay[]; isNamed: boolean }) {
  const [first] = plot.series
  const summary = summaryOf(first.figure, plot.headline, days)
  const target = targetOf(plot, days)
  const note = summaryNote(plot, summary, days.length)
  return (
    <div>
      {isNamed ? <h3 className="text-14 font-semibold text-ink">{plot.title}</h3> : null}
      <p className="figures text-28 leading-none font-bold text-ink">
        {summary.value === null ? '–' : plot.format(summary.value)}{' '}
        <span className="text-14 font-medium text-muted">{plot.unit}</span>
      </p>
      <p className="figures mt-1 text-14 text-muted">
        {note}
        {target === null ? null : (
          <>
            {note === '' ? null : ' · '}
            <Target plot={plot} target={target} />
          </>
        )}
      </p>
    </div>
  )
}

/** A topic: its figures in large, its charts, what they mean, and the same as a table. */
export function TrendCard({ topic, days }: { topic: TrendTopic; days: readonly TrendDay[] }) {
  const { t } = useLingui()
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const shown = topic.plots.filter((plot) => hasFigures(plot, days))
  const { title } = topic
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 break-inside-avoid flex-col gap-3 rounded-card bg-surface p-4 shadow-soft wide:mb-4 print:mb-0 print:rounded-none print:border-t print:border-line print:px-0 print:shadow-none"
    >
      <div className="flex items-start justify-between gap-2 large-text:flex-wrap">
        <h2 id={id} className="text-20 font-semibold text-ink">
          {title}
        </h2>
        {shown.length === 0 ? null : (
          <Button
            variant="quiet"
            size="small"
            className="-my-2 -mr-2 print:hidden"
            aria-label={isTable ? t`Show ${title} as chart` : t`Show ${title} as table`}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <Trans>Chart</Trans> : <Trans>Table</Trans>}
          </Button>
        )}
      </div>
      <p className="text-14 text-muted">{topic.meaning}</p>
      {shown.length === 0 ? (
        <p className="rounded-control bg-sunken p-3 text-14 text-ink">{topic.empty}</p>
      ) : isTable ? (
        <Suspense fallback={<Skeleton className="h-45 w-full" />}>
          <TrendTable topic={topic} days={days} />
        </Suspense>
      ) : (
        topic.plots.map((plot) => (
          <div key={plot.id} className="flex min-w-0 flex-col gap-2">
            <PlotHead plot={plot} days={days} isNamed={topic.plots.length > 1} />
            {hasFigures(plot, days) ? (
              <>
                <Suspense fallback={<Skeleton className="h-45 w-full" />}>
                  <TrendChart plot={plot} days={days} />
                </Suspense>
                <TrendLegend plot={plot} rows={rowsOf(plot, days)} />
              </>
            ) : (
              <p className="text-14 text-muted">
                <Trans>Nothing known in this time.</Trans>
              </p>
            )}
          </div>
        ))
      )}
    </section>
  )
}
