import { useEffect, useSyncExternalStore } from 'react'
import {
  listenToLogWrites,
  type PendingLogWrite,
  pendingLogWrites,
  watchLogWrites,
} from '../../api/write-queue/meal-log-writes.ts'
import { writeQueue } from '../../api/write-queue/write-queue.ts'
import { tell } from '../../notices/tell.ts'
import { readLogDraft, showLogFood } from './log-food-event.ts'

/** Log changes that are on their way, to be laid over what the server says. */
export const usePendingLogWrites = (userId: string): readonly PendingLogWrite[] =>
  useSyncExternalStore(watchLogWrites, () => pendingLogWrites(userId))

/** Says of a log that it was refused although nobody waits for the answer (Edit brings it back into the sheet), or needs a login. */
export function useLogRefusals(userId: string): void {
  useEffect(
    () =>
      listenToLogWrites(
        ({ id, kind, payload }) => {
          const refused = () => tell('log-not-stored', edit)
          const written = kind === 'meal-log-create' ? payload.data : undefined
          const open = async () => {
            const draft = await readLogDraft(written)
            // Without its code it can still be opened later.
            if (!draft) return refused()
            await writeQueue.discard(userId, id)
            showLogFood(draft)
          }
          const edit = written && (() => void open())
          refused()
        },
        () => tell('log-needs-login'),
      ),
    [userId],
  )
}
