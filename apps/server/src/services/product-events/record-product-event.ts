import { type DocumentData, productEvents } from '@pacemeal/protocol'
import { nowText } from '../../clock.ts'
import { idFromKey } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import { tellProductEvent } from './tell-product-event.ts'

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
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  { user, name, detail }: ProductEvent,
): Promise<void> => {
  const id = idFromKey(`${user}/event/${name}`)
  const data = { user, name, detail: detail ?? null }
  const isFirst = await ensureOwnDocument(tx, backend, productEvents, data, id)
  if (isFirst) await tellProductEvent(tx, backend, { id, ...data, at: nowText(backend.clock) })
}
