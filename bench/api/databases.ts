import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../apps/server/src/clock.ts'
import { openStore } from '../../apps/server/src/store/open.ts'
import { type PostgresCluster, startPostgres } from '../../apps/server/src/testing/postgres-cluster.ts'
import { type PlainDriver, plainPostgres, plainSqlite } from './plain-driver.ts'

export type DatabaseName = 'sqlite' | 'postgres'

/** The connections of the server to Postgres, and of the plain driver beside it. */
const CONNECTIONS = 10

/** A database of its own with the server's schema, and the plain driver open on it. */
export interface BenchDatabase {
  /** What the server needs to find it. */
  readonly settings: Readonly<Record<string, string>>
  readonly driver: PlainDriver
  /** Leaves the database to others alone. */
  closeDriver(): Promise<void>
  drop(): Promise<void>
}

/** Makes an empty database in a throw-away folder or a throw-away Postgres that really writes to its disk. */
export const makeDatabase = async (name: DatabaseName): Promise<BenchDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-bench-'))
  let cluster: PostgresCluster | undefined
  let driver: PlainDriver | undefined
  const closeDriver = async () => {
    await driver?.close()
    driver = undefined
  }
  const drop = async () => {
    await closeDriver()
    await cluster?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    cluster = name === 'postgres' ? await startPostgres({ durable: true }) : undefined
    const config = { dataDir, databaseUrl: cluster?.url, databasePool: CONNECTIONS }
    // Opening brings the schema; the server will find it done.
    const store = await openStore({ config, clock: systemClock, onError: console.error })
    await store.close()
    driver = cluster === undefined ? plainSqlite(join(dataDir, 'pacemeal.db')) : plainPostgres(cluster.url, CONNECTIONS)
    const settings = { DATA_DIR: dataDir, DATABASE_POOL: String(CONNECTIONS) }
    return {
      settings: cluster === undefined ? settings : { ...settings, DATABASE_URL: cluster.url },
      driver,
      closeDriver,
      drop,
    }
  } catch (error) {
    await drop()
    throw error
  }
}
