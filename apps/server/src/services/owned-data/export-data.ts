import { Readable } from 'node:stream'
import type { Collection } from '@pacemeal/protocol'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import { nowText } from '../../clock.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import type { FileRow } from '../../store/tables.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import { accountRecords, readAccount } from './account-records.ts'
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchiveData, DATA_FILE } from './archive-format.ts'
import { hasDocuments, ownedCollections, pagesOfOwnDocuments } from './own-rows.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** Says of a document what it is, without what only the API needs. */
const plainDocument = ({ $permissions, $databaseId, $collectionId, $sequence, ...rest }: WireDocument) => rest

const ownPictures = ({ store }: Ports<'store'>, userId: string): Promise<FileRow[]> =>
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
  return typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

const rows = (table: readonly (readonly unknown[])[]): string => stringify(table.map((values) => values.map(cell)))

/** Things of one kind, in pages that are read as they are written. */
type Records = AsyncGenerator<readonly object[]>

async function* plainDocuments(pages: AsyncGenerator<readonly WireDocument[]>): Records {
  for await (const page of pages) yield page.map(plainDocument)
}

/** Records of the account that are written at a time. */
const PAGE = 100

async function* recordsInPages(records: AsyncGenerator<object>): Records {
  let page: object[] = []
  for await (const one of records) {
    page.push(one)
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** Characters that are packed at a time: to hand over each record by itself costs more than to write it. */
const PIECE = 64 * 1024

/** The texts of a page, put together to larger pieces: of small records one, of large ones many. */
function* piecesOf<T>(page: readonly T[], write: (one: T) => string): Generator<string> {
  let piece = ''
  for (const one of page) {
    piece += write(one)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

/** Rows that are written at a time: to call the writer for each costs more than to write it. */
const ROWS = 20

/** The records as a table whose columns are those of the first. */
async function* csvOf(records: Records): AsyncGenerator<string> {
  let columns: readonly string[] | undefined
  for await (const page of records) {
    if (columns === undefined) {
      columns = Object.keys(page[0] ?? {})
      yield rows([columns])
    }
    for (let at = 0; at < page.length; at += ROWS) {
      const names = columns
      yield rows(page.slice(at, at + ROWS).map((one) => names.map((name) => Reflect.get(one, name))))
    }
  }
}

/** An object of lists, a record a line, without its closing brace. */
async function* listsOf(lists: readonly (readonly [string, Records])[]): AsyncGenerator<string> {
  let before = ''
  for (const [name, records] of lists) {
    yield `${before}\n${JSON.stringify(name)}:[`
    before = '\n'
    for await (const page of records) {
      yield* piecesOf(page, (one) => {
        const line = before + JSON.stringify(one)
        before = ',\n'
        return line
      })
    }
    yield ']'
    before = ','
  }
}

/** The data file: what is known at once, what is kept of the account, and the documents by collection. */
async function* jsonOf(
  head: object,
  records: readonly (readonly [string, Records])[],
  collections: readonly (readonly [string, Records])[],
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},`
  yield* listsOf(records)
  yield ',\n"collections":{'
  yield* listsOf(collections)
  yield '}}\n'
}

/** The same text in larger pieces. */
async function* inPieces(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Collections of which the person has documents. */
const usedCollections = async ({ store }: Ports<'store'>, userId: string): Promise<readonly Collection[]> => {
  const used: Collection[] = []
  for (const one of ownedCollections) {
    if (await hasDocuments(store, one, userId)) used.push(one)
  }
  return used
}

/** Kinds of account records of which the person has any. */
const usedRecords = async (backend: AllPorts, userId: string): Promise<typeof accountRecords> => {
  const used: (typeof accountRecords)[number][] = []
  for (const one of accountRecords) {
    const { done } = await one.read(backend, userId).next()
    if (done !== true) used.push(one)
  }
  return used
}

/**
 * Everything that is kept of a person, as a zip: `data.json` whole and readable by an import, the same as tables in
 * `csv/`, and their pictures. Nothing that opens something is in it: no password, secret, key or link. All of it is read as it is written, a page of documents or a picture at a time, so that years
 * of recordings are never in memory at once. The stream breaks off when something cannot be read.
 */
export const exportData = async (backend: AllPorts, userId: string): Promise<Readable> => {
  const pictures = await ownPictures(backend, userId)
  const documentsOf = (one: Collection) => plainDocuments(pagesOfOwnDocuments(backend.store, one, userId))
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: nowText(backend.clock),
    ...(await readAccount(backend, userId)),
    pictures: pictures.map((row) => ({ bucket: row.bucketId, id: row.id, name: row.name, path: picturePath(row) })),
  } satisfies Omit<ArchiveData, 'collections'>
  const open = () =>
    jsonOf(
      head,
      accountRecords.map(({ name, read }) => [name, recordsInPages(read(backend, userId))]),
      ownedCollections.map((one) => [one.id, documentsOf(one)]),
    )

  const zip = new ZipFile()
  const mtime = new Date(backend.clock.now())
  const addText = (path: string, open: () => AsyncGenerator<string>) =>
    zip.addReadStreamLazy(path, { mtime }, (give) => give(null, Readable.from(inPieces(open()), { objectMode: false })))
  addText(DATA_FILE, open)
  for (const { name, read } of await usedRecords(backend, userId)) {
    addText(`csv/${name}.csv`, () => csvOf(recordsInPages(read(backend, userId))))
  }
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
