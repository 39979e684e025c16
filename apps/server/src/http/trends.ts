import { trendSpans } from '@pacemeal/domain/trends'
import { trendsAnswer } from '@pacemeal/protocol/trends'
import { z } from 'zod'
import { requireSignedIn } from '../services/caller.ts'
import { readTrends } from '../services/trends/read-trends.ts'
import type { HttpArea } from './api.ts'
import { countCall, rateLimits } from './limits.ts'

const days = z.coerce
  .number()
  .pipe(z.literal(trendSpans))
  .describe(`How many days, today included: ${trendSpans.join(', ')}`)

/** What a person logged, measured and aimed at, day by day. */
export const registerTrends: HttpArea = (api, backend) => {
  api.get(
    '/account/trends',
    {
      schema: {
        tags: ['account'],
        summary: 'What was logged, measured and aimed at on each of the last days; null is unknown',
        querystring: z.object({ days }),
        response: { 200: trendsAnswer },
      },
    },
    async ({ caller, query }, reply) => {
      const { user } = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.readTrends, user.id)
      return readTrends(backend, user.id, query.days)
    },
  )
}
