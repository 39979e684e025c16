import { Trans, useLingui } from '@lingui/react/macro'
import { DAY_MINUTES, type LocalDate } from '@pacemeal/domain'
import { fuelCurve, lowestFrom, pointAt } from '@pacemeal/nutrition/fuel-curve'
import { useMemo } from 'react'
import { timeOfDay } from '../../../languages/dates.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { Details } from '../../../ui/details.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import type { HomeDay } from '../home/use-home-day.ts'
import { curveInputOf } from './curve-input.ts'
import { useGuidanceDay } from './use-guidance-day.ts'

interface FuelCurveProps {
  home: HomeDay
  day: LocalDate
}

const WIDTH = 320
const HEIGHT = 64
/** Hours that the table names. */
const TABLE_HOURS = [6, 8, 10, 12, 14, 16, 18, 20, 22] as const

const x = (minute: number): number => (minute / DAY_MINUTES) * WIDTH
const y = (share: number): number => HEIGHT - share * (HEIGHT - 4)
const percent = (share: number): string => `${wholeNumber(share * 100)}%`

/** How full the stores of carbohydrate are through the day, drawn; in numbers and with its limits in one tap. */
export function FuelCurve({ home, day }: FuelCurveProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const about = useGuidanceDay(home, day)
  const now = about?.now ?? 0
  const mass = about?.athlete.body.mass
  const input = useMemo(() => (mass === undefined ? null : curveInputOf(home, mass, now)), [home, mass, now])
  const curve = useMemo(() => (input === null ? null : fuelCurve(input)), [input])
  if (about === null || input === null || curve === null || day < home.today) return null
  // Without the plan, the log or the marks nobody knows what was or will be eaten.
  if (!home.plan.isPlanned || !home.isLogKnown || !home.areMarksKnown) return null
  // A day without training has nothing to tell.
  if (input.sessions.length === 0) return null
  const present = pointAt(curve, now)
  const low = lowestFrom(curve, now)
  if (!present || !low) return null
  const line = curve.points.map(({ minute, share }) => `${x(minute).toFixed(1)},${y(share).toFixed(1)}`).join(' ')
  const [nowShare, lowShare, lowAt] = [percent(present.share), percent(low.share), timeOfDay(low.minute)]
  const words = about.isToday
    ? t`About ${nowShare} full now, lowest ${lowShare} at ${lowAt}`
    : t`Lowest about ${lowShare} at ${lowAt}`
  return (
    <section aria-label={t`Fuel in store`} className="flex flex-col gap-1">
      <p className="figures text-14 text-muted">
        <span className="font-semibold text-ink">
          <Trans>Fuel in store</Trans>
        </span>{' '}
        {words}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-16 w-full text-ember-ink"
        preserveAspectRatio="none"
        aria-hidden
      >
        {input.sessions.map(({ start, end }) => (
          <rect key={start} x={x(start)} y={0} width={x(end - start)} height={HEIGHT} className="fill-sunken" />
        ))}
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill="currentColor" opacity={0.15} />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        {about.isToday ? (
          <line x1={x(now)} x2={x(now)} y1={0} y2={HEIGHT} className="stroke-edge" vectorEffect="non-scaling-stroke" />
        ) : null}
      </svg>
      <Details summary={<Trans>What this shows</Trans>}>
        <div className="flex flex-col gap-2 text-14 text-muted">
          <p>
            <Trans>
              Carbs in liver and muscle, from what you logged and what is planned. Food passes the gut at 75 g an hour
              at most, training draws on it first, then on the stores. Gray marks your training.
            </Trans>
          </p>
          <p>
            <Trans>
              A picture of the order of things, no measurement: it assumes typical stores, 80% full at midnight, and
              knows no fat, protein or single muscle.
            </Trans>
          </p>
          <table className="figures w-full text-left">
            <thead>
              <tr>
                <th scope="col" className="font-semibold">
                  <Trans>Time</Trans>
                </th>
                <th scope="col" className="font-semibold">
                  <Trans>Full</Trans>
                </th>
                {isLight ? null : (
                  <>
                    <th scope="col" className="font-semibold">
                      <Trans>Liver</Trans>
                    </th>
                    <th scope="col" className="font-semibold">
                      <Trans>Muscle</Trans>
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {TABLE_HOURS.map((hour) => {
                const point = pointAt(curve, hour * 60)
                return point ? (
                  <tr key={hour}>
                    <th scope="row" className="font-normal">
                      {timeOfDay(hour * 60)}
                    </th>
                    <td>{percent(point.share)}</td>
                    {isLight ? null : (
                      <>
                        <td>{wholeNumber(point.liver)} g</td>
                        <td>{wholeNumber(point.muscle)} g</td>
                      </>
                    )}
                  </tr>
                ) : null
              })}
            </tbody>
          </table>
        </div>
      </Details>
    </section>
  )
}
