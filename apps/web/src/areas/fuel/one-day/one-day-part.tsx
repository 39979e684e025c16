import { Trans } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useWasTrue } from '../../../ui/use-was-true.ts'
import { useFuelSheets } from '../use-fuel-sheets.ts'
import { isOneDayOpen } from './open-days.ts'

const OneDayNote = lazyPart(async () => (await import('./one-day-note.tsx')).OneDayNote)
const OneDaySheet = lazy(async () => ({ default: (await import('./one-day-sheet.tsx')).OneDaySheet }))

/** What is different on the shown day alone, and the way to change that. */
export function OneDayPart({ day, today }: { day: LocalDate; today: LocalDate }) {
  const { shown, open, close } = useFuelSheets()
  const isOpen = shown?.name === 'one-day'
  const wasOpen = useWasTrue(isOpen)
  const edit = () => open('one-day')
  const changedDays = useQuery(dayChangesQuery(useRequiredAccount().id)).data
  // What takes a change back stays until it is done.
  const hasChanges = useWasTrue(changedDays?.has(day) ?? false)
  return (
    <>
      <Suspense fallback={null}>{hasChanges ? <OneDayNote day={day} onEdit={edit} /> : null}</Suspense>
      {isOneDayOpen(day, today) ? (
        <Button variant="secondary" icon={<CalendarClock size={20} aria-hidden />} onClick={edit}>
          {day === today ? <Trans>Change just today</Trans> : <Trans>Change just this day</Trans>}
        </Button>
      ) : null}
      {wasOpen ? (
        <Suspense fallback={null}>
          <OneDaySheet day={day} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
