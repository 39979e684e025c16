import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { raceMinutes, withoutWaterUntil } from '@pacemeal/nutrition/race'
import { Card } from '../../../ui/card.tsx'
import { isNothingNeeded, lineTitle, toldLines, totalsText, whenText } from './fuel-line-words.ts'
import { LineFacts } from './line-facts.tsx'
import { MissingProducts } from './missing-products.tsx'
import { NothingNeeded } from './nothing-needed.tsx'
import type { RacePlan } from './race-plan.ts'
import { useUnits } from './use-units.ts'

const title = msg({ message: 'Schedule', context: 'event', comment: 'When something is taken during a race' })

/** Why nothing stands before the first water, for who carries no bottle. */
function WithoutWater({ plan }: { plan: RacePlan }) {
  const [units] = useUnits()
  const until = withoutWaterUntil(plan.race, plan.schedule, plan.products)
  if (until === null) return null
  const when = whenText(plan.race, until, units)
  return (
    <p role="status" className="rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink">
      {until >= raceMinutes(plan.race) ? (
        <Trans>
          You carry no bottle, no aid station is entered, and what you take along needs water. Add a bottle or the aid
          stations, or take something that needs none, like an isotonic gel.
        </Trans>
      ) : (
        <Trans>
          Nothing until the first water ({when}): you carry no bottle, and what you take along needs water with it. An
          isotonic gel needs none.
        </Trans>
      )}
    </p>
  )
}

/** What to take and when, from the start to the finish, and what it brings in all. */
export function ScheduleList({ id, plan }: { id: string; plan: RacePlan }) {
  const { t } = useLingui()
  const [units] = useUnits()
  const lines = toldLines(plan)
  const leftOut = plan.leftOut.map(({ name }) => name).join(', ')
  return (
    <Card aria-label={t(title)} className="flex flex-col gap-3">
      <h2 className="text-20 font-semibold text-ink">{t(title)}</h2>
      {leftOut === '' ? null : (
        <p role="status" className="rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink">
          <Trans>Left out by your diet or restrictions: {leftOut}</Trans>
        </p>
      )}
      <MissingProducts id={id} plan={plan} />
      <WithoutWater plan={plan} />
      {lines.length === 0 ? (
        isNothingNeeded(plan) ? (
          <p className="text-16 text-muted">
            <NothingNeeded areFluidsTold={plan.areFluidsTold} />
          </p>
        ) : null
      ) : (
        <>
          <ol className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <li key={line.key} className="flex flex-col py-2.5">
                <span className="figures text-14 text-muted">{whenText(plan.race, line.minute, units)}</span>
                <span className="text-16 font-semibold wrap-anywhere text-ink">{lineTitle(line)}</span>
                <LineFacts line={line} areFluidsTold={plan.areFluidsTold} />
              </li>
            ))}
          </ol>
          {plan.missing === null ? <p className="figures text-14 font-semibold text-ink">{totalsText(plan)}</p> : null}
        </>
      )}
    </Card>
  )
}
