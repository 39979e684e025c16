import { type LocalDate, mondayOf, type PlannedWeek, weekdayOf } from '@pacemeal/domain'
import { lazy, Suspense, useState } from 'react'
import type { MealPlan } from '../../api/meal-plans.ts'
import { entryName, findPlannedDay } from './day-plan.ts'
import { useFuelSheets } from './use-fuel-sheets.ts'

const EditMealSheet = lazy(async () => ({ default: (await import('./edit-meal-sheet.tsx')).EditMealSheet }))
const SwapSheet = lazy(async () => ({ default: (await import('./swap/swap-sheet.tsx')).SwapSheet }))

const MoveSheet = lazy(async () => ({ default: (await import('./move/move-sheet.tsx')).MoveSheet }))

const isOfMeal = (name: string): boolean => name === 'edit-meal' || name === 'swap-meal'

/** The sheet that moves a dish or a pot of the week to another day. */
export function WeekMoveSheet({ week }: { week: PlannedWeek }) {
  const { shown, close } = useFuelSheets()
  const isOpen = shown?.name === 'move-meal'
  const [about, setAbout] = useState(isOpen ? shown.about : null)
  if (isOpen && shown.about !== about) setAbout(shown.about)
  return about === null ? null : (
    <Suspense fallback={null}>
      <MoveSheet week={week} about={about} isOpen={isOpen} onClose={close} />
    </Suspense>
  )
}

/** The sheet for a meal of the day that the address names; a closing one keeps what it shows until it has left. */
export function MealSheets({ plan, day }: { plan: MealPlan | null; day: LocalDate }) {
  const { shown, close } = useFuelSheets()
  const [last, setLast] = useState(shown)
  if (shown && isOfMeal(shown.name) && (shown.name !== last?.name || shown.about !== last.about)) setLast(shown)
  const weekday = weekdayOf(day)
  const meal = last && findPlannedDay(plan, day)?.meals.find(({ id }) => id === last.about)
  const weekStart = plan?.weekStart ? mondayOf(day) : undefined
  if (!last || !meal) return null
  const isOpen = shown?.name === last.name
  const name = entryName(meal.slot)
  const [dish] = meal.options
  return (
    <Suspense fallback={null}>
      {last.name === 'edit-meal' ? (
        <EditMealSheet
          key={meal.id}
          weekStart={weekStart}
          day={weekday}
          date={day}
          name={name}
          meal={meal}
          isOpen={isOpen}
          onClose={close}
        />
      ) : null}
      {last.name === 'swap-meal' ? (
        <SwapSheet
          key={meal.id}
          meal={{ weekStart, day: weekday, id: meal.id, name, target: meal.target, dish }}
          isOpen={isOpen}
          onClose={close}
        />
      ) : null}
    </Suspense>
  )
}
