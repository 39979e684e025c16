import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { newId } from '../ids.ts'

/** Both databases; suites run on each: `describe.each(databases)('... on %s', (database) => ...)`. */
export const databases = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databases)[number]

/** A fresh, empty database and data folder. */
export interface TestDatabase {
  readonly settings: { readonly DATABASE_URL?: string; readonly DATA_DIR: string }
  drop(): Promise<void>
}

const runAdmin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const postgresAddress = (): string => {
  const url = inject('postgresUrl')
  if (url !== '' && url !== undefined) return url
  throw new Error(
    `THE POSTGRES HALF OF THIS SUITE CANNOT RUN. ${inject('postgresMissing') ?? 'Its global setup did not run.'}`,
  )
}

/** Makes an empty database of the kind, with a data folder of its own. */
export const createDatabase = async (database: DatabaseName): Promise<TestDatabase> => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'pacemeal-test-'))
  const removeFolder = () => rm(DATA_DIR, { recursive: true, force: true })
  if (database === 'sqlite') return { settings: { DATA_DIR }, drop: removeFolder }
  const admin = postgresAddress()
  const name = `test_${newId()}`
  await runAdmin(admin, `create database ${name}`)
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
