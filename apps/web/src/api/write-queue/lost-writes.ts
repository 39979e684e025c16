import type { WriteEntry } from './entry.ts'
import { storageId } from './storage-id.ts'
import { openUnsentRecord, type RecordPlace, type UnsentRecord } from './unsent-record.ts'

/**
 * What of an owner's waited when the browser cleared its storage, once; undefined when nothing is lost. `readPresent` reads
 * what waits now; when it fails, this does, and the loss is still to be told. A browser that stores nothing has nothing to
 * clear.
 */
export async function takeLostWrites(
  readPresent: (owner: string) => Promise<readonly WriteEntry[]>,
  place: RecordPlace,
  owner: string,
): Promise<UnsentRecord | undefined> {
  const storage = await storageId().catch(() => undefined)
  if (storage === undefined) return undefined
  // First what can fail: what is taken from the record is told now or never.
  const present = await readPresent(owner)
  const record = openUnsentRecord(place)
  const lost = record.takeLost(owner, storage)
  // A page that was ended between a change and its note has left an old one.
  record.note(owner, storage, present)
  return lost
}
