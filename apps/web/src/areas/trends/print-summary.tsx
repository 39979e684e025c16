import { Trans } from '@lingui/react/macro'
import type { TrendDay } from '@pacemeal/domain/trends'
import { hasFigures, rowsOf, summaryOf, type TrendTopic, targetOf } from './trend-plot.ts'
import { periodText, pointText, rangeText, rowLabel, summaryNote } from './words.ts'

const cell = 'figures border-b border-line px-1 py-0.5 text-right whitespace-nowrap'

/** Whose trends a printed page shows, over which time, with how much of it logged. */
export function PrintHead({ name, zone, days }: { name: string; zone: string; days: readonly TrendDay[] }) {
  const period = periodText(days)
  const whole = days.filter(({ logging }) => logging === 'full').length
  const partly = days.filter(({ logging }) => logging === 'partial').length
  const total = days.length
  return (
    <div className="hidden text-14 text-ink print:block">
      <p className="text-16 font-semibold">{name}</p>
      <p>
        <Trans>
          {period}, days of {zone}. Logged whole on {whole} of {total} days, in part on {partly}. Averages hold the days
          that are logged whole; gaps are days of which nothing is known.
        </Trans>
      </p>
    </div>
  )
}

/** All figures in one table, for paper: averages at the head, then every day or week. */
export function PrintTable({ topics, days }: { topics: readonly TrendTopic[]; days: readonly TrendDay[] }) {
  const columns = topics
    .flatMap(({ plots }) => plots)
    .filter((plot) => hasFigures(plot, days))
    .map((plot) => ({ plot, rows: rowsOf(plot, days), summary: summaryOf(plot.series[0].figure, plot.headline, days) }))
  const [first] = columns
  if (first === undefined) return null
  return (
    <table className="hidden w-full border-collapse text-12 text-ink print:table">
      <caption className="py-2 text-left text-16 font-semibold">
        <Trans>All figures</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="border-b border-edge px-1 text-left">
            <Trans>Day</Trans>
          </th>
          {columns.map(({ plot }) => (
            <th key={plot.id} scope="col" className="border-b border-edge px-1 text-right align-bottom">
              {plot.title} ({plot.unit})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="font-semibold">
          <th scope="row" className="border-b border-edge px-1 text-left">
            <Trans>Average or latest</Trans>
          </th>
          {columns.map(({ plot, summary }) => (
            <td key={plot.id} className={cell} title={summaryNote(plot, summary, days.length)}>
              {summary.value === null ? '–' : plot.format(summary.value)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className="border-b border-line px-1 text-left">
            <Trans>Target</Trans>
          </th>
          {columns.map(({ plot }) => {
            const target = targetOf(plot, days)
            return (
              <td key={plot.id} className={cell}>
                {target === null
                  ? '–'
                  : target.low === target.high
                    ? plot.format(target.low)
                    : rangeText(plot, [target.low, target.high])}
              </td>
            )
          })}
        </tr>
        {first.rows.map((row, index) => (
          <tr key={row.from} className="break-inside-avoid">
            <th scope="row" className="border-b border-line px-1 py-0.5 text-left font-normal whitespace-nowrap">
              {rowLabel(row)}
            </th>
            {columns.map(({ plot, rows }) => {
              const point = rows[index]?.points[0]
              return (
                <td key={plot.id} className={cell}>
                  {point === undefined ? '–' : pointText(plot, point)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
