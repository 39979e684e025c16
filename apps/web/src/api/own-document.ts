import type { Collection } from '@pacemeal/protocol'
import { listDocuments, type Stored } from './documents.ts'
import { ownDocumentQueries } from './first-queries.ts'

/** The one document that a person may have in a collection, or null while there is none. */
export async function findOwnDocument<C extends Collection>(collection: C, userId: string): Promise<Stored<C> | null> {
  const { documents } = await listDocuments(collection, ownDocumentQueries(userId, collection.owner))
  return documents[0] ?? null
}
