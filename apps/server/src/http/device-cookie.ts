import { DAY_SECONDS } from '@pacemeal/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicPath, publicUrl } from '../config/public-url.ts'
import type { Ports } from '../ports.ts'
import type { DeviceClaim } from '../services/accounts/known-devices.ts'

/** By it a browser that was signed in before is recognised when somebody signs in again. It opens nothing by itself. */
const DEVICE_COOKIE = 'pacemeal_device'
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * DAY_SECONDS

/** What the browser shows to be recognised. */
export const deviceClaimOf = ({ cookies, headers }: FastifyRequest): DeviceClaim => {
  const secret = cookies[DEVICE_COOKIE] ?? ''
  return { secret: /^[\w-]{20,100}$/.test(secret) ? secret : '', userAgent: headers['user-agent'] ?? '' }
}

/** Lets the browser be recognised from now on. */
export const setDeviceCookie = ({ config }: Ports<'config'>, reply: FastifyReply, secret: string): void => {
  reply.setCookie(DEVICE_COOKIE, secret, {
    path: `${publicPath(config)}/v1/account`,
    httpOnly: true,
    sameSite: 'lax',
    secure: new URL(publicUrl(config)).protocol === 'https:',
    maxAge: COOKIE_SECONDS,
  })
}
