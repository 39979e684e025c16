import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { printTable } from './api/print-table.ts'
import { startServer } from './api/server-process.ts'
import { undoAll, undoLater } from './api/undo.ts'
import { cases, TERRA_SECRET } from './oversized/cases.ts'
import { signUp } from './oversized/client.ts'
import type { SecondClient } from './oversized/second-client.ts'

/**
 * Sends very much at once to every route that takes a list or a text, and measures how long somebody else waits for their
 * account meanwhile, and the longest turn of the server's event loop by its own thread's processor time, which other programs
 * stretch less. Ends with 1 when something is neither taken nor refused as it should be.
 *
 * node bench/oversized.ts [--only words] [--rounds 3] [--database sqlite|postgres] [--node '--cpu-prof']
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = argument('only') ?? ''
const rounds = Number(argument('rounds') ?? 3)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

console.log(`${machineLine()}\n`)
const database = await makeDatabase(argument('database') === 'postgres' ? 'postgres' : 'sqlite')
undoLater(() => database.drop())
await database.closeDriver()
const folder = mkdtempSync(join(tmpdir(), 'pacemeal-oversized-'))
undoLater(async () => rmSync(folder, { recursive: true, force: true }))
const turnsFile = join(folder, 'turns')
const server = await startServer({
  ...database.settings,
  NODE_OPTIONS: `--import=${new URL('./oversized/loop-probe.ts', import.meta.url).href} ${argument('node') ?? ''}`,
  LOOP_PROBE_FILE: turnsFile,
  TERRA_DEV_ID: 'bench',
  TERRA_API_KEY: 'bench',
  TERRA_SIGNING_SECRET: TERRA_SECRET,
})
undoLater(() => server.stop())
const [sender, other] = [await signUp(server.url, 'sender'), await signUp(server.url, 'other')]
const workerData: SecondClient = { url: server.url, headers: other.headers }
const second = new Worker(new URL('./oversized/second-client.ts', import.meta.url), { workerData })
undoLater(async () => void (await second.terminate()))
second.on('error', (error) => {
  console.error(error)
  process.exitCode = 1
})

/** The longest that the second client waited since it was asked before. */
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

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

let isRight = true
const rows: string[][] = []
for (const one of cases.filter(({ what }) => only.split('|').some((part) => what.includes(part)))) {
  const measured: { readonly took: number; readonly waited: number; readonly cpu: number; readonly turn: number }[] = []
  let said = { status: 0, message: '', length: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const ask = await one.make(sender)
    await longestWait()
    const cpu = server.processorSeconds() ?? Number.NaN
    const [began, since] = [performance.now(), Date.now()]
    said = await ask()
    const took = performance.now() - began
    const waited = await longestWait()
    const used = ((server.processorSeconds() ?? Number.NaN) - cpu) * 1000
    measured.push({ took, waited, cpu: used, turn: longestTurn(since) })
  }
  const isTaken = said.status < 300
  const isFit = isTaken === one.isTaken && said.status !== 500 && (isTaken || said.length < 2000)
  isRight &&= isFit
  rows.push([
    one.what,
    String(said.status),
    middle(measured.map(({ took }) => took)).toFixed(0),
    middle(measured.map(({ cpu }) => cpu)).toFixed(0),
    middle(measured.map(({ waited }) => waited)).toFixed(0),
    middle(measured.map(({ turn }) => turn)).toFixed(0),
    (server.memory() ?? Number.NaN).toFixed(0),
    `${isFit ? '' : '! '}${said.message.replaceAll(/\s+/g, ' ').slice(0, 150)}`,
  ])
}
await undoAll()
printTable(
  [
    'sent',
    'status',
    'answered after ms',
    'server CPU ms',
    'others waited ms',
    'longest turn CPU ms',
    'MiB then',
    'what is said',
  ],
  rows,
)
process.exitCode ||= isRight ? 0 : 1
