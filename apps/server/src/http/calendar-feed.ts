import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import {
  findCalendarFeed,
  isCalendarToken,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '../services/calendars/calendar-feed.ts'
import { calendarTag, writeCalendar } from '../services/calendars/write-calendar.ts'
import { requireSignedIn } from '../services/caller.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { countCall, rateLimits } from './limits.ts'

const feed = z.object({ address: z.string().nullable().describe('Secret; null while nothing is published') })

/** Whether and where a person's sessions and events are published as a calendar. */
export const registerCalendarFeed: HttpArea = (api, backend) => {
  const tags = ['account']
  const path = '/account/calendar-feed'
  api.get(
    path,
    { schema: { tags, summary: 'Where your sessions and events are published', response: { 200: feed } } },
    async ({ caller }) => findCalendarFeed(backend, requireSignedIn(caller).user.id),
  )
  api.post(
    path,
    { schema: { tags, summary: 'Publish them at a new secret address', response: { 200: feed } } },
    async ({ caller }, reply) => {
      const { user } = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.renewCalendarFeed, user.id)
      return renewCalendarFeed(backend, user.id)
    },
  )
  api.delete(
    path,
    { schema: { tags, summary: 'Publish them no longer', response: { 200: feed } } },
    async ({ caller }) => revokeCalendarFeed(backend, requireSignedIn(caller).user.id),
  )
}

const published = z.object({ user: z.string().max(36), file: z.string().max(100) })

/** The published calendar itself, for programs that know its secret address. */
export const registerPublishedCalendar: HttpArea = (api, backend) => {
  api.get('/calendar/:user/:file', { schema: { hide: true, params: published } }, async (request, reply) => {
    const { user, file } = request.params
    await countCall(backend, reply, rateLimits.readCalendarFeed, clientNetwork(request.ip))
    if (!file.endsWith('.ics') || !(await isCalendarToken(backend, user, file.slice(0, -4)))) {
      throw new Refusal('general_route_not_found', 'There is no such calendar.')
    }
    const text = await writeCalendar(backend, user)
    const tag = calendarTag(text)
    reply
      .header('etag', tag)
      .header('cache-control', 'private, no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="pacemeal.ics"')
      .send(text)
  })
}
