import { useLingui } from '@lingui/react/macro'
import { type KitchenPreferences, MEAL_GAP, type TableMeal, tableMeals } from '@pacemeal/domain'
import { timeOfDay } from '../../../languages/dates.ts'
import { Select } from '../../../ui/select.tsx'
import { mealNames } from './kitchen-words.ts'

/** Minutes after midnight between which a meal can be set, in steps of a quarter of an hour. */
const hours: Readonly<Record<TableMeal, readonly [first: number, last: number]>> = {
  breakfast: [300, 660],
  lunch: [630, 900],
  dinner: [960, 1320],
}
const STEP = 15

interface MealTimesFieldProps {
  mealTimes: KitchenPreferences['mealTimes']
  onChange: (mealTimes: KitchenPreferences['mealTimes']) => void
}

/** Times of a meal that leave the others that are chosen their place. */
export const timesFor = (meal: TableMeal, mealTimes: KitchenPreferences['mealTimes']): readonly number[] => {
  const [first, last] = hours[meal]
  const chosen = mealTimes[meal]
  const place = tableMeals.indexOf(meal)
  const isFree = (time: number) =>
    tableMeals.every((other, at) => {
      const its = mealTimes[other]
      return other === meal || its === null || (at < place ? time - its : its - time) >= MEAL_GAP
    })
  const times = Array.from({ length: (last - first) / STEP + 1 }, (_, index) => first + index * STEP).filter(isFree)
  // One that another device has chosen stays choosable.
  return chosen === null || times.includes(chosen) ? times : [...times, chosen].toSorted((a, b) => a - b)
}

/** When the meals are usually eaten; training moves those that are left to it. */
export function MealTimesField({ mealTimes, onChange }: MealTimesFieldProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 wide:grid-cols-3">
      {tableMeals.map((meal) => (
        <Select
          key={meal}
          label={t(mealNames[meal])}
          value={String(mealTimes[meal] ?? '')}
          options={[
            { value: '', label: t`As training allows` },
            ...timesFor(meal, mealTimes).map((time) => ({ value: String(time), label: timeOfDay(time) })),
          ]}
          onChange={({ target }) =>
            onChange({ ...mealTimes, [meal]: target.value === '' ? null : Number(target.value) })
          }
        />
      ))}
    </div>
  )
}
