import type { LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { mealMarksQuery } from '../../api/meal-marks.ts'
import { pendingMarks, watchMarks, withPendingMarks } from '../../api/write-queue/meal-mark-writes.ts'

/**
 * The marks of a day with what is on its way, and how they are read. While the stored ones are not known there are none:
 * one that waits would pass for the whole.
 */
export function useMealMarks(userId: string, day: LocalDate) {
  const marking = useQuery(mealMarksQuery(userId, day))
  const stored = marking.data
  const pending = useSyncExternalStore(watchMarks, () => pendingMarks(userId))
  const marks = useMemo(() => stored && withPendingMarks(stored, pending, day), [stored, pending, day])
  return { marking, marks }
}
