import { type LocalDate, mondayOf } from '@pacemeal/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { weekPlanQuery } from '../../api/meal-plans.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { browserZone, presentDay } from '../../navigation/local-day.ts'
import { readSelectedDay } from '../../navigation/selected-day.ts'
import { weekBounds } from './week-bounds.ts'

// Each starts every reading of its screen together and waits for none that takes its time: the screen draws each part's own
// skeleton.

/** How long answers that are on their way already may hold a screen back, in milliseconds: no eye sees it. */
const AT_HAND_MS = 50

/** The answers, when they are at hand: then the screen is drawn once, and not first without them. */
const atHand = (...readings: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.all(readings), new Promise((resolve) => setTimeout(resolve, AT_HAND_MS))])

/** The plan of the selected day's week. */
const prefetchPlans = (userId: string, day: LocalDate) =>
  queryClient.prefetchQuery(weekPlanQuery(userId, mondayOf(day), presentDay()))

/** Before the home screen: plan, its status, and the logs of the week that is shown. */
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
  )
  return null
}

/** Before the plan: plan and status. */
export async function loadMealPlan({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  await atHand(
    prefetchPlans(account.id, readSelectedDay(new URL(request.url).searchParams)),
    queryClient.prefetchQuery(planStatusQuery(account.id)),
  )
  return null
}

/** Before a meal's details: the plan; most ids stand in it. */
export async function loadMealDetails({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (account) await atHand(prefetchPlans(account.id, readSelectedDay(new URL(request.url).searchParams)))
  return null
}
