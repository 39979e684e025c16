import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { parseJsonObject } from '@pacemeal/domain'
import { projectId } from '@pacemeal/protocol'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config/read-config.ts'
import { sessionCookie } from '../apps/server/src/http/session-cookie.ts'
import { openFileStore } from '../apps/server/src/providers/files/open-file-store.ts'
import { openBackup } from '../apps/server/src/services/backup/open-backup.ts'
import { restoreBackup } from '../apps/server/src/services/backup/restore-backup.ts'
import { runScript } from '../apps/server/src/testing/run-script.ts'
import { unzip } from '../apps/server/src/testing/zip.ts'
import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { planTexts, populate, type Visitor } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { startServer } from './api/server-process.ts'
import { summarise } from './api/statistics.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { keepBusy, withoutFirst } from './backup/keep-busy.ts'

/**
 * Makes backups while people look at their days and log meals, by the command and by the server itself with the trial restore
 * of the week; restores one into the other engine, and compares what a person is given of theirs. Ends with 1 when somebody waited
 * longer than a second because of it, or anything is lost or differs.
 *
 * node bench/backup.ts [--full] [--logs 20000] [--only sqlite]
 * --full is 500,000 logs.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const logs = Number(argument('logs') ?? (process.argv.includes('--full') ? 500_000 : 20_000))
const only = argument('only')
const PEOPLE = 6
const QUIET_MS = 10_000
/** Nobody waits longer while a backup is made; or no longer than twice the longest wait without one, on a busy machine. */
const MAX_WAIT_MS = 1000

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

/** All that a person is given of theirs, as text, without the moment at which they asked. */
const exportOf = async (url: string, { secret }: Visitor): Promise<string> => {
  const headers = { cookie: `${sessionCookie}=${secret}`, 'x-appwrite-project': projectId }
  const answer = await fetch(`${url}/v1/account/data`, { headers })
  const files = await unzip(Buffer.from(await answer.arrayBuffer()))
  const texts = [...files].map(([name, bytes]) => [name, bytes.toString('base64')])
  const data = parseJsonObject(files.get('data.json')?.toString('utf8') ?? '')
  return JSON.stringify([texts.filter(([name]) => name !== 'data.json'), { ...data, exportedAt: '' }])
}

/** The ids of the logs in a backup. */
const logsIn = async (path: string): Promise<ReadonlySet<unknown>> => {
  const backup = await openBackup(path)
  try {
    const table = backup.manifest.tables.find(({ name }) => name === 'meal_logs')
    if (table === undefined) throw new Error('The backup has no meal logs.')
    const at = table.columns.findIndex(({ name }) => name === '_id')
    const ids = new Set<unknown>()
    for await (const row of backup.rows(table)) ids.add(row[at])
    return ids
  } finally {
    backup.close()
  }
}

const rows: string[][] = []
let isRight = true
const plan = await planTexts()

const measure = async (name: DatabaseName): Promise<void> => {
  const database = await makeDatabase(name)
  undoLater(() => database.drop())
  const population = await populate(database.driver, logs, plan)
  await database.closeDriver()
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-bench-backups-'))
  undoLater(() => rm(folder, { recursive: true, force: true }))
  const [busyPeople, [quiet]] = [withoutFirst(population), population.visitors]
  if (quiet === undefined) throw new Error('There are no visitors.')

  const tell = (what: string, waits: readonly number[], seconds: number, longestBefore: number): number => {
    const { p50, p99 } = summarise(waits, seconds)
    const longest = Math.max(...waits)
    const isFit = longest <= Math.max(MAX_WAIT_MS, 2 * longestBefore)
    isRight &&= isFit
    rows.push([
      name,
      what,
      seconds.toFixed(1),
      String(waits.length),
      p50.toFixed(0),
      p99.toFixed(0),
      `${isFit ? '' : '! '}${longest.toFixed(0)}`,
    ])
    return longest
  }
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await work()
    return (performance.now() - began) / 1000
  }

  const server = await startServer({ ...database.settings })
  undoLater(() => server.stop())
  const busy = keepBusy(server.url, busyPeople, PEOPLE)
  undoLater(busy.stop)
  // From the start on, as the server's own backup is measured: its first answers take longer.
  const alone = await timed(() => later(QUIET_MS))
  const longest = tell('no backup', busy.takeWaits(), alone, Number.POSITIVE_INFINITY)

  const before = [...busy.acknowledged]
  const made = await timed(async () => {
    const running = runScript('cli/backup.ts', { ...database.settings }, ['--to', folder])
    if ((await running.ended) !== 0) throw new Error(running.stderr)
  })
  tell('by the command', busy.takeWaits(), made, longest)
  const [file] = await readdir(folder)
  const path = join(folder, file ?? '')
  const kept = await logsIn(path)
  const lost = before.filter((id) => !kept.has(id))
  const exported = await exportOf(server.url, quiet)
  await busy.stop()
  await server.stop()

  const nightly = join(folder, 'nightly')
  const hour = String(new Date().getUTCHours())
  const own = await startServer({ ...database.settings, BACKUP_HOUR: hour, BACKUP_DIR: nightly })
  undoLater(() => own.stop())
  const busyAgain = keepBusy(own.url, busyPeople, PEOPLE)
  undoLater(busyAgain.stop)
  const took = await timed(async () => {
    while (!(await readdir(nightly).catch((): string[] => [])).includes('last-trial.json')) await later(50)
  })
  tell('by the server, and tried', busyAgain.takeWaits(), took, longest)
  await busyAgain.stop()
  await own.stop()

  const other = await makeDatabase(name === 'sqlite' ? 'postgres' : 'sqlite')
  undoLater(() => other.drop())
  await other.closeDriver()
  const config = readConfig({ ...other.settings })
  await restoreBackup({ config, files: await openFileStore(config), clock: systemClock }, path)
  const restored = await startServer({ ...other.settings })
  undoLater(() => restored.stop())
  const same = (await exportOf(restored.url, quiet)) === exported
  const failed = [...busy.failed, ...busyAgain.failed]
  console.log(
    `${name}: ${before.length} logs acknowledged before, ${lost.length} of them missing; the export restored into the other engine is ${same ? 'the same' : 'ANOTHER'}; ${failed.length} requests failed`,
  )
  for (const failure of failed.slice(0, 5)) console.log(`  ! ${failure}`)
  isRight &&= lost.length === 0 && same && failed.length === 0
  await undoAll()
}

console.log(`${machineLine()}\n`)
try {
  for (const name of ['sqlite', 'postgres'] as const) if (only === undefined || only === name) await measure(name)
} finally {
  await undoAll()
}
printTable(['database', 'backup', 'seconds', 'requests', 'p50 ms', 'p99 ms', 'longest ms'], rows)
process.exitCode = isRight ? 0 : 1
