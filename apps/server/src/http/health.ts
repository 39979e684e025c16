import { z } from 'zod'
import { operatorWarnings } from '../operator-warnings.ts'
import { Refusal } from '../refusal.ts'
import { version } from '../version.ts'
import type { HttpArea } from './api.ts'

const alive = z.object({ status: z.literal('ok'), version: z.string() })
const ready = alive.extend({ warnings: z.array(z.string()).readonly() })

/** Below it a write may fail at any moment: an upload, a log of writes, a mail. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** /healthz: the process lives. /readyz: it can do its work: the database answers, and there is room on the disk. */
export const registerHealth: HttpArea = (api, { store, log, config, freeSpace }) => {
  const tags = ['health']
  const warnings = operatorWarnings(config)
  const unready = (why: string) => new Refusal('general_service_unavailable', why, { retryAfter: 5 })

  api.get('/healthz', { schema: { tags, response: { 200: alive } } }, async () => ({
    status: 'ok' as const,
    version,
  }))
  api.get('/readyz', { schema: { tags, response: { 200: ready } } }, async () => {
    try {
      await store.ping()
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      throw unready('The database does not answer.')
    }
    const free = await freeSpace()
    if (free < MIN_FREE_BYTES) {
      log.error({ free }, 'the disk of the data folder is full')
      throw unready('The disk is full.')
    }
    return { status: 'ok' as const, version, warnings }
  })
}
