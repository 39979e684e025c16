import { t } from '@lingui/core/macro'
import type { LocalDate } from '@pacemeal/domain'
import { type CheckIn, readCheckIn } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { callMealPlan } from './meal-changes.ts'
import { refreshPlan } from './plan-status.ts'
import { profileQuery } from './profile.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal } from './refusal.ts'

/** What was learned of the person's expenditure, and what the weekly check-in proposes. */
export const checkInQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('check-in', userId),
    queryFn: async (): Promise<CheckIn> => {
      const found = readCheckIn(await callMealPlan('/check-in', { userId }))
      if (!found) throw new ApiRefusal('unexpected', '', 0, t`The check-in could not be read.`)
      return found
    },
  })

/**
 * Works the check-in out anew, after a change of what it is worked out from. A first reading that is still on its way may be
 * of before the change, and would be waited for instead of another one.
 */
export async function refreshCheckIn(userId: string): Promise<void> {
  const { queryKey } = checkInQuery(userId)
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

const settle = (userId: string): Promise<unknown> =>
  Promise.all([
    refreshCheckIn(userId),
    queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey }),
    refreshPlan(userId),
  ])

/** Accepts the proposal, after which the plan follows, or keeps things as they are. */
export async function answerCheckIn(userId: string, proposal: string, answer: 'accepted' | 'kept'): Promise<void> {
  try {
    await callMealPlan('/answer-check-in', { userId, proposal, answer })
  } finally {
    await settle(userId)
  }
}

/** Takes the answer of that day back, if it is the last one: another tab or device may have done so already. */
export async function undoCheckIn(userId: string, day: LocalDate): Promise<void> {
  try {
    await callMealPlan('/undo-check-in', { userId, day })
  } finally {
    await settle(userId)
  }
}
