import { READINGS_CACHE } from '../installed/worker-talk.ts'
import { queryClient } from './query-client.ts'
import { isQueryOf } from './query-keys.ts'

/** What the service worker kept for a time without network. It is there on secure pages only. */
export const dropKeptAnswers = (): void => {
  if ('caches' in globalThis) void caches.delete(READINGS_CACHE)
}

/** What is being read right now, and the account itself, stays: screens watch it to know that someone came or left. */
export const forgetReadings = (): void => {
  dropKeptAnswers()
  queryClient.removeQueries({
    predicate: ({ queryKey, state }) => !isQueryOf(queryKey, 'account') && state.fetchStatus === 'idle',
  })
}
