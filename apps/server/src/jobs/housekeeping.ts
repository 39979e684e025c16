import { MINUTE_MS } from '@pacemeal/domain'
import type { AllPorts } from '../ports.ts'
import { processRecoveryRequests } from '../services/accounts/request-recovery.ts'
import { backUpNightly } from '../services/backup/nightly-backup.ts'
import { purgeCounters } from '../services/limits/rate-limiter.ts'
import { sweepStorage } from '../services/storage/delete-file.ts'
import { processCustomerDeletions } from '../services/subscriptions/delete-customer.ts'
import { processDeauthorizations } from '../services/wearable/deauthorize-connections.ts'
import { purgeExecutions } from './forget-executions.ts'

const EVERY_MS = 10 * MINUTE_MS

/** Work that nobody asks for: every ten minutes, in every process, and once at the start. */
export interface Housekeeping {
  /** Waits for what runs. */
  stop(): Promise<void>
}

const duties: readonly ((backend: AllPorts) => Promise<unknown>)[] = [
  sweepStorage,
  purgeExecutions,
  purgeCounters,
  processDeauthorizations,
  processCustomerDeletions,
  processRecoveryRequests,
  backUpNightly,
]

export const startHousekeeping = (backend: AllPorts): Housekeeping => {
  let running: Promise<void> | undefined
  // One that fails must not look like the end of all: whoever stops waits for the others too.
  const perform = (duty: (typeof duties)[number]): Promise<unknown> =>
    duty(backend).catch((error: unknown) => backend.log.error({ err: error }, 'housekeeping failed'))
  const keep = (): void => {
    running ??= Promise.all(duties.map(perform)).then(() => {
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
