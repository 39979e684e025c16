import {
  adminActs,
  adminConversations,
  adminFeedbackList,
  adminMessages,
  adminOverview,
  adminPeople,
  adminQueue,
  adminSettings,
} from '@pacemeal/protocol/admin'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { ApiRefusal, ask, READ_WITHIN_MS } from './refusal.ts'

/** The SDK's own services name it; a bare call does not. */
const project = { 'X-Appwrite-Project': configuration.projectId }
const at = (path: string): URL => new URL(`${configuration.endpoint}/admin/${path}`)

/** An answer of another shape is not our server's, or one of a newer release. */
const read = async <T>(shape: z.ZodType<T>, path: string, query: Record<string, string> = {}): Promise<T> => {
  const answer = shape.safeParse(
    await ask(() => client.call('get', at(path), project, query), { within: READ_WITHIN_MS }),
  )
  if (!answer.success) throw new ApiRefusal('server')
  return answer.data
}

/** What operators look at changes under their eyes, so it is asked for each time. */
const staleTime = 0

/** How the server is, at a glance; "not found" for who is no operator. */
export const overviewQuery = queryOptions({
  queryKey: queryKey('admin', 'overview'),
  queryFn: () => read(adminOverview, 'overview'),
  staleTime,
})

export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: queryKey('admin', 'people', search),
    queryFn: async () => (await read(adminPeople, 'people', { search })).people,
    staleTime,
  })

export const queueQuery = queryOptions({
  queryKey: queryKey('admin', 'queue'),
  queryFn: () => read(adminQueue, 'queue'),
  staleTime,
})

export const conversationsQuery = queryOptions({
  queryKey: queryKey('admin', 'conversations'),
  queryFn: async () => (await read(adminConversations, 'conversations')).conversations,
  staleTime,
})

export const messagesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('admin', 'messages', userId),
    queryFn: () => read(adminMessages, `conversations/${encodeURIComponent(userId)}`),
    staleTime,
  })

export const feedbackQuery = queryOptions({
  queryKey: queryKey('admin', 'feedback'),
  queryFn: async () => (await read(adminFeedbackList, 'feedback')).feedback,
  staleTime,
})

export const settingsInForceQuery = queryOptions({
  queryKey: queryKey('admin', 'settings'),
  queryFn: async () => (await read(adminSettings, 'settings')).settings,
  staleTime,
})

export const actsQuery = queryOptions({
  queryKey: queryKey('admin', 'acts'),
  queryFn: async () => (await read(adminActs, 'acts')).acts,
  staleTime,
})

/** Does something, and has what is shown read again. */
const act = async (path: string, body: object): Promise<void> => {
  await ask(() => client.call('post', at(path), { ...project, 'content-type': 'application/json' }, { ...body }))
  await queryClient.invalidateQueries({ queryKey: queryScope('admin') })
}

/** Answers somebody in the support chat and by mail; what they wrote after the last message on the screen still waits. */
export const answerPerson = (
  userId: string,
  answer: { readonly text: string; readonly lastSeenId?: string },
): Promise<void> => act(`conversations/${encodeURIComponent(userId)}/answers`, answer)

/** Answers what somebody reported, in their support chat and by mail. */
export const answerFeedback = (id: string, text: string): Promise<void> =>
  act(`feedback/${encodeURIComponent(id)}/answers`, { text })

export const retryDeadLetter = (key: string): Promise<void> => act('dead-letters/retry', { key })
export const discardDeadLetter = (key: string): Promise<void> => act('dead-letters/discard', { key })
