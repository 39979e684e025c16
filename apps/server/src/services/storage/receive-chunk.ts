import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { FileRow } from '../../store/tables.ts'
import type { SignedIn } from '../caller.ts'
import { cleanImage, requireKeptFormat } from './clean-image.ts'
import type { Chunk } from './content-range.ts'
import { deleteRow } from './delete-file.ts'
import { isComplete } from './file-rights.ts'
import { completeFile, fileExists, insertFile, type NewFile } from './file-rows.ts'
import { abandon, adopt, discard, storeBytes } from './leftovers.ts'
import { fileNotFound, findFile } from './read-files.ts'

export interface Uploaded {
  readonly row: FileRow
  /** The upload was complete before this request. */
  readonly wasComplete: boolean
}

/** A piece on its way in. */
export interface ArrivedChunk {
  readonly file: NewFile
  readonly chunk: Chunk
  readonly bytes: Buffer
  /** The id came from an earlier answer, so the upload goes on. */
  readonly goesOn: boolean
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal
}

/** Uploads that a person may have under way. Pieces are kept for a day, so their bytes are bounded by this alone. */
const MAX_UNFINISHED = 20

const requireFewUnfinished = async ({ db }: Transaction, { user }: SignedIn): Promise<void> => {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', user.id)
    .where('storedAs', '=', '')
    .executeTakeFirstOrThrow()
  if (count < MAX_UNFINISHED) return
  throw new Refusal('general_rate_limit_exceeded', ({ storage }) => storage.unfinishedUploads)
}

/** The row of the upload that this piece belongs to; the first piece begins it. Only who began it may go on. */
const requireUpload = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config'>,
  caller: SignedIn,
  { file, goesOn }: ArrivedChunk,
): Promise<FileRow> => {
  const row = await findFile(tx, file.bucket.id, file.id, { lock: true })
  if (row === undefined) {
    if (goesOn) throw fileNotFound()
    await requireFewUnfinished(tx, caller)
    return insertFile(tx, backend, caller, file)
  }
  if (row.userId !== caller.user.id) throw goesOn ? fileNotFound() : fileExists()
  if (row.chunksTotal !== file.parts || row.sizeOriginal !== file.size) {
    if (isComplete(row) && !goesOn) throw fileExists()
    throw new Refusal(
      'storage_invalid_content_range',
      'Invalid Content-Range header: the upload began with another total.',
    )
  }
  return row
}

interface Counted {
  readonly row: FileRow
  /** Different pieces so far. */
  readonly arrived: number
  /** Whether a row refers to the piece's bytes now. */
  readonly isKept: boolean
}

/** Counts the piece once, however often it comes. Undefined when the upload is gone. */
const keepPart = async (tx: Transaction, upload: FileRow, part: number, key: string): Promise<Counted | undefined> => {
  const row = await findFile(tx, upload.bucketId, upload.id, { lock: true })
  if (row === undefined || row.sequence !== upload.sequence) return undefined
  if (isComplete(row)) return { row, arrived: row.chunksTotal, isKept: false }
  const kept = await tx.db
    .insertInto('uploadParts')
    .values({ fileSequence: row.sequence, part, storedAs: key })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const isKept = kept.numInsertedOrUpdatedRows === 1n
  if (isKept) await adopt(tx, key)
  const parts = await tx.db.selectFrom('uploadParts').select('part').where('fileSequence', '=', row.sequence).execute()
  // Only the request that completes the file says so: until the picture is kept, one piece counts as missing.
  const chunksUploaded = Math.min(parts.length, row.chunksTotal - 1)
  await tx.db.updateTable('files').set({ chunksUploaded }).where('sequence', '=', row.sequence).execute()
  return { row: { ...row, chunksUploaded }, arrived: parts.length, isKept }
}

/** The pieces one after the other; undefined when they are gone because somebody else completed or dropped the upload. */
const joinParts = async (backend: Ports<'files' | 'store'>, row: FileRow): Promise<Buffer | undefined> => {
  const parts = await backend.store.db
    .selectFrom('uploadParts')
    .select('storedAs')
    .where('fileSequence', '=', row.sequence)
    .orderBy('part')
    .execute()
  const bytes: Buffer[] = []
  for (const { storedAs } of parts) {
    const part = await backend.files.get(storedAs)
    if (part === undefined) return undefined
    bytes.push(part)
  }
  const whole = Buffer.concat(bytes)
  return whole.length === row.sizeOriginal ? whole : undefined
}

/** What became of an upload that another request finished at the same time. */
const finishedElsewhere = async (backend: Ports<'store'>, row: FileRow): Promise<Uploaded> => {
  const now = await findFile(backend.store, row.bucketId, row.id)
  if (now === undefined || now.sequence !== row.sequence || !isComplete(now)) throw fileNotFound()
  return { row: now, wasComplete: true }
}

/** Makes the picture of all pieces. It may run twice at once, when a piece is repeated meanwhile; one run counts. */
const assemble = async (
  backend: Ports<'clock' | 'events' | 'files' | 'log' | 'pictures' | 'store'>,
  row: FileRow,
  longestSide: number,
  signal: AbortSignal,
): Promise<Uploaded> => {
  const whole = await joinParts(backend, row)
  if (whole === undefined) return finishedElsewhere(backend, row)
  const sent = { userId: row.userId, signal, bytes: whole }
  const image = await cleanImage(backend, sent, longestSide).catch(async (error: unknown) => {
    // What is no picture as a whole will not become one; its pieces go.
    if (error instanceof Refusal && error.status === 400)
      await backend.store.transact((tx) => deleteRow(tx, backend, row))
    throw error
  })
  const key = await storeBytes(backend, image.bytes)
  const completed = await backend.store.transact(async (tx) => {
    const done = await completeFile(tx, backend, row.sequence, image, key)
    if (done === undefined) return undefined
    const parts = await tx.db
      .deleteFrom('uploadParts')
      .where('fileSequence', '=', row.sequence)
      .returning('storedAs')
      .execute()
    await abandon(
      tx,
      backend,
      parts.map((one) => one.storedAs),
    )
    return done
  })
  if (completed !== undefined) return { row: completed, wasComplete: false }
  await discard(backend, key)
  return finishedElsewhere(backend, row)
}

/** Takes one piece of a file. Pieces come in any order and several at once; exactly one request completes the file. */
export const receiveChunk = async (
  backend: Ports<'clock' | 'config' | 'events' | 'files' | 'log' | 'pictures' | 'store'>,
  caller: SignedIn,
  arrived: ArrivedChunk,
): Promise<Uploaded> => {
  const { file, chunk, bytes, signal } = arrived
  // The first piece already shows what the whole cannot be.
  if (chunk.part === 0) await requireKeptFormat(bytes)
  const begun = await backend.store.transact((tx) => requireUpload(tx, backend, caller, arrived))
  if (isComplete(begun)) return { row: begun, wasComplete: true }
  const key = await storeBytes(backend, bytes)
  const counted = await backend.store.transact((tx) => keepPart(tx, begun, chunk.part, key))
  if (counted?.isKept !== true) await discard(backend, key)
  if (counted === undefined) throw fileNotFound()
  if (isComplete(counted.row)) return { row: counted.row, wasComplete: true }
  if (counted.arrived < counted.row.chunksTotal) return { row: counted.row, wasComplete: false }
  return assemble(backend, counted.row, file.bucket.longestSide, signal)
}
