import { type ImportedActivity, type ImportOutcome, importOutcome } from '@pacemeal/protocol'
import { z } from 'zod'
import { configuration } from './configuration.ts'
import { callFunction } from './executions.ts'
import { queryClient } from './query-client.ts'
import { queryScope } from './query-keys.ts'

/** Has everything that is shown of devices read anew. */
export const refreshWearables = (): Promise<unknown> =>
  Promise.all(
    (['wearable-activities', 'health-readings'] as const).map((name) =>
      queryClient.invalidateQueries({ queryKey: queryScope(name) }),
    ),
  )

const outcomesIn = z.object({ outcomes: z.array(importOutcome) })

/** Keeps activities that were read from files; gives what became of each. What is shown is read anew by the caller. */
export async function importActivities(
  userId: string,
  activities: readonly ImportedActivity[],
): Promise<readonly ImportOutcome[]> {
  const answer = await callFunction(configuration.functionIds.wearable, '/import', { user_id: userId, activities })
  return outcomesIn.parse(answer).outcomes
}

/** Connects the demo device, which brings its last weeks with it. */
export async function connectDemo(userId: string): Promise<void> {
  await callFunction(configuration.functionIds.wearable, '/connect-demo', { user_id: userId })
  await refreshWearables()
}
