import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { activePlanQuery } from '../../api/meal-plans.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { readSelectedDay } from '../../navigation/selected-day.ts'
import { weekBounds } from './week-bounds.ts'

// Each starts every reading of its screen together and waits for none: the screen draws each part's own skeleton.

/** Before the home screen: plan, its status, and the logs of the week that is shown. */
export async function loadHome({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  const zone = browserZone()
  const { first, last } = weekBounds(readSelectedDay(new URL(request.url).searchParams))
  void queryClient.prefetchQuery(activePlanQuery(account.id))
  void queryClient.prefetchQuery(planStatusQuery(account.id))
  void queryClient.prefetchQuery(mealLogsQuery(account.id, first, last, zone))
  return null
}

/** Before the plan: plan and status. */
export async function loadMealPlan() {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  void queryClient.prefetchQuery(activePlanQuery(account.id))
  void queryClient.prefetchQuery(planStatusQuery(account.id))
  return null
}

/** Before a meal's details: the plan; most ids stand in it. */
export async function loadMealDetails() {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (account) void queryClient.prefetchQuery(activePlanQuery(account.id))
  return null
}
