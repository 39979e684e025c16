import { accountQuery } from '../../api/account.ts'
import { activePlanQuery } from '../../api/meal-plans.ts'
import { planStatusQuery } from '../../api/plan-status.ts'
import { queryClient } from '../../api/query-client.ts'
import { MealPlanScreen } from './meal-plan-screen.tsx'

/** Starts reading plan and status; the screen draws each part's own skeleton. */
export async function loader() {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  void queryClient.prefetchQuery(activePlanQuery(account.id))
  void queryClient.prefetchQuery(planStatusQuery(account.id))
  return null
}

export { MealPlanScreen as Component }
