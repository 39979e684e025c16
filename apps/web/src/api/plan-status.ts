import { parseJsonObject } from '@pacemeal/domain'
import { mealPlans } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { findDocument, listDocuments } from './documents.ts'
import { planStatusQueries } from './first-queries.ts'
import { readPlanRun } from './meal-plans.ts'
import { failedText, readRunState } from './plan-run.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { saidHere } from './said.ts'

/** What is known of plans beside the active one. */
export type PlanStatus =
  /** A plan is being made; its id is also that of its run. */
  | { readonly kind: 'generating'; readonly runId: string }
  /**
   * The newest attempt failed, and why; `isForHealth` where the health speaks against any plan, and then whether that is the
   * weight and height of the profile rather than what was told of it.
   */
  | { readonly kind: 'failed'; readonly why: string; readonly isForHealth: boolean; readonly isOfBody: boolean }
  | { readonly kind: 'settled' }

/** How often a running generation is asked about, in milliseconds (product specification). */
const STATUS_EVERY_MS = 10_000
/** How often its progress is read while the panel is shown; realtime is usually quicker. Milliseconds. */
const PROGRESS_EVERY_MS = 2_000

async function readFailure(planId: string): Promise<Extract<PlanStatus, { kind: 'failed' }>> {
  const plan = await findDocument(mealPlans, planId)
  const { error, language, about } = parseJsonObject(plan?.parsedMealPlan)
  const isOfBody = about === 'body'
  const isForHealth = isOfBody || about === 'health'
  return { kind: 'failed', why: saidHere(error, language) || failedText(), isForHealth, isOfBody }
}

async function readStatus(userId: string): Promise<PlanStatus> {
  const { documents } = await listDocuments(mealPlans, planStatusQueries(userId))
  // Of two runs the older one is at work, the newer one waits behind it.
  const running = documents.findLast(({ status }) => status === 'generating')
  if (running) return { kind: 'generating', runId: running.$id }
  const [newest] = documents
  return newest?.status === 'failed' ? readFailure(newest.$id) : { kind: 'settled' }
}

/** Whether a plan is being made, or the last attempt failed; asked every 10 s while one is being made. */
export const planStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('meal-plan', userId, 'status'),
    queryFn: () => readStatus(userId),
    staleTime: STATUS_EVERY_MS / 2,
    refetchInterval: ({ state }) => (state.data?.kind === 'generating' ? STATUS_EVERY_MS : false),
  })

/** How a run stands: the stage it has really reached, or its end. */
export const planProgressQuery = (runId: string) =>
  queryOptions({
    queryKey: queryKey('plan-run', runId),
    queryFn: async () => readRunState(await readPlanRun(runId)),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.kind !== 'running' ? false : PROGRESS_EVERY_MS),
  })

/**
 * Asks again for plan and status, unless they were read within so many milliseconds or are being read: what is shown
 * stays until the answer is here.
 */
export const refreshPlan = (userId: string, olderThan = 0): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: queryScope('meal-plan', userId),
    predicate: ({ state }) =>
      olderThan === 0 || (state.fetchStatus === 'idle' && Date.now() - state.dataUpdatedAt > olderThan),
  })
