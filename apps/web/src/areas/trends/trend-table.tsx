import { Trans } from '@lingui/react/macro'
import type { TrendDay } from '@pacemeal/domain/trends'
import { classNames } from '../../ui/class-names.ts'
import { rowsOf, type TrendTopic } from './trend-plot.ts'
import { pointText, rangeText, rowLabel } from './words.ts'

const cell = 'figures px-2 py-1.5 text-right whitespace-nowrap'

/** The figures of a topic in rows, newest first. */
export function TrendTable({ topic, days }: { topic: TrendTopic; days: readonly TrendDay[] }) {
  const plots = topic.plots.map((plot) => ({ plot, rows: rowsOf(plot, days) }))
  const [{ rows }] = plots as [(typeof plots)[number], ...typeof plots]
  const isOne = topic.plots.length === 1
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard has to reach it
      tabIndex={0}
      aria-label={topic.title}
      className="max-h-96 overflow-auto rounded-control border border-line"
    >
      <table className="w-full border-collapse text-14 text-ink">
        <caption className="sr-only">{topic.title}</caption>
        <thead className="sticky top-0 bg-sunken text-12 text-muted">
          <tr>
            <th scope="col" className="px-2 py-2 text-left font-semibold">
              <Trans>Day</Trans>
            </th>
            {plots.flatMap(({ plot }) => [
              ...plot.series.map(({ id, label }) => (
                <th key={id} scope="col" className="px-2 py-2 text-right font-semibold">
                  {isOne ? label : `${plot.title}, ${label}`} ({plot.unit})
                </th>
              )),
              ...(plot.range
                ? [
                    <th key={`${plot.id}-range`} scope="col" className="px-2 py-2 text-right font-semibold">
                      {isOne ? plot.range.label : `${plot.title}, ${plot.range.label}`} ({plot.unit})
                    </th>,
                  ]
                : []),
            ])}
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row, index) => ({ row, index }))
            .toReversed()
            .map(({ row, index }) => (
              <tr key={row.from} className="border-t border-line">
                <th scope="row" className={classNames(cell, 'text-left font-medium')}>
                  {rowLabel(row)}
                </th>
                {plots.flatMap(({ plot, rows: own }) => {
                  const about = own[index]
                  return [
                    ...plot.series.map(({ id }, n) => {
                      const point = about?.points[n]
                      return (
                        <td key={id} className={cell}>
                          {point === undefined ? '–' : pointText(plot, point)}
                        </td>
                      )
                    }),
                    ...(plot.range
                      ? [
                          <td key={`${plot.id}-range`} className={cell}>
                            {rangeText(plot, about?.range ?? null)}
                          </td>,
                        ]
                      : []),
                  ]
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
