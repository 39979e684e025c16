import { notifyManager, QueryClient } from '@tanstack/react-query'
import { refusalOf, TIMED_OUT } from './refusal.ts'

/** A lost network or a server in trouble may be better in a moment; every other refusal stays one, and so does long silence. */
export const mayPass = (error: unknown): boolean => {
  const { code, status } = refusalOf(error)
  return status !== TIMED_OUT && (code === 'network' || code === 'server')
}

const presses: ReadonlySet<string> = new Set(['click', 'submit', 'keydown'])

/**
 * What a press has begun is told to the screen before the next press is taken: the second one of a double click finds its
 * button busy. Everything else waits for a task of its own, as TanStack Query has it. Of which event we hear is read from the
 * global, because the scheduler is told nothing of it.
 */
notifyManager.setScheduler((tell) => {
  if (presses.has(globalThis.event?.type ?? '')) queueMicrotask(tell)
  else setTimeout(tell, 0)
})

const FIRST_WAIT_MS = 1000

/** Twice as long with each failure, and never sooner than the server asks for. */
export const readAgainAfterMs = (failures: number, error: unknown): number =>
  Math.max(FIRST_WAIT_MS * 2 ** failures, refusalOf(error).retryAfterMs)

/** Everything the app has read from the server. One for the whole page: loaders, guards and hooks share it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      retryDelay: readAgainAfterMs,
      // A loader waits for its query; while offline it must fail and draw so, not wait for ever.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** How long answers that are on their way already may hold a screen back, in milliseconds: no eye sees it. */
const AT_HAND_MS = 50

/** The answers, when they are at hand: then the screen is drawn once, and not first without them. */
export const atHand = (...readings: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.all(readings), new Promise((resolve) => setTimeout(resolve, AT_HAND_MS))])
