import type { LocalDate, MealMark } from '@pacemeal/domain'
import type { MealMarks } from '../meal-marks.ts'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { writeQueue } from './write-queue.ts'

/** A mark on a planned meal. */
type MealMarkWrite = Extract<KnownWrite, { kind: 'meal-mark' }>

const { pick } = pickWrites('meal-mark')

/** What the marks of a planned meal are about in the queue. */
export const markSubject = (day: LocalDate, meal: string): string => `meal-mark:${day}:${meal}`

/** The marks of a person that are on their way, oldest first. */
export const pendingMarks = (userId: string): readonly MealMarkWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchMarks = writeQueue.watch

/**
 * Marks a planned meal, or takes its mark back: shown at once, and sent. Rejects with an `ApiRefusal` when the server will
 * not have it. `about` is the meal's name.
 */
export const writeMark = (userId: string, payload: MealMarkWrite['payload'], about: string): Promise<WriteOutcome> =>
  writeQueue.add(userId, { kind: 'meal-mark', subject: markSubject(payload.day, payload.meal), payload, about })

/** The marks of a day as they will be once all pending ones have arrived. */
export function withPendingMarks(marks: MealMarks, pending: readonly MealMarkWrite[], day: LocalDate): MealMarks {
  const ofDay = pending.filter(({ payload }) => payload.day === day)
  if (ofDay.length === 0) return marks
  const shown = new Map<string, MealMark>(marks)
  for (const { payload } of ofDay) {
    if (payload.mark === null) shown.delete(payload.meal)
    else shown.set(payload.meal, payload.mark)
  }
  return shown
}
