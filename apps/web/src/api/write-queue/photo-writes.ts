import type { WriteOutcome } from './entry.ts'
import type { KnownWrite, WritePayloads } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { writeLog } from './meal-log-writes.ts'
import { writeQueue } from './write-queue.ts'

type PhotoWrite = Extract<KnownWrite, { kind: 'photo' }>

const { pick } = pickWrites('photo')

/** So many photos wait at most: at some 400 kB each what browsers let a page store is never used up by them. Own choice. */
export const MAX_PHOTOS = 10

/** What became of a photo that was to wait. */
export type PhotoOutcome = Exclude<WriteOutcome, 'stored'> | 'full'

const waiting = async (userId: string) => {
  // As they are stored: what is shown may be older.
  return pick(await writeQueue.read(userId))
}

/** The photos of a person that wait to be read, oldest first: the same array until that changes. */
export const pendingPhotos = (userId: string) => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchPhotos = writeQueue.watch

/**
 * Keeps a photo on this device until its owner has checked what is read from it, or discards it: it is never sent by
 * itself. `about` is the meal that it is for. `full`: as many wait as may, and it is not kept.
 */
export async function keepPhoto(userId: string, payload: WritePayloads['photo'], about: string): Promise<PhotoOutcome> {
  const photos = await waiting(userId)
  if (photos.some((one) => one.payload.id === payload.id)) return 'kept'
  if (photos.length >= MAX_PHOTOS) return 'full'
  const write: PhotoWrite = { kind: 'photo', payload }
  return (await writeQueue.add(userId, { ...write, subject: `photo:${payload.id}`, about })) === 'held'
    ? 'held'
    : 'kept'
}

/** Lets a photo go: its log is saved, or nobody wants it any more. */
export async function dropPhoto(userId: string, id: string): Promise<void> {
  for (const photo of await waiting(userId)) {
    if (photo.payload.id === id) await writeQueue.discard(userId, photo.id)
  }
}

/** Notes with a photo that waits which run analyses it. */
export async function notePhotoRun(userId: string, id: string, run: string): Promise<void> {
  for (const photo of await waiting(userId)) {
    if (photo.payload.id === id) await writeQueue.amend(photo.id, { ...photo.payload, run })
  }
}

/** Lets a photo go that nobody wants, and the log that its analysis made, while that is not saved. */
export async function discardPhoto(userId: string, id: string): Promise<void> {
  const runs = (await waiting(userId)).flatMap(({ payload }) => (payload.id === id && payload.run) || [])
  await dropPhoto(userId, id)
  for (const run of runs) await writeLog(userId, { kind: 'meal-log-discard', payload: { id: run } })
}
