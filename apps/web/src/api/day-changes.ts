import { dayChangesOf } from '@pacemeal/domain'
import { dayChanges } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from './documents.ts'
import { dayChangesQueries } from './first-queries.ts'
import { queryKey } from './query-keys.ts'

/** What is different on single days beside the weekly schedule, by date. */
export const dayChangesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('day-changes', userId),
    queryFn: async () => {
      const { documents } = await listDocuments(dayChanges, dayChangesQueries(userId))
      return dayChangesOf(documents)
    },
    staleTime: 5 * 60_000,
  })
