import { useEffect, useSyncExternalStore } from 'react'
import {
  listenToLogWrites,
  type PendingLogWrite,
  pendingLogWrites,
  watchLogWrites,
} from '../../api/write-queue/meal-log-writes.ts'
import { writeQueue } from '../../api/write-queue/write-queue.ts'
import { tell } from '../../notices/tell.ts'
import { findLogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'

/** Log changes that are on their way, to be laid over what the server says. */
export const usePendingLogWrites = (userId: string): readonly PendingLogWrite[] =>
  useSyncExternalStore(watchLogWrites, () => pendingLogWrites(userId))

/** Says of a log that it was refused although nobody waits for the answer (Edit brings it back into the sheet), or needs a login. */
export function useLogRefusals(userId: string): void {
  useEffect(
    () =>
      listenToLogWrites(
        ({ id, kind, payload }) => {
          const draft = kind === 'meal-log-create' ? findLogDraft(payload.data) : undefined
          const edit = draft && (() => void writeQueue.discard(userId, id).then(() => showLogFood(draft)))
          tell('log-not-stored', edit)
        },
        () => tell('log-needs-login'),
      ),
    [userId],
  )
}
