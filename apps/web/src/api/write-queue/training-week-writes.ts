import { refusalOf } from '../refusal.ts'
import type { WriteEntry, WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { trainingWeekPayload } from './training-week-payload.ts'
import { writeQueue } from './write-queue.ts'

type TrainingWeekEntry = WriteEntry & Extract<KnownWrite, { kind: 'training-week' }>

const { pick } = pickWrites('training-week')

/** What a training week is about in the queue. */
export const TRAINING_WEEK = 'training-week'

/** The training weeks of a person that are on their way, oldest first: the same array until that changes. */
export const pendingTrainingWeeks = (userId: string): readonly TrainingWeekEntry[] => pick(writeQueue.pending(userId))

/** Resolves once the weeks of a person that wait from an earlier visit are known. */
export async function readTrainingWeeks(userId: string): Promise<void> {
  await writeQueue.read(userId)
}

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchTrainingWeeks = writeQueue.watch

/**
 * Has the waiting weeks of a person sent, and takes those out that cannot be, so that none follows a newer change of the
 * schedule. Gives what was taken out; `waitAgain` has it wait as before.
 */
export async function setTrainingWeeksAside(userId: string): Promise<readonly TrainingWeekEntry[]> {
  await readTrainingWeeks(userId)
  if (pendingTrainingWeeks(userId).length === 0) return []
  await writeQueue.send(userId)
  await writeQueue.read(userId)
  const left = pendingTrainingWeeks(userId)
  for (const { id } of left) await writeQueue.discard(userId, id)
  return left
}

/** Has weeks that were set aside wait again, oldest first. */
export async function waitAgain(weeks: readonly TrainingWeekEntry[]): Promise<void> {
  for (const week of weeks) await writeQueue.putBack(week)
}

/** Weeks of a person that the server answered with an error of its own: one may have been stored before that. */
const doubtful = new Map<string, readonly TrainingWeekEntry['payload'][]>()

/**
 * Saves a person's training week, as the profile holds it: shown at once, and sent. `stored` is the week that was read
 * last. Rejects with an `ApiRefusal` when the server will not have it.
 */
export async function writeTrainingWeek(userId: string, stored: string, week: string): Promise<WriteOutcome> {
  // What waits from an earlier visit may not be known yet.
  await writeQueue.read(userId)
  const waiting = pendingTrainingWeeks(userId).map(({ payload }) => payload)
  const payload = trainingWeekPayload([...waiting, ...(doubtful.get(userId) ?? [])], stored, week)
  try {
    const outcome = await writeQueue.add(userId, { kind: 'training-week', subject: TRAINING_WEEK, about: '', payload })
    doubtful.delete(userId)
    return outcome
  } catch (thrown) {
    // A payload knows those before it.
    if (refusalOf(thrown).code === 'server') doubtful.set(userId, [payload])
    throw thrown
  }
}
