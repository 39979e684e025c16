import { buckets, projectId } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { FileRow } from '../../store/tables.ts'
import type { FunctionCall, Work } from '../executions/function-handler.ts'
import { ownPermissions } from '../permissions.ts'
import { requireBucket } from '../storage/buckets.ts'
import { cleanImage } from '../storage/clean-image.ts'
import { completeFile, insertFile } from '../storage/file-rows.ts'
import { discard, storeBytes } from '../storage/leftovers.ts'
import { fileNotFound, findFile } from '../storage/read-files.ts'
import type { AnalysisInput } from './admit-analysis.ts'

/** A picture that is kept, with its bytes. */
export interface KeptPicture {
  readonly fileId: string
  readonly mimeType: string
  readonly bytes: Buffer
}

/** Where a picture is seen; without a host, so that it holds wherever the app is served from. */
export const pictureAddress = (fileId: string): string =>
  `/v1/storage/buckets/${buckets.mealImages}/files/${fileId}/view?project=${projectId}`

const bytesOf = async ({ files }: Ports<'files'>, row: FileRow): Promise<KeptPicture> => {
  const bytes = await files.get(row.storedAs)
  if (bytes === undefined) throw fileNotFound()
  return { fileId: row.id, mimeType: row.mimeType, bytes }
}

/**
 * From now on the call names the stored picture instead of carrying it: a row of megabytes would stay with every
 * execution, and a second attempt need not store it again.
 */
const nameInstead = (
  backend: Ports<'store'>,
  call: FunctionCall,
  input: AnalysisInput,
  fileId: string,
): Promise<void> =>
  backend.store.transact(async (tx) => {
    const { imageData: _, ...rest } = input
    await tx.db
      .updateTable('executions')
      .set({ requestBody: JSON.stringify({ ...rest, imageFileId: fileId }) })
      .where('id', '=', call.executionId)
      .execute()
  })

const store = async ({ backend, call, signal }: Work, imageData: string): Promise<void> => {
  const bucket = requireBucket(buckets.mealImages)
  const sent = Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64')
  const image = await cleanImage(backend, { userId: call.userId, signal, bytes: sent }, bucket.longestSide)
  const key = await storeBytes(backend, image.bytes)
  try {
    await backend.store.transact(async (tx) => {
      const user = await tx.db.selectFrom('users').selectAll().where('id', '=', call.userId).executeTakeFirstOrThrow()
      const permissions = ownPermissions(user.id)
      const file = { id: call.executionId, bucket, name: 'meal', permissions, size: sent.length, parts: 1 }
      const { sequence } = await insertFile(tx, backend, { user }, file)
      await completeFile(tx, backend, sequence, image, key)
    })
  } catch (error) {
    await discard(backend, key)
    throw error
  }
}

/**
 * The picture of a call, kept in the bucket of meals for its owner only: the one that was uploaded before, or the one sent
 * along, drawn anew under the execution's id. Refuses what is no picture.
 */
export const keepPicture = async (work: Work, input: AnalysisInput): Promise<KeptPicture> => {
  const { backend, call } = work
  const fileId = input.imageFileId ?? call.executionId
  const find = () => findFile(backend.store, buckets.mealImages, fileId)
  let row = await find()
  if (row === undefined && input.imageData !== undefined) {
    await store(work, input.imageData)
    row = await find()
  }
  if (row === undefined || row.userId !== call.userId) throw fileNotFound()
  if (input.imageData !== undefined) await nameInstead(backend, call, input, fileId)
  return bytesOf(backend, row)
}

/** Takes a picture that could not be kept out of the stored call, too. */
export const forgetPicture = (backend: Ports<'store'>, call: FunctionCall): Promise<void> =>
  backend.store.transact(async (tx) => {
    await tx.db.updateTable('executions').set({ requestBody: '{}' }).where('id', '=', call.executionId).execute()
  })
