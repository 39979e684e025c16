import { accountQuery } from '../../api/account.ts'
import { activePlanQuery } from '../../api/meal-plans.ts'
import { queryClient } from '../../api/query-client.ts'
import { MealDetailsScreen } from './meal-details-screen.tsx'

/** Starts reading the plan; most ids stand in it. */
export async function loader() {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (account) void queryClient.prefetchQuery(activePlanQuery(account.id))
  return null
}

export { MealDetailsScreen as Component }
