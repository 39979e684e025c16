import type { ChildProcess } from 'node:child_process'
import { appendFileSync, chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import {
  ended,
  freePort,
  launchPostgres,
  type MadePostgres,
  maintenanceAddress,
  makePostgres,
  runAdmin,
  SHUTDOWN_SIGNALS,
  untilUp,
  withWorkingBinaries,
} from './postgres-cluster.ts'

/** A Postgres that acknowledges nothing before its streaming standby has it on the disk, and that standby. */
export interface PostgresPair {
  /** The ports of the two. */
  readonly primary: number
  readonly standby: number
  /** Ends the primary at once, as by a crash. */
  crashPrimary(): Promise<void>
  /** Makes the standby take writes; resolves once it does. */
  promoteStandby(): Promise<void>
  stop(): Promise<void>
}

const POLL_MS = 50
const MAX_STREAMING_MS = 30_000
const PROMOTION_SECONDS = 30

/** Data that was never started is whole: a copy of it is a base backup, which goes on from the primary's log. */
const copyAsStandby = (made: MadePostgres, primary: number): MadePostgres => {
  const data = join(made.folder, 'standby')
  cpSync(made.data, data, { recursive: true })
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary} user=pacemeal'\n`,
  )
  const { account } = made
  if (account !== undefined) {
    const inside = readdirSync(data, { recursive: true, encoding: 'utf8' })
    for (const path of ['', ...inside]) chownSync(join(data, path), account.uid, account.gid)
  }
  return { ...made, data }
}

const untilStreaming = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let waited = 0; waited < MAX_STREAMING_MS; waited += POLL_MS) {
      const { rowCount } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")
      if (rowCount === 1) return
      await later(POLL_MS)
    }
  } finally {
    await client.end()
  }
  throw new Error('the standby does not follow')
}

const startWith = async (binaries: string): Promise<PostgresPair> => {
  const made = makePostgres(binaries)
  const running: ChildProcess[] = []
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) await ended(child, SHUTDOWN_SIGNALS.immediate)
    rmSync(made.folder, { recursive: true, force: true })
  }
  const launch = async (one: MadePostgres, port: number, settings: readonly string[]): Promise<ChildProcess> => {
    const child = launchPostgres(one, port, ['max_connections=100', ...settings])
    running.push(child)
    if (await untilUp(maintenanceAddress(port), child)) return child
    throw new Error('postgres did not come up')
  }
  try {
    const [primary, standby] = [await freePort(), await freePort()]
    const copied = copyAsStandby(made, primary)
    const first = await launch(made, primary, ['synchronous_standby_names=*', 'synchronous_commit=on'])
    await launch(copied, standby, [])
    await untilStreaming(maintenanceAddress(primary))
    return {
      primary,
      standby,
      crashPrimary: () => ended(first, SHUTDOWN_SIGNALS.immediate),
      promoteStandby: () => runAdmin(maintenanceAddress(standby), `select pg_promote(true, ${PROMOTION_SECONDS})`),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts a throw-away Postgres with a synchronous standby; throws with every reason when no binaries work. */
export const startPostgresPair = (): Promise<PostgresPair> => withWorkingBinaries(startWith)
