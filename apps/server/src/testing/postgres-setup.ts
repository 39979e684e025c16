import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's Postgres; '' when there is none. */
    postgresUrl: string
    /** Why there is none. */
    postgresMissing: string
  }
}

/** Starts one Postgres for the whole run. Without one the run goes on and the suites that need it fail, saying why. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const cluster = await startPostgres()
    project.provide('postgresUrl', cluster.url)
    project.provide('postgresMissing', '')
    return cluster.stop
  } catch (error) {
    project.provide('postgresUrl', '')
    project.provide('postgresMissing', error instanceof Error ? error.message : String(error))
    return async () => {}
  }
}
