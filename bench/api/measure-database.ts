import type { PlanTexts } from '@pacemeal/protocol'
import { type Call, dayViewCall } from './calls.ts'
import { type DatabaseName, makeDatabase } from './databases.ts'
import { type Measured, type PacedMeasured, pace, runPlain, saturate } from './load.ts'
import { type Population, populate } from './people.ts'
import { type BenchServer, startServer } from './server-process.ts'
import type { Series } from './statistics.ts'
import { undoAll, undoLater } from './undo.ts'

export interface Effort {
  /** Length of each measurement. */
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly plainSeconds: number
  readonly pacedSeconds: number
}

export interface CallRow {
  readonly call: string
  readonly api: Measured
  /** Processor milliseconds that the server took for a request; null where the system does not tell. */
  readonly processor: number | null
  /** The driver alone; for a view of several requests, whole views. */
  readonly plain: Series
  /** Requests that make up the call. */
  readonly requests: number
}

export interface DatabaseReport {
  readonly database: DatabaseName
  readonly logs: number
  readonly rows: readonly CallRow[]
  readonly paced: PacedMeasured & { readonly processorShare: number | null }
  /** MiB. */
  readonly memory: { readonly idle: number | null; readonly peak: number | null; readonly after: number | null }
}

/** Open connections at saturation: enough to keep the server busy, few enough that a queue does not hide its own speed. */
const CONNECTIONS = 10
/** Whole home screens a second, each of five requests. */
const VIEWS_PER_SECOND = 100

const processorBetween = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before

const measureCall = async (
  server: BenchServer,
  call: Call,
  population: Population,
  { seconds, warmUpSeconds }: Effort,
): Promise<Omit<CallRow, 'plain'>> => {
  await saturate(server.url, call, population, { connections: CONNECTIONS, seconds: warmUpSeconds })
  const before = server.processorSeconds()
  const api = await saturate(server.url, call, population, { connections: CONNECTIONS, seconds })
  const used = processorBetween(before, server.processorSeconds())
  const count = api.requests.rate * seconds
  const requests = call.requests(population, 0).length
  return { call: call.name, api, processor: used === null ? null : (1000 * used) / count, requests }
}

const measurePaced = async (server: BenchServer, population: Population, seconds: number) => {
  const before = server.processorSeconds()
  const paced = await pace(server.url, dayViewCall, population, { viewsPerSecond: VIEWS_PER_SECOND, seconds })
  const used = processorBetween(before, server.processorSeconds())
  return { ...paced, processorShare: used === null ? null : used / seconds }
}

interface Wanted {
  /** The plan that every person has. */
  readonly plan: PlanTexts
  /** Nothing that reads comes after what writes. */
  readonly calls: readonly Call[]
  readonly effort: Effort
}

/** Fills a database, starts the server on it and measures everything, telling each step; leaves nothing behind. */
export const measureDatabase = async (
  name: DatabaseName,
  logs: number,
  { plan, calls, effort }: Wanted,
  tell: (step: string) => void,
): Promise<DatabaseReport> => {
  try {
    const database = await makeDatabase(name)
    undoLater(() => database.drop())
    tell(`filling ${name} with ${logs} meal logs`)
    const population = await populate(database.driver, logs, plan)
    const server = await startServer(database.settings)
    undoLater(() => server.stop())
    const idle = server.memory()
    await saturate(server.url, dayViewCall, population, { connections: CONNECTIONS, seconds: effort.warmUpSeconds })
    tell(`${name}, ${logs} logs: home screens at an even rate`)
    const paced = await measurePaced(server, population, effort.pacedSeconds)
    const rows: CallRow[] = []
    for (const call of calls) {
      tell(`${name}, ${logs} logs: ${call.name}`)
      const measured = await measureCall(server, call, population, effort)
      rows.push({ ...measured, plain: await runPlain(database.driver, call, population, effort.plainSeconds) })
    }
    const memory = { idle, peak: server.peakMemory(), after: server.memory() }
    return { database: name, logs, rows, paced, memory }
  } finally {
    await undoAll()
  }
}
