import { notifications } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { deleteDocument, listDocuments, type Stored, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'

export type StoredNotification = Stored<typeof notifications>

const notificationsKey = (userId: string) => ['notifications', userId] as const

/** Those that are due: without a scheduled time, or with one that has come. */
const dueNow = () =>
  Query.or([Query.isNull('scheduledTime'), Query.lessThanEqual('scheduledTime', new Date().toISOString())])

/** Every visible notification, newest first. */
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
  })

/** How often the unread count is read again, in milliseconds (product specification). */
const UNREAD_EVERY_MS = 30_000

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

export const markNotificationRead = (id: string): Promise<StoredNotification> =>
  updateDocument(notifications, id, { read: true })

export const removeNotification = (id: string): Promise<unknown> => deleteDocument(notifications, id)

export const refreshNotifications = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: notificationsKey(userId) })
