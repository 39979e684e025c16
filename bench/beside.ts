import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { dayViewCall } from './api/calls.ts'
import { type DatabaseName, makeDatabase } from './api/databases.ts'
import { pace } from './api/load.ts'
import { machineLine } from './api/machine.ts'
import { planTexts, populate } from './api/people.ts'
import { printTable } from './api/print-table.ts'
import { startServer } from './api/server-process.ts'
import { quantile } from './api/statistics.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { keepBusy } from './beside/keep-busy.ts'
import { startBareServer } from './beside/start-bare-server.ts'
import { untilIdle } from './load/find-knee.ts'
import { aLabel } from './load/mix.ts'

/**
 * Opens day views at an even rate, whether or not the earlier ones are answered, while plans and label scans run back to back, and
 * says how long they take. Beside them, in turn: the same day views without that work, and a bare HTTP server of a process of its own
 * that answers the same bytes, with and without it, so that the machine's own share can be told apart. Ends with 1 when a request,
 * a plan or a scan fails.
 *
 * node bench/beside.ts [--only sqlite|postgres] [--rates 20,100] [--seconds 15] [--rounds 3] [--node '--cpu-prof']
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = argument('only')
const seconds = Number(argument('seconds') ?? 15)
const rounds = Number(argument('rounds') ?? 3)
const rates = (argument('rates') ?? '20,100').split(',').map(Number)
/** Day views that are not counted, so that what is made at the first use is made. */
const WARM_UP_SECONDS = 2
/** Somebody's plan is made while others open their day. */
const VIEWERS = 50
/** What was kept until the event loop's figures are on the disk. */
const PROBE_LAG_MS = 1500

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

interface Phase {
  readonly views: number[]
  readonly late: number[]
  readonly loop: number[]
  readonly turns: number[]
}

const short = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const told = (figures: readonly number[], quantiles: readonly number[]): string => {
  const sorted = figures.toSorted((a, b) => a - b)
  return [...quantiles.map((q) => quantile(sorted, q)), sorted.at(-1) ?? Number.NaN].map(short).join(', ')
}

/** What a loop's file says of the time since a moment: how late each look came, and the processor time of each turn. */
const readLoop = (file: string, since: number): { readonly loop: number[]; readonly turns: number[] } => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const looks = lines.map((line) => line.split(' ').map(Number)).filter(([at = 0]) => at >= since)
  return { loop: looks.map(([, late = 0]) => late), turns: looks.map(([, , turn = 0]) => turn) }
}

console.log(machineLine())
console.log(`Day views of five requests for ${rounds} x ${seconds} s; times in ms\n`)
const [plan, label] = [await planTexts(), await aLabel()]
const folder = mkdtempSync(join(tmpdir(), 'pacemeal-beside-'))
let hasFailed = false
try {
  for (const name of (['sqlite', 'postgres'] as const).filter(
    (one: DatabaseName) => only === undefined || only === one,
  )) {
    try {
      const database = await makeDatabase(name)
      undoLater(() => database.drop())
      const population = await populate(database.driver, 100_000, plan)
      await database.closeDriver()
      const [serverLoop, bareLoop] = [join(folder, `${name}-server`), join(folder, `${name}-bare`)]
      const server = await startServer({
        ...database.settings,
        NODE_OPTIONS: `--import=${new URL('./beside/loop-delays.ts', import.meta.url).href} ${argument('node') ?? ''}`,
        LOOP_PROBE_FILE: serverLoop,
      })
      undoLater(() => server.stop())
      const viewers = { ...population, visitors: population.visitors.slice(0, VIEWERS) }
      const others = population.visitors.slice(VIEWERS)
      const bare = await startBareServer(server.url, dayViewCall.requests(viewers, 0), bareLoop)
      undoLater(() => bare.stop())
      const targets = {
        pacemeal: { url: server.url, call: dayViewCall, loop: serverLoop },
        bare: { url: bare.url, call: { requests: () => bare.requests }, loop: bareLoop },
      }
      const rows: string[][] = []
      for (const viewsPerSecond of rates) {
        const phases = new Map<string, Phase>()
        let work = { plans: 0, scans: 0, failed: 0 }
        const measure = async (of: keyof typeof targets, isBusy: boolean) => {
          const { url, call, loop } = targets[of]
          const key = `${of === 'bare' ? 'bare server' : 'day view'}, ${isBusy ? 'plans and scans' : 'alone'}`
          const phase = phases.get(key) ?? { views: [], late: [], loop: [], turns: [] }
          phases.set(key, phase)
          await pace(url, call, viewers, { viewsPerSecond, seconds: WARM_UP_SECONDS })
          const since = Date.now()
          const paced = await pace(url, call, viewers, { viewsPerSecond, seconds })
          hasFailed ||= paced.failures > 0
          phase.views.push(...paced.viewTimes)
          phase.late.push(...paced.lateTimes)
          const until = Date.now()
          await later(PROBE_LAG_MS)
          const { loop: delays, turns } = readLoop(loop, since)
          const looked = Math.round((delays.length * (until - since)) / Math.max(1, Date.now() - since))
          phase.loop.push(...delays.slice(0, looked))
          phase.turns.push(...turns.slice(0, looked))
        }
        for (let round = 0; round < rounds; round += 1) {
          await untilIdle(server)
          await measure('pacemeal', false)
          await measure('bare', false)
          const busy = keepBusy(server.url, others, label)
          // The first plan and scan start their thread and their process.
          await later(3000)
          const before = busy.done()
          await measure('pacemeal', true)
          const after = busy.done()
          await measure('bare', true)
          await busy.stop()
          work = {
            plans: work.plans + after.plans - before.plans,
            scans: work.scans + after.scans - before.scans,
            failed: work.failed + busy.done().failed,
          }
        }
        hasFailed ||= work.failed > 0
        for (const [key, { views, late, loop, turns }] of phases) {
          const isBusyView = key === 'day view, plans and scans'
          rows.push([
            name,
            String(viewsPerSecond),
            key,
            told(views, [0.5, 0.95, 0.99]),
            told(late, [0.5, 0.99]),
            told(loop, [0.5, 0.95, 0.99]),
            told(turns, [0.99, 0.999]),
            isBusyView ? `${work.plans}, ${work.scans}, ${work.failed}` : '-',
          ])
        }
      }
      printTable(
        [
          'database',
          'views/s',
          'what',
          'whole view p50, p95, p99, max',
          'sent late p50, p99, max',
          'loop late p50, p95, p99, max',
          'turn CPU p99, p99.9, max',
          'plans, scans, failed',
        ],
        rows,
      )
      console.log('')
    } finally {
      await undoAll()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = hasFailed ? 1 : 0
