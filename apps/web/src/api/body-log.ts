import { addDays, type LocalDate } from '@pacemeal/domain'
import type { BodyMeasurement } from '@pacemeal/domain/body'
import { bodyLog, IMPORT_WEIGHINGS, type ImportedWeighing, readBodyMeasurement } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { configuration } from './configuration.ts'
import { listDocuments } from './documents.ts'
import { callFunction } from './executions.ts'
import { listAllDocuments } from './list-all.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

/** The weighings from the first to the last day, both included, oldest first; what was taken out is not among them. */
export const bodyLogQuery = (userId: string, first: LocalDate, last: LocalDate) =>
  queryOptions({
    queryKey: queryKey('body-log', userId, first, last),
    queryFn: async (): Promise<readonly BodyMeasurement[]> => {
      const documents = await listAllDocuments(bodyLog, [
        q.equal('user', userId),
        q.greaterThanEqual('day', first),
        q.lessThanEqual('day', last),
        q.orderAsc('measuredAt'),
      ])
      return documents.flatMap((document) => readBodyMeasurement(document) ?? [])
    },
  })

/** Whether there are weighings of before a day. */
export const hasOlderWeighingsQuery = (userId: string, day: LocalDate) =>
  queryOptions({
    queryKey: queryKey('body-log', userId, 'before', day),
    queryFn: async (): Promise<boolean> => {
      const isOlder = q.lessThanEqual('day', addDays(day, -1))
      const asked = [q.equal('user', userId), isOlder, q.equal('isRemoved', false), q.limit(1)]
      return (await listDocuments(bodyLog, asked)).documents.length > 0
    },
  })

/** Reads every shown weighing again, after a change of any. */
export const refreshBodyLog = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryScope('body-log', userId) })

/**
 * Keeps weighings that were read from a file, as many at a time as one call takes; gives how many are new and changed. `onKept`
 * hears how many the server has seen, after each call. What it has seen stays when a later call fails.
 */
export async function importWeighings(
  userId: string,
  weighings: readonly ImportedWeighing[],
  onKept: (seen: number) => void,
) {
  const count = { fresh: 0, changed: 0 }
  for (let from = 0; from < weighings.length; from += IMPORT_WEIGHINGS) {
    const slice = weighings.slice(from, from + IMPORT_WEIGHINGS)
    const { fresh, changed } = await callFunction(configuration.functionIds.wearable, '/import-weighings', {
      user_id: userId,
      weighings: slice,
    })
    count.fresh += Number(fresh)
    count.changed += Number(changed)
    onKept(from + slice.length)
  }
  await refreshBodyLog(userId)
  return count
}
