import { DAY_SECONDS } from '@pacemeal/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../ports.ts'
import type { DeviceClaim } from '../services/accounts/known-devices.ts'
import { ownCookie, shownCookie } from './own-cookie.ts'

/** By it a browser that was signed in before is recognised when somebody signs in again. It opens nothing by itself. */
const DEVICE_COOKIE = 'pacemeal_device'
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * DAY_SECONDS

/** What the browser shows to be recognised. */
export const deviceClaimOf = (backend: Ports<'config'>, request: FastifyRequest): DeviceClaim => {
  const secret = shownCookie(backend, request, DEVICE_COOKIE)
  return { secret: /^[\w-]{20,100}$/.test(secret) ? secret : '', userAgent: request.headers['user-agent'] ?? '' }
}

/** Lets the browser be recognised from now on. */
export const setDeviceCookie = (backend: Ports<'config'>, reply: FastifyReply, secret: string): void => {
  const { name, ...place } = ownCookie(backend, DEVICE_COOKIE, '/v1/account')
  reply.setCookie(name, secret, {
    ...place,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: COOKIE_SECONDS,
  })
}
