import { IMPORT_MEALS, type ImportedMeal } from '@pacemeal/protocol'
import { configuration } from './configuration.ts'
import { callFunction } from './executions.ts'
import { refreshMealLogs } from './meal-logs.ts'

/**
 * Keeps meals that were read from a file, eaten in the zone, as many at a time as one call takes; gives how many are new.
 * `onKept` hears how many the server has seen, after each call. What it has seen stays when a later call fails.
 */
export async function importMeals(
  userId: string,
  zone: string,
  meals: readonly ImportedMeal[],
  onKept: (seen: number) => void,
): Promise<number> {
  let fresh = 0
  for (let from = 0; from < meals.length; from += IMPORT_MEALS) {
    const slice = meals.slice(from, from + IMPORT_MEALS)
    const call = { user_id: userId, zone, meals: slice }
    const answer = await callFunction(configuration.functionIds.wearable, '/import-meals', call)
    fresh += Number(answer.fresh)
    onKept(from + slice.length)
  }
  await refreshMealLogs(userId)
  return fresh
}
