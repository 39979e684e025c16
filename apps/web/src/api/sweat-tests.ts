import { type DocumentData, sweatTests } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { createDocument, deleteDocument, listDocuments, type Stored } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { restoreDocument } from './restore-document.ts'

/** A sweat test as it is stored. */
export type StoredSweatTest = Stored<typeof sweatTests>
/** What is typed of one. */
export type SweatTestData = Omit<DocumentData<typeof sweatTests>, 'user'>

const MAX_TESTS = 50

/** The person's sweat tests, the latest first. */
export const sweatTestsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('sweat-tests', userId),
    queryFn: async () => {
      const wanted = [Query.equal('user', userId), Query.orderDesc('day'), Query.limit(MAX_TESTS)]
      return (await listDocuments(sweatTests, wanted)).documents
    },
  })

const refresh = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: sweatTestsQuery(userId).queryKey })

/** Keeps a test. */
export async function addSweatTest(userId: string, test: SweatTestData): Promise<void> {
  await createDocument(sweatTests, userId, { user: userId, ...test })
  await refresh(userId)
}

/** Brings a deleted test back under its id. */
export async function restoreSweatTest(userId: string, id: string, test: SweatTestData): Promise<void> {
  await restoreDocument(sweatTests, userId, { user: userId, ...test }, id)
  await refresh(userId)
}

/** Deletes a test. */
export async function removeSweatTest(userId: string, id: string): Promise<void> {
  await deleteDocument(sweatTests, id)
  await refresh(userId)
}
