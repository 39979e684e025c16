import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, isConsumed, type LocalDate, localDate } from '@pacemeal/domain'
import { readMealLog, type SavedMeal } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { mealLogsQuery } from '../../../api/meal-logs.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { energyWithUnit } from '../../../languages/energy.ts'
import { logName } from '../../../languages/kitchen.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { mealTimeName } from '../meal-time-names.ts'
import { copiesTo } from './recent-logs.ts'

interface CopyMealsProps {
  /** The day that they are copied to. */
  day: LocalDate
  onLog: (meals: readonly SavedMeal[]) => void
}

/** Meals of any earlier day, all or some of them, logged again at their times. */
export function CopyMeals({ day, onLog }: CopyMealsProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CopyFrom day={day} onLog={onLog} />
  return (
    <Button
      variant="secondary"
      size="small"
      full
      className="justify-start"
      icon={<CalendarDays size={18} aria-hidden className="shrink-0" />}
      onClick={() => setOpen(true)}
    >
      <Trans>Copy meals of another day</Trans>
    </Button>
  )
}

const findDay = (typed: string): LocalDate | undefined => {
  try {
    return localDate(typed)
  } catch {
    return undefined
  }
}

function CopyFrom({ day, onLog }: CopyMealsProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const zone = browserZone()
  const [typed, setTyped] = useState<string>(addDays(day, -1))
  const [left, setLeft] = useState<readonly string[]>([])
  const from = findDay(typed)
  const reading = useQuery({
    ...mealLogsQuery(userId, from ?? day, from ?? day, zone),
    enabled: from !== undefined && from !== day,
  })
  const failure = useReadingFailure(reading)
  const logs = (reading.data ?? []).map(readMealLog).filter(isConsumed)
  const chosen = logs.filter(({ id }) => !left.includes(id))
  const count = chosen.length
  return (
    <section aria-label={t`Copy meals`} className="flex flex-col gap-2">
      <TextField
        label={t`Copy from`}
        type="date"
        max={presentDay()}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {from === undefined || from === day ? (
        <p className="text-14 text-muted">
          <Trans>Choose another day.</Trans>
        </p>
      ) : failure !== null ? (
        <p role="alert" className="text-14 text-muted">
          <Trans>That day could not be loaded. Check your connection and choose it again.</Trans>
        </p>
      ) : reading.data === undefined ? (
        <Skeleton className="h-24 rounded-control" />
      ) : logs.length === 0 ? (
        <p className="text-14 text-muted">
          <Trans>Nothing is logged on that day.</Trans>
        </p>
      ) : (
        <>
          <ul aria-label={t`Meals to copy`} className="flex flex-col">
            {logs.map((log) => {
              const { id, mealTime, amounts } = log
              const energy =
                amounts.calories === null || isEnergyHidden() ? '' : ` · ${energyWithUnit(amounts.calories)}`
              return (
                <li key={id}>
                  <Checkbox
                    label={
                      <>
                        <span className="block text-16 wrap-anywhere">{logName(log)}</span>
                        <span className="block text-muted">{`${mealTimeName(mealTime)}${energy}`}</span>
                      </>
                    }
                    checked={!left.includes(id)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])
                    }
                  />
                </li>
              )
            })}
          </ul>
          <Button
            variant="secondary"
            disabled={count === 0}
            onClick={() => onLog(copiesTo(chosen, day, Date.now(), zone))}
          >
            {count === logs.length ? t`Copy the whole day` : t`Copy the chosen meals`}
          </Button>
        </>
      )}
    </section>
  )
}
