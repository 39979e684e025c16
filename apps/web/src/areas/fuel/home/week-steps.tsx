import { useLingui } from '@lingui/react/macro'
import { addDays, type LocalDate } from '@pacemeal/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

interface WeekStepProps {
  day: LocalDate
  onSelect: (day: LocalDate) => void
}

/** To the same weekday a week before. */
export function PreviousWeek({ day, onSelect }: WeekStepProps) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Previous week`} onClick={() => onSelect(addDays(day, -7))}>
      <ChevronLeft size={22} aria-hidden />
    </IconButton>
  )
}

/** To the same weekday a week after. */
export function NextWeek({ day, onSelect }: WeekStepProps) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Next week`} onClick={() => onSelect(addDays(day, 7))}>
      <ChevronRight size={22} aria-hidden />
    </IconButton>
  )
}
