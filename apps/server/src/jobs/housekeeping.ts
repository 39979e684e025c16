import { MINUTE_MS } from '@pacemeal/domain'
import type { AllPorts, Ports } from '../ports.ts'
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
  /** Waits for what runs; the next round comes at its time. */
  settled(): Promise<void>
  /** Waits for what runs. */
  stop(): Promise<void>
}

/** Work that must not wait for a request, and whose failure must not reach one. */
export type Duty<Needs> = (backend: Needs) => Promise<unknown>

/** What is done about storage, limits, backups and what others must be told. */
export const duties: readonly Duty<AllPorts>[] = [
  sweepStorage,
  purgeExecutions,
  purgeCounters,
  processDeauthorizations,
  processCustomerDeletions,
  processRecoveryRequests,
  backUpNightly,
]

/** Performs the duties now and every ten minutes; one that fails is logged. */
export const startHousekeeping = <Needs extends Ports<'log'>>(
  backend: Needs,
  all: readonly Duty<Needs>[],
): Housekeeping => {
  let running: Promise<void> | undefined
  // One that fails must not look like the end of all: whoever stops waits for the others too.
  const perform = (duty: Duty<Needs>): Promise<unknown> =>
    duty(backend).catch((error: unknown) => backend.log.error({ err: error }, 'housekeeping failed'))
  const keep = (): void => {
    running ??= Promise.all(all.map(perform)).then(() => {
      running = undefined
    })
  }
  const timer = setInterval(keep, EVERY_MS)
  timer.unref()
  keep()
  return {
    async settled() {
      await running
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
