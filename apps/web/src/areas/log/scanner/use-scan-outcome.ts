import { useEffect, useState } from 'react'
import {
  type MealLogWrite,
  pendingLogWrites,
  readPendingLogWrites,
  watchLogWrites,
} from '../../../api/write-queue/meal-log-writes.ts'

/** What became of a scan in the log sheet. */
export type ScanOutcome = 'saved' | 'removed'

/** What a change of the log means for the scan: of its Ready log, or, where there is none, of a new one. */
function outcomeOf(change: MealLogWrite, logId: string | null): ScanOutcome | undefined {
  if (change.kind === 'meal-log-create') return logId === null ? 'saved' : undefined
  if (change.payload.id !== logId) return undefined
  return change.kind === 'meal-log-edit' ? 'saved' : 'removed'
}

/** Hears of the scan being saved or deleted, however the log sheet did it; null until then. */
export function useScanOutcome(userId: string, logId: string | null): ScanOutcome | null {
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null)
  useEffect(() => {
    let stop = (): void => undefined
    let isHere = true
    void readPendingLogWrites(userId).then((waiting) => {
      // What waits from before is not about this scan.
      const before = new Set(waiting.map(({ id }) => id))
      if (!isHere) return
      stop = watchLogWrites(() => {
        for (const change of pendingLogWrites(userId)) {
          const found = before.has(change.id) ? undefined : outcomeOf(change, logId)
          if (found) setOutcome(found)
        }
      })
    })
    return () => {
      isHere = false
      stop()
    }
  }, [userId, logId])
  return outcome
}
