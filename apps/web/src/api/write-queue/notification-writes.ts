import type { StoredNotification } from '../notifications.ts'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { writeQueue } from './write-queue.ts'

type NotificationWrite = Extract<KnownWrite, { kind: `notification${string}` }>

const { pick } = pickWrites('notifications-read', 'notification-delete')

/** The changes of a person's notifications that are on their way, oldest first. */
export const pendingNotificationWrites = (userId: string): readonly NotificationWrite[] =>
  pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchNotificationWrites = writeQueue.watch

const send = (userId: string, write: NotificationWrite, about = ''): Promise<WriteOutcome> =>
  writeQueue.add(userId, { ...write, subject: 'notifications', about })

/** Marks notifications read, on screen at once, and sends it. */
export const writeRead = (userId: string, ids: readonly string[]): Promise<WriteOutcome> =>
  send(userId, { kind: 'notifications-read', payload: { ids, rest: null } })

/**
 * Marks every notification read that is there now (`dueBy`, an ISO time): those that are listed, and the older ones, which
 * no list shows any more.
 */
export function writeAllRead(
  userId: string,
  listed: readonly StoredNotification[],
  dueBy: string,
): Promise<WriteOutcome> {
  const createdBy = listed.reduce((newest, { $createdAt }) => ($createdAt > newest ? $createdAt : newest), '')
  const ids = listed.filter(({ read }) => read !== true).map(({ $id }) => $id)
  return send(userId, { kind: 'notifications-read', payload: { ids, rest: { createdBy, dueBy } } })
}

/** Deletes a notification, on screen at once, and sends it. */
export const writeNotificationDelete = (userId: string, { $id, title }: StoredNotification): Promise<WriteOutcome> =>
  send(userId, { kind: 'notification-delete', payload: { id: $id } }, title)

/** The notifications as they will be once all pending changes have arrived. */
export function withPendingReads(
  documents: readonly StoredNotification[],
  pending: readonly NotificationWrite[],
): readonly StoredNotification[] {
  return pending.reduce((list, write) => {
    if (write.kind === 'notification-delete') return list.filter(({ $id }) => $id !== write.payload.id)
    return list.map((one) => (write.payload.ids.includes(one.$id) ? { ...one, read: true } : one))
  }, documents)
}

/** How many are unread once all pending changes have arrived; `unread` as the server counts them. */
export const unreadBeside = (unread: number, pending: readonly NotificationWrite[]): number => {
  const reads = pending.filter((write) => write.kind === 'notifications-read')
  if (reads.some(({ payload }) => payload.rest)) return 0
  return Math.max(0, unread - new Set(reads.flatMap(({ payload }) => payload.ids)).size)
}
