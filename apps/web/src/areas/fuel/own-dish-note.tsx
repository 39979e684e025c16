import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate, MealSlot, OwnDish } from '@pacemeal/domain'
import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { editCategoryNames, editTimingNames } from './words/meal-edit.ts'

const TableNote = lazyPart(async () => (await import('./kitchen/table-note.tsx')).TableNote)

interface OwnDishNoteProps {
  own: OwnDish
  /** The meal's day and slot. */
  day: LocalDate
  slot: MealSlot
  /** Whether what it is made of is not known: it has words of its own, too. */
  isUnlisted: boolean
}

/** That a dish is the person's own, what in it their profile says they avoid, and what that means for those who eat along. */
export function OwnDishNote({ own: { category, timing, avoided }, day, slot, isUnlisted }: OwnDishNoteProps) {
  const { t } = useLingui()
  const foods = avoided.join(', ')
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-1.5">
        <Chip tone="ember">
          <Trans>Edited by you</Trans>
        </Chip>
        <Chip>{t(editCategoryNames[category])}</Chip>
        {timing ? <Chip>{t(editTimingNames[timing])}</Chip> : null}
      </p>
      {avoided.length > 0 ? (
        <p className="flex gap-2 rounded-control bg-warning-tint px-3 py-2 text-14 text-warning-ink">
          <TriangleAlert size={18} aria-hidden className="shrink-0" />
          <Trans>Holds {foods}, which your profile says you avoid.</Trans>
        </p>
      ) : null}
      {isUnlisted ? (
        <Suspense fallback={null}>
          <TableNote day={day} slot={slot} />
        </Suspense>
      ) : null}
    </div>
  )
}
