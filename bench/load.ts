import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { planTexts, populate } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { startServer } from './api/server-process.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { findKnee, type Step } from './load/find-knee.ts'
import { aLabel } from './load/mix.ts'

/**
 * Raises an even mix of what people do (70% day views, 20% logs, 5% scans, 5% plans) until the server no longer keeps up, and
 * says what gives way first. Scans and plans are taken on and worked on beside; the mix is sent whether or not the earlier
 * requests are answered.
 *
 * node bench/load.ts [--full] [--only sqlite|postgres] [--rates 10,20,40] [--seconds 5]
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const isFull = process.argv.includes('--full')
const only = argument('only')
const seconds = Number(argument('seconds') ?? (isFull ? 20 : 5))
const rates = (argument('rates') ?? '5,10,20,40,80,160,320').split(',').map(Number)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

const short = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const orDash = (value: number | null, show: (value: number) => string): string => (value === null ? '-' : show(value))
const row = ({ rate, answered, dayView, log, refused, failed, plans, scans, processor, memory, broke }: Step) => [
  String(rate),
  short(answered),
  short(dayView.p50),
  short(dayView.p99),
  short(log.p50),
  short(log.p99),
  `${plans.done} of ${plans.asked}`,
  `${scans.done} of ${scans.asked}`,
  String(refused),
  String(failed),
  orDash(processor, (share) => `${(100 * share).toFixed(0)}%`),
  orDash(processor, (share) => short((1000 * share) / answered)),
  orDash(memory, (mebibytes) => mebibytes.toFixed(0)),
  broke.join(', ') || '-',
]

console.log(machineLine())
console.log(`An even mix for ${seconds} s at each rate; times in ms\n`)
const [plan, label] = [await planTexts(), await aLabel()]
let hasFailed = false
for (const name of (['sqlite', 'postgres'] as const).filter(
  (one: DatabaseName) => only === undefined || only === one,
)) {
  try {
    const database = await makeDatabase(name)
    undoLater(() => database.drop())
    // Every scan and plan is somebody's own: a second one of a person would join or follow the first.
    const population = await populate(database.driver, 100_000, plan)
    await database.closeDriver()
    const server = await startServer(database.settings)
    undoLater(() => server.stop())
    const steps = await findKnee(server, population, { rates, seconds, label })
    console.log(`${name}\n`)
    printTable(
      [
        'actions/s wanted',
        'answered/s',
        'day view p50',
        'p99',
        'log p50',
        'p99',
        'plans done',
        'scans done',
        'turned away',
        'failed',
        'processor',
        'ms/action',
        'MiB',
        'what gave way',
      ],
      steps.map(row),
    )
    console.log('')
    hasFailed ||= steps.some(({ failed }) => failed > 0)
  } finally {
    await undoAll()
  }
}
process.exitCode = hasFailed ? 1 : 0
