import { openDB } from 'idb'
import type { WriteEntry } from './entry.ts'
import { openUnsentRecord, type RecordPlace, type UnsentRecord } from './unsent-record.ts'

/** What is needed of the queue. */
interface WatchedQueue {
  read(owner: string): Promise<readonly WriteEntry[]>
  pending(owner: string): readonly WriteEntry[]
  watch(watcher: () => void): () => void
}

/** Whether the browser's storage for this app has begun anew: a browser that makes room clears all of it at once. */
export async function isStorageNew(): Promise<boolean> {
  let isNew = false
  const mark = await openDB('storage-mark', 1, {
    upgrade: () => {
      isNew = true
    },
  })
  mark.close()
  return isNew
}

/**
 * Tells `onLost` of what waited when the browser cleared its storage, once, and notes from now on what waits. Gives a
 * function that ends the noting. A browser that stores nothing has nothing to clear.
 */
export async function watchLostWrites(
  queue: WatchedQueue,
  place: RecordPlace,
  owner: string,
  onLost: (lost: UnsentRecord) => void,
): Promise<() => void> {
  const record = openUnsentRecord(place)
  const isNew = await isStorageNew().catch(() => undefined)
  if (isNew === undefined) return () => undefined
  const present = await queue.read(owner)
  const noted = record.find(owner)
  // What was sent while nobody noted it is still noted; then the storage is not new.
  if (noted !== undefined && isNew && present.length === 0) onLost(noted)
  record.note(owner, present)
  return queue.watch(() => record.note(owner, queue.pending(owner)))
}
