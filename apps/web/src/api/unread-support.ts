import { MINUTE_MS } from '@pacemeal/domain'
import { notifications } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listDocuments } from './documents.ts'
import { momentOfReading } from './early-readings.ts'
import { unreadQueries } from './first-queries.ts'
import { queryKey } from './query-keys.ts'

/** How many visible answers of the support are unread. */
export const unreadSupportQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('notifications', userId, 'support'),
    queryFn: async () => {
      const unread = unreadQueries(userId, momentOfReading())
      const { total } = await listDocuments(notifications, [...unread, Query.contains('metadata', '"path":"/support"')])
      return total
    },
    refetchInterval: MINUTE_MS,
  })
