import type { Collection, DocumentData } from '@pacemeal/protocol'
import type { Models } from 'appwrite'
import { configuration } from './configuration.ts'
import { listAddress } from './document-addresses.ts'
import { earlyOr } from './early-readings.ts'
import { documentQueries } from './first-queries.ts'
import { ask, READ_WITHIN_MS } from './refusal.ts'
import { sdk } from './sdk.ts'

/** A stored document: the collection's attributes and the `$` fields of the wire. */
export type Stored<C extends Collection> = DocumentData<C> & Models.Document

const place = (collection: Collection) => ({ databaseId: configuration.databaseId, collectionId: collection.id })

/** The documents that match `queries` (texts made by the SDK's `Query`), and how many there are in all. */
export async function listDocuments<C extends Collection>(
  collection: C,
  queries: string[],
): Promise<{ total: number; documents: Stored<C>[] }> {
  const read = async () => (await sdk()).databasesApi.listDocuments<Stored<C>>({ ...place(collection), queries })
  return ask(() => earlyOr(listAddress(collection.id, queries), read), { within: READ_WITHIN_MS, field: 'documents' })
}

/**
 * One document, or null when there is none that this person may see. Asked for as a list: an empty one is an answer that
 * browsers do not report as an error, and that the installed app keeps for later.
 */
export async function findDocument<C extends Collection>(collection: C, documentId: string): Promise<Stored<C> | null> {
  const { documents } = await listDocuments(collection, documentQueries(documentId))
  return documents[0] ?? null
}

/** Creates a document that only its owner may read, change and delete. */
export function createDocument<C extends Collection>(
  collection: C,
  ownerId: string,
  data: Partial<DocumentData<C>>,
  documentId?: string,
): Promise<Stored<C>> {
  const create = async () => {
    const { databasesApi, ID, Permission, Role } = await sdk()
    const owner = Role.user(ownerId)
    return databasesApi.createDocument<Stored<C>>({
      ...place(collection),
      documentId: documentId ?? ID.unique(),
      data: data as never,
      permissions: [Permission.read(owner), Permission.update(owner), Permission.delete(owner)],
    })
  }
  return ask(create, { field: '$id' })
}

/** Changes the named attributes of a document. */
export const updateDocument = <C extends Collection>(
  collection: C,
  documentId: string,
  data: Partial<DocumentData<C>>,
): Promise<Stored<C>> =>
  ask(
    async () =>
      (await sdk()).databasesApi.updateDocument<Stored<C>>({ ...place(collection), documentId, data: data as never }),
    { field: '$id' },
  )

export const deleteDocument = (collection: Collection, documentId: string): Promise<unknown> =>
  ask(async () => (await sdk()).databasesApi.deleteDocument({ ...place(collection), documentId }))
