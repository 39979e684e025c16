import { dayChangesOf } from '@pacemeal/domain'
import { dayChanges } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listDocuments } from './documents.ts'
import { queryKey } from './query-keys.ts'

/** Days that may be changed at a time, and those before. */
const MAX_DAYS = 60

/** What is different on single days beside the weekly schedule, by date. */
export const dayChangesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('day-changes', userId),
    queryFn: async () => {
      const { documents } = await listDocuments(dayChanges, [
        Query.equal('user', userId),
        Query.orderDesc('$createdAt'),
        Query.limit(MAX_DAYS),
      ])
      return dayChangesOf(documents)
    },
    staleTime: 5 * 60_000,
  })
