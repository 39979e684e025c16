import type { CookEvent, LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { activePlanQuery, type MealPlan } from '../../../api/meal-plans.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { cookEventsOf, findCookEvent, inCookingOrder } from '../kitchen/cook-events.ts'

/** The plan as far as the kitchen needs it. */
export function useCookPlan() {
  const { id: userId } = useRequiredAccount()
  const query = useQuery(activePlanQuery(userId))
  const plan: MealPlan | null | undefined = query.data
  return {
    userId,
    query,
    plan,
    findEvent: (id: string): CookEvent | undefined => (plan ? findCookEvent(plan, id) : undefined),
    eventsOn: (day: LocalDate): readonly CookEvent[] =>
      plan ? inCookingOrder(cookEventsOf(plan).filter(({ cookedOn }) => cookedOn === day)) : [],
  }
}
