import type { FastifyRequest } from 'fastify'
import { isPublicHttps, publicPath } from '../config/public-url.ts'
import type { Ports } from '../ports.ts'

/** How a browser is given one of our cookies. */
export interface OwnCookie {
  readonly name: string
  readonly path: string
  readonly secure: boolean
}

/**
 * The name and place of a cookie. Where people come by https the name begins with `__Host-`, so that browsers take it from this
 * very host over TLS alone: no other host of the domain can plant one, and none is sent it. Such a cookie has the whole host
 * for its path; below a path of a host that others share it is `__Secure-`, and goes to `path` there, as over plain http.
 */
export const ownCookie = ({ config }: Ports<'config'>, name: string, path = ''): OwnCookie => {
  const below = publicPath(config)
  const own = `${below}${path}` || '/'
  if (!isPublicHttps(config)) return { name, path: own, secure: false }
  return below === ''
    ? { name: `__Host-${name}`, path: '/', secure: true }
    : { name: `__Secure-${name}`, path: own, secure: true }
}

/** What the browser shows of a cookie; empty when it shows none. */
export const shownCookie = (backend: Ports<'config'>, { cookies }: FastifyRequest, name: string): string =>
  cookies[ownCookie(backend, name).name] ?? ''
