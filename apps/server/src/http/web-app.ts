import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Api } from './api.ts'
import { appPageBelow, manifestBelow } from './below-path.ts'

const NOT_PAGES = /^\/(v1|docs|dev|assets|healthz|readyz|metrics)(\/|$)/

/** A browser that navigates somewhere gets the app, whose own router knows the path. */
const isPageVisit = (request: FastifyRequest): boolean => {
  const path = request.url.split('?', 1)[0] ?? '/'
  const accepts = request.headers.accept ?? ''
  return (
    (request.method === 'GET' || request.method === 'HEAD') && accepts.includes('text/html') && !NOT_PAGES.test(path)
  )
}

const PAGE = 'index.html'
const MANIFEST = 'manifest.webmanifest'

/** The two files that name addresses from the root of the host, with the path before them. */
const servePageBelow = (api: Api, folder: string, path: string): ((reply: FastifyReply) => FastifyReply) => {
  const html = appPageBelow(path, readFileSync(join(folder, PAGE), 'utf8'))
  const manifest = manifestBelow(path, readFileSync(join(folder, MANIFEST), 'utf8'))
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.type(type).header('cache-control', 'no-cache').send(text)
  const sendPage = (reply: FastifyReply) => send(reply, 'text/html; charset=utf-8', html)
  const schema = { hide: true }
  for (const url of ['/', `/${PAGE}`]) api.get(url, { schema }, async (_request, reply) => sendPage(reply))
  api.get(`/${MANIFEST}`, { schema }, async (_request, reply) => send(reply, 'application/manifest+json', manifest))
  return sendPage
}

/**
 * Serves the built web app: hashed assets for ever, everything else fresh. `path` is where a proxy puts it below the root of
 * the host; the proxy takes it away again from what it asks for.
 */
export const serveWebApp = async (api: Api, folder: string, path: string): Promise<void> => {
  const present = existsSync(join(folder, PAGE))
  let sendPage = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-cache').sendFile(PAGE, { cacheControl: false })
  if (present) {
    await api.register(staticFiles, {
      root: folder,
      cacheControl: false,
      // A production folder holds compressed files beside the plain ones.
      preCompressed: true,
      // One route a file: a catch-all would also take the API's unknown paths, past its guards.
      wildcard: false,
      ...(path === '' ? {} : { index: false, globIgnore: [PAGE, MANIFEST] }),
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    if (path !== '') sendPage = servePageBelow(api, folder, path)
  }
  api.setNotFoundHandler((request, reply) => {
    if (present && isPageVisit(request)) return sendPage(reply)
    throw new Refusal('general_route_not_found', 'There is nothing at this address.')
  })
}
