import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DAY_MS, HOUR_MS } from '@pacemeal/domain'
import { newId } from '../apps/server/src/ids.ts'
import { ownPermissions, permissionText } from '../apps/server/src/services/permissions.ts'
import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { mealLog } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { startServer } from './api/server-process.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { collectionPath, type Person, send, signUp } from './oversized/client.ts'
import type { SecondClient } from './oversized/second-client.ts'

/**
 * What one person waits for, and everybody else meanwhile, who has logged 100,000 meals: over fourteen years, and all of them
 * within one. Ends with 1 when something is refused.
 *
 * node bench/years.ts [--logs 100000] [--rounds 3] [--only sqlite|postgres]
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const logs = Number(argument('logs') ?? 100_000)
const rounds = Number(argument('rounds') ?? 3)
const only = argument('only')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

/** Days that the meals of each person are spread over. */
const people = { 'over fourteen years': 5000, 'within a year': 365 } as const

function* rowsOf(user: string, days: number, now: number) {
  const permissions = JSON.stringify(ownPermissions(user).map(permissionText))
  for (let number = 0; number < logs; number += 1) {
    const loggedAt = new Date(now - HOUR_MS - (number * days * DAY_MS) / logs).toISOString()
    yield {
      _id: newId(),
      _createdAt: loggedAt,
      _updatedAt: loggedAt,
      _permissions: permissions,
      ...mealLog(user, loggedAt, number),
    }
  }
}

const query = (...queries: readonly object[]): string =>
  queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
const within = (from: number, to: number) => [
  { method: 'greaterThanEqual', attribute: 'loggedAt', values: [new Date(from).toISOString()] },
  { method: 'lessThanEqual', attribute: 'loggedAt', values: [new Date(to).toISOString()] },
  { method: 'orderAsc', attribute: 'loggedAt' },
  { method: 'limit', values: [100] },
]

/** What is asked for. */
const asked = (now: number): readonly (readonly [string, string])[] => [
  ['the logs of a day', `${collectionPath('meal_logs')}?${query(...within(now - DAY_MS, now))}`],
  ['the first hundred of a week', `${collectionPath('meal_logs')}?${query(...within(now - 7 * DAY_MS, now))}`],
  ['trends of 30 days', '/v1/account/trends?days=30'],
  ['trends of a year', '/v1/account/trends?days=365'],
  ['how much is kept', '/v1/account/storage'],
  ['the export', '/v1/account/data'],
]

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

console.log(`${machineLine()}\n`)
for (const name of (['sqlite', 'postgres'] as const).filter(
  (one: DatabaseName) => only === undefined || only === one,
)) {
  const database = await makeDatabase(name)
  undoLater(() => database.drop())
  const folder = mkdtempSync(join(tmpdir(), 'pacemeal-years-'))
  undoLater(async () => rmSync(folder, { recursive: true, force: true }))
  const turnsFile = join(folder, 'turns')
  const server = await startServer({
    ...database.settings,
    NODE_OPTIONS: `--import=${new URL('./oversized/loop-probe.ts', import.meta.url).href}`,
    LOOP_PROBE_FILE: turnsFile,
  })
  undoLater(() => server.stop())
  const other = await signUp(server.url, 'other')
  const workerData: SecondClient = { url: server.url, headers: other.headers }
  const second = new Worker(new URL('./oversized/second-client.ts', import.meta.url), { workerData })
  undoLater(async () => void (await second.terminate()))
  const longestWait = async (): Promise<number> => {
    second.postMessage('longest')
    const [longest]: [number] = (await once(second, 'message')) as [number]
    return longest
  }
  /** The longest turn of the server's event loop since a moment, in ms of its thread's processor time. */
  const longestTurn = (since: number): number => {
    const lines = existsSync(turnsFile) ? readFileSync(turnsFile, 'utf8').trim().split('\n') : []
    const turns = lines.map((line) => line.split(' ').map(Number)).filter(([at = 0]) => at >= since)
    return Math.max(0, ...turns.map(([, turn = 0]) => turn))
  }
  const now = Date.now()
  const rows: string[][] = []
  for (const [who, days] of Object.entries(people)) {
    const person: Person = await signUp(server.url, who.replaceAll(' ', '-'))
    await database.driver.insert('meal_logs', rowsOf(person.userId, days, now))
    for (const [what, path] of asked(now)) {
      const measured: {
        readonly took: number
        readonly cpu: number
        readonly waited: number
        readonly turn: number
      }[] = []
      for (let round = 0; round < rounds; round += 1) {
        await longestWait()
        const [cpu, began, since] = [server.processorSeconds() ?? Number.NaN, performance.now(), Date.now()]
        const { status, message } = await send(person, 'GET', path)
        const took = performance.now() - began
        const waited = await longestWait()
        const used = ((server.processorSeconds() ?? Number.NaN) - cpu) * 1000
        measured.push({ took, waited, cpu: used, turn: longestTurn(since) })
        if (status !== 200) {
          console.error(`${what}: ${status} ${message}`)
          process.exitCode = 1
        }
      }
      const row = [
        who,
        what,
        middle(measured.map(({ took }) => took)).toFixed(0),
        middle(measured.map(({ cpu }) => cpu)).toFixed(0),
        middle(measured.map(({ waited }) => waited)).toFixed(0),
        middle(measured.map(({ turn }) => turn)).toFixed(0),
        (server.peakMemory() ?? Number.NaN).toFixed(0),
      ]
      rows.push(row)
      console.error(row.join(', '))
    }
  }
  console.log(`${name}\n`)
  printTable(
    [
      'meals',
      'asked for',
      'answered after ms',
      'server CPU ms',
      'others waited ms',
      'longest turn CPU ms',
      'MiB at most',
    ],
    rows,
  )
  console.log()
  await undoAll()
}
