import type { QueryClient } from '@tanstack/react-query'
import { mayPass } from './query-client.ts'

/** Asks again for everything on the screen that failed because the server did not answer, or was in trouble. */
export const askUnanswered = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && mayPass(state.error),
  })
