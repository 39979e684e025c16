import { Trans } from '@lingui/react/macro'
import { type CurveSession, type FuelCurve, pointAt } from '@pacemeal/nutrition/fuel-curve'
import { timeOfDay } from '../../../languages/dates.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { tableMinutes } from './curve-minutes.ts'
import { shareText } from './share-text.ts'

interface CurveNumbersProps {
  curve: FuelCurve
  sessions: readonly CurveSession[]
}

/** What the fuel curve shows and what it does not, and the curve in numbers. */
export function CurveNumbers({ curve, sessions }: CurveNumbersProps) {
  const isLight = useEnergyHidden()
  return (
    <div className="flex flex-col gap-2 text-14 text-muted">
      <p>
        <Trans>
          Carbs in liver and muscle, from what you logged and what is planned. Food passes the gut at 75 g an hour at
          most, training draws on it first, then on the stores. Gray marks your training.
        </Trans>
      </p>
      <p>
        <Trans>
          A picture of the order of things, no measurement: it assumes typical stores, 80% full at midnight, and knows
          no fat, protein or single muscle.
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
          {tableMinutes(sessions).map((minute) => {
            const point = pointAt(curve, minute)
            return point ? (
              <tr key={minute}>
                <th scope="row" className="font-normal">
                  {timeOfDay(minute)}
                </th>
                <td>{shareText(point.share)}</td>
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
  )
}
