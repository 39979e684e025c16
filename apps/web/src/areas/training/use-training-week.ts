import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  pendingTrainingWeeks,
  readTrainingWeeks,
  TRAINING_WEEK,
  watchTrainingWeeks,
} from '../../api/write-queue/training-week-writes.ts'
import { useIsSentLater } from '../../navigation/use-unsent.ts'

/** A week that waits to be sent; undefined when none does. */
export const waitingWeek = (userId: string): string | undefined => pendingTrainingWeeks(userId).at(-1)?.payload.week

/** The training week as it will be once what waits has arrived, beside the `stored` one; and whether it is sent later. */
export function useTrainingWeek<Stored extends string | null | undefined>(userId: string, stored: Stored) {
  const waiting = useSyncExternalStore(watchTrainingWeeks, () => waitingWeek(userId))
  return { week: waiting ?? stored, isSentLater: useIsSentLater(userId, TRAINING_WEEK) }
}

/** Whether it is known what waits from an earlier visit: a change that begins before would leave it out. */
export function useAreWaitingWeeksRead(userId: string): boolean {
  const [readOf, setReadOf] = useState<string>()
  useEffect(() => {
    let isHere = true
    const done = () => {
      if (isHere) setReadOf(userId)
    }
    // A browser that keeps nothing has nothing that waits.
    readTrainingWeeks(userId).then(done, done)
    return () => {
      isHere = false
    }
  }, [userId])
  return readOf === userId
}
