import { type FuelStays, type Proposal, readFuelStays, readProposal } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { callMealPlan } from './meal-changes.ts'
import { refreshPlan } from './plan-status.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'

/** What follows from what happened: changes that are offered, or that only fuel is left and stays. */
interface DayAnswer {
  readonly proposal: Proposal | null
  readonly fuelStays: FuelStays | null
}

const findProposal = async (userId: string): Promise<DayAnswer> => {
  const answer = await callMealPlan('/replan', { userId })
  return { proposal: readProposal(answer) ?? null, fuelStays: readFuelStays(answer) ?? null }
}

/**
 * How the rest of the day could follow what happened; nothing of both when nothing would change. `events` stands for what happened:
 * another text asks anew.
 */
export const proposalQuery = (userId: string, events: string) =>
  queryOptions({
    queryKey: queryKey('replan', userId, events),
    queryFn: () => findProposal(userId),
    // An offer that cannot be worked out is not missed: the plan stands.
    retry: false,
  })

const settle = async (userId: string): Promise<void> => {
  await refreshPlan(userId)
  await queryClient.invalidateQueries({ queryKey: queryScope('replan', userId) })
}

/** Makes the proposal the plan; refused when the day has changed since. */
export async function acceptProposal(userId: string, proposal: string): Promise<void> {
  try {
    await callMealPlan('/adjust', { userId, proposal })
  } finally {
    await settle(userId)
  }
}

/** Takes an accepted proposal back. */
export async function takeProposalBack(userId: string, proposal: string): Promise<void> {
  await callMealPlan('/restore', { userId, proposal })
  await settle(userId)
}
