import { DAY_MS } from '@pacemeal/domain'
import { z } from 'zod'
import type { HttpArea } from './api.ts'

const MAX_DAYS = 3660

const wanted = z.object({ days: z.number().positive().max(MAX_DAYS) })

/**
 * Lets a story move the clock of the server it runs against: `POST /dev/clock {"days": 14}`, and what has come due happens
 * at once. It exists under NODE_ENV=test alone, where stories run a real server process; anywhere else there is no such path.
 */
export const registerTestClock: HttpArea = (api, { config, clock, timers }) => {
  if (config.nodeEnv !== 'test') return
  api.post('/dev/clock', { schema: { hide: true, body: wanted } }, async ({ body }) => {
    clock.advance?.(body.days * DAY_MS)
    timers.nudge()
    return { now: new Date(clock.now()).toISOString() }
  })
}
