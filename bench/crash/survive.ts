import { setTimeout as later } from 'node:timers/promises'
import type { SeededRandom } from '@pacemeal/testing'
import { type RunningServer, runServer } from '../../apps/server/src/testing/run-server.ts'
import type { BenchDatabase } from '../api/databases.ts'
import { planTexts, populate, type Visitor } from '../api/people.ts'
import type { PlainDriver } from '../api/plain-driver.ts'
import { undoLater } from '../api/undo.ts'
import { askForPlan, type Promised, writeUntilGone } from './writers.ts'

/** People who log at the same time. */
const WRITERS = 8
/** How long a server lives under load before it is killed, in milliseconds: from within its first writes to well in its stride. */
const MIN_LIFE_MS = 50
const MAX_LIFE_MS = 4000
/** The longest that none of the interrupted plans may end: on a busy machine all of them together take longer. */
const MAX_STILL_MS = 120_000

export interface CrashReport {
  readonly lines: Readonly<Record<string, number | string>>
  readonly problems: readonly string[]
}

interface Run {
  readonly id: string
  readonly userId: string
}

const rowsOf = async (run: unknown): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const answer = (await run) as readonly Record<string, unknown>[] | { rows: readonly Record<string, unknown>[] }
  return 'rows' in answer ? answer.rows : answer
}

/** Compares what was promised with what is there. */
const findBroken = async (driver: PlainDriver, promises: ReadonlyMap<string, Promised>): Promise<string[]> => {
  const read = driver.prepare('select "calories" from meal_logs where "_id" = ?')
  const broken: string[] = []
  for (const [id, { acknowledged, asked }] of promises) {
    const [row] = await rowsOf(read([id]))
    if (row === undefined) broken.push(`the meal ${id} is gone`)
    else if (row.calories !== acknowledged && row.calories !== asked) {
      broken.push(`the meal ${id} holds ${row.calories} instead of ${acknowledged}`)
    }
  }
  return broken
}

/** Waits until every run has ended; says which have not, which ended otherwise than completed, and who has not exactly one plan. */
const findUnfinished = async (driver: PlainDriver, runs: readonly Run[]) => {
  const read = driver.prepare('select "status", "attempts", "errors" from executions where "id" = ?')
  const plans = driver.prepare('select "_id", "status" from meal_plans where "userId" = ?')
  const problems: string[] = []
  let resumed = 0
  let deadline = Date.now() + MAX_STILL_MS
  for (const { id, userId } of runs) {
    let [row] = await rowsOf(read([id]))
    while ((row?.status === 'waiting' || row?.status === 'processing') && Date.now() < deadline) {
      await later(50)
      ;[row] = await rowsOf(read([id]))
      if (row?.status === 'completed') deadline = Date.now() + MAX_STILL_MS
    }
    if (row?.status !== 'completed') problems.push(`the plan ${id} is ${row?.status ?? 'gone'}: ${row?.errors ?? ''}`)
    if (Number(row?.attempts) > 1) resumed += 1
    const kept = await rowsOf(plans([userId]))
    const active = kept.filter(({ status }) => status === 'active').map(({ _id }) => _id)
    if (active.length !== 1) problems.push(`${userId} has ${active.length} active plans`)
    if (kept.some(({ status }) => status === 'generating')) problems.push(`${userId} has a plan that is never finished`)
  }
  return { problems, resumed }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Kills a server under load again and again, and looks after each start whether all that it acknowledged is there. */
export const surviveKills = async (
  { settings, driver }: BenchDatabase,
  kills: number,
  random: SeededRandom,
  tell: (step: string) => void,
): Promise<CrashReport> => {
  // One person more a kill: each asks for one plan, and whoever asks twice would join the run under way.
  const { visitors } = await populate(driver, 500 * (kills + WRITERS), await planTexts())
  const [writers, planners] = [visitors.slice(0, WRITERS), visitors.slice(WRITERS)]
  const promises = new Map<string, Promised>()
  const runs: Run[] = []
  const starts: number[] = []
  const problems: string[] = []
  let server: RunningServer | undefined
  undoLater(async () => void server?.child.kill('SIGKILL'))
  const start = async () => {
    const began = performance.now()
    server = await runServer({ NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...settings })
    starts.push(performance.now() - began)
    return server
  }
  const ask = async (url: string, visitor: Visitor) => {
    const id = await askForPlan(url, visitor)
    if (id !== undefined) runs.push({ id, userId: visitor.userId })
  }
  let alive = await start()
  for (let kill = 1; kill <= kills; kill += 1) {
    tell(`kill ${kill} of ${kills}, ${promises.size} meals`)
    const fresh = new Map<string, Promised>()
    const load = writers.map((writer) => writeUntilGone(alive.url, writer, fresh))
    const planner = planners[kill - 1]
    if (planner !== undefined) load.push(ask(alive.url, planner))
    await later(MIN_LIFE_MS + random.next() * (MAX_LIFE_MS - MIN_LIFE_MS))
    alive.child.kill('SIGKILL')
    await alive.ended
    await Promise.all(load)
    alive = await start()
    problems.push(...(await findBroken(driver, fresh)))
    for (const [id, promised] of fresh) promises.set(id, promised)
  }
  tell('what was interrupted goes on')
  const ends = await findUnfinished(driver, runs)
  problems.push(...ends.problems)
  // Once more, all of them: nothing that a later start did may have taken an earlier meal away.
  const lost = await findBroken(driver, promises)
  problems.push(...lost)
  alive.child.kill('SIGTERM')
  await alive.ended
  return {
    lines: {
      'kill -9 under load': kills,
      'meals acknowledged': promises.size,
      'of these lost or wrong': lost.length,
      'plans taken on': runs.length,
      'of these gone on with after a kill': ends.resumed,
      'of these not completed': ends.problems.length,
      'start after a kill, median': `${Math.round(median(starts))} ms`,
    },
    problems,
  }
}
