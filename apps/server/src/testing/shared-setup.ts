import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openStore, type StoreOptions } from '../store/open.ts'
import { sqliteFile } from '../store/snapshot.ts'
import { MIGRATED, runAdmin, startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's Postgres; '' when there is none. */
    postgresUrl: string
    /** Why there is none. */
    postgresMissing: string
    /** An SQLite file with the schema and no rows in it. */
    migratedSqlite: string
    /** The folder of menus that the run has solved already. */
    solvedMenus: string
    /** Whether every case is tried of which a usual run tries a part: `TEST_CASES=all`. */
    readonly allCases: boolean
  }
}

/** Puts the schema into an empty database. */
const putSchema = async (config: StoreOptions['config']): Promise<void> => {
  const onError = (error: unknown) => {
    throw error
  }
  const store = await openStore({ config, clock: { now: () => Date.now() }, onError })
  await store.close()
}

/** A database with the schema in it, which the others of the run are copied from: quicker than to migrate each. */
const makeTemplate = async (admin: string): Promise<void> => {
  await runAdmin(admin, `create database ${MIGRATED}`)
  const url = new URL(admin)
  url.pathname = `/${MIGRATED}`
  await putSchema({ databaseUrl: url.href, databasePool: 1, dataDir: '' })
}

/** Starts one Postgres for the whole run. Without one the run goes on and the suites that need it fail, saying why. */
const providePostgres = async (project: TestProject): Promise<() => Promise<void>> => {
  try {
    const cluster = await startPostgres()
    await makeTemplate(cluster.url)
    project.provide('postgresUrl', cluster.url)
    project.provide('postgresMissing', '')
    return cluster.stop
  } catch (error) {
    project.provide('postgresUrl', '')
    project.provide('postgresMissing', error instanceof Error ? error.message : String(error))
    return async () => {}
  }
}

/** What all test files of a run share: one Postgres, an SQLite file, and the menus that were solved for one of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const menus = await mkdtemp(join(tmpdir(), 'pacemeal-menus-'))
  project.provide('solvedMenus', menus)
  const dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-migrated-'))
  await putSchema({ databaseUrl: undefined, databasePool: 1, dataDir })
  project.provide('migratedSqlite', sqliteFile({ dataDir }))
  const stopPostgres = await providePostgres(project)
  return async () => {
    await stopPostgres()
    await rm(dataDir, { recursive: true })
    await rm(menus, { recursive: true })
  }
}
