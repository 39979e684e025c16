import { t } from '@lingui/core/macro'
import { findPlanPreviewResult, type PlanPreviewResult, type ProposedInputs } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { callMealPlan } from './meal-changes.ts'
import { refreshPlan } from './plan-status.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { ApiRefusal } from './refusal.ts'

type Preview = NonNullable<PlanPreviewResult['data']>

/** Reads everything again that an applied change may have written. */
const settle = async (userId: string): Promise<void> => {
  await Promise.all([
    refreshPlan(userId),
    queryClient.invalidateQueries({ queryKey: queryScope('profile', userId) }),
    queryClient.invalidateQueries({ queryKey: queryScope('kitchen-preferences', userId) }),
    queryClient.invalidateQueries({ queryKey: queryScope('day-changes', userId) }),
  ])
}

async function previewChange(userId: string, change: ProposedInputs): Promise<Preview> {
  const found = findPlanPreviewResult(await callMealPlan('/preview', { userId, change }))?.data
  if (found === undefined) throw new ApiRefusal('unexpected', '', 0, t`The changes could not be read.`)
  return found
}

/**
 * How the plans would follow a change of what they are made from; nothing is changed. A change that no menu can follow
 * is `infeasible`, with why.
 */
export const planPreviewQuery = (userId: string, change: ProposedInputs) =>
  queryOptions({
    queryKey: queryKey('plan-preview', userId, JSON.stringify(change)),
    queryFn: () => previewChange(userId, change),
    // What was proposed counts as long as it is looked at; looked at again, it is worked out again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Makes a previewed change so; refused when something else has changed since. `takeChangeBack` undoes it. */
export async function applyChange(userId: string, proposal: string): Promise<void> {
  try {
    await callMealPlan('/apply', { userId, proposal })
  } finally {
    await settle(userId)
  }
}

/** Brings everything back as it was before a change was applied. */
export async function takeChangeBack(userId: string, proposal: string): Promise<void> {
  try {
    await callMealPlan('/restore', { userId, proposal })
  } finally {
    await settle(userId)
  }
}
