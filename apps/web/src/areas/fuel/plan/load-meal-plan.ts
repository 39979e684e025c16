import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../../api/account.ts'
import { atHand, queryClient } from '../../../api/query-client.ts'
import { storedKitchenQuery } from '../../../api/stored-kitchen.ts'
import { readSelectedDay } from '../../../navigation/selected-day.ts'
import { prefetchDay } from '../first-readings.ts'

/** Before the plan: the day as on home, so that it is drawn once, and whether the kitchen was ever set up. */
export async function loadMealPlan({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  await atHand(
    prefetchDay(account.id, readSelectedDay(new URL(request.url).searchParams)),
    queryClient.prefetchQuery(storedKitchenQuery(account.id)),
  )
  return null
}
