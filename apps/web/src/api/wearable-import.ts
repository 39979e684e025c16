import type { ImportedActivity } from '@pacemeal/protocol'
import { configuration } from './configuration.ts'
import { callFunction } from './executions.ts'
import { queryClient } from './query-client.ts'
import { queryScope } from './query-keys.ts'

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Has everything that is shown of devices read anew. */
export const refreshWearables = (): Promise<unknown> =>
  Promise.all(
    (['wearable-activities', 'health-readings'] as const).map((name) =>
      queryClient.invalidateQueries({ queryKey: queryScope(name) }),
    ),
  )

/** Keeps activities that were read from a file; gives how many are new and how many were changed. */
export async function importActivities(userId: string, activities: readonly ImportedActivity[]) {
  const answer = await callFunction(configuration.functionIds.wearable, '/import', { user_id: userId, activities })
  await refreshWearables()
  return { fresh: count(answer.fresh), changed: count(answer.changed) }
}

/** Connects the demo device, which brings its last weeks with it. */
export async function connectDemo(userId: string): Promise<void> {
  await callFunction(configuration.functionIds.wearable, '/connect-demo', { user_id: userId })
  await refreshWearables()
}
