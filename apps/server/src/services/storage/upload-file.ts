import { plainName } from '@pacemeal/domain'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { SignedIn } from '../caller.ts'
import { ownPermissions, type Permission, readPermissions, requireHeldRoles } from '../permissions.ts'
import type { Bucket } from './buckets.ts'
import { cleanImage } from './clean-image.ts'
import { CHUNK_BYTES, type Chunk } from './content-range.ts'
import { completeFile, fileExists, insertFile, type NewFile } from './file-rows.ts'
import { isPictureName } from './image-kinds.ts'
import { discard, storeBytes } from './leftovers.ts'
import { findFile } from './read-files.ts'
import { receiveChunk, type Uploaded } from './receive-chunk.ts'

/** What a client sends: a whole file, or a piece of one. */
export interface Upload {
  /** `unique()` lets the server choose. */
  readonly fileId: string
  /** The id came from an earlier answer, so the upload goes on. */
  readonly goesOn: boolean
  readonly name: string
  readonly bytes: Buffer
  /** Null: the uploader's own. */
  readonly permissions: readonly string[] | null
  /** Null: the whole file. */
  readonly chunk: Chunk | null
  /** Aborted when the client is gone: what is not begun then is not done. */
  readonly signal: AbortSignal
}

const checkName = (name: string): void => {
  if (!isPictureName(name)) throw new Refusal('storage_file_type_unsupported', ({ storage }) => storage.notAPictureName)
}

/** Refuses a file of more bytes than the bucket takes. */
export const requireFitting = (bucket: Bucket, total: number): void => {
  if (total <= bucket.largestBytes) return
  throw new Refusal('storage_invalid_file_size', ({ storage }) => storage.fileTooLarge(bucket.largestBytes))
}

const checkSize = (bucket: Bucket, upload: Upload): void => {
  const total = upload.chunk?.total ?? upload.bytes.length
  if (total === 0) throw new Refusal('storage_file_empty', ({ storage }) => storage.emptyFile)
  requireFitting(bucket, total)
  if (upload.chunk !== null && upload.bytes.length !== upload.chunk.size) {
    throw new Refusal('storage_invalid_content_range', 'Invalid Content-Range header: the piece has another length.')
  }
  if (upload.bytes.length > CHUNK_BYTES) {
    throw new Refusal('storage_invalid_file_size', `Send files above ${CHUNK_BYTES} bytes in pieces.`)
  }
}

const grantedBy = (upload: Upload, caller: SignedIn): Permission[] => {
  if (upload.permissions === null) return ownPermissions(caller.user.id)
  const permissions = readPermissions(upload.permissions)
  requireHeldRoles(permissions, caller)
  return permissions
}

const storeWhole = async (
  backend: Ports<'clock' | 'config' | 'events' | 'files' | 'log' | 'pictures' | 'store'>,
  caller: SignedIn,
  file: NewFile,
  { bytes, signal }: Pick<Upload, 'bytes' | 'signal'>,
): Promise<Uploaded> => {
  if ((await findFile(backend.store, file.bucket.id, file.id)) !== undefined) throw fileExists()
  const image = await cleanImage(backend, { userId: caller.user.id, signal, bytes }, file.bucket.longestSide)
  const key = await storeBytes(backend, image.bytes)
  try {
    const row = await backend.store.transact(async (tx) => {
      const { sequence } = await insertFile(tx, backend, caller, file)
      return completeFile(tx, backend, sequence, image, key)
    })
    if (row === undefined) throw new Error('A new file could not be completed.')
    return { row, wasComplete: false }
  } catch (error) {
    await discard(backend, key)
    throw error
  }
}

/** Takes a file or a piece of one. What is kept is a picture drawn anew; anything else is refused. */
export const uploadFile = async (
  backend: Ports<'clock' | 'config' | 'events' | 'files' | 'log' | 'pictures' | 'store'>,
  caller: SignedIn,
  bucket: Bucket,
  upload: Upload,
): Promise<Uploaded> => {
  checkName(upload.name)
  checkSize(bucket, upload)
  const file: NewFile = {
    id: upload.fileId === 'unique()' ? newId() : upload.fileId,
    bucket,
    name: upload.name,
    permissions: grantedBy(upload, caller),
    size: upload.chunk?.total ?? upload.bytes.length,
    parts: upload.chunk?.parts ?? 1,
  }
  if (upload.chunk === null || (upload.chunk.parts === 1 && !upload.goesOn)) {
    return storeWhole(backend, caller, file, upload)
  }
  const { chunk, bytes, goesOn, signal } = upload
  return receiveChunk(backend, caller, { file, chunk, bytes, goesOn, signal })
}

/** A whole picture of the server's own making or moving, for a person. */
export interface PictureToStore {
  readonly bucket: Bucket
  readonly fileId: string
  readonly name: string
  readonly bytes: Buffer
  readonly signal: AbortSignal
}

/** Keeps a whole picture, of any size that the bucket takes, readable by its owner alone. */
export const storePicture = (
  backend: Ports<'clock' | 'config' | 'events' | 'files' | 'log' | 'pictures' | 'store'>,
  caller: SignedIn,
  { bucket, fileId, name: given, bytes, signal }: PictureToStore,
): Promise<Uploaded> => {
  const name = plainName(given)
  checkName(name)
  const permissions = ownPermissions(caller.user.id)
  return storeWhole(
    backend,
    caller,
    { id: fileId, bucket, name, permissions, size: bytes.length, parts: 1 },
    { bytes, signal },
  )
}
