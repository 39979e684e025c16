import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

/** A figure of a chart: what stands for it in words, and its height. */
export interface ChartBar {
  readonly label: string
  /** Null where nothing is known. */
  readonly value: number | null
  /** The value with its unit. */
  readonly text: string
}

interface BarChartProps {
  title: string
  /** What the chart comes to, in large. */
  figure: string
  unit: string
  /** Under the figure: `30-day average`. */
  note: string
  bars: readonly ChartBar[]
  /** The chart's lowest figure. Above 0, where differences are small beside the values, figures are marks and no bars. */
  from?: number
}

const WIDTH = 300
const HEIGHT = 72

/** Figures over days as bars, with a table of the same for those who do not see them. */
export function BarChart({ title, figure, unit, note, bars, from = 0 }: BarChartProps) {
  const { t } = useLingui()
  const id = useId()
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const most = Math.max(from + 1, ...known)
  const step = WIDTH / Math.max(1, bars.length)
  const [first] = bars
  const last = bars.at(-1)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 rounded-card bg-surface p-4 shadow-soft">
      <h2 id={id} className="text-14 font-semibold text-muted">
        {title}
      </h2>
      {known.length === 0 ? (
        <p className="text-14 text-muted">
          <Trans>Nothing yet. It fills as your device sends it.</Trans>
        </p>
      ) : (
        <>
          <p className="figures text-28 leading-none font-bold text-ink">
            {figure} <span className="text-14 font-medium text-muted">{unit}</span>
          </p>
          <p className="text-14 text-muted">{note}</p>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            className="h-18 w-full text-ember-ink"
            preserveAspectRatio="none"
            aria-hidden
          >
            <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line" />
            {bars.map(({ label, value }, index) => {
              if (value === null) return null
              const height = Math.max(2, ((value - from) / (most - from)) * (HEIGHT - 4))
              return (
                <rect
                  key={label}
                  x={index * step + step * 0.15}
                  y={HEIGHT - height}
                  width={step * 0.7}
                  // Without a zero line a bar's length would say too much: a mark says where the figure is.
                  height={from > 0 ? Math.min(height, 5) : height}
                  rx={1.5}
                  fill="currentColor"
                />
              )
            })}
          </svg>
          <p aria-hidden className="figures flex justify-between text-12 text-muted">
            <span>{first?.label}</span>
            <span>{last?.label}</span>
          </p>
          <table className="sr-only">
            <caption>
              {t({
                message: `${title} by day`,
                comment: 'Caption of a table: {title} is what was measured, such as Sleep',
              })}
            </caption>
            <tbody>
              {bars.map(({ label, text }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
