import type { HealthAnswers } from '@pacemeal/domain'
import { healthAnswers, readHealthAnswers, writeHealthAnswers } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, updateDocument } from './documents.ts'
import { findOwnDocument } from './own-document.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'

/** What the person told of their health; nothing where nothing was told. */
export const healthAnswersQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('health-answers', userId),
    queryFn: async () => readHealthAnswers((await findOwnDocument(healthAnswers, userId))?.answers),
    staleTime: 5 * 60_000,
  })

/** Asks first whether there is any: a refused update would stand as an error in the console of who tells for the first time. */
async function updateOrCreate(userId: string, answers: string): Promise<void> {
  if ((await findOwnDocument(healthAnswers, userId)) === null) {
    await createDocument(healthAnswers, userId, { user: userId, answers }, userId)
  } else await updateDocument(healthAnswers, userId, { answers })
}

/** Keeps the answers. The server asks for the plan that follows from them by itself. */
export async function saveHealthAnswers(userId: string, answers: HealthAnswers): Promise<void> {
  await updateOrCreate(userId, writeHealthAnswers(answers))
  queryClient.setQueryData(healthAnswersQuery(userId).queryKey, answers)
}
