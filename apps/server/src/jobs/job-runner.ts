import type { AllPorts } from '../ports.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { claimExecution, releaseAbandoned } from './claim-execution.ts'
import { runExecution } from './run-execution.ts'
import { isGone, workerIdentity } from './worker-identity.ts'

/** How often the table is asked for work that nobody announced: other processes' requests, retries, abandoned runs. */
const POLL_MS = 1000

/** Places beside those of the configuration, for work that is soon done: who waits for that does not wait for a plan to be made. */
const SHORT_PLACES = 1

/** Works on executions in the background. */
export interface JobRunner {
  start(): Promise<void>
  /** Looks for work now instead of at the next poll. */
  nudge(): void
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>
}

/** A runner that works on as many executions at a time as the configuration says; 0 leaves them to other processes. */
export const jobRunner = (backend: () => AllPorts, handlers: ReadonlyMap<string, FunctionHandler>): JobRunner => {
  const worker = workerIdentity()
  const functions = [...handlers.keys()]
  const long = [...handlers.values()].flatMap(({ id, longPaths = [] }) =>
    longPaths.length === 0 ? [] : [[id, longPaths] as const],
  )
  /** What is under way, by the id of its execution. */
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let open = false
  let looking: Promise<void> | undefined
  let again = false

  const take = async (): Promise<boolean> => {
    const { store, clock, config, log } = backend()
    if (running.size >= config.jobWorkers + SHORT_PLACES) return false
    const known = { functions, underWay: [...running.keys()] }
    const wanted = running.size < config.jobWorkers ? known : { ...known, except: long }
    const row = await claimExecution(store, clock, worker, wanted)
    const handler = row === undefined ? undefined : handlers.get(row.functionId)
    if (row === undefined || handler === undefined) return false
    const run = runExecution(backend(), handler, row)
      .catch((error: unknown) => log.error({ err: error, execution: row.id }, 'an execution could not be finished'))
      .finally(() => {
        running.delete(row.id)
        nudge()
      })
    running.set(row.id, run)
    return true
  }
  const look = async (): Promise<void> => {
    do {
      again = false
      while (open && (await take())) {
        // Every free place is filled before waiting.
      }
    } while (open && again)
  }
  const nudge = (): void => {
    if (!open) return
    if (looking !== undefined) {
      again = true
      return
    }
    looking = look()
      .catch((error: unknown) => backend().log.error({ err: error }, 'looking for work failed'))
      .finally(() => {
        looking = undefined
      })
  }

  return {
    async start() {
      const { store, clock, config } = backend()
      if (config.jobWorkers === 0 || functions.length === 0) return
      await releaseAbandoned(store, clock, (other) => isGone(other, worker))
      open = true
      timer = setInterval(nudge, POLL_MS)
      nudge()
    },
    nudge,
    async stop() {
      open = false
      clearInterval(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}
