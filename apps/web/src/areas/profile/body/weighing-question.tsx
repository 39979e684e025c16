import { Trans } from '@lingui/react/macro'
import { type Kilograms, kilograms } from '@pacemeal/domain'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { Button } from '../../../ui/button.tsx'
import { type Doubted, otherUnit } from './weighing-form.ts'
import { weightText } from './weight-text.ts'

interface WeighingQuestionProps {
  doubted: Doubted
  before: Kilograms
  unit: WeightUnit
  isBusy: boolean
  onSave: (mass: Kilograms) => void
  /** Back to the field. */
  onCorrect: () => void
}

/** Asks once about a weight that is far from the one before: whether it is of the other unit, or a typing error. */
export function WeighingQuestion({
  doubted: { figures, other },
  before,
  unit,
  isBusy,
  onSave,
  onCorrect,
}: WeighingQuestionProps) {
  const { mass } = figures
  const [typed, last] = [weightText(mass, unit), weightText(before, unit)]
  const difference = weightText(kilograms(Math.abs(mass - before)), unit)
  const meant = other === null ? null : weightText(other, otherUnit(unit))
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <p className="text-14 text-ink">
        {mass < before ? (
          <Trans>
            Is {typed} right? That is {difference} less than {last}, your weight before.
          </Trans>
        ) : (
          <Trans>
            Is {typed} right? That is {difference} more than {last}, your weight before.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {other === null ? (
          <Button className="grow" disabled={isBusy} onClick={onCorrect}>
            <Trans>Correct It</Trans>
          </Button>
        ) : (
          <Button className="grow" busy={isBusy} onClick={() => onSave(other)}>
            <Trans>Save {meant}</Trans>
          </Button>
        )}
        <Button className="grow" variant="secondary" busy={isBusy} onClick={() => onSave(mass)}>
          <Trans>Save {typed} Anyway</Trans>
        </Button>
      </div>
    </div>
  )
}
