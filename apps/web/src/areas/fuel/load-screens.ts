import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { dayChangesQuery } from '../../api/day-changes.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { mealMarksQuery } from '../../api/meal-marks.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { wearableActivitiesQuery } from '../../api/wearable-activities.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { readSelectedDay } from '../../navigation/selected-day.ts'
import { atHand, prefetchPlans } from './first-readings.ts'
import { weekBounds } from './week-bounds.ts'

// Each starts every reading of its screen together and waits for none that takes its time: the screen draws each part's own
// skeleton.

/** Before the home screen: plan, its status, the logs of the week that is shown, and what else the day is made of. */
export async function loadHome({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  const zone = browserZone()
  const day = readSelectedDay(new URL(request.url).searchParams)
  const { first, last } = weekBounds(day)
  await atHand(
    prefetchPlans(account.id, day),
    queryClient.prefetchQuery(planStatusQuery(account.id)),
    queryClient.prefetchQuery(mealLogsQuery(account.id, first, last, zone)),
    queryClient.prefetchQuery(dayChangesQuery(account.id)),
    queryClient.prefetchQuery(mealMarksQuery(account.id, day)),
    queryClient.prefetchQuery(wearableActivitiesQuery(account.id, day, zone)),
  )
  return null
}

/** Before a meal's details: the plan; most ids stand in it. */
export async function loadMealDetails({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (account) await atHand(prefetchPlans(account.id, readSelectedDay(new URL(request.url).searchParams)))
  return null
}
