import type { Collection, DocumentData } from '@pacemeal/protocol'
import { createDocument } from './documents.ts'
import { refusalOf } from './refusal.ts'

/** The server's status for an id that is taken. */
const CONFLICT = 409

/** Brings a deleted document back under its id. Asked again after an answer that was lost, it is still done once. */
export async function restoreDocument<C extends Collection>(
  collection: C,
  ownerId: string,
  data: Partial<DocumentData<C>>,
  id: string,
): Promise<void> {
  try {
    await createDocument(collection, ownerId, data, id)
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    if (refusal.status !== CONFLICT || refusal.isForeign) throw refusal
  }
}
