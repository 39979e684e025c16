import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '@pacemeal/domain'
import { ZipFile } from 'yazl'
import type { Clock } from '../../clock.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../../data-folder.ts'
import { newId } from '../../ids.ts'
import type { FileStore } from '../../providers/files/file-store.ts'
import type { DatabaseAddress } from '../../store/database-address.ts'
import { readSnapshot, type Snapshot } from '../../store/snapshot.ts'
import { readRows, type StoredTable, storedTables } from '../../store/stored-tables.ts'
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupManifest,
  backupName,
  fileEntry,
  MANIFEST,
  tableEntry,
} from './backup-format.ts'
import { digestLines } from './table-digest.ts'

export interface BackupSource {
  readonly config: DatabaseAddress
  readonly files: FileStore
  readonly clock: Clock
  /** Of Pacemeal. */
  readonly release: string
}

/** A backup that was written. */
export interface WrittenBackup {
  readonly path: string
  readonly manifest: BackupManifest
}

/** Unfinished backups have this at their end; what a killed process left is removed by a later one. */
const PARTIAL = '.partial'
const ABANDONED_MS = DAY_MS

/** The first releases kept no bytes of files. */
const keepsFiles = (tables: readonly StoredTable[]): boolean => tables.some(({ name }) => name === 'uploadParts')

/** Keys that rows refer to, and so must be kept. Leftovers are not: nobody needs them. */
const referredFiles = async ({ db }: Snapshot, tables: readonly StoredTable[]): Promise<readonly string[]> => {
  if (!keepsFiles(tables)) return []
  const rows = [
    ...(await db.selectFrom('files').select('storedAs').where('storedAs', '<>', '').execute()),
    ...(await db.selectFrom('uploadParts').select('storedAs').execute()),
  ]
  return [...new Set(rows.map(({ storedAs }) => storedAs))].toSorted()
}

const writeZip = async (zip: ZipFile, path: string): Promise<void> => {
  const packed = Readable.from(zip.outputStream)
  zip.on('error', (error) => packed.destroy(error))
  zip.end()
  await pipeline(packed, createWriteStream(path, { mode: PRIVATE_FILE, flush: true }))
}

const contentOf = async (zip: ZipFile, snapshot: Snapshot, { files, clock, release }: BackupSource) => {
  const tables = await storedTables(snapshot)
  const steps = await snapshot.db.selectFrom('migrations').select('name').orderBy('name').execute()
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: new Date(clock.now()).toISOString(),
    release,
    database: snapshot.kind,
    steps: steps.map(({ name }) => name),
    tables: [],
    files: [],
    missing: [],
  }
  // A failure to read reaches the zip's own listener, which ends the writing.
  const addLazy = (path: string, open: () => Promise<Readable>, compress: boolean) =>
    zip.addReadStreamLazy(path, { mtime: new Date(clock.now()), compress }, (give) => {
      open().then(
        (stream) =>
          give(
            null,
            stream.on('error', (error) => zip.emit('error', error)),
          ),
        (error: unknown) => zip.emit('error', error),
      )
    })
  for (const table of tables) {
    const lines = digestLines(readRows(snapshot, table), (digest) => {
      manifest.tables.push({
        name: table.name,
        columns: table.columns.map((column) => ({ ...column })),
        key: [...table.key],
        ...digest,
      })
    })
    addLazy(tableEntry(table.name), async () => Readable.from(lines, { objectMode: false }), true)
  }
  for (const key of await referredFiles(snapshot, tables)) {
    const read = async (): Promise<Readable> => {
      const bytes = await files.get(key)
      if (bytes === undefined) manifest.missing.push(key)
      else {
        const digest = createHash('sha256').update(bytes).digest('hex')
        manifest.files.push({ key, bytes: bytes.length, digest })
      }
      return Readable.from(bytes === undefined || bytes.length === 0 ? [] : [bytes])
    }
    // Pictures are packed already.
    addLazy(fileEntry(key), read, false)
  }
  addLazy(MANIFEST, async () => Readable.from([Buffer.from(JSON.stringify(manifest))]), true)
  return manifest
}

const removeAbandoned = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const began = name.endsWith(PARTIAL) ? (await stat(path).catch(() => undefined))?.mtimeMs : undefined
    if (began !== undefined && now - began > ABANDONED_MS) await rm(path, { force: true })
  }
}

const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes everything that is kept into one file of a folder, while people go on using the server: the database at one
 * moment, then the files that its rows refer to, which never change. The file gets its name when it is whole and on the disk.
 */
export const writeBackup = async (source: BackupSource, folder: string): Promise<WrittenBackup> => {
  await makePrivateFolder(folder)
  await removeAbandoned(folder, source.clock.now())
  const path = join(folder, backupName(source.clock.now()))
  const partial = `${path}.${newId()}${PARTIAL}`
  try {
    const manifest = await readSnapshot(source.config, async (snapshot) => {
      const zip = new ZipFile()
      const content = await contentOf(zip, snapshot, source)
      await writeZip(zip, partial)
      return content
    })
    await rename(partial, path)
    await flushFolder(folder)
    return { path, manifest }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
