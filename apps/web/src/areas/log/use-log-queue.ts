import { useEffect, useSyncExternalStore } from 'react'
import {
  type LogChange,
  pendingLogChanges,
  sendLogChanges,
  watchLateRefusals,
  watchLogChanges,
  watchNeedsLogin,
} from '../../api/meal-log-queue.ts'
import { tell } from '../../notices/tell.ts'
import { findLogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'

/** Log changes that are on their way, to be laid over what the server says. */
export const usePendingLogChanges = (userId: string): readonly LogChange[] =>
  useSyncExternalStore(watchLogChanges, () => pendingLogChanges(userId))

/** Sends what an earlier visit or a lost network left behind: at start, and whenever the network comes back. */
export function useLogQueue(userId: string): void {
  useEffect(() => {
    watchLateRefusals((change) => {
      const draft = change.kind === 'record' ? findLogDraft(change.data) : undefined
      tell('log-not-stored', draft && (() => showLogFood(draft)))
    })
    watchNeedsLogin(() => tell('log-needs-login'))
    const sendWaiting = () => void sendLogChanges(userId)
    sendWaiting()
    addEventListener('online', sendWaiting)
    return () => removeEventListener('online', sendWaiting)
  }, [userId])
}
