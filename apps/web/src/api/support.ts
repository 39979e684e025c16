import { supportMessages } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, listDocuments, type Stored } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

export type StoredSupportMessage = Stored<typeof supportMessages>

/** How many of the newest messages are shown. */
const SHOWN = 100

/** The conversation with the support, oldest first. */
export const conversationQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('support', userId),
    queryFn: async () => {
      const { documents } = await listDocuments(supportMessages, [
        q.equal('user', userId),
        q.orderDesc('$createdAt'),
        q.limit(SHOWN),
      ])
      return documents.toReversed()
    },
  })

/** Sends a message; the server acknowledges it in the same conversation. */
export async function writeToSupport(userId: string, text: string): Promise<StoredSupportMessage> {
  const sent = await createDocument(supportMessages, userId, { user: userId, text, isUser: true })
  await refreshConversation(userId)
  return sent
}

export const refreshConversation = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: conversationQuery(userId).queryKey })
