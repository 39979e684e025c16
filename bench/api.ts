import { calls } from './api/calls.ts'
import type { DatabaseName } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { type DatabaseReport, type Effort, measureDatabase } from './api/measure-database.ts'
import { planTexts } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { undoAll } from './api/undo.ts'

/**
 * Measures the API in a process of its own, on both databases, beside the plain driver's figures for the same statements.
 *
 * node bench/api.ts [--quick | --full] [--sizes 10000,10000000] [--only sqlite|postgres] [--call create]
 * --quick, which is the default, fills 10,000 and 100,000 meal logs; --full 10,000 and 1,000,000, and measures longer.
 * --sizes fills as many as it says: ten million take some gigabytes of disk and minutes to fill.
 * --call measures only the calls whose name holds this word.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const isFull = process.argv.includes('--full')
const only = argument('only')
const word = argument('call') ?? ''
const sizes = argument('sizes')?.split(',').map(Number) ?? (isFull ? [10_000, 1_000_000] : [10_000, 100_000])
const effort: Effort = isFull
  ? { seconds: 3, warmUpSeconds: 1.5, plainSeconds: 1, pacedSeconds: 10 }
  : { seconds: 1.2, warmUpSeconds: 0.5, plainSeconds: 0.3, pacedSeconds: 2 }
const databases = (['sqlite', 'postgres'] as const).filter((name: DatabaseName) => only === undefined || only === name)

const tell = (step: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step}`)
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
const short = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const orDash = (value: number | null, show: (value: number) => string): string => (value === null ? '-' : show(value))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

const started = performance.now()
console.log(machineLine())
const plan = await planTexts()
const wanted = calls.filter(({ name }) => name.includes(word))
const reports: DatabaseReport[] = []
let broken = 0
for (const database of databases) {
  for (const logs of sizes) {
    try {
      reports.push(await measureDatabase(database, logs, { plan, calls: wanted, effort }, tell))
    } catch (error) {
      // What the others gave is shown all the same.
      console.error(`${database} with ${logs} logs could not be measured:`, error)
      broken++
    }
  }
}
tell('')

console.log('\nAs fast as it goes: ten connections, each with one request under way; times in ms\n')
printTable(
  [
    'database',
    'logs',
    'call',
    'requests/s',
    'p50',
    'p99',
    'server CPU ms/request',
    'driver alone/s',
    'p50',
    'p99',
    'failed',
  ],
  reports.flatMap(({ database, logs, rows }) =>
    rows.map(({ call, api, processor, plain, requests }) => [
      database,
      whole(logs),
      requests === 1 ? call : `${call} (${requests} requests)`,
      whole(api.requests.rate),
      short(api.requests.p50),
      short(api.requests.p99),
      orDash(processor, short),
      requests === 1 ? whole(plain.rate) : `${whole(plain.rate)} days`,
      short(plain.p50),
      short(plain.p99),
      whole(api.failures),
    ]),
  ),
)
console.log('\nHome screens at an even rate, 100 a second with 500 requests; times in ms\n')
printTable(
  [
    'database',
    'logs',
    'requests/s',
    'request p50',
    'p99',
    'whole day p50',
    'p99',
    'sent late p99',
    'server CPU',
    'failed',
  ],
  reports.map(({ database, logs, paced }) => [
    database,
    whole(logs),
    whole(paced.requests.rate),
    short(paced.requests.p50),
    short(paced.requests.p99),
    short(paced.views.p50),
    short(paced.views.p99),
    short(paced.lateness.p99),
    orDash(paced.processorShare, (share) => `${(100 * share).toFixed(0)}% of a core`),
    whole(paced.failures),
  ]),
)
console.log('\nMemory of the server, MiB resident\n')
printTable(
  ['database', 'logs', 'idle', 'most under load', 'afterwards'],
  reports.map(({ database, logs, memory }) => [
    database,
    whole(logs),
    orDash(memory.idle, whole),
    orDash(memory.peak, whole),
    orDash(memory.after, whole),
  ]),
)
const failures = reports.flatMap(({ rows, paced }) => [paced.failures, ...rows.map(({ api }) => api.failures)])
const failed = failures.reduce((sum, count) => sum + count, 0)
console.log(`\n${failed} failed requests. ${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exitCode = failed + broken > 0 ? 1 : 0
