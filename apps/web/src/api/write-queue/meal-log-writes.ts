import type { MealLogData } from '@pacemeal/protocol'
import type { MealLog } from '../meal-logs.ts'
import type { ApiRefusal } from '../refusal.ts'
import type { WriteEntry, WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { newWriteId, writeQueue } from './write-queue.ts'

/** A change of the log. */
export type MealLogWrite = Extract<KnownWrite, { kind: `meal-log-${string}` }>

/** A change of the log that the server has not confirmed yet. */
export type PendingLogWrite = WriteEntry & MealLogWrite

const { isOfKind, pick } = pickWrites('meal-log-create', 'meal-log-edit', 'meal-log-delete', 'meal-log-discard')

/** An id for a log that the server has not seen: made here, so that sending twice cannot log twice. */
export const newLogId = newWriteId

/** The changes of a person's log that are on their way, oldest first, as far as they are read. */
export const pendingLogWrites = (userId: string): readonly PendingLogWrite[] => pick(writeQueue.pending(userId))

/** The same, once they are read. */
export const readPendingLogWrites = (userId: string): Promise<readonly PendingLogWrite[]> =>
  writeQueue.read(userId).then(() => pendingLogWrites(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchLogWrites = writeQueue.watch

/**
 * Lays a change over the log at once and sends it. Rejects with an `ApiRefusal` when the server will not have it. `about`
 * is the log's name.
 */
export const writeLog = (userId: string, write: MealLogWrite, about = ''): Promise<WriteOutcome> =>
  writeQueue.add(userId, { ...write, subject: write.payload.id, about })

/**
 * An edit of a log, to be sent by `writeLog`. Of one that held `was` when it was begun, what another device changes meanwhile
 * is told when the edit goes by it (`log-overwritten`); what waits here for the same log is this device's own.
 */
export const editOfLog = (userId: string, id: string, data: Partial<MealLogData>, was?: Partial<MealLogData>) => ({
  kind: 'meal-log-edit' as const,
  payload: {
    id,
    data,
    known: was && [
      was,
      ...pendingLogWrites(userId).flatMap(({ kind, payload }) =>
        kind === 'meal-log-edit' && payload.id === id ? [payload.data, ...(payload.known ?? [])] : [],
      ),
    ],
  },
})

/**
 * Hears of log changes that were refused although nobody waits for their answer, or that wait for a login; gives a function
 * that ends it.
 */
export const listenToLogWrites = (
  onRefused: (write: PendingLogWrite, refusal: ApiRefusal) => void,
  onNeedsLogin: () => void,
): (() => void) =>
  writeQueue.listen({
    onRefused: (entry, refusal) => {
      if (isOfKind(entry)) onRefused(entry, refusal)
    },
    onNeedsLogin: (entry) => {
      if (isOfKind(entry)) onNeedsLogin()
    },
  })

/** The documents as they will be once all pending changes have arrived. */
export function withPendingWrites(documents: readonly MealLog[], pending: readonly MealLogWrite[]): readonly MealLog[] {
  return pending.reduce<readonly MealLog[]>((logs, { kind, payload }) => {
    const others = logs.filter((log) => log.$id !== payload.id)
    if (kind === 'meal-log-delete') return others
    if (kind === 'meal-log-discard') return logs.filter((log) => log.$id !== payload.id || log.status !== 'Ready')
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
