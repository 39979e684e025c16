import type { MealLog } from '../meal-logs.ts'
import type { ApiRefusal } from '../refusal.ts'
import type { WriteEntry, WriteOutcome } from './entry.ts'
import { isKnownWrite, type KnownWrite } from './kinds.ts'
import { newWriteId, writeQueue } from './write-queue.ts'

/** A change of the log that the server has not confirmed yet. */
export type MealLogWrite = Extract<KnownWrite, { kind: `meal-log-${string}` }>

const isMealLogWrite = (write: WriteEntry): write is WriteEntry & MealLogWrite =>
  isKnownWrite(write) && write.kind.startsWith('meal-log-')

/** An id for a log that the server has not seen: made here, so that sending twice cannot log twice. */
export const newLogId = newWriteId

const found = new WeakMap<readonly WriteEntry[], readonly MealLogWrite[]>()
const logWritesOf = (entries: readonly WriteEntry[]): readonly MealLogWrite[] => {
  const known = found.get(entries) ?? entries.filter(isMealLogWrite)
  found.set(entries, known)
  return known
}

/** The changes of a person's log that are on their way, oldest first, as far as they are read. */
export const pendingLogWrites = (userId: string): readonly MealLogWrite[] => logWritesOf(writeQueue.pending(userId))

/** The same, once they are read. */
export const readPendingLogWrites = (userId: string): Promise<readonly MealLogWrite[]> =>
  writeQueue.read(userId).then(() => pendingLogWrites(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchLogWrites = writeQueue.watch

/** Lays a change over the log at once and sends it. Rejects with an `ApiRefusal` when the server will not have it. */
export const writeLog = (userId: string, write: MealLogWrite): Promise<WriteOutcome> =>
  writeQueue.add(userId, { ...write, subject: write.payload.id })

/** Hears of log changes that were refused, or wait for a login, although nobody waits for their answer. */
export const listenToLogWrites = (
  onRefused: (write: MealLogWrite, refusal: ApiRefusal) => void,
  onNeedsLogin: () => void,
): void =>
  writeQueue.listen({
    onRefused: (entry, refusal) => {
      if (isMealLogWrite(entry)) onRefused(entry, refusal)
    },
    onNeedsLogin,
  })

/** The documents as they will be once all pending changes have arrived. */
export function withPendingWrites(documents: readonly MealLog[], pending: readonly MealLogWrite[]): readonly MealLog[] {
  return pending.reduce<readonly MealLog[]>((logs, { kind, payload }) => {
    const others = logs.filter((log) => log.$id !== payload.id)
    if (kind === 'meal-log-delete') return others
    if (kind === 'meal-log-create') return [...others, asDocument(payload)]
    return logs.map((log) => (log.$id === payload.id ? { ...log, ...payload.data } : log))
  }, documents)
}

const asDocument = ({ id, at, data }: Extract<MealLogWrite, { kind: 'meal-log-create' }>['payload']): MealLog => ({
  ...data,
  $id: id,
  $sequence: '',
  $createdAt: at,
  $updatedAt: at,
  $permissions: [],
  $databaseId: '',
  $collectionId: '',
})
