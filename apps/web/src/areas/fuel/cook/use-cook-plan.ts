import { type CookEvent, type LocalDate, localDate } from '@pacemeal/domain'
import { eventInLanguage } from '../../../languages/kitchen.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { cookEventsOf, findCookEvent, inCookingOrder } from '../kitchen/cook-events.ts'
import { useWeekPlan } from '../use-week-plans.ts'

/** The day in an event's id, on which it is eaten first; today for an id that names none. */
export function dayOfEvent(id: string): LocalDate {
  try {
    return localDate(id.split('/')[0] ?? '')
  } catch {
    return presentDay()
  }
}

/** The plan of the day's week as far as the kitchen needs it. */
export function useCookPlan(day: LocalDate) {
  const { id: userId } = useRequiredAccount()
  const query = useWeekPlan(userId, day, presentDay())
  const plan = query.data
  return {
    userId,
    query,
    plan,
    findEvent: (id: string): CookEvent | undefined => (plan ? findCookEvent(plan, id) : undefined),
    eventsOn: (on: LocalDate): readonly CookEvent[] =>
      plan ? inCookingOrder(cookEventsOf(plan).filter(({ cookedOn }) => cookedOn === on)).map(eventInLanguage) : [],
  }
}
