import { payments } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments, type Stored } from './documents.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

export type StoredPayment = Stored<typeof payments>

/** What the person paid, newest first. */
export const paymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('payments', userId),
    queryFn: async () => {
      const { documents } = await listDocuments(payments, [
        q.equal('user', userId),
        q.orderDesc('paidAt'),
        q.limit(100),
      ])
      return documents
    },
  })
