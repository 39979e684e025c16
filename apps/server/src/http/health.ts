import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { HttpArea } from './api.ts'
import { version } from './version.ts'

const answer = z.object({ status: z.literal('ok'), version: z.string() })

/** /healthz: the process lives. /readyz: it can do its work, which means the database answers. */
export const registerHealth: HttpArea = (api, { store, log }) => {
  const schema = { tags: ['health'], response: { 200: answer } }
  api.get('/healthz', { schema }, async () => ({ status: 'ok' as const, version }))
  api.get('/readyz', { schema }, async () => {
    try {
      await store.ping()
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      throw new Refusal('general_service_unavailable', 'The database does not answer.', { retryAfter: 5 })
    }
    return { status: 'ok' as const, version }
  })
}
