import { Trans, useLingui } from '@lingui/react/macro'
import { dayAt, type LocalDate, type PlannedWeek, wallMinuteAt } from '@pacemeal/domain'
import type { ProposedInputs } from '@pacemeal/protocol'
import { useState } from 'react'
import { longDate } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PlanChangeSheet, usePreviewSheet } from '../../training/index.ts'
import { findMoveDays, type MoveDay, readMoveSubject } from './move-days.ts'
import { tellMoveDay } from './move-words.ts'

interface MoveSheetProps {
  week: PlannedWeek
  /** What moves, as the address names it. */
  about: string
  isOpen: boolean
  onClose: () => void
}

/** Whether a move to the day would change anything. */
const canChoose = ({ refusal, exchanged }: MoveDay): boolean => refusal === null && exchanged.length > 0

const movesOf = ({ moves }: MoveDay): ProposedInputs => ({ moves: moves.map((move) => ({ ...move })) })

/** Another day for a dish or a pot: the days that it keeps, with what makes room; then the preview, Apply and Undo. */
export function MoveSheet({ week, about, isOpen, onClose }: MoveSheetProps) {
  const { t } = useLingui()
  const now = useMinute()
  const zone = browserZone()
  const [chosen, setChosen] = useState<LocalDate | null>(null)
  const preview = usePreviewSheet('move', { isOpen, close: onClose })
  const [opened, setOpened] = useState(isOpen ? about : '')
  if (isOpen && opened !== about) {
    setOpened(about)
    setChosen(null)
  }
  if (!isOpen && opened !== '') setOpened('')
  const subject = readMoveSubject(about)
  const options = subject && findMoveDays(week, subject, { today: dayAt(now, zone), minute: wallMinuteAt(now, zone) })
  if (!options) return null
  const { name, days } = options
  const day = days.find(({ date }) => date === chosen)
  const date = chosen ? longDate(chosen) : ''
  return (
    <>
      <Sheet
        isOpen={isOpen && preview.change === null}
        onClose={onClose}
        title={t`Move to another day`}
        description={subject.kind === 'pot' ? t`${name}, with all that is eaten from it` : name}
        footer={
          <Button
            size="large"
            full
            disabled={!day || !canChoose(day)}
            onClick={() => {
              if (day) preview.look(movesOf(day))
            }}
          >
            <Trans>See what changes</Trans>
          </Button>
        }
      >
        {days.length === 0 ? (
          <p className="py-4 text-16 text-muted">
            <Trans>No other day of this week is still to come.</Trans>
          </p>
        ) : (
          <fieldset className="flex flex-col gap-2">
            <legend className="sr-only">
              <Trans>To which day</Trans>
            </legend>
            {days.map((one) => (
              <ChoiceCard
                key={one.date}
                type="radio"
                name="move-to"
                title={lineStart(longDate(one.date))}
                description={tellMoveDay(one)}
                disabled={!canChoose(one)}
                checked={chosen === one.date}
                onChange={() => setChosen(one.date)}
              />
            ))}
          </fieldset>
        )}
      </Sheet>
      <PlanChangeSheet preview={preview} about={t`${name} moves to ${date}.`} />
    </>
  )
}
