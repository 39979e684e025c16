import { openDB } from 'idb'
import type { WriteEntry } from './entry.ts'
import { openUnsentRecord, type RecordPlace, type UnsentRecord } from './unsent-record.ts'

/** What is needed of the queue. */
interface WatchedQueue {
  read(owner: string): Promise<readonly WriteEntry[]>
  pending(owner: string): readonly WriteEntry[]
  watch(watcher: () => void): () => void
}

/** The owner under whom a storage that was marked before its owners were stands: it is new for none of them. */
const EVERYBODY = '*'

/**
 * Whether the browser's storage for this app has begun anew since the owner was last here: a browser that makes room
 * clears all of it at once, and somebody else may be the first to come back.
 */
async function isStorageNew(owner: string): Promise<boolean> {
  const mark = await openDB('storage-mark', 2, {
    upgrade: (database, oldVersion) => {
      const owners = database.createObjectStore('owners')
      if (oldVersion === 1) void owners.put(true, EVERYBODY)
    },
  })
  try {
    const isKnown = (await mark.count('owners', owner)) > 0 || (await mark.count('owners', EVERYBODY)) > 0
    await mark.put('owners', true, owner)
    return !isKnown
  } finally {
    mark.close()
  }
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
  const isNew = await isStorageNew(owner).catch(() => undefined)
  if (isNew === undefined) return () => undefined
  const present = await queue.read(owner)
  const noted = record.find(owner)
  // What was sent while nobody noted it is still noted; then the storage is not new.
  if (noted !== undefined && isNew && present.length === 0) onLost(noted)
  record.note(owner, present)
  return queue.watch(() => record.note(owner, queue.pending(owner)))
}
