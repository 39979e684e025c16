import { type CookEvent, dayAt, type LocalDate } from '@pacemeal/domain'
import { browserZone, useMinute } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { cookEventsOf, findCookEvent, inCookingOrder } from '../kitchen/cook-events.ts'
import { useWeekPlan } from '../use-week-plans.ts'

/** The plan of the day's week as far as the kitchen needs it. */
export function useCookPlan(day: LocalDate) {
  const { id: userId } = useRequiredAccount()
  const query = useWeekPlan(userId, day, dayAt(useMinute(), browserZone()))
  const plan = query.data
  return {
    userId,
    query,
    findEvent: (id: string): CookEvent | undefined => (plan ? findCookEvent(plan, id) : undefined),
    eventsOn: (date: LocalDate): readonly CookEvent[] =>
      plan ? inCookingOrder(cookEventsOf(plan).filter(({ cookedOn }) => cookedOn === date)) : [],
  }
}
