import { Readable } from 'node:stream'
import type { Collection } from '@pacemeal/protocol'
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

/** The browsers that are recognised when the person signs in, without the secrets by which they are. */
const ownDevices = async ({ store }: Backend, userId: string): Promise<ArchiveData['devices']> => {
  const rows = await store.db
    .selectFrom('knownDevices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ userAgent, createdAt, usedAt }) => ({ browser: userAgent, since: createdAt, lastSignIn: usedAt }))
}

/** A cell that a spreadsheet shows as it is: what begins like a formula gets an apostrophe before it. */
const cell = (value: unknown): string => {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const row = (values: readonly unknown[]): string => stringify([values.map(cell)])

type Documents = AsyncGenerator<WireDocument>

/** The documents as a table whose columns are those of the first. */
async function* csvOf(documents: Documents): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const found of documents) {
    const one = plainDocument(found)
    if (columns === undefined) {
      columns = Object.keys(one)
      yield row(columns)
    }
    yield row(columns.map((name) => Reflect.get(one, name)))
  }
}

/** The data file, a document a line. */
async function* jsonOf({
  collections,
  ...head
}: Omit<ArchiveData, 'collections'> & {
  readonly collections: readonly [string, Documents][]
}): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},\n"collections":{`
  let before = ''
  for (const [name, documents] of collections) {
    yield `${before}\n${JSON.stringify(name)}:[`
    before = '\n'
    for await (const found of documents) {
      yield before + JSON.stringify(plainDocument(found))
      before = ',\n'
    }
    yield ']'
    before = ','
  }
  yield '}}\n'
}

/** Collections of which the person has documents. */
const usedCollections = async ({ store }: Backend, userId: string): Promise<readonly Collection[]> => {
  const used: Collection[] = []
  for (const one of ownedCollections) {
    const { done } = await ownDocuments(store, one, userId, 1).next()
    if (done !== true) used.push(one)
  }
  return used
}

/**
 * Everything that is kept of a person, as a zip: `data.json` whole and readable by an import, the same as tables in
 * `csv/`, and their pictures. All of it is read as it is written, a page of documents or a picture at a time, so that years
 * of recordings are never in memory at once. The stream breaks off when something cannot be read.
 */
export const exportData = async (backend: Backend, userId: string): Promise<Readable> => {
  const user = await requireUser(backend.store, userId)
  const pictures = await ownPictures(backend, userId)
  const documentsOf = (one: Collection) => ownDocuments(backend.store, one, userId)
  const data = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: nowText(backend.clock),
    account: { name: user.name, email: user.email, createdAt: user.createdAt },
    devices: await ownDevices(backend, userId),
    collections: ownedCollections.map((one) => [one.id, documentsOf(one)] as [string, Documents]),
    pictures: pictures.map((row) => ({ bucket: row.bucketId, id: row.id, name: row.name, path: picturePath(row) })),
  } as const

  const zip = new ZipFile()
  const mtime = new Date(backend.clock.now())
  const addText = (path: string, open: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(path, { mtime }, (give) => give(null, Readable.from(open(), { objectMode: false })))
  addText(DATA_FILE, () => jsonOf(data))
  for (const one of await usedCollections(backend, userId)) addText(`csv/${one.id}.csv`, () => csvOf(documentsOf(one)))
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
