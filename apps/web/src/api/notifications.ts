import { notifications } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { deleteDocument, listDocuments, type Stored, updateDocument } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'

export type StoredNotification = Stored<typeof notifications>

/** How often the unread count is read again, in milliseconds (product specification). */
const UNREAD_EVERY_MS = 30_000

/** How many of the newest are shown. */
const SHOWN = 100

/** Those that are due: without a scheduled time, or with one that has come. */
const dueNow = () =>
  Query.or([Query.isNull('scheduledTime'), Query.lessThanEqual('scheduledTime', new Date().toISOString())])

/** The visible notifications, the newest hundred; one that becomes due appears by itself. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('notifications', userId, 'list'),
    queryFn: async () => {
      const { documents } = await listDocuments(notifications, [
        Query.equal('user', userId),
        dueNow(),
        Query.orderDesc('$createdAt'),
        Query.limit(SHOWN),
      ])
      return documents
    },
    refetchInterval: UNREAD_EVERY_MS,
  })

/** How many visible notifications are unread; asked at load and every 30 s. */
export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('notifications', userId, 'unread'),
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
/** Pages of older ones that are marked in one go: more than years bring. */
const MAX_PAGES = 50

async function storeRead(ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += MARKED_AT_ONCE) {
    const some = ids.slice(first, first + MARKED_AT_ONCE)
    await Promise.all(some.map((id) => updateDocument(notifications, id, { read: true })))
  }
}

/** Unread ones beyond those that are shown, a page at a time: nobody could tap them, and the bell counts them. */
async function storeRestRead(userId: string): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const unread = [Query.equal('user', userId), Query.equal('read', false), dueNow(), Query.limit(SHOWN)]
    const { documents } = await listDocuments(notifications, unread)
    if (documents.length === 0) return
    await storeRead(documents.map(({ $id }) => $id))
  }
}

/**
 * Marks notifications read, on screen at once; when it fails, the screen shows what is stored again. `isEvery`: also the
 * older ones, which no list shows any more.
 */
export async function markNotificationsRead(
  userId: string,
  ids: readonly string[],
  { isEvery = false }: { isEvery?: boolean } = {},
): Promise<void> {
  const list = notificationsQuery(userId).queryKey
  await queryClient.cancelQueries({ queryKey: list })
  queryClient.setQueryData(list, (list) => list?.map((one) => (ids.includes(one.$id) ? { ...one, read: true } : one)))
  try {
    await storeRead(ids)
    if (isEvery) await storeRestRead(userId)
  } finally {
    await refreshNotifications(userId)
  }
}

export async function removeNotification(userId: string, id: string): Promise<void> {
  await deleteDocument(notifications, id)
  await refreshNotifications(userId)
}

export const refreshNotifications = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryScope('notifications', userId) })
