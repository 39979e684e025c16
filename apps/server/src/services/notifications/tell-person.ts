import { notifications } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import { idFromKey } from '../../ids.ts'
import type { Transaction } from '../../store/open.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

export interface Told {
  readonly user: string
  /** What it is about; the same key is told once, however often the work behind it runs. */
  readonly key: string
  readonly title: string
  readonly description: string
  readonly metadata?: Readonly<Record<string, unknown>>
  /** ISO-8601 UTC; shown from then on. */
  readonly scheduledTime?: string
}

/** Keeps a notification for a person, once a key. */
export const tellPerson = async (tx: Transaction, backend: Backend, told: Told): Promise<void> => {
  const { user, key, title, description, scheduledTime = null, metadata = {} } = told
  const data = { user, title, description, scheduledTime, metadata: JSON.stringify(metadata), read: false }
  await ensureOwnDocument(tx, backend, notifications, data, idFromKey(`${user}/${key}`))
}
