import { Trans, useLingui } from '@lingui/react/macro'
import type { MealLog } from '@pacemeal/domain'
import { wholeNumber } from '../../../languages/numbers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { draftOfAll, removeLoggedMeal, showLogFood } from '../../log/index.ts'
import { carbsTaken } from './session-fuel-taken.ts'

interface TakenFuelProps {
  taken: readonly MealLog[]
  about: string
  className: string
  /** What was logged is taken back, and this with it. */
  onGone: () => void
}

/** What was logged of a session, with the ways to correct it: all of it as one, or the last log taken back. */
export function TakenFuel({ taken, about, className, onGone }: TakenFuelProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const isHidden = useEnergyHidden()
  const last = taken.at(-1)
  if (last === undefined) return null
  const carbs = carbsTaken(taken)
  const figure = carbs === null ? null : wholeNumber(carbs)
  return (
    <div className="figures flex w-full flex-wrap items-center gap-x-2 text-14 font-semibold text-ink">
      <span>{isHidden || figure === null ? t`Logged` : t`Logged ${figure} g carbs`}</span>
      <button
        type="button"
        aria-label={t`Edit what was logged: ${about}`}
        className={className}
        onClick={() => {
          const all = draftOfAll(taken, last.name)
          if (all) showLogFood(all)
        }}
      >
        <Trans>Edit</Trans>
      </button>
      <button
        type="button"
        aria-label={taken.length > 1 ? t`Undo the last log: ${about}` : t`Undo what was logged: ${about}`}
        className={className}
        onClick={() => {
          if (taken.length === 1) onGone()
          void removeLoggedMeal(userId, last.id, last)
        }}
      >
        <Trans>Undo</Trans>
      </button>
    </div>
  )
}
