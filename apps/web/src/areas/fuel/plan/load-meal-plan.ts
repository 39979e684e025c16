import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../../api/account.ts'
import { kitchenPreferencesQuery } from '../../../api/kitchen-preferences.ts'
import { planStatusQuery } from '../../../api/plan-status.ts'
import { queryClient } from '../../../api/query-client.ts'
import { readSelectedDay } from '../../../navigation/selected-day.ts'
import { atHand, prefetchPlans } from '../first-readings.ts'

/** Before the plan: plan and status, and whether the kitchen was ever set up. */
export async function loadMealPlan({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  await atHand(
    prefetchPlans(account.id, readSelectedDay(new URL(request.url).searchParams)),
    queryClient.prefetchQuery(planStatusQuery(account.id)),
    queryClient.prefetchQuery(kitchenPreferencesQuery(account.id)),
  )
  return null
}
