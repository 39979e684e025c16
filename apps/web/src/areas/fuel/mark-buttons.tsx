import { Trans, useLingui } from '@lingui/react/macro'
import type { MealEntry, MealMark } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { timeOfDay } from '../../languages/dates.ts'
import { presentDay } from '../../navigation/local-day.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { classNames } from '../../ui/class-names.ts'
import type { HomeMeal } from './day-plan.ts'
import { type MarkPlace, markPlannedMeal } from './mark-meal.ts'

const base =
  'inline-flex touch grow items-center justify-center gap-1.5 rounded-control border px-3 text-14 font-semibold transition-colors duration-150'
const looks = {
  finished: 'border-success bg-success-tint text-success-ink',
  skipped: 'border-edge bg-sunken text-ink',
  open: 'border-edge text-ink hover:bg-sunken',
} as const

interface MarkButtonsProps extends Omit<MarkPlace, 'userId'> {
  entry: MealEntry<HomeMeal>
}

/** Finished and Skipped, each a toggle: a second tap takes it back. What has not come cannot be finished. */
export function MarkButtons({ entry, ...place }: MarkButtonsProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { meal, state } = entry
  const change = useMutation({
    mutationFn: (mark: MealMark | null) => markPlannedMeal({ userId, ...place }, entry, mark),
  })
  const isFinished = state === 'eaten'
  const isSkipped = state === 'skipped'
  /** The second tap of a hasty double one is no second thought: it would take back what the first said. */
  const press = (mark: MealMark, isPressed: boolean, { detail }: MouseEvent) => {
    if (!change.isPending && detail < 2) change.mutate(isPressed ? null : mark)
  }
  const about = `${meal.name}, ${timeOfDay(meal.at)}`
  return (
    <div className="flex gap-2 large-text:flex-col print:hidden">
      {place.day > presentDay() && !isFinished ? null : (
        <button
          type="button"
          aria-pressed={isFinished}
          aria-label={t`Finished: ${about}`}
          className={classNames(base, isFinished ? looks.finished : looks.open)}
          onClick={(event) => press('finished', isFinished, event)}
        >
          <Check size={18} aria-hidden />
          <Trans>Finished</Trans>
        </button>
      )}
      <button
        type="button"
        aria-pressed={isSkipped}
        aria-label={t`Skipped: ${about}`}
        className={classNames(base, isSkipped ? looks.skipped : looks.open)}
        onClick={(event) => press('skipped', isSkipped, event)}
      >
        <X size={18} aria-hidden />
        <Trans>Skipped</Trans>
      </button>
    </div>
  )
}
