import { payments } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { listDocuments, type Stored } from './documents.ts'
import { queryKey } from './query-keys.ts'

export type StoredPayment = Stored<typeof payments>

/** What the person paid, newest first. */
export const paymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('payments', userId),
    queryFn: async () => {
      const { documents } = await listDocuments(payments, [
        Query.equal('user', userId),
        Query.orderDesc('paidAt'),
        Query.limit(100),
      ])
      return documents
    },
  })
