import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { MINUTE_MS, parseJson } from '@pacemeal/domain'
import { CALL_BOUNDS, isModestJson } from '@pacemeal/protocol'
import Fastify, { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { publicPath } from '../config/public-url.ts'
import type { Config } from '../config/settings.ts'
import { newId } from '../ids.ts'
import type { AllPorts } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { answerBrokenRequest } from './answer-broken-request.ts'
import type { Api, HttpArea } from './api.ts'
import { describeApi } from './api-description.ts'
import { drainConnections, MAX_DRAIN_MS } from './drain-connections.ts'
import { drainRefused } from './drain-refused.ts'
import { answerError } from './errors.ts'
import { guardApi } from './guards.ts'
import { shedLoad } from './load-shedding.ts'
import { observeRequests } from './observe-requests.ts'
import { parseQueryString } from './query-string.ts'
import { isHandshake } from './realtime.ts'
import { refusedRequests } from './refused-requests.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

/**
 * The largest document or preferences, with every character escaped, stay below. Calls that carry pictures have limits of
 * their own: JSON of many megabytes can keep everybody waiting for seconds while it is parsed, and guests may send it.
 */
const BODY_LIMIT = 1024 * 1024
/** The largest archive over a slow line. Who sends a byte now and then would otherwise hold a place for ever. */
const MAX_REQUEST_MS = 15 * MINUTE_MS
const MAX_PATH_PART_LENGTH = 512
/** JSON that takes so long to parse that others get a turn afterwards, in bytes. */
const SLOW_TO_PARSE_BYTES = 256 * 1024

/**
 * Broken JSON reads as an empty object: the answer names the missing parameter. What is no text at all is refused, instead of
 * being kept with marks in place of what could not be read, and so is more JSON than any call needs.
 */
const parseBody = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) return new Refusal('general_argument_invalid', 'The request is not text in UTF-8.')
  const text = bytes.toString()
  if (!isModestJson(text)) {
    const { values, depth, fields } = CALL_BOUNDS
    return new Refusal(
      'general_argument_invalid',
      `The request has more than ${values} values or ${depth} levels, or an object of more than ${fields} fields.`,
    )
  }
  const body = parseJson(text)
  return body === undefined ? {} : body
}

/**
 * Files are streams and are compressed well, off this thread. Answers are whole texts: to compress them here, in one go
 * and quickly, costs a fraction of a stream's work, and they grow by a fifth. Those that fit into a connection's first
 * packets arrive no sooner for being smaller.
 */
const compression = {
  threshold: 4096,
  syncThreshold: 1024 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlib: {
    brotliCompressSync: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    zstdCompressSync: (text: Buffer) => zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
    gzipSync: (text: Buffer) => gzipSync(text, { level: constants.Z_BEST_SPEED }),
  },
}

/** A route as it is added, its address whole. */
export type RouteListener = (route: { readonly method: string | string[]; readonly url: string }) => void

export interface ServerOptions {
  readonly backend: AllPorts
  /** Areas below /v1. */
  readonly areas: readonly HttpArea[]
  /** Areas at the root: health, development pages. */
  readonly rootAreas: readonly HttpArea[]
  readonly webFolder: string
  /** Hears of each route as it is added. */
  readonly onRoute?: RouteListener
  /** For how many milliseconds it goes on answering when it is told to stop; 0 unless told otherwise. */
  readonly stopGraceMs?: number
}

/** What makes the server speak TLS itself, by the settings; nothing of it where a proxy reaches it over plain http. */
const tlsOptions = async ({ tlsCertificate, tlsKey }: Config) => {
  if (tlsCertificate === undefined || tlsKey === undefined) return {}
  const [cert, key] = await Promise.all([readFile(tlsCertificate), readFile(tlsKey)])
  return { https: { cert, key, minVersion: 'TLSv1.2', shouldUpgradeCallback: isHandshake } as const }
}

/** Builds the HTTP server; it listens once the caller says so. */
export const buildServer = async ({
  backend,
  areas,
  rootAreas,
  webFolder,
  onRoute,
  stopGraceMs = 0,
}: ServerOptions): Promise<Api> => {
  const { config } = backend
  const recordRefused = refusedRequests(backend)
  const headers = securityHeaders(config)
  const tls = await tlsOptions(config)
  const options = {
    loggerInstance: backend.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Ours alone: what a stranger sends never names a request in the log.
    requestIdHeader: false,
    genReqId: () => newId(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: MAX_REQUEST_MS,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // While it stops: what still comes on kept connections is answered, and the connection ends with it.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    http: { shouldUpgradeCallback: isHandshake },
    routerOptions: { maxParamLength: MAX_PATH_PART_LENGTH, querystringParser: parseQueryString },
    // An address that cannot be read comes to no route and no hook.
    frameworkErrors: (error, request, reply) => {
      recordRefused(error, request)
      answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }))
    },
  } satisfies FastifyHttpOptions<Server, FastifyBaseLogger>
  // The framework's types tell the two kinds of server apart; nothing here does.
  const app: Api = Fastify({ ...options, ...tls } as typeof options).withTypeProvider<ZodTypeProvider>()

  if (onRoute !== undefined) app.addHook('onRoute', onRoute)
  app.setErrorHandler((error, request, reply) => {
    recordRefused(error, request)
    return answerError(error, request, reply)
  })
  app.setValidatorCompiler(validatorCompiler)
  // Answers are typed where they are made; checking them again at run time would only cost.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = parseBody(bytes)
    const tell = () => (body instanceof Refusal ? done(body) : done(null, body))
    // What took long to read is looked at after others had their turn.
    if (bytes.length > SLOW_TO_PARSE_BYTES) setImmediate(tell)
    else tell()
  })

  app.addHook('preClose', async () => drainConnections(app.server, MAX_DRAIN_MS, stopGraceMs))
  observeRequests(app, backend)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(cookie)
  await app.register(compress, compression)
  await shedLoad(app, backend)
  drainRefused(app)
  await describeApi(app, config)
  await serveWebApp(app, webFolder, publicPath(config))

  for (const area of rootAreas) await area(app, backend)
  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>()
      guardApi(api, backend)
      for (const area of areas) await area(api, backend)
    },
    { prefix: '/v1' },
  )
  return app
}
