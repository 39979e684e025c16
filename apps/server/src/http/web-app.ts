import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Api } from './api.ts'
import { appPageBelow, manifestBelow } from './below-path.ts'

const NOT_PAGES = /^\/(v1|docs|dev|assets|healthz|readyz|metrics)(\/|$)/

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

/** A browser that navigates somewhere gets the app, whose own router knows the path. */
const isPageVisit = (request: FastifyRequest): boolean => {
  const path = pathOf(request)
  const accepts = request.headers.accept ?? ''
  return (
    (request.method === 'GET' || request.method === 'HEAD') && accepts.includes('text/html') && !NOT_PAGES.test(path)
  )
}

/**
 * What another app shares is taken by the service worker, and comes here only where there is none (the browser cleared it,
 * or has not started it yet).
 */
const SHARE_PATH = '/share-target'
const isShare = (request: FastifyRequest): boolean => request.method === 'POST' && pathOf(request) === SHARE_PATH

const PAGE = 'index.html'
const MANIFEST = 'manifest.webmanifest'

type SendPage = (reply: FastifyReply, page: string) => FastifyReply

/** The files that name addresses from the root of the host, with the path before them: the pages and the manifest. */
const servePagesBelow = (api: Api, folder: string, pages: Iterable<string>, path: string): SendPage => {
  const below = new Map([...pages].map((page) => [page, appPageBelow(path, readFileSync(join(folder, page), 'utf8'))]))
  const manifest = manifestBelow(path, readFileSync(join(folder, MANIFEST), 'utf8'))
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.type(type).header('cache-control', 'no-cache').send(text)
  const sendPage: SendPage = (reply, page) => send(reply, 'text/html; charset=utf-8', below.get(page) ?? '')
  const schema = { hide: true }
  api.get('/', { schema }, async (_request, reply) => sendPage(reply, PAGE))
  for (const page of below.keys()) api.get(`/${page}`, { schema }, async (_request, reply) => sendPage(reply, page))
  api.get(`/${MANIFEST}`, { schema }, async (_request, reply) => send(reply, 'application/manifest+json', manifest))
  return sendPage
}

/**
 * Serves the built web app: hashed assets for ever, everything else fresh. `path` is where a proxy puts it below the root of
 * the host; the proxy takes it away again from what it asks for.
 */
export const serveWebApp = async (api: Api, folder: string, path: string): Promise<void> => {
  const present = existsSync(join(folder, PAGE))
  const pages = new Set(present ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [])
  /** A screen that visits begin with has a page of its own, which shows it before its code is here. */
  const pageOf = (request: FastifyRequest): string => {
    const own = `${pathOf(request).slice(1)}.html`
    return pages.has(own) ? own : PAGE
  }
  let sendPage: SendPage = (reply, page) =>
    reply.header('cache-control', 'no-cache').sendFile(page, { cacheControl: false })
  if (present) {
    await api.register(staticFiles, {
      root: folder,
      cacheControl: false,
      // A production folder holds compressed files beside the plain ones.
      preCompressed: true,
      // One route a file: a catch-all would also take the API's unknown paths, past its guards.
      wildcard: false,
      ...(path === '' ? {} : { index: false, globIgnore: [...pages, MANIFEST] }),
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    if (path !== '') sendPage = servePagesBelow(api, folder, pages, path)
  }
  api.setNotFoundHandler((request, reply) => {
    if (present && isPageVisit(request)) return sendPage(reply, pageOf(request))
    if (present && isShare(request)) return reply.redirect(`${path}/home`, 303)
    throw new Refusal('general_route_not_found', 'There is nothing at this address.')
  })
}
