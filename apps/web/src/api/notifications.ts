import { notifications } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { deleteDocument, listDocuments, type Stored, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'

export type StoredNotification = Stored<typeof notifications>

/** How often the unread count is read again, in milliseconds (product specification). */
const UNREAD_EVERY_MS = 30_000

const notificationsKey = (userId: string) => ['notifications', userId] as const

/** Those that are due: without a scheduled time, or with one that has come. */
const dueNow = () =>
  Query.or([Query.isNull('scheduledTime'), Query.lessThanEqual('scheduledTime', new Date().toISOString())])

/** The visible notifications, the newest hundred; one that becomes due appears by itself. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...notificationsKey(userId), 'list'],
    queryFn: async () => {
      const { documents } = await listDocuments(notifications, [
        Query.equal('user', userId),
        dueNow(),
        Query.orderDesc('$createdAt'),
        Query.limit(100),
      ])
      return documents
    },
    refetchInterval: UNREAD_EVERY_MS,
  })

/** How many visible notifications are unread; asked at load and every 30 s. */
export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...notificationsKey(userId), 'unread'],
    queryFn: async () => {
      const { total } = await listDocuments(notifications, [
        Query.equal('user', userId),
        Query.equal('read', false),
        dueNow(),
        Query.limit(1),
      ])
      return total
    },
    refetchInterval: UNREAD_EVERY_MS,
  })

/** How many are marked at a time: the server bounds how fast one person may write. */
const MARKED_AT_ONCE = 10

/** Marks notifications read, on screen at once; when it fails, the screen shows what is stored again. */
export async function markNotificationsRead(userId: string, ids: readonly string[]): Promise<void> {
  const { queryKey } = notificationsQuery(userId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (list) =>
    list?.map((one) => (ids.includes(one.$id) ? { ...one, read: true } : one)),
  )
  try {
    for (let first = 0; first < ids.length; first += MARKED_AT_ONCE) {
      const some = ids.slice(first, first + MARKED_AT_ONCE)
      await Promise.all(some.map((id) => updateDocument(notifications, id, { read: true })))
    }
  } finally {
    await refreshNotifications(userId)
  }
}

export async function removeNotification(userId: string, id: string): Promise<void> {
  await deleteDocument(notifications, id)
  await refreshNotifications(userId)
}

export const refreshNotifications = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: notificationsKey(userId) })
