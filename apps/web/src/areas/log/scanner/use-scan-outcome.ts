import { useEffect, useState } from 'react'
import { type LogChange, pendingLogChanges, watchLogChanges } from '../../../api/meal-log-queue.ts'

/** What became of a scan in the log sheet. */
export type ScanOutcome = 'saved' | 'removed'

/** What a change of the log means for the scan: of its Ready log, or, where there is none, of a new one. */
function outcomeOf(change: LogChange, logId: string | null): ScanOutcome | undefined {
  if (change.kind === 'record') return logId === null ? 'saved' : undefined
  if (change.id !== logId) return undefined
  return change.kind === 'change' ? 'saved' : 'removed'
}

/** Hears of the scan being saved or deleted, however the log sheet did it; null until then. */
export function useScanOutcome(userId: string, logId: string | null): ScanOutcome | null {
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null)
  useEffect(() => {
    // What waits from before is not about this scan.
    const before = new Set(pendingLogChanges(userId))
    return watchLogChanges(() => {
      for (const change of pendingLogChanges(userId)) {
        const found = before.has(change) ? undefined : outcomeOf(change, logId)
        if (found) setOutcome(found)
      }
    })
  }, [userId, logId])
  return outcome
}
