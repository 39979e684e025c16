import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Proposal } from '@pacemeal/protocol'
import { timeOfDay } from '../../../languages/dates.ts'
import { isSlight } from '../../../languages/meal-changes.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { energyText } from '../figures.ts'
import { tellChange, tellEvents } from '../words/replan.ts'

interface ReplanSheetProps {
  proposal: Proposal
  isOpen: boolean
  isBusy: boolean
  onAdjust: () => void
  onDecline: () => void
  onClose: () => void
}

/** Energy that no meal may take, or that none may give, from which on it is worth a word. Kcal. */
const WORTH_TELLING = 100
/** Carbohydrate of it that is named. Grams. */
const CARBS_WORTH_TELLING = 15

/** What would change, meal by meal, and why; nothing changes before Adjust. */
export function ReplanSheet({ proposal, isOpen, isBusy, onAdjust, onDecline, onClose }: ReplanSheetProps) {
  const { t } = useLingui()
  const { because, today, unplaced } = proposal
  const energy = energyText(Math.abs(unplaced.calories))
  const carbs = wholeNumber(unplaced.carbs)
  const changes = proposal.changes.filter((change) => !isSlight(change))
  const slight = proposal.changes.length - changes.length
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isTextOnly
      title={t`Adjust the rest?`}
      description={t`What you have eaten stays as it is.`}
      footer={
        <div className="flex gap-2">
          <Button variant="secondary" size="large" onClick={onDecline} disabled={isBusy}>
            <Trans>Not now</Trans>
          </Button>
          <Button size="large" className="grow" busy={isBusy} onClick={onAdjust}>
            <Trans>Adjust</Trans>
          </Button>
        </div>
      }
    >
      <section aria-label={t`What happened`}>
        <h3 className="pb-1 text-14 font-semibold text-muted">
          <Trans>What happened</Trans>
        </h3>
        <ul className="flex flex-col gap-1">
          {tellEvents(because).map((words) => (
            <li key={words} className="text-16 text-ink">
              {words}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t`What would change`} className="pt-5">
        <h3 className="pb-1 text-14 font-semibold text-muted">
          <Trans>What would change</Trans>
        </h3>
        <ul className="flex flex-col">
          {changes.map((change) => {
            const { title, difference, dish } = tellChange(change, today)
            return (
              <li key={`${change.day} ${change.meal}`} className="flex flex-col gap-0.5 border-t border-line py-3">
                <p className="flex items-baseline justify-between gap-3">
                  <span className="text-16 font-semibold text-ink">{title}</span>
                  <span className="figures shrink-0 text-14 text-muted">{timeOfDay(change.at)}</span>
                </p>
                <p className="figures text-16 font-semibold text-ember-ink">{difference}</p>
                <p className="text-14 text-muted">{dish}</p>
              </li>
            )
          })}
        </ul>
        {slight > 0 ? (
          <p className="border-t border-line py-3 text-14 text-muted">
            <Plural
              value={slight}
              one="One more portion changes by a bite or two."
              other="# more portions change by a bite or two."
            />
          </p>
        ) : null}
      </section>
      {Math.abs(unplaced.calories) >= WORTH_TELLING ? (
        <EnergyFigures>
          <p className="figures border-t border-line pt-3 text-14 text-muted">
            {unplaced.calories < 0 ? (
              <Trans>Today still comes to {energy} more than its target: no meal shrinks below a good size.</Trans>
            ) : unplaced.carbs >= CARBS_WORTH_TELLING ? (
              <Trans>
                {energy} of today’s target find no room, {carbs} g carbs among them: no meal grows beyond a good size.
              </Trans>
            ) : (
              <Trans>{energy} of today’s target find no room: no meal grows beyond a good size.</Trans>
            )}
          </p>
        </EnergyFigures>
      ) : null}
    </Sheet>
  )
}
