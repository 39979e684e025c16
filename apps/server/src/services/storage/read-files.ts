import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import type { FileRow } from '../../store/tables.ts'
import { type Caller, requireSignedIn, type SignedIn } from '../caller.ts'
import type { Attribute, Attributes } from '../queries/attributes.ts'
import type { Filter } from '../queries/list-query.ts'
import { countRows, type ListSource, listRows } from '../queries/list-rows.ts'
import { parseQueries } from '../queries/parse-queries.ts'
import type { Bucket } from './buckets.ts'
import { isComplete, mayDo, visibleTo } from './file-rights.ts'
import { type FileView, fileView } from './file-view.ts'

/** Unknown and not readable are the same answer, so that ids cannot be probed. */
export const fileNotFound = () => new Refusal('storage_file_not_found', 'There is no file with this id.')

/** The file of a bucket, whoever it belongs to; locked against other writers inside a transaction on request. */
export const findFile = (
  { db, kind }: Handle,
  bucketId: string,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<FileRow | undefined> => {
  const query = db.selectFrom('files').selectAll().where('bucketId', '=', bucketId).where('id', '=', id)
  return (options.lock === true && kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

/** A file that the caller may read; unfinished ones only their own. A guest hears that it needs a session, whether it is there or not. */
export const requireFile = async (handle: Handle, caller: Caller, bucket: Bucket, id: string): Promise<FileRow> => {
  const row = await findFile(handle, bucket.id, id)
  if (row === undefined || !mayDo(row, 'read', caller)) {
    requireSignedIn(caller)
    throw fileNotFound()
  }
  return row
}

/** A file that the caller may read and that has all its bytes. */
export const requireWholeFile = async (
  handle: Handle,
  caller: Caller,
  bucket: Bucket,
  id: string,
): Promise<FileRow> => {
  const row = await requireFile(handle, caller, bucket, id)
  if (!isComplete(row)) throw fileNotFound()
  return row
}

/** The bytes of a file that was found. */
export const readBytes = async ({ store, files }: Ports<'files' | 'store'>, row: FileRow): Promise<Buffer> => {
  const bytes = await files.get(row.storedAs)
  if (bytes !== undefined) return bytes
  // It was deleted between the two looks; or the store lost it, which is ours to hear of.
  const kept = await findFile(store, row.bucketId, row.id)
  throw kept === undefined ? fileNotFound() : new Error(`The bytes of file ${row.id} are gone.`)
}

export interface FileContent {
  readonly row: FileRow
  readonly bytes: Buffer
}

/** The bytes of a file that the caller may read. */
export const readFile = async (
  backend: Ports<'files' | 'store'>,
  caller: Caller,
  bucket: Bucket,
  id: string,
): Promise<FileContent> => {
  const row = await requireWholeFile(backend.store, caller, bucket, id)
  return { row, bytes: await readBytes(backend, row) }
}

const nameAttribute: Attribute = { column: 'name', kind: 'text', nullable: false }

const attributes: Attributes = new Map([
  ['$id', { column: 'id', kind: 'text', nullable: false }],
  ['$createdAt', { column: 'createdAt', kind: 'instant', nullable: false }],
  ['$updatedAt', { column: 'updatedAt', kind: 'instant', nullable: false }],
  ['name', nameAttribute],
  ['mimeType', { column: 'mimeType', kind: 'text', nullable: false }],
  ['sizeOriginal', { column: 'sizeOriginal', kind: 'integer', nullable: false }],
  ['signature', { column: 'signature', kind: 'text', nullable: false }],
  ['chunksTotal', { column: 'chunksTotal', kind: 'integer', nullable: false }],
  ['chunksUploaded', { column: 'chunksUploaded', kind: 'integer', nullable: false }],
])

const columns = [
  'sequence',
  'id',
  'bucketId',
  'userId',
  'name',
  'mimeType',
  'signature',
  'sizeOriginal',
  'sizeActual',
  'chunksTotal',
  'chunksUploaded',
  'permissions',
  'shared',
  'createdAt',
  'updatedAt',
  'storedAs',
] as const satisfies readonly (keyof FileRow)[]

export interface FilePage {
  readonly total: number
  readonly files: readonly FileView[]
}

/** Files of a bucket that the caller may read. `search` looks for a part of the name. */
export const listFiles = async (
  { store }: Ports<'store'>,
  caller: SignedIn,
  bucket: Bucket,
  options: { readonly queries: readonly string[]; readonly search: string; readonly wantsTotal: boolean },
): Promise<FilePage> => {
  const asked = parseQueries(options.queries, attributes)
  const named: Filter = { method: 'contains', attribute: nameAttribute, values: [options.search] }
  const query = { ...asked, filters: options.search === '' ? asked.filters : [...asked.filters, named] }
  const source: ListSource = {
    table: 'files',
    idColumn: 'id',
    sequenceColumn: 'sequence',
    visible: visibleTo(store.kind, bucket.id, caller),
    columns,
  }
  const rows = await listRows(store, source, query)
  const total = options.wantsTotal ? await countRows(store, source, query) : 0
  // The columns asked for are those of the row's type.
  return { total, files: rows.map((row) => fileView(row as unknown as FileRow)) }
}
