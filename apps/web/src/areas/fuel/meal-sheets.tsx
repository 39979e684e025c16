import { type PlannedMeal, type Weekday, weekdayOf } from '@pacemeal/domain'
import { dayField, readPlannedDay } from '@pacemeal/protocol'
import { lazy, Suspense, useState } from 'react'
import type { MealPlan } from '../../api/meal-plans.ts'
import { entryName } from './day-plan.ts'
import { useFuelSheets } from './use-fuel-sheets.ts'

const EditMealSheet = lazy(async () => ({ default: (await import('./edit-meal-sheet.tsx')).EditMealSheet }))
const SwapSheet = lazy(async () => ({ default: (await import('./swap/swap-sheet.tsx')).SwapSheet }))

/** A meal of this version's plan with its weekday; undefined for other plans and for meals they do not hold. */
function findPlannedMeal(plan: MealPlan | null | undefined, day: Weekday, id: string): PlannedMeal | undefined {
  const read = plan ? readPlannedDay(plan[dayField(day)], day) : undefined
  return read?.ok ? read.value.meals.find((meal) => meal.id === id) : undefined
}

/** The sheet for a meal of the day that the address names; a closing one keeps what it shows until it has left. */
export function MealSheets({ plan, day }: { plan: MealPlan | null; day: Parameters<typeof weekdayOf>[0] }) {
  const { shown, close } = useFuelSheets()
  const [last, setLast] = useState(shown)
  if (shown && shown.name !== 'training' && (shown.name !== last?.name || shown.about !== last.about)) setLast(shown)
  const weekday = weekdayOf(day)
  const meal = last && findPlannedMeal(plan, weekday, last.about)
  if (!last || !meal) return null
  const isOpen = shown?.name === last.name
  const name = entryName(meal.slot)
  const [dish] = meal.options
  return (
    <Suspense fallback={null}>
      {last.name === 'edit-meal' ? (
        <EditMealSheet key={meal.id} day={weekday} name={name} meal={meal} isOpen={isOpen} onClose={close} />
      ) : null}
      {last.name === 'swap-meal' ? (
        <SwapSheet
          key={meal.id}
          meal={{ day: weekday, id: meal.id, name, target: meal.target, dish }}
          isOpen={isOpen}
          onClose={close}
        />
      ) : null}
    </Suspense>
  )
}
