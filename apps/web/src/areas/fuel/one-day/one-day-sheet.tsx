import { Trans, useLingui } from '@lingui/react/macro'
import { type LocalDate, type Session, tableMeals } from '@pacemeal/domain'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { longDate, timeOfDay, weekdayName } from '../../../languages/dates.ts'
import { sessionTypeName } from '../../../languages/session-names.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { tell } from '../../../notices/tell.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { dismissNotices } from '../../../ui/show-notice.ts'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { PlanChangeSheet, usePreviewSheet } from '../../training/index.ts'
import { entryName } from '../day-plan.ts'
import { spanText } from '../figures.ts'
import { AddSession } from './add-session.tsx'
import { type OneDayForm, oneDayForm, readOneDayForm } from './one-day-form.ts'
import { oneDayTitle } from './one-day-words.ts'
import { openDays } from './open-days.ts'
import { SessionChoice } from './session-choice.tsx'
import { useOneDay } from './use-one-day.ts'

interface OneDaySheetProps {
  day: LocalDate
  isOpen: boolean
  onClose: () => void
}

/** Skips, moves or adds a session of one date, or has a meal eaten out; the weekly schedule stays as it is. */
export function OneDaySheet({ day, isOpen, onClose }: OneDaySheetProps) {
  const { t } = useLingui()
  const { draft, reading, changeTo } = useOneDay(day)
  const [edited, setEdited] = useState<OneDayForm | null>(null)
  const preview = usePreviewSheet('one-day', { isOpen, close: onClose })
  const [wasOpen, setWasOpen] = useState(isOpen)
  // What was chosen is dropped when the sheet is closed.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setEdited(null)
  }
  const failure = useReadingFailure(reading)
  const form = edited ?? (draft && oneDayForm(draft))
  const title = oneDayTitle(day, presentDay())
  const date = longDate(day)
  const look = () => {
    if (!form || !changeTo) return
    const wanted = readOneDayForm(form)
    if (wanted === undefined) return tell('invalid-start-time')
    dismissNotices()
    const next = changeTo(wanted)
    if (next === null) tell('nothing-different')
    else preview.look(next)
  }
  return (
    <>
      <Sheet
        isOpen={isOpen && preview.change === null}
        onClose={onClose}
        title={title}
        description={t`${date}. Your weekly schedule stays as it is.`}
        footer={
          <Button size="large" full disabled={!form} onClick={look}>
            <Trans>See what changes</Trans>
          </Button>
        }
      >
        {form ? (
          <DayFields form={form} onChange={(part) => setEdited({ ...form, ...part })} />
        ) : failure ? (
          <ErrorState
            title={t`This day could not be loaded`}
            onRetry={() => void reading.refetch()}
            isRetrying={reading.isFetching}
          >
            <Trans>Nothing was changed.</Trans>
          </ErrorState>
        ) : (
          <LoadingRegion label={t`Loading this day`}>
            <Skeleton className="h-40 rounded-card" />
          </LoadingRegion>
        )}
      </Sheet>
      <PlanChangeSheet preview={preview} about={t`${date}. Your weekly schedule stays as it is.`} />
    </>
  )
}

function DayFields({ form, onChange }: { form: OneDayForm; onChange: (part: Partial<OneDayForm>) => void }) {
  const { t } = useLingui()
  const { date, sessions, added, arrived, out } = form
  const days = openDays(presentDay())
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby="one-day-training">
        <h3 id="one-day-training" className="pb-2 text-16 font-bold text-ink">
          <Trans>Training</Trans>
        </h3>
        {sessions.length + added.length + arrived.length === 0 ? (
          <p className="pb-2 text-14 text-muted">
            <Trans>No training on this day.</Trans>
          </p>
        ) : null}
        <ul>
          {sessions.map((entry, index) => (
            <SessionChoice
              key={`${entry.session.type} ${entry.session.start}`}
              entry={entry}
              days={days}
              onChange={(part) =>
                onChange({ sessions: sessions.map((one, at) => (at === index ? { ...one, ...part } : one)) })
              }
            />
          ))}
          {added.map((session) => (
            <ComingSession
              key={`added ${session.type} ${session.start}`}
              session={session}
              words={t`Added to this day`}
              onRemove={() => onChange({ added: added.filter((one) => one !== session) })}
            />
          ))}
          {arrived.map((one) => {
            const origin = weekdayName(one.from.date)
            return (
              <ComingSession
                key={`arrived ${one.session.type} ${one.from.date} ${one.from.start}`}
                session={one.session}
                words={t`Moved here from ${origin}`}
                onRemove={() => onChange({ arrived: arrived.filter((other) => other !== one) })}
              />
            )
          })}
        </ul>
        <AddSession day={date} onAdd={(session) => onChange({ added: [...added, session] })} />
      </section>
      <ToggleChips
        label={t`Eaten out`}
        hint={t`Nothing is cooked or bought for it. Its figures stay, to choose by.`}
        options={tableMeals.map((value) => ({ value, label: entryName(value) }))}
        chosen={out}
        onChange={(chosen) => onChange({ out: chosen })}
      />
    </div>
  )
}

/** A session that this day has beside its schedule. */
function ComingSession({ session, words, onRemove }: { session: Session; words: string; onRemove: () => void }) {
  const { t } = useLingui()
  const [type, time] = [sessionTypeName(session.type), timeOfDay(session.start)]
  return (
    <li className="flex items-center justify-between gap-2 border-t border-line py-2">
      <span>
        <span className="figures block text-14 font-semibold text-ink">
          {type}, {spanText(session.start, session.end)}
        </span>
        <span className="block text-14 text-muted">{words}</span>
      </span>
      <IconButton label={t`Remove ${type} at ${time}`} onClick={onRemove}>
        <X size={20} aria-hidden />
      </IconButton>
    </li>
  )
}
