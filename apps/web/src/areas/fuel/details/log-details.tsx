import { Trans, useLingui } from '@lingui/react/macro'
import { dayOfLog, isConsumed, isUnconfirmed, type MealLog, minuteOfLog } from '@pacemeal/domain'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { fullDate, timeOfDay } from '../../../languages/dates.ts'
import { logName } from '../../../languages/kitchen.ts'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { FeltFueled, mealTimeName, removeLoggedMeal } from '../../log/index.ts'
import { useEditLog } from '../use-edit-log.ts'
import type { DetailsFrame } from './details-frame.ts'
import { LogFigures } from './log-figures.tsx'

interface LogDetailsProps {
  log: MealLog
  userId: string
  zone: string
  frame: DetailsFrame
}

/** A logged meal: what it held, when it was, and the ways to correct it. */
export function LogDetails({ log, userId, zone, frame }: LogDetailsProps) {
  const { t } = useLingui()
  const edit = useEditLog()
  const navigate = useNavigate()
  return (
    <Screen {...frame(mealTimeName(log.mealTime))}>
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="figures text-16 text-muted">
            {timeOfDay(minuteOfLog(log, zone))}, {fullDate(dayOfLog(log, zone))}
          </span>
          <Chip tone="success">{isConsumed(log) ? t`Finished` : t`Upcoming`}</Chip>
        </p>
        <h2 className="text-20 font-bold text-ink">{logName(log)}</h2>
      </header>
      <LogFigures amounts={log.amounts} />
      {isUnconfirmed(log) ? null : (
        <Suspense fallback={<div className="touch" />}>
          <FeltFueled log={log} userId={userId} />
        </Suspense>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => edit(log)}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          variant="danger-quiet"
          onClick={() => {
            void removeLoggedMeal(userId, log.id, log)
            navigate(paths.home)
          }}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Screen>
  )
}
