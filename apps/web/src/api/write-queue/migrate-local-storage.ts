import { earlierQueueKey } from './earlier-queue.ts'
import type { WriteEntry } from './entry.ts'
import type { EntryStore } from './entry-store.ts'

const kindOf = { record: 'meal-log-create', change: 'meal-log-edit', remove: 'meal-log-delete' } as const

interface EarlierChange {
  readonly kind: keyof typeof kindOf
  readonly id: string
}

const isEarlierChange = (value: unknown): value is EarlierChange =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  Object.hasOwn(kindOf, value.kind) &&
  'id' in value &&
  typeof value.id === 'string'

const readEarlier = (owner: string): readonly EarlierChange[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(earlierQueueKey(owner)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEarlierChange) : []
  } catch {
    return []
  }
}

/**
 * Brings what an earlier version of the app kept in local storage into the store, once: the entries' ids come from what
 * they are, so that two tabs at the same time, or a crash halfway, add none twice.
 */
export async function migrateLocalStorage(store: EntryStore, owner: string, now: number): Promise<void> {
  const earlier = readEarlier(owner)
  if (earlier.length === 0) return
  const isStored: boolean[] = []
  for (const [index, { kind, ...payload }] of earlier.entries()) {
    const id = `local-storage:${owner}:${index}:${kind}:${payload.id}`
    const entry: WriteEntry = {
      id,
      owner,
      kind: kindOf[kind],
      subject: payload.id,
      payload,
      createdAt: now,
      attempts: 0,
    }
    isStored.push((await store.add(entry)).isDurable)
  }
  // Where the store is the page's memory only, local storage keeps them as well.
  if (isStored.every(Boolean)) localStorage.removeItem(earlierQueueKey(owner))
}
