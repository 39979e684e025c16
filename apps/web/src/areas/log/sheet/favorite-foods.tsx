import { Trans, useLingui } from '@lingui/react/macro'
import { habitsAt } from '@pacemeal/catalog/reference'
import { type InstantText, type LoggedItem, type MealTime, readAmount } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { useMemo } from 'react'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { type Eatable, isByWeight, weightText } from './eatable.ts'
import { FoodCaution } from './food-caution.tsx'
import type { LoggedMeal } from './food-finder.ts'
import { amountsOfPicked, itemsOf, type PickedFood, pickFood, pickItem } from './log-form.ts'
import { useWholeLookup } from './use-food-catalogue.ts'
import { useFoodRules } from './use-food-rules.ts'
import { useHabitLogs } from './use-habits.ts'
import { useOwnFoods } from './use-own-foods.ts'
import { UsualRow } from './usual-row.tsx'

interface FavoriteFoodsProps {
  /** The favorites by their keys, the latest first. */
  keys: readonly string[]
  mealTime: MealTime
  minute: number
  loggedAt: () => InstantText
  picked: readonly PickedFood[]
  onPick: (picked: readonly PickedFood[]) => void
  onLog: (meals: readonly SavedMeal[]) => void
}

const isMeal = ({ items }: LoggedMeal): boolean => items.length > 1

/** What was eaten of a food last: alone, else within a meal. */
const lastItem = (logs: readonly LoggedMeal[], key: string): LoggedItem | undefined =>
  logs
    .toSorted((a, b) => Number(isMeal(a)) - Number(isMeal(b)) || a.daysAgo - b.daysAgo)
    .flatMap(({ items }) => items)
    .find(({ food }) => `food:${food}` === key)

/** In the portion of last time; in the usual one when it was not logged lately. */
const portionOf = (eatable: Eatable, last: LoggedItem | undefined): PickedFood =>
  last ? pickItem(eatable, last.grams) : pickFood(eatable)

/** The person's favorites, those of this hour first, each in the portion of last time. */
export function FavoriteFoods({ keys, mealTime, minute, loggedAt, picked, onPick, onLog }: FavoriteFoodsProps) {
  const { t } = useLingui()
  const { lookup, hasFailed } = useWholeLookup(true)
  const own = useOwnFoods(true)
  const logs = useHabitLogs(true)
  const rules = useFoodRules(true)
  const foods = useMemo(() => {
    const habit = habitsAt(logs, minute)
    return keys
      .toSorted((a, b) => habit(b) - habit(a))
      .flatMap((key) => {
        const eatable = lookup?.eatable(key, own)
        return eatable ? [portionOf(eatable, lastItem(logs, key))] : []
      })
  }, [keys, lookup, own, logs, minute])
  if (hasFailed) {
    return (
      <p role="alert" className="text-14 text-muted">
        <Trans>Your favorites need a connection once.</Trans>
      </p>
    )
  }
  if (!lookup) {
    return (
      <LoadingRegion label={t`Loading your favorites`}>
        <Skeleton className="h-32 rounded-control" />
      </LoadingRegion>
    )
  }
  if (foods.length === 0) {
    return (
      <p className="text-14 text-muted">
        {keys.length === 0 ? (
          <Trans>No favorites yet. Tap the star of a food that you picked to keep it here.</Trans>
        ) : (
          <Trans>The foods that you starred were deleted. Tap the star of another one to keep it here.</Trans>
        )}
      </p>
    )
  }
  return (
    <ul
      aria-label={t`Favorites`}
      className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
    >
      {foods.map((food) => {
        const { eatable, measure, count } = food
        const { name, key } = eatable
        const amounts = amountsOfPicked(food)
        const place = picked.findIndex((one) => one.eatable.key === key)
        const words = isByWeight(measure) ? weightText(readAmount(count).value ?? 0, measure) : eatable.usualWords
        return (
          <UsualRow
            key={key}
            name={name}
            words={words}
            calories={amounts.calories}
            isChoosing={picked.length > 0}
            isChosen={place >= 0}
            onLog={() => onLog([{ name, amounts, mealTime, loggedAt: loggedAt(), items: itemsOf(food) }])}
            onChoose={() => onPick(place >= 0 ? picked.toSpliced(place, 1) : [...picked, food])}
          >
            <FoodCaution eatable={eatable} rules={rules} />
          </UsualRow>
        )
      })}
    </ul>
  )
}
