import { Trans } from '@lingui/react/macro'
import type { LocalDate, MealSlot } from '@pacemeal/domain'
import { Users } from 'lucide-react'
import { listText } from '../../../languages/formats.ts'
import { useGuestsAt } from './use-guests-at.ts'

interface TableNoteProps {
  day: LocalDate
  slot: MealSlot
}

/** That a dish in the athlete's own words cooks and buys nothing for those who eat along; nothing where nobody does. */
export function TableNote({ day, slot }: TableNoteProps) {
  const names = listText(useGuestsAt()(day, slot).map(({ name }) => name))
  return names === '' ? null : (
    <p className="flex gap-2 rounded-control bg-warning-tint px-3 py-2 text-14 text-warning-ink">
      <Users size={18} aria-hidden className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>
          At the table with you: {names}. The ingredients of your own dish are not known, so nothing is cooked or bought
          for them either.
        </Trans>
      </span>
    </p>
  )
}
