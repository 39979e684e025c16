import type { WriteEntry } from './entry.ts'
import { storageId } from './storage-id.ts'
import { openUnsentRecord, type RecordPlace, type UnsentRecord } from './unsent-record.ts'

/**
 * What of an owner's waited when the browser cleared its storage, once; undefined when nothing is lost. `readPresent` reads
 * what waits now. A browser that stores nothing has nothing to clear.
 */
export async function takeLostWrites(
  readPresent: (owner: string) => Promise<readonly WriteEntry[]>,
  place: RecordPlace,
  owner: string,
): Promise<UnsentRecord | undefined> {
  const storage = await storageId().catch(() => undefined)
  if (storage === undefined) return undefined
  const record = openUnsentRecord(place)
  const lost = record.takeLost(owner, storage)
  // A page that was ended between a change and its note has left an old one.
  record.note(owner, storage, await readPresent(owner))
  return lost
}
