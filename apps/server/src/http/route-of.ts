import type { FastifyRequest } from 'fastify'

/** Answers to addresses that there are not, all under one name: their number must not be for strangers to choose. */
const NO_ROUTE = 'none'

/** Each file of the web app has a route of its own. */
const routeName = (url: string | undefined): string => (url?.startsWith('/assets/') ? '/assets/*' : (url ?? NO_ROUTE))

/** The pattern of a request's address, for those who watch the server. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? NO_ROUTE : routeName(request.routeOptions.url)
