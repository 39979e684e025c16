import type { Collection } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { listDocuments, type Stored } from './documents.ts'

/**
 * The one document that a person may have in a collection, or null while there is none. Asked for as a list: an empty one
 * is an answer that browsers do not report as an error, and that the installed app keeps for later.
 */
export async function findOwnDocument<C extends Collection>(collection: C, userId: string): Promise<Stored<C> | null> {
  const { documents } = await listDocuments(collection, [
    Query.equal(collection.owner ?? '$id', userId),
    Query.limit(1),
  ])
  return documents[0] ?? null
}
