import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, type InstantText, type LocalDate, type MealTime, usualMeals } from '@pacemeal/domain'
import { readMealLog, type SavedMeal } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { CopyPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { mealLogsQuery, recentLogsQuery } from '../../../api/meal-logs.ts'
import { withPendingWrites } from '../../../api/write-queue/meal-log-writes.ts'
import { energyWithUnit } from '../../../languages/energy.ts'
import { logName } from '../../../languages/kitchen.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { mealTimeName } from '../meal-time-names.ts'
import { usePendingLogWrites } from '../use-log-writes.ts'
import { eatableLogged } from './eatable.ts'
import { FavoriteFoods } from './favorite-foods.tsx'
import { type PickedFood, pickFood } from './log-form.ts'
import { again, logsOfMeal, onDay } from './recent-logs.ts'
import { useFavorites } from './use-favorites.ts'
import { UsualRow } from './usual-row.tsx'

/** Most meals that are offered again: what a phone shows beside the rest of the sheet. */
const MAX_USUAL = 6

interface QuickLogsProps {
  day: LocalDate
  mealTime: MealTime
  /** Minute of the day that the meal is logged for. */
  minute: number
  /** When a meal that is logged again was eaten. */
  loggedAt: () => InstantText
  /** What was chosen so far, here and elsewhere. */
  picked: readonly PickedFood[]
  onPick: (picked: readonly PickedFood[]) => void
  onLog: (meals: readonly SavedMeal[]) => void
}

const caloriesOf = (meals: readonly SavedMeal[]): string => {
  const sum = meals.reduce((all, { amounts }) => all + (amounts.calories ?? 0), 0)
  return sum > 0 && !isEnergyHidden() ? energyWithUnit(sum) : ''
}

/**
 * Logs without typing: what is eaten at this hour in the portion of last time, and the same meal of the day before. One tap
 * each, which a notice undoes; or several are chosen, and logged together with the sheet's own button.
 */
export function QuickLogs({ day, mealTime, minute, loggedAt, picked, onPick, onLog }: QuickLogsProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const zone = browserZone()
  const dayBefore = addDays(day, -1)
  const pending = usePendingLogWrites(userId)
  const stored = useQuery(recentLogsQuery(userId)).data
  const before = useQuery(mealLogsQuery(userId, dayBefore, dayBefore, zone)).data
  const usual = useMemo(() => {
    const logs = withPendingWrites(stored ?? [], pending).map(readMealLog)
    return usualMeals(logs, { mealTime, minute, now: Date.now(), zone }, MAX_USUAL)
  }, [stored, pending, mealTime, minute, zone])
  const copied = logsOfMeal((before ?? []).map(readMealLog), mealTime).map((log) =>
    again(log, mealTime, onDay(log, day, Date.now(), zone)),
  )
  const { keys: favorites } = useFavorites()
  const [chosenList, setList] = useState<'usual' | 'favorites'>('usual')
  if (usual.length === 0 && copied.length === 0 && favorites.length === 0) return null
  const list = usual.length > 0 ? chosenList : favorites.length > 0 ? 'favorites' : 'usual'
  const isChoosing = picked.length > 0
  const meal = withinSentence(mealTimeName(mealTime))
  return (
    <section aria-label={t`Log again`} className="flex flex-col gap-2">
      {usual.length > 0 ? (
        <SegmentedControl
          label={t`What to log again`}
          value={list}
          options={[
            { value: 'usual', label: t`At this hour` },
            { value: 'favorites', label: t`Favorites` },
          ]}
          onChange={setList}
        />
      ) : favorites.length === 0 ? null : (
        <h3 className="text-14 font-semibold text-ink">
          <Trans>Favorites</Trans>
        </h3>
      )}
      {list === 'favorites' ? (
        <FavoriteFoods
          keys={favorites}
          mealTime={mealTime}
          minute={minute}
          loggedAt={loggedAt}
          picked={picked}
          onPick={onPick}
          onLog={onLog}
        />
      ) : usual.length === 0 ? null : (
        <ul
          aria-label={t`Recent meals`}
          className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
        >
          {usual.map((log) => {
            const eatable = eatableLogged(log)
            const place = picked.findIndex((one) => one.eatable.key === eatable.key)
            return (
              <UsualRow
                key={log.id}
                name={logName(log)}
                words={eatable.usualWords}
                calories={log.amounts.calories}
                isChoosing={isChoosing}
                isChosen={place >= 0}
                onLog={() => onLog([again(log, mealTime, loggedAt())])}
                onChoose={() => onPick(place >= 0 ? picked.toSpliced(place, 1) : [...picked, pickFood(eatable)])}
              />
            )
          })}
        </ul>
      )}
      {copied.length === 0 || isChoosing ? null : (
        <Button
          variant="secondary"
          size="small"
          className="justify-start large-text:flex-wrap"
          icon={<CopyPlus size={18} aria-hidden className="shrink-0" />}
          onClick={() => onLog(copied)}
        >
          <span className="truncate large-text:min-w-0 large-text:flex-1 large-text:text-left large-text:whitespace-normal">
            {day === presentDay() ? t`Copy yesterday’s ${meal}` : t`Copy the day before’s ${meal}`}
          </span>
          <span className="figures ml-auto shrink-0 font-normal text-muted">{caloriesOf(copied)}</span>
        </Button>
      )}
      {isChoosing ? (
        <p role="status" className="text-14 text-muted">
          <Trans>Choose more, or log them together with LOG & SAVE.</Trans>
        </p>
      ) : null}
    </section>
  )
}
