import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { parseJson } from '@pacemeal/domain'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { unknownSteps } from '../../store/migrate.ts'
import type { StoredTable, StoredValue } from '../../store/stored-tables.ts'
import {
  type BackupManifest,
  BackupUnusable,
  backupManifest,
  fileEntry,
  MANIFEST,
  tableEntry,
} from './backup-format.ts'

/** A manifest of millions of files stays below. */
const MAX_MANIFEST_BYTES = 512 * 1024 * 1024

/** An opened backup, every part of which agrees with its digest. */
export interface Backup {
  readonly manifest: BackupManifest
  rows(table: StoredTable): AsyncGenerator<readonly StoredValue[]>
  file(key: string): Promise<Buffer>
  close(): void
}

const unwhole = (path: string, why: string, cause?: unknown): BackupUnusable =>
  new BackupUnusable(`${path} is no whole backup: ${why} Nothing was changed.`, cause)

const readWhole = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const readManifest = async (path: string, zip: ZipFile, entry: Entry | undefined): Promise<BackupManifest> => {
  if (entry === undefined || entry.uncompressedSize > MAX_MANIFEST_BYTES) throw unwhole(path, 'it has no manifest.')
  const bytes = await readWhole(await zip.openReadStreamPromise(entry))
  const manifest = backupManifest.safeParse(parseJson(bytes.toString('utf8')))
  if (!manifest.success) throw unwhole(path, 'its manifest is of another kind.')
  const unknown = unknownSteps(manifest.data.steps)
  if (unknown.length > 0) {
    throw new BackupUnusable(
      `${path} was made by a newer release of Pacemeal (${manifest.data.release}), which knows ${unknown.join(', ')}. Update Pacemeal first. Nothing was changed.`,
    )
  }
  return manifest.data
}

const digestOf = async (stream: Readable): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

const checkEntries = async (
  path: string,
  manifest: BackupManifest,
  read: (name: string) => Promise<Readable>,
): Promise<void> => {
  const parts = [
    ...manifest.tables.map(({ name, digest }) => ({ entry: tableEntry(name), digest })),
    ...manifest.files.map(({ key, digest }) => ({ entry: fileEntry(key), digest })),
  ]
  for (const { entry, digest } of parts) {
    if ((await digestOf(await read(entry))) !== digest) throw unwhole(path, `${entry} is damaged.`)
  }
}

/** Opens a backup and reads all of it once; throws {@link BackupUnusable} for one that is cut off, damaged or too new. */
export const openBackup = async (path: string): Promise<Backup> => {
  let zip: ZipFile | undefined
  try {
    const opened = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true })
    zip = opened
    const entries = new Map<string, Entry>()
    for await (const entry of opened.eachEntry()) entries.set(entry.fileName, entry)
    const read = (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (entry === undefined) throw unwhole(path, `${name} is not in it.`)
      return opened.openReadStreamPromise(entry)
    }
    const manifest = await readManifest(path, opened, entries.get(MANIFEST))
    await checkEntries(path, manifest, read)
    return {
      manifest,
      async *rows({ name }) {
        const lines = createInterface({ input: await read(tableEntry(name)), crlfDelay: Number.POSITIVE_INFINITY })
        // Its digest was checked, so each line is a row as it was written.
        for await (const line of lines) yield JSON.parse(line) as readonly StoredValue[]
      },
      file: async (key) => readWhole(await read(fileEntry(key))),
      close: () => opened.close(),
    }
  } catch (error) {
    zip?.close()
    if (error instanceof BackupUnusable) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new BackupUnusable(`There is no file ${path}. Nothing was changed.`, error)
    if (code === 'EACCES') throw new BackupUnusable(`This user may not read ${path}. Nothing was changed.`, error)
    throw unwhole(path, 'it is cut off or damaged.', error)
  }
}
