import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { activePlanQuery } from '../../api/meal-plans.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { browserZone } from '../../app/local-day.ts'
import { readSelectedDay } from '../../fuel-plan/selected-day.ts'
import { HomeScreen } from './home-screen.tsx'
import { weekBounds } from './use-home-day.ts'

/** Starts every reading together and waits for none: the screen draws each part's own skeleton. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  const zone = browserZone()
  const { first, last } = weekBounds(readSelectedDay(new URL(request.url).searchParams))
  void queryClient.prefetchQuery(activePlanQuery(account.id))
  void queryClient.prefetchQuery(planStatusQuery(account.id))
  void queryClient.prefetchQuery(mealLogsQuery(account.id, first, last, zone))
  return null
}

export { HomeScreen as Component }
