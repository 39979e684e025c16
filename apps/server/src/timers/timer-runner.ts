import { MINUTE_MS } from '@pacemeal/domain'
import { inBackground } from '../give-way.ts'
import { isGone, workerIdentity } from '../jobs/worker-identity.ts'
import type { AllPorts } from '../ports.ts'
import type { TimerHandler } from '../services/timers/timer.ts'
import { failInterruptedTimers, fireNext, isAnyDue } from './fire-timer.ts'
import { purgeFinishedTimers } from './forget-timers.ts'

/** How often the table is asked for timers that have come due. */
const POLL_MS = 1000
/** How often sendings are looked for whose process died, and what is long over is removed. */
const SWEEP_EVERY_MS = MINUTE_MS
/** How many of a kind are asked outside at once: a service or browser that stays silent holds up its own few only. */
const AT_ONCE = 4

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

type Handlers = ReadonlyMap<string, TimerHandler>

/** Everything that happens here goes one after the other; each kind that asks outside waits for nobody but itself. */
const lanesOf = (handlers: readonly TimerHandler[]): readonly Handlers[] => {
  const named = (some: readonly TimerHandler[]): Handlers => new Map(some.map((one) => [one.kind, one]))
  const outside = handlers.filter((one) => 'callExternal' in one)
  return [named(handlers.filter((one) => 'runInTransaction' in one)), ...outside.map((one) => named([one]))].filter(
    (lane) => lane.size > 0,
  )
}

/** A runner for the handlers; a configuration without job workers leaves the timers to other processes. */
export const timerRunner = (backend: () => AllPorts, handlers: readonly TimerHandler[]): TimerRunner => {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]))
  const worker = workerIdentity()
  let timer: NodeJS.Timeout | undefined
  let open = false
  let sweptAt = 0
  const running = new Set<Promise<void>>()
  const track = (work: Promise<void>): Promise<void> => {
    const done: Promise<void> = work
      .catch((error: unknown) => backend().log.error({ err: error }, 'looking for due timers failed'))
      .finally(() => running.delete(done))
    running.add(done)
    return done
  }

  const fire = (lane: Handlers, onSending?: () => void): Promise<boolean> =>
    inBackground(() => fireNext(backend(), lane, worker, onSending))
  const runDue = async (): Promise<number> => {
    let fired = 0
    if (byKind.size === 0) return fired
    while (await fire(byKind)) fired += 1
    return fired
  }
  const sweep = async (): Promise<void> => {
    const { clock, store } = backend()
    // Also when the clock was set back.
    if (Math.abs(clock.now() - sweptAt) < SWEEP_EVERY_MS) return
    sweptAt = clock.now()
    await failInterruptedTimers(store, backend(), (other) => isGone(other, worker), byKind)
    await purgeFinishedTimers(backend())
  }
  /** Looks in one lane; while a service is waited for, another look goes on beside it. */
  const laneRunner = (lane: Handlers): (() => void) => {
    let looking = 0
    let again = false
    const look = async (): Promise<void> => {
      do {
        again = false
        while (open && (await fire(lane, join))) {
          // One after the other, until none is due.
        }
      } while (open && again)
    }
    const join = (): void => {
      if (!open || looking >= AT_ONCE) return
      looking += 1
      track(look().finally(() => (looking -= 1)))
    }
    return () => {
      if (looking === 0) join()
      else again = true
    }
  }
  const lanes = lanesOf(handlers).map(laneRunner)
  const nudge = (): void => {
    if (open) for (const go of lanes) go()
  }
  /** Most of the time nothing is due, and one look at the table says so for all lanes. */
  const poll = async (): Promise<void> => {
    if (await isAnyDue(backend(), [...byKind.keys()])) nudge()
  }
  return {
    async start() {
      if (backend().config.jobWorkers === 0 || byKind.size === 0) return
      open = true
      timer = setInterval(() => {
        track(sweep())
        track(poll())
      }, POLL_MS)
      track(sweep())
      nudge()
    },
    nudge,
    runDue,
    async stop() {
      open = false
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
