import { createHash } from 'node:crypto'
import { notifications } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import type { Transaction } from '../../store/open.ts'
import { createOwnDocument, findDocument } from '../documents/document-store.ts'

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
  const id = createHash('sha256').update(`${told.user}/${told.key}`).digest('hex').slice(0, 20)
  if ((await findDocument(tx, notifications, id)) !== undefined) return
  const { user, title, description, scheduledTime = null, metadata = {} } = told
  await createOwnDocument(
    tx,
    backend,
    notifications,
    { user, title, description, scheduledTime, metadata: JSON.stringify(metadata), read: false },
    id,
  )
}
