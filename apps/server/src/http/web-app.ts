import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Api } from './api.ts'

const NOT_PAGES = /^\/(v1|docs|dev|assets|healthz|readyz|metrics)(\/|$)/

/** A browser that navigates somewhere gets the app, whose own router knows the path. */
const isPageVisit = (request: FastifyRequest): boolean => {
  const path = request.url.split('?', 1)[0] ?? '/'
  const accepts = request.headers.accept ?? ''
  return (
    (request.method === 'GET' || request.method === 'HEAD') && accepts.includes('text/html') && !NOT_PAGES.test(path)
  )
}

/** Serves the built web app: hashed assets for ever, everything else fresh. */
export const serveWebApp = async (api: Api, folder: string): Promise<void> => {
  const present = existsSync(join(folder, 'index.html'))
  if (present) {
    await api.register(staticFiles, {
      root: folder,
      cacheControl: false,
      // A production folder holds compressed files beside the plain ones.
      preCompressed: true,
      // One route a file: a catch-all would also take the API's unknown paths, past its guards.
      wildcard: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  api.setNotFoundHandler((request, reply) => {
    if (present && isPageVisit(request)) {
      return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
    }
    throw new Refusal('general_route_not_found', 'There is nothing at this address.')
  })
}
