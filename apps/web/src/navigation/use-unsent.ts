import { useMemo, useSyncExternalStore } from 'react'
import type { WriteEntry } from '../api/write-queue/entry.ts'
import { writeQueue } from '../api/write-queue/write-queue.ts'
import { useIsOnline } from '../ui/use-is-online.ts'

/** What the server has not confirmed, oldest first. */
export interface Unsent {
  /** Sent by themselves, now or later. */
  readonly waiting: readonly WriteEntry[]
  /** What waits is sent later: there is no network, or it was tried in vain. */
  readonly isLate: boolean
  /** Refused by the server: their owner decides. */
  readonly refused: readonly WriteEntry[]
}

/** What of a person is not sent yet, in this browser. */
export function useUnsent(userId: string): Unsent {
  const entries = useSyncExternalStore(writeQueue.watch, () => writeQueue.pending(userId))
  const isOnline = useIsOnline()
  return useMemo(() => {
    const waiting = entries.filter(({ refused }) => !refused)
    const isLate = waiting.length > 0 && (!isOnline || waiting.some(({ attempts }) => attempts > 0))
    return { waiting, isLate, refused: entries.filter(({ refused }) => refused) }
  }, [entries, isOnline])
}

/** Whether something of the subject is sent later. */
export function useIsSentLater(userId: string, subject: string): boolean {
  const { waiting, isLate } = useUnsent(userId)
  return isLate && waiting.some((entry) => entry.subject === subject)
}
