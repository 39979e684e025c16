import { type LocalDate, mondayOf } from '@pacemeal/domain'
import { weekPlanQuery } from '../../api/meal-plans.ts'
import { queryClient } from '../../api/query-client.ts'
import { presentDay } from '../../navigation/local-day.ts'

/** How long answers that are on their way already may hold a screen back, in milliseconds: no eye sees it. */
const AT_HAND_MS = 50

/** The answers, when they are at hand: then the screen is drawn once, and not first without them. */
export const atHand = (...readings: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.all(readings), new Promise((resolve) => setTimeout(resolve, AT_HAND_MS))])

/** The plan of the selected day's week. */
export const prefetchPlans = (userId: string, day: LocalDate) =>
  queryClient.prefetchQuery(weekPlanQuery(userId, mondayOf(day), presentDay()))
