import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicUrl } from '../config/public-url.ts'
import { newSecret } from '../ids.ts'
import type { Ports } from '../ports.ts'
import { ownCookie, shownCookie } from './own-cookie.ts'
import { siteOf } from './session-cookie.ts'

/** Says which browser began a sign-in at a provider, so that it alone can finish it. */
const BROWSER_COOKIE = 'pacemeal_sign_in'
const COOKIE_SECONDS = 15 * 60

/** The secret of the browser; empty when it began no sign-in. */
export const signInBrowserOf = (backend: Ports<'config'>, request: FastifyRequest): string => {
  const known = shownCookie(backend, request, BROWSER_COOKIE)
  return /^[\w-]{20,100}$/.test(known) ? known : ''
}

/** The browser's secret, or a new one: several tabs of one browser may be under way at once. */
export const ensureSignInBrowser = (backend: Ports<'config'>, request: FastifyRequest): string =>
  signInBrowserOf(backend, request) || newSecret()

/**
 * Gives the browser its secret. Lax, since the way back from a provider is a navigation from another site; a page of
 * ours on another site also shows it with a call of its own, which only a cookie for all sites comes along with.
 */
export const setSignInBrowser = (backend: Ports<'config'>, reply: FastifyReply, secret: string, page: string): void => {
  const api = new URL(publicUrl(backend.config))
  const { name, ...place } = ownCookie(backend, BROWSER_COOKIE, '/v1/account')
  const isElsewhere = siteOf(new URL(page).hostname) !== siteOf(api.hostname)
  reply.setCookie(name, secret, {
    ...place,
    httpOnly: true,
    sameSite: isElsewhere && place.secure ? 'none' : 'lax',
    maxAge: COOKIE_SECONDS,
  })
}
