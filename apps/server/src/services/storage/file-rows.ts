import { createHash } from 'node:crypto'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { FileRow } from '../../store/tables.ts'
import { isBrokenReference } from '../../store/violations.ts'
import type { Person } from '../caller.ts'
import { isShared, type Permission, permissionText } from '../permissions.ts'
import { requireRoomForFile } from '../quotas/quotas.ts'
import { announceFile } from './announce-file.ts'
import type { Bucket } from './buckets.ts'
import type { CleanImage } from './clean-image.ts'
import { adopt } from './leftovers.ts'

export const fileExists = () => new Refusal('storage_file_already_exists', 'A file with this id exists already.')

/** What is to be kept of a new file. */
export interface NewFile {
  readonly id: string
  readonly bucket: Bucket
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly size: number
  readonly parts: number
}

/** Adds the row of an upload that is not complete; 409 when the id is taken, refused when the person has no room for it. */
export const insertFile = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config'>,
  { user }: Person,
  file: NewFile,
): Promise<FileRow> => {
  await requireRoomForFile(tx, backend, user.id, file.size)
  const now = nowText(backend.clock)
  try {
    const row = await tx.db
      .insertInto('files')
      .values({
        id: file.id,
        bucketId: file.bucket.id,
        userId: user.id,
        name: file.name,
        mimeType: '',
        signature: '',
        sizeOriginal: file.size,
        sizeActual: 0,
        chunksTotal: file.parts,
        chunksUploaded: 0,
        permissions: JSON.stringify(file.permissions.map(permissionText)),
        shared: isShared(file.permissions, user.id) ? 1 : 0,
        createdAt: now,
        updatedAt: now,
        storedAs: '',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) throw fileExists()
    return row
  } catch (error) {
    if (isBrokenReference(error)) throw new Refusal('general_unauthorized_scope', ({ general }) => general.accountGone)
    throw error
  }
}

/** Makes an upload a file; undefined when it is none any more: completed meanwhile, or deleted. */
export const completeFile = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  sequence: number,
  image: CleanImage,
  key: string,
): Promise<FileRow | undefined> => {
  const row = await tx.db
    .updateTable('files')
    .set((eb) => ({
      storedAs: key,
      mimeType: image.mimeType,
      signature: createHash('md5').update(image.bytes).digest('hex'),
      sizeActual: image.bytes.length,
      chunksUploaded: eb.ref('chunksTotal'),
      updatedAt: nowText(backend.clock),
    }))
    .where('sequence', '=', sequence)
    .where('storedAs', '=', '')
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  await adopt(tx, key)
  announceFile(tx, backend, row, 'create')
  return row
}
