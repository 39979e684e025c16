import type { Backend } from '../backend.ts'
import { isGone, workerIdentity } from '../jobs/worker-identity.ts'
import { buryUnanswered, fireNext } from './fire-timer.ts'
import type { TimerHandler } from './timer.ts'

/** How often the table is asked for timers that have come due. */
const POLL_MS = 1000
/** How often sendings are looked for whose process died. */
const BURY_EVERY_MS = 60_000

/** Fires timers when they are due. Several processes on one database share them; each fires in one. */
export interface TimerRunner {
  start(): Promise<void>
  /** Looks now instead of at the next poll. */
  nudge(): void
  /** Fires everything that is due at the clock's present moment; gives how many. Tests and simulations move the clock and call it. */
  runDue(): Promise<number>
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>
}

/** A runner for the handlers; a configuration without job workers leaves the timers to other processes. */
export const timerRunner = (backend: () => Backend, handlers: readonly TimerHandler[]): TimerRunner => {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]))
  const worker = workerIdentity()
  let timer: NodeJS.Timeout | undefined
  let open = false
  let looking: Promise<void> | undefined
  let again = false
  let buriedAt = 0

  const runDue = async (): Promise<number> => {
    let fired = 0
    if (byKind.size === 0) return fired
    while (await fireNext(backend(), byKind, worker)) fired += 1
    return fired
  }
  const bury = async (): Promise<void> => {
    const { clock, store } = backend()
    if (clock.now() - buriedAt < BURY_EVERY_MS) return
    buriedAt = clock.now()
    await buryUnanswered(store, backend(), (other) => isGone(other, worker))
  }
  const look = async (): Promise<void> => {
    await bury()
    do {
      again = false
      while (open && (await fireNext(backend(), byKind, worker))) {
        // One after the other, until none is due.
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
      .catch((error: unknown) => backend().log.error({ err: error }, 'looking for due timers failed'))
      .finally(() => {
        looking = undefined
      })
  }
  return {
    async start() {
      if (backend().config.jobWorkers === 0 || byKind.size === 0) return
      open = true
      timer = setInterval(nudge, POLL_MS)
      nudge()
    },
    nudge,
    runDue,
    async stop() {
      open = false
      clearInterval(timer)
      await looking
    },
  }
}
