import { setTimeout as later } from 'node:timers/promises'
import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { planTexts, populate } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { startServer } from './api/server-process.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { measureStep, type Step, untilIdle } from './load/find-knee.ts'
import { aLabel } from './load/mix.ts'
import { slopeOf } from './load/slope.ts'

/**
 * Keeps the even mix of bench/load.ts up for an hour, and says whether the server's memory stays flat: its size in every
 * tenth of the time, how fast the later half of it grows, and what it holds a minute after the last request. Ends with 1 when
 * a request fails.
 *
 * node bench/soak.ts [--minutes 60] [--rate 2] [--only sqlite|postgres]
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const minutes = Number(argument('minutes') ?? 60)
const rate = Number(argument('rate') ?? 2)
const only = argument('only')

const PARTS = 10
/** A thread or process without work has ended by then. */
const REST_MS = 75_000
/** More people than a step has actions, so that nobody's scan or plan joins an earlier one. */
const ACTIONS_APART = 1000

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

const short = (value: number | null): string => (value === null ? '-' : value.toFixed(value < 10 ? 2 : 0))
const row = (step: Step, part: number) => [
  short(((part + 1) * minutes) / PARTS),
  short(step.answered),
  short(step.dayView.p50),
  short(step.dayView.p99),
  short(step.log.p99),
  String(step.plans.asked),
  String(step.scans.asked),
  String(step.refused),
  String(step.failed),
  short(step.memory),
]

console.log(machineLine())
console.log(`An even mix of ${rate} actions/s for ${minutes} minutes; times in ms\n`)
const [plan, label] = [await planTexts(), await aLabel()]
let hasFailed = false
for (const name of (['sqlite', 'postgres'] as const).filter(
  (one: DatabaseName) => only === undefined || only === one,
)) {
  try {
    const database = await makeDatabase(name)
    undoLater(() => database.drop())
    const population = await populate(database.driver, 100_000, plan)
    await database.closeDriver()
    const server = await startServer(database.settings)
    undoLater(() => server.stop())
    const first = server.memory()
    const steps: Step[] = []
    for (let part = 0; part < PARTS; part += 1) {
      const seconds = (60 * minutes) / PARTS
      steps.push(await measureStep(server, population, { rate, first: part * ACTIONS_APART, seconds, label }))
    }
    await untilIdle(server)
    await later(REST_MS)
    console.log(`${name}\n`)
    printTable(
      ['minute', 'answered/s', 'day view p50', 'p99', 'log p99', 'plans', 'scans', 'turned away', 'failed', 'MiB'],
      steps.map(row),
    )
    const laterHalf = steps
      .slice(PARTS / 2)
      .map(({ memory }, at) => [(at * minutes) / PARTS / 60, memory ?? 0] as const)
    console.log(
      `\n${short(first)} MiB at the start, ${short(server.memory())} after ${REST_MS / 1000} s of rest, ` +
        `${short(server.peakMemory())} at most; the later half grows by ${slopeOf(laterHalf).toFixed(1)} MiB an hour\n`,
    )
    hasFailed ||= steps.some(({ failed }) => failed > 0)
  } finally {
    await undoAll()
  }
}
process.exitCode = hasFailed ? 1 : 0
