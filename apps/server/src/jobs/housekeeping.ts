import type { Backend } from '../backend.ts'
import { forgetCounters } from '../services/limits/rate-limiter.ts'
import { sweepStorage } from '../services/storage/delete-file.ts'
import { sayDueBillingGoodbyes } from '../services/subscriptions/say-billing-goodbye.ts'
import { sayDueGoodbyes } from '../services/wearable/say-goodbye.ts'
import { forgetExecutions } from './forget-executions.ts'

const EVERY_MS = 10 * 60 * 1000

/** Work that nobody asks for: every ten minutes, in every process, and once at the start. */
export interface Housekeeping {
  /** Waits for what runs. */
  stop(): Promise<void>
}

export const startHousekeeping = (backend: Backend): Housekeeping => {
  let running: Promise<void> | undefined
  const keep = (): void => {
    running ??= Promise.all([
      sweepStorage(backend),
      forgetExecutions(backend),
      forgetCounters(backend),
      sayDueGoodbyes(backend),
      sayDueBillingGoodbyes(backend),
    ])
      .then(() => undefined)
      .catch((error: unknown) => backend.log.error({ err: error }, 'housekeeping failed'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(keep, EVERY_MS)
  timer.unref()
  keep()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
