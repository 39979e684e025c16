import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { trainingWeekPayload } from './training-week-payload.ts'
import { writeQueue } from './write-queue.ts'

type TrainingWeekWrite = Extract<KnownWrite, { kind: 'training-week' }>

const { pick } = pickWrites('training-week')

/** What a training week is about in the queue. */
export const TRAINING_WEEK = 'training-week'

/** The training weeks of a person that are on their way, oldest first: the same array until that changes. */
export const pendingTrainingWeeks = (userId: string): readonly TrainingWeekWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchTrainingWeeks = writeQueue.watch

/**
 * Saves a person's training week, as the profile holds it: shown at once, and sent. `stored` is the week that was read
 * last. Rejects with an `ApiRefusal` when the server will not have it.
 */
export async function writeTrainingWeek(userId: string, stored: string, week: string): Promise<WriteOutcome> {
  // What waits from an earlier visit may not be known yet.
  await writeQueue.read(userId)
  const waiting = pendingTrainingWeeks(userId).map(({ payload }) => payload)
  const payload = trainingWeekPayload(waiting, stored, week)
  return writeQueue.add(userId, { kind: 'training-week', subject: TRAINING_WEEK, about: '', payload })
}
