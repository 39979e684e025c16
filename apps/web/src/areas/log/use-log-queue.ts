import { useEffect, useSyncExternalStore } from 'react'
import {
  listenToLogWrites,
  type MealLogWrite,
  pendingLogWrites,
  watchLogWrites,
} from '../../api/write-queue/meal-log-writes.ts'
import { keepSending } from '../../api/write-queue/write-queue.ts'
import { tell } from '../../notices/tell.ts'
import { findLogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'

/** Log changes that are on their way, to be laid over what the server says. */
export const usePendingLogWrites = (userId: string): readonly MealLogWrite[] =>
  useSyncExternalStore(watchLogWrites, () => pendingLogWrites(userId))

/** Sends what an earlier visit or a lost network left behind: at start, and whenever the network comes back. */
export function useLogQueue(userId: string): void {
  useEffect(() => {
    listenToLogWrites(
      (write) => {
        const draft = write.kind === 'meal-log-create' ? findLogDraft(write.payload.data) : undefined
        tell('log-not-stored', draft && (() => showLogFood(draft)))
      },
      () => tell('log-needs-login'),
    )
    return keepSending(userId)
  }, [userId])
}
