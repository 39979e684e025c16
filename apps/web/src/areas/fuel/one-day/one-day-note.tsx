import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { presentDay } from '../../../navigation/local-day.ts'
import { Button } from '../../../ui/button.tsx'
import { PlanChangeSheet, usePreviewSheet } from '../../training/index.ts'
import { oneDayTitle, tellOneDay } from './one-day-words.ts'
import { useOneDay } from './use-one-day.ts'

/** Says what is different on a day beside the weekly schedule, and takes it back; nothing on a day as scheduled. */
export function OneDayNote({ day, onEdit }: { day: LocalDate; onEdit: () => void }) {
  const { t } = useLingui()
  const { draft, backToSchedule } = useOneDay(day)
  const preview = usePreviewSheet('as-scheduled')
  const told = draft ? tellOneDay(draft) : []
  const title = oneDayTitle(day, presentDay())
  const isOver = day < presentDay()
  return (
    <>
      {told.length === 0 ? null : (
        <section aria-label={title} className="rounded-card border border-dashed border-ember px-3.5 pt-2.5 pb-1">
          <h3 className="text-14 font-bold text-ember-ink">{title}</h3>
          <ul>
            {told.map((words) => (
              <li key={words} className="figures text-14 text-ink">
                {words}
              </li>
            ))}
          </ul>
          {isOver ? (
            <div className="h-2" />
          ) : (
            <div className="-mx-3 flex flex-wrap">
              <Button variant="quiet" size="small" onClick={onEdit}>
                <Trans>Change</Trans>
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  const scheduled = backToSchedule?.()
                  if (scheduled) preview.look(scheduled)
                }}
              >
                <Trans>Take back</Trans>
              </Button>
            </div>
          )}
        </section>
      )}
      <PlanChangeSheet preview={preview} about={t`This day goes back to your weekly schedule.`} />
    </>
  )
}
