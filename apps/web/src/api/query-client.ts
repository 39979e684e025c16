import { QueryCache, QueryClient } from '@tanstack/react-query'
import { accountKey } from './account-key.ts'
import { refusalOf, TIMED_OUT } from './refusal.ts'
import { markSessionLost } from './session-loss.ts'
import { forgetSignedIn } from './signed-in-store.ts'

/** A lost network or a server in trouble may be better in a moment; every other refusal stays one, and so does long silence. */
const mayPass = (error: unknown): boolean => {
  const { code, status } = refusalOf(error)
  return status !== TIMED_OUT && (code === 'network' || code === 'server')
}

/** Everything the app has read from the server. One for the whole page: loaders, guards and hooks share it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // The session ended elsewhere: guarded screens see an account of null and lead to the login.
      if (refusalOf(error).code !== 'signed-out') return
      forgetSignedIn()
      markSessionLost()
      queryClient.setQueryData(accountKey, null)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      // A loader waits for its query; while offline it must fail and draw so, not wait for ever.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
