import { DAY_MS } from '@pacemeal/domain'
import { buckets } from '@pacemeal/protocol'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { TimerHandler } from '../timers/timer.ts'
import { deleteRow } from './delete-file.ts'
import { isComplete } from './file-rights.ts'
import { findFile } from './read-files.ts'

const UNUSED_PICTURE = 'unused-picture'
/** Time for an Undo, another try at the scan, and for a phone that was offline. */
const KEPT_FOR_MS = DAY_MS

/** Has a picture of a meal looked at in a day: it goes unless a log shows it then. */
export const setPictureCheck = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  fileId: string,
): Promise<void> => {
  const dueAt = backend.clock.now() + KEPT_FOR_MS
  const key = `${UNUSED_PICTURE}/${userId}/${fileId}/${dueAt}`
  await setTimer(tx, backend, { key, userId, kind: UNUSED_PICTURE, facts: { fileId }, dueAt })
}

/** The picture of a meal that an address shows; undefined when it leads elsewhere. */
const pictureIn = (address: unknown): string | undefined =>
  typeof address === 'string' ? /\/buckets\/meal_images\/files\/([A-Za-z0-9._-]+)\//.exec(address)?.[1] : undefined

/** A log does not show its picture any more, or is gone itself. */
export const schedulePictureCleanup = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  address: unknown,
) => {
  const fileId = pictureIn(address)
  if (fileId !== undefined) await setPictureCheck(tx, backend, userId, fileId)
}

const isShown = async ({ db }: Handle, userId: string, fileId: string): Promise<boolean> => {
  const logs = db.selectFrom('meal_logs').select('_id').where('user', '=', userId)
  return (await logs.where('imageUrl', 'like', `%/files/${fileId}/%`).limit(1).executeTakeFirst()) !== undefined
}

const facts = z.object({ fileId: z.string() })

/** Removes a picture of the person's own that no log of theirs shows: a deleted meal leaves no picture behind. */
export const unusedPicture: TimerHandler = {
  kind: UNUSED_PICTURE,
  async runInTransaction(tx, backend, timer) {
    const { fileId } = facts.parse(timer.facts)
    if (await isShown(tx, timer.userId, fileId)) return
    const row = await findFile(tx, buckets.mealImages, fileId, { lock: true })
    if (row?.userId === timer.userId && isComplete(row)) await deleteRow(tx, backend, row)
  },
}
