import { Trans } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { dayNoteQuery, storeDayNote } from '../../../api/day-notes.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'

/** One tap that says that everything eaten on the day is logged, so that a small day counts as one; and takes it back. */
export function WholeDay({ day }: { day: LocalDate }) {
  const { id: userId } = useRequiredAccount()
  const note = useQuery(dayNoteQuery(userId, day))
  const isWhole = note.data?.isWholeLog === true
  const say = useMutation({
    mutationFn: (isWholeLog: boolean | null) => storeDayNote(userId, day, { isWholeLog }),
    onError: (thrown) => tellRefusal('save-day-note', thrown),
  })
  if (note.data === undefined) return null
  return (
    <div className="flex justify-center">
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isWhole}
        busy={say.isPending}
        icon={isWhole ? <Check size={18} aria-hidden /> : null}
        onClick={() => say.mutate(isWhole ? null : true)}
      >
        {day === presentDay() ? <Trans>That was all today</Trans> : <Trans>That was all on this day</Trans>}
      </Button>
    </div>
  )
}
