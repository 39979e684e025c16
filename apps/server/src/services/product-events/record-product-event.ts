import { type DocumentData, productEvents } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { Transaction } from '../../store/open.ts'
import type { DocumentBackend } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

export interface ProductEvent {
  readonly user: string
  readonly name: DocumentData<typeof productEvents>['name']
  readonly detail?: string
}

/**
 * Counts what happened, once a person and kind, with the transaction that made it happen. The one door for analytics and
 * affiliates: what they may know is what comes through here. It is deleted with the account.
 */
export const recordProductEvent = async (
  tx: Transaction,
  backend: DocumentBackend,
  { user, name, detail }: ProductEvent,
): Promise<void> => {
  const data = { user, name, detail: detail ?? null }
  await ensureOwnDocument(tx, backend, productEvents, data, idFromKey(`${user}/event/${name}`))
}
