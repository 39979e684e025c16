import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newId } from '../ids.ts'
import { sqliteFile } from '../store/snapshot.ts'
import { MIGRATED, runAdmin } from './postgres-cluster.ts'

/** Both databases; suites run on each: `describe.each(databases)('... on %s', (database) => ...)`. */
export const databases = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databases)[number]

/**
 * For suites whose subject is what is planned, read or drawn, and not how rows are kept: the one database that they use in a usual
 * run, or both with all cases. Half of such files name the one, half the other.
 */
export const usually = (name: DatabaseName): readonly DatabaseName[] => (inject('allCases') ? databases : [name])

/** A fresh database without rows, and a data folder. */
export interface TestDatabase {
  readonly settings: { readonly DATABASE_URL?: string; readonly DATA_DIR: string }
  drop(): Promise<void>
}

const postgresAddress = (): string => {
  const url = inject('postgresUrl')
  if (url !== '' && url !== undefined) return url
  throw new Error(
    `THE POSTGRES HALF OF THIS SUITE CANNOT RUN. ${inject('postgresMissing') ?? 'Its global setup did not run.'}`,
  )
}

/** Makes a database of the kind, with a data folder of its own. The schema is in it already, unless it is to be `empty`. */
export const createDatabase = async (database: DatabaseName, { empty = false } = {}): Promise<TestDatabase> => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'pacemeal-test-'))
  const removeFolder = () => rm(DATA_DIR, { recursive: true, force: true })
  if (database === 'sqlite') {
    if (!empty) await copyFile(inject('migratedSqlite'), sqliteFile({ dataDir: DATA_DIR }))
    return { settings: { DATA_DIR }, drop: removeFolder }
  }
  const admin = postgresAddress()
  const name = `test_${newId()}`
  await runAdmin(admin, `create database ${name}${empty ? '' : ` template ${MIGRATED} strategy file_copy`}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return {
    settings: { DATA_DIR, DATABASE_URL: url.href },
    async drop() {
      await runAdmin(admin, `drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}
