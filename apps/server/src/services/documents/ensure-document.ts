import type { Collection } from '@pacemeal/protocol'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { createOwnDocument, type DocumentBackend, type NewData } from './document-store.ts'

/** False instead of the refusal that the document is there already; everything else that is thrown stays. */
export const unlessThere = async (create: () => Promise<unknown>): Promise<boolean> => {
  try {
    await create()
    return true
  } catch (error) {
    if (error instanceof Refusal && error.type === 'document_already_exists') return false
    throw error
  }
}

/** Creates a document on the server's own account unless one has this id; gives whether it was created. */
export const ensureOwnDocument = <C extends Collection>(
  tx: Transaction,
  backend: DocumentBackend,
  one: C,
  data: NewData<C>,
  id: string,
): Promise<boolean> => unlessThere(() => createOwnDocument(tx, backend, one, data, id))
