import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, type InstantText, type LocalDate, type MealTime } from '@pacemeal/domain'
import { readMealLog, type SavedMeal } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { CopyPlus, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { mealLogsQuery, recentLogsQuery } from '../../../api/meal-logs.ts'
import { withPendingWrites } from '../../../api/write-queue/meal-log-writes.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'
import { mealTimeName } from '../meal-time-names.ts'
import { usePendingLogWrites } from '../use-log-writes.ts'
import { again, logsOfMeal, onDay, recentMeals } from './recent-logs.ts'

interface QuickLogsProps {
  day: LocalDate
  mealTime: MealTime
  /** When a meal that is logged again was eaten. */
  loggedAt: () => InstantText
  onLog: (meals: readonly SavedMeal[]) => void
}

const caloriesOf = (meals: readonly SavedMeal[]): string => {
  const sum = meals.reduce((all, { amounts }) => all + (amounts.calories ?? 0), 0)
  return sum > 0 && !isEnergyHidden() ? `${Math.round(sum)} kcal` : ''
}

/** Logs without typing: what was eaten lately, and the same meal of the day before. One tap each; a notice undoes it. */
export function QuickLogs({ day, mealTime, loggedAt, onLog }: QuickLogsProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const zone = browserZone()
  const dayBefore = addDays(day, -1)
  const pending = usePendingLogWrites(userId)
  const stored = useQuery(recentLogsQuery(userId)).data
  const before = useQuery(mealLogsQuery(userId, dayBefore, dayBefore, zone)).data
  const recents = useMemo(
    () => recentMeals(withPendingWrites(stored ?? [], pending).map(readMealLog), mealTime),
    [stored, pending, mealTime],
  )
  const copied = logsOfMeal((before ?? []).map(readMealLog), mealTime).map((log) =>
    again(log, mealTime, onDay(log, day, Date.now(), zone)),
  )
  if (recents.length === 0 && copied.length === 0) return null
  const meal = mealTimeName(mealTime).toLowerCase()
  return (
    <section aria-label={t`Log again`} className="flex flex-col gap-2">
      {copied.length === 0 ? null : (
        <Button
          variant="secondary"
          size="small"
          className="justify-start"
          icon={<CopyPlus size={18} aria-hidden className="shrink-0" />}
          onClick={() => onLog(copied)}
        >
          <span className="truncate">
            {day === presentDay() ? t`Copy yesterday’s ${meal}` : t`Copy the day before’s ${meal}`}
          </span>
          <span className="figures ml-auto shrink-0 font-normal text-muted">{caloriesOf(copied)}</span>
        </Button>
      )}
      {recents.length === 0 ? null : (
        <ul aria-label={t`Recent meals`} className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
          {recents.map((log) => (
            <li key={log.id} className="shrink-0">
              <Button
                variant="secondary"
                size="small"
                className="max-w-60 rounded-full"
                icon={<RotateCcw size={16} aria-hidden className="shrink-0 text-muted" />}
                onClick={() => onLog([again(log, mealTime, loggedAt())])}
              >
                <span className="sr-only">
                  <Trans>Log again:</Trans>{' '}
                </span>
                <span className="truncate">{log.name}</span>
                <span className="figures shrink-0 font-normal text-muted">{caloriesOf([log])}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
