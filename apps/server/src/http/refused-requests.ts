import { MINUTE_MS } from '@pacemeal/domain'
import type { FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import { refusalOf } from './errors.ts'
import { routeOf } from './route-of.ts'
import { isRecorded } from './security-log.ts'

/** How many lines a minute: whoever sends rubbish must not fill the disk with it. */
const MAX_LINES_A_MINUTE = 300

/** The app's first question, before anybody is signed in; no sign of anything. */
const isAskingWhoAmI = (request: FastifyRequest, type: string): boolean =>
  type === 'general_unauthorized_scope' && request.method === 'GET' && routeOf(request) === '/v1/account'

/**
 * Writes refused requests into the server's log, with who asked, from where, for which route and why: access that is not
 * theirs, foreign origins, forged webhooks, input that does not fit, limits. Neither addresses with their ids nor what was
 * sent are in it. Beyond {@link MAX_LINES_A_MINUTE} lines are counted, and the next minute says how many there were.
 */
export const refusedRequests = ({ clock, log }: Ports<'clock' | 'log'>) => {
  let begun = 0
  let lines = 0
  return (thrown: unknown, request: FastifyRequest): void => {
    const { type, status } = refusalOf(thrown)
    if (status >= 500 || isRecorded(thrown) || isAskingWhoAmI(request, type)) return
    const now = clock.now()
    if (now - begun >= MINUTE_MS || now < begun) {
      const left = lines - MAX_LINES_A_MINUTE
      if (left > 0) log.warn({ security: { event: 'access', outcome: 'refused', left } }, 'refused requests left out')
      begun = now
      lines = 0
    }
    lines++
    if (lines > MAX_LINES_A_MINUTE) return
    const { ip, caller, id } = request
    const who = { ip, user: caller?.user.id, session: caller?.session.id }
    const what = { method: request.method, route: routeOf(request), status, type, reqId: id }
    log.info({ security: { event: 'access', outcome: 'refused', ...who, ...what } }, 'request refused')
  }
}
