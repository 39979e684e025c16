import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { type Clock, nowText } from '../../clock.ts'
import { makePrivateFolder } from '../../data-folder.ts'
import type { FileStore } from '../../providers/files/file-store.ts'
import type { DatabaseAddress } from '../../store/database-address.ts'
import { buildSqliteFile, type DatabaseContent, replaceDatabase } from '../../store/replace-database.ts'
import { readSnapshot, type Snapshot } from '../../store/snapshot.ts'
import type { Tables } from '../../store/tables.ts'
import { BackupUnusable } from './backup-format.ts'
import { type Backup, openBackup } from './open-backup.ts'
import { digestTable } from './table-digest.ts'

export interface RestoreTarget {
  readonly config: DatabaseAddress
  readonly files: FileStore
  readonly clock: Clock
}

const AT_ONCE = 500

const contentOf = ({ manifest, rows }: Backup): DatabaseContent => ({
  steps: manifest.steps,
  tables: manifest.tables,
  rows,
})

/** Every table reads back as it was written; throws when one does not. */
const checkTables =
  ({ manifest }: Backup) =>
  async (snapshot: Snapshot): Promise<void> => {
    for (const { rows, digest, ...table } of manifest.tables) {
      const found = await digestTable(snapshot, table)
      if (found.digest !== digest) {
        throw new BackupUnusable(
          `${table.name} does not read back as it was saved (${found.rows} of ${rows} rows). Nothing was changed.`,
        )
      }
    }
  }

/** Files that the present database knows; none when it is empty or cannot be read any more. */
const presentFiles = async ({ config }: RestoreTarget): Promise<readonly string[]> => {
  try {
    return await readSnapshot(config, async ({ db }) => [
      ...(await db.selectFrom('files').select('storedAs').where('storedAs', '<>', '').execute()).map(
        (row) => row.storedAs,
      ),
      ...(await db.selectFrom('uploadParts').select('storedAs').execute()).map((row) => row.storedAs),
      ...(await db.selectFrom('leftovers').select('storedAs').execute()).map((row) => row.storedAs),
    ])
  } catch {
    return []
  }
}

/** Puts the bytes where they are missing or damaged. Those that are right are left alone: the present rows refer to them, too. */
const putFiles = async ({ files }: RestoreTarget, backup: Backup): Promise<void> => {
  for (const { key, digest } of backup.manifest.files) {
    const present = await files.get(key)
    if (present !== undefined && createHash('sha256').update(present).digest('hex') === digest) continue
    await files.put(key, await backup.file(key))
  }
}

/** Bytes that only the replaced rows referred to are left over: the server removes them. */
const leaveOver = async (db: Kysely<Tables>, keys: readonly string[], dueAt: string): Promise<void> => {
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const rows = keys.slice(at, at + AT_ONCE).map((storedAs) => ({ storedAs, dueAt }))
    await db
      .insertInto('leftovers')
      .values(rows)
      .onConflict((conflict) => conflict.column('storedAs').doNothing())
      .execute()
  }
}

/**
 * Puts a backup in the place of everything that the settings name: into an empty place, over a damaged one, or into the
 * other kind of database. However the process ends, what is there afterwards is wholly the old or wholly the new. No
 * server may run on it. Throws {@link BackupUnusable} before anything is changed.
 */
export const restoreBackup = async (target: RestoreTarget, path: string): Promise<Backup['manifest']> => {
  const backup = await openBackup(path)
  try {
    const kept = new Set(backup.manifest.files.map(({ key }) => key))
    const replaced = [...new Set(await presentFiles(target))].filter((key) => !kept.has(key))
    await putFiles(target, backup)
    const now = nowText(target.clock)
    await replaceDatabase(target.config, {
      content: contentOf(backup),
      now,
      check: checkTables(backup),
      finish: (db) => leaveOver(db, replaced, now),
    })
    return backup.manifest
  } finally {
    backup.close()
  }
}

/** A backup that is restored into a folder which is thrown away. */
export interface Trial {
  readonly path: string
  readonly folder: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Restores a backup into a folder that is thrown away, to see that it can be. Throws when it cannot. */
export const tryBackup = async (path: string, folder: string, clock: Clock): Promise<Backup['manifest']> => {
  const backup = await openBackup(path)
  try {
    await makePrivateFolder(folder)
    await buildSqliteFile(join(folder, 'pacemeal.db'), {
      content: contentOf(backup),
      now: nowText(clock),
      check: checkTables(backup),
    })
    return backup.manifest
  } finally {
    backup.close()
    await rm(folder, { recursive: true, force: true })
  }
}
