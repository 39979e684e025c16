import type { TestProject } from 'vitest/node'
import { openStore } from '../store/open.ts'
import { MIGRATED, runAdmin, startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's Postgres; '' when there is none. */
    postgresUrl: string
    /** Why there is none. */
    postgresMissing: string
  }
}

/** A database with the schema in it, which the others of the run are copied from: quicker than to migrate each. */
const makeTemplate = async (admin: string): Promise<void> => {
  await runAdmin(admin, `create database ${MIGRATED}`)
  const url = new URL(admin)
  url.pathname = `/${MIGRATED}`
  const config = { databaseUrl: url.href, databasePool: 1, dataDir: '' }
  const onError = (error: unknown) => {
    throw error
  }
  const store = await openStore({ config, clock: { now: () => Date.now() }, onError })
  await store.close()
}

/** Starts one Postgres for the whole run. Without one the run goes on and the suites that need it fail, saying why. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
