import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { freePort, unprivileged } from './postgres-cluster.ts'

/** A PgBouncer of the system before a Postgres, in transaction mode. */
export interface RunningPooler {
  /** The database's address through it. */
  readonly url: string
  close(): Promise<void>
}

const MAX_START_MS = 10_000
const LOOK_MS = 50

/** Starts the program before a database (its own address), and waits until that answers through it; rejects when it does not. */
export const startPgBouncer = async (program: string, databaseUrl: string): Promise<RunningPooler> => {
  const [target, port] = [new URL(databaseUrl), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-pooler-'))
  await chmod(folder, 0o755)
  const config = join(folder, 'pgbouncer.ini')
  await writeFile(
    config,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}${target.password === '' ? '' : ` password=${target.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
`,
  )
  // It refuses to run as root, too.
  const child = spawn(program, ['-q', config], { stdio: 'inherit', ...unprivileged() })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const pooled = new URL(databaseUrl)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(port)
  const until = performance.now() + MAX_START_MS
  while (performance.now() < until) {
    const client = new pg.Client({ connectionString: pooled.href })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isUp) return { url: pooled.href, close }
    await later(LOOK_MS)
  }
  await close()
  throw new Error(`${program} does not lead to the database.`)
}
