import type { Weekday } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { lockMeal } from '../api/meal-changes.ts'
import { refusalOf } from '../api/refusal.ts'
import { useRequiredAccount } from '../app/use-account.ts'
import { tell } from '../notices/tell.ts'

/** A meal of the active plan as far as its lock goes. */
export interface LockableMeal {
  readonly day: Weekday
  readonly id: string
  readonly isLocked: boolean
}

/** Whether a meal's dish stays through every later planning, and how to change that. Shown at once, taken back if refused. */
export function useMealLock({ day, id, isLocked }: LockableMeal) {
  const { id: userId } = useRequiredAccount()
  const change = useMutation({
    mutationFn: (wanted: boolean) => lockMeal({ userId, day, mealId: id }, wanted),
    onError: (thrown) => {
      const { code, message } = refusalOf(thrown)
      tell('meal-not-changed', code === 'network' ? undefined : message)
    },
  })
  return {
    isLocked: change.isPending ? change.variables : isLocked,
    isPending: change.isPending,
    setLocked: change.mutate,
  }
}
