import { type LocalDate, mondayOf } from '@pacemeal/domain'
import { dayChangesQuery } from '../../api/day-changes.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { mealMarksQuery } from '../../api/meal-marks.ts'
import { weekPlanQuery } from '../../api/meal-plans.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { wearableActivitiesQuery } from '../../api/wearable-activities.ts'
import { browserZone, presentDay } from '../../navigation/local-day.ts'
import { readAhead } from './read-ahead.ts'
import { weekBounds } from './week-bounds.ts'

/** The plan of the selected day's week. */
export const prefetchPlans = (userId: string, day: LocalDate) =>
  queryClient.prefetchQuery(weekPlanQuery(userId, mondayOf(day), presentDay()))

/** Reads the day of the plan before it is drawn. */
async function readPlanAhead(userId: string, day: LocalDate): Promise<void> {
  const plan = queryClient.getQueryData(weekPlanQuery(userId, mondayOf(day), presentDay()).queryKey)
  if (plan) await readAhead(plan, [day])
}

/** Everything that the selected day is made of: its plan and whether one is being made, the week's logs, changes, marks, activities. */
export function prefetchDay(userId: string, day: LocalDate): Promise<unknown> {
  const zone = browserZone()
  const { first, last } = weekBounds(day)
  return Promise.all([
    prefetchPlans(userId, day).then(() => readPlanAhead(userId, day)),
    queryClient.prefetchQuery(planStatusQuery(userId)),
    queryClient.prefetchQuery(mealLogsQuery(userId, first, last, zone)),
    queryClient.prefetchQuery(dayChangesQuery(userId)),
    queryClient.prefetchQuery(mealMarksQuery(userId, day)),
    queryClient.prefetchQuery(wearableActivitiesQuery(userId, day, zone)),
  ])
}
