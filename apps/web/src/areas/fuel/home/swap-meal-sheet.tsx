import { SwapSheet } from '../swap/swap-sheet.tsx'
import { findMeal } from './find-meal.ts'
import { useHomeSheets } from './use-home-sheets.ts'
import type { HomeSheetProps } from './why-sheet.tsx'

/** Another dish for a meal of the shown day. */
export function SwapMealSheet({ home, sheet, isOpen }: HomeSheetProps) {
  const { close } = useHomeSheets()
  const meal = findMeal(home, sheet.subject)
  const [dish] = meal?.ideas ?? []
  if (!meal?.inPlan || !dish) return null
  const { id, name, target, inPlan } = meal
  return (
    <SwapSheet
      key={id}
      meal={{
        id,
        name,
        target,
        weekStart: inPlan.weekStart,
        day: inPlan.day,
        dish: { recipe: dish.id, name: dish.title },
      }}
      isOpen={isOpen}
      onClose={close}
    />
  )
}
