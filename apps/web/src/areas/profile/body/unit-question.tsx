import { Trans } from '@lingui/react/macro'
import { type Kilograms, kilograms } from '@pacemeal/domain'
import type { WeighingFigures } from '../../../api/weighings.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { Button } from '../../../ui/button.tsx'
import { otherUnit } from './weighing-form.ts'
import { weightText } from './weight-text.ts'

/** A weighing that may be of the other unit, and what it would be in it. */
export interface Doubted {
  readonly figures: WeighingFigures
  readonly other: Kilograms
}

interface UnitQuestionProps {
  doubted: Doubted
  before: Kilograms
  unit: WeightUnit
  isBusy: boolean
  onSave: (mass: Kilograms) => void
}

/** Asks once about a weight that fits better in the other unit. */
export function UnitQuestion({ doubted: { figures, other }, before, unit, isBusy, onSave }: UnitQuestionProps) {
  const { mass } = figures
  const [typed, last] = [weightText(mass, unit), weightText(before, unit)]
  const difference = weightText(kilograms(Math.abs(mass - before)), unit)
  const meant = weightText(other, otherUnit(unit))
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
        <Button className="grow" busy={isBusy} onClick={() => onSave(other)}>
          <Trans>Save {meant}</Trans>
        </Button>
        <Button className="grow" variant="secondary" busy={isBusy} onClick={() => onSave(mass)}>
          <Trans>Save {typed} Anyway</Trans>
        </Button>
      </div>
    </div>
  )
}
