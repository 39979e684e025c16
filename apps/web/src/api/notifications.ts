import { notifications } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { deleteDocument, listDocuments, type Stored, updateDocument } from './documents.ts'
import { momentOfReading } from './early-readings.ts'
import { dueBy, unreadQueries } from './first-queries.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { queryText as q } from './query-text.ts'
import { find } from './refusal.ts'

export type StoredNotification = Stored<typeof notifications>

/** How often the unread count is read again, in milliseconds (product specification). */
const UNREAD_EVERY_MS = 30_000

/** How many of the newest are shown. */
const SHOWN = 100

/** The visible notifications, the newest hundred; one that becomes due appears by itself. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('notifications', userId, 'list'),
    queryFn: async () => {
      const { documents } = await listDocuments(notifications, [
        q.equal('user', userId),
        dueBy(momentOfReading()),
        q.orderDesc('$createdAt'),
        q.limit(SHOWN),
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
      const { total } = await listDocuments(notifications, unreadQueries(userId, momentOfReading()))
      return total
    },
    refetchInterval: UNREAD_EVERY_MS,
  })

/** How many are marked at a time: the server bounds how fast one person may write. */
const MARKED_AT_ONCE = 10
/** Pages of older ones that are marked in one go: more than years bring. */
const MAX_PAGES = 50

/** Marks notifications read; one that is gone by now is as good as read. */
export async function storeRead(ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += MARKED_AT_ONCE) {
    const some = ids.slice(first, first + MARKED_AT_ONCE)
    await Promise.all(some.map((id) => find(() => updateDocument(notifications, id, { read: true }))))
  }
}

/** What was there at a moment, as ISO times: made by then, and due by then. */
interface Present {
  readonly createdBy: string
  readonly dueBy: string
}

/** Unread ones beyond those that are shown, a page at a time: nobody could tap them, and the bell counts them. */
export async function storeRestRead(userId: string, { createdBy, dueBy: time }: Present): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { documents } = await listDocuments(notifications, [
      q.equal('user', userId),
      q.equal('read', false),
      q.lessThanEqual('$createdAt', createdBy),
      dueBy(time),
      q.limit(SHOWN),
    ])
    if (documents.length === 0) return
    await storeRead(documents.map(({ $id }) => $id))
  }
}

export const removeNotification = (id: string): Promise<unknown> => deleteDocument(notifications, id)

export const refreshNotifications = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryScope('notifications', userId) })
