import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import type { Backend } from '../../backend.ts'
import { nowText } from '../../clock.ts'
import type { FileRow } from '../../store/tables.ts'
import { requireUser } from '../accounts/find-user.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchiveData, DATA_FILE } from './archive-format.ts'
import { ownDocuments, ownedCollections } from './own-rows.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** Says of a document what it is, without what only the API needs. */
const plainDocument = ({ $permissions, $databaseId, $collectionId, $sequence, ...rest }: WireDocument) => rest

const ownPictures = ({ store }: Backend, userId: string): Promise<FileRow[]> =>
  store.db
    .selectFrom('files')
    .selectAll()
    .where('userId', '=', userId)
    .where('storedAs', '<>', '')
    .orderBy('sequence')
    .execute()

const picturePath = ({ bucketId, id, mimeType }: FileRow): string =>
  `pictures/${bucketId}/${id}.${extensions[mimeType] ?? 'bin'}`

/** A cell that a spreadsheet shows as it is: what begins like a formula gets an apostrophe before it. */
const cell = (value: unknown): string => {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const csvOf = (documents: readonly object[]): string => {
  const columns = [...new Set(documents.flatMap((one) => Object.keys(one)))]
  return stringify([columns, ...documents.map((one) => columns.map((name) => cell(Reflect.get(one, name))))])
}

/**
 * Everything that is kept of a person, as a zip: `data.json` whole and readable by an import, the same as tables in
 * `csv/`, and their pictures. Pictures are read as they are written, one at a time; the documents are in memory meanwhile.
 * The stream breaks off when a picture cannot be read.
 */
export const exportData = async (backend: Backend, userId: string): Promise<Readable> => {
  const user = await requireUser(backend.store, userId)
  const byCollection: Record<string, object[]> = {}
  for (const one of ownedCollections) {
    const documents: object[] = []
    for await (const found of ownDocuments(backend.store, one, userId)) documents.push(plainDocument(found))
    byCollection[one.id] = documents
  }
  const pictures = await ownPictures(backend, userId)
  const data = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: nowText(backend.clock),
    account: { name: user.name, email: user.email, createdAt: user.createdAt },
    collections: byCollection as ArchiveData['collections'],
    pictures: pictures.map((row) => ({ bucket: row.bucketId, id: row.id, name: row.name, path: picturePath(row) })),
  } satisfies ArchiveData

  const zip = new ZipFile()
  const mtime = new Date(backend.clock.now())
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), DATA_FILE, { mtime })
  for (const [name, documents] of Object.entries(byCollection)) {
    if (documents.length > 0) zip.addBuffer(Buffer.from(csvOf(documents)), `csv/${name}.csv`, { mtime })
  }
  for (const row of pictures) {
    zip.addReadStreamLazy(picturePath(row), { mtime, compress: false }, (give) => {
      backend.files.get(row.storedAs).then(
        // One that was deleted meanwhile leaves an empty file rather than a broken archive.
        (bytes) => give(null, Readable.from(bytes === undefined || bytes.length === 0 ? [] : [bytes])),
        (error: unknown) => give(error instanceof Error ? error : new Error(String(error)), Readable.from([])),
      )
    })
  }
  const archive = Readable.from(zip.outputStream)
  // Nobody else listens for a picture that cannot be read: without this it would end the process.
  zip.on('error', (error) => archive.destroy(error))
  zip.end()
  return archive
}
