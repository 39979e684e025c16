import { Trans } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWasTrue } from '../../../ui/use-was-true.ts'
import { useFuelSheets } from '../use-fuel-sheets.ts'
import { OneDayNote } from './one-day-note.tsx'
import { isOneDayOpen } from './open-days.ts'

const OneDaySheet = lazy(async () => ({ default: (await import('./one-day-sheet.tsx')).OneDaySheet }))

/** What is different on the shown day alone, and the way to change that. */
export function OneDayPart({ day, today }: { day: LocalDate; today: LocalDate }) {
  const { shown, open, close } = useFuelSheets()
  const isOpen = shown?.name === 'one-day'
  const wasOpen = useWasTrue(isOpen)
  const edit = () => open('one-day')
  return (
    <>
      <OneDayNote day={day} onEdit={edit} />
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
