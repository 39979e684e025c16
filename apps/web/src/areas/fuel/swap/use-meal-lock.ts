import type { Weekday } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { lockMeal } from '../../../api/meal-changes.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

/** A meal of the active plan as far as its lock goes. */
export interface LockableMeal {
  readonly day: Weekday
  readonly id: string
  readonly isLocked: boolean
}

/** Whether a meal's dish stays through every later planning, and how to change that. Shown at once, taken back if refused. */
export function useMealLock({ day, id, isLocked }: LockableMeal) {
  const { id: userId } = useRequiredAccount()
  // The mutation tells of itself a moment later, and a switch that falls back for that moment looks broken.
  const [wanted, setWanted] = useState<boolean>()
  const change = useMutation({
    mutationFn: (isKept: boolean) => lockMeal({ userId, day, mealId: id }, isKept),
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
