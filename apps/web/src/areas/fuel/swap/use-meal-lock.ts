import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { lockMeal } from '../../../api/meal-changes.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import type { PlaceInPlan } from '../day-plan.ts'

/** A meal of a plan as far as its lock goes. */
export interface LockableMeal extends PlaceInPlan {
  readonly id: string
}

/** Whether a meal's dish stays through every later planning, and how to change that. Shown at once, taken back if refused. */
export function useMealLock({ weekStart, day, id, isLocked }: LockableMeal) {
  const { id: userId } = useRequiredAccount()
  // The mutation tells of itself a moment later, and a switch that falls back for that moment looks broken.
  const [wanted, setWanted] = useState<boolean>()
  const change = useMutation({
    mutationFn: (isKept: boolean) => lockMeal({ userId, weekStart, day, mealId: id }, isKept),
    onError: (thrown) => tellRefusal('change-plan', thrown),
    onSettled: () => setWanted(undefined),
  })
  return {
    isLocked: wanted ?? isLocked,
    isPending: wanted !== undefined,
    setLocked: (isKept: boolean) => {
      setWanted(isKept)
      change.mutate(isKept)
    },
  }
}
