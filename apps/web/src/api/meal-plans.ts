import { DAY_MS, isJsonObject, parseJson } from '@pacemeal/domain'
import { mealPlans } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { configuration } from './configuration.ts'
import { listDocuments, type Stored } from './documents.ts'
import { type Execution, readExecution, startExecution } from './executions.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'

/** A stored week; each weekday's attribute is JSON text. */
export type MealPlan = Stored<typeof mealPlans>

/** How long a plan may be kept before it is asked for again, in milliseconds (product specification: 24 hours). */
const PLAN_CACHE_MS = DAY_MS

const findActivePlan = async (userId: string): Promise<MealPlan | null> => {
  const { documents } = await listDocuments(mealPlans, [
    Query.equal('userId', userId),
    Query.equal('status', 'active'),
    Query.orderDesc('$createdAt'),
    Query.limit(1),
  ])
  return documents[0] ?? null
}

/** The week that counts now; null when none was made yet. */
export const activePlanQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('meal-plan', userId, 'active'),
    queryFn: () => findActivePlan(userId),
    staleTime: PLAN_CACHE_MS,
  })

/** Asks for a plan in the background. `isRegeneration` makes a new one although one is active. */
export const startPlan = (userId: string, isRegeneration: boolean): Promise<Execution> =>
  startExecution(configuration.functionIds.mealPlan, isRegeneration ? { userId, force: true } : { userId })

export const readPlanRun = (executionId: string): Promise<Execution> =>
  readExecution(configuration.functionIds.mealPlan, executionId)

/** Regeneration is looked after at most 30 times, 2 s apart (product specification). */
const LOOKS = 30
const LOOK_EVERY_MS = 2000

/** Whether a finished run says that it worked. */
const succeeded = (run: Execution): boolean => {
  if (run.status !== 'completed') return false
  const answer = parseJson(run.responseBody)
  return answer === undefined ? run.responseStatusCode < 400 : !isJsonObject(answer) || answer.success !== false
}

/**
 * Makes a new plan after a change of its inputs and waits for it. `replaced`: the new plan counts now. `started`: it was
 * refused, failed, or is not ready within a minute; a run that is still going brings its plan later. `onStarted` hears of
 * the run as soon as it is accepted.
 */
export async function regeneratePlan(
  userId: string,
  onStarted: (run: Execution) => void,
): Promise<'replaced' | 'started'> {
  try {
    let run = await startPlan(userId, true)
    onStarted(run)
    for (let look = 0; look < LOOKS && (run.status === 'waiting' || run.status === 'processing'); look++) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      run = await readPlanRun(run.$id)
    }
    return succeeded(run) ? 'replaced' : 'started'
  } catch {
    return 'started'
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryScope('meal-plan', userId) })
  }
}
