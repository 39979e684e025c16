import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import { MINUTE_MS } from '@pacemeal/domain'
import { projectId } from '@pacemeal/protocol'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { subscriptionsInAddress } from '../services/realtime/channels-in-address.ts'
import { Connection } from '../services/realtime/connection.ts'
import { frameCodes } from '../services/realtime/frames.ts'
import { RealtimeHub } from '../services/realtime/realtime-hub.ts'
import { answerBrokenHandshake } from './answer-broken-request.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { rateLimits } from './limits.ts'
import { originCheck } from './origins.ts'
import { presentedSecret } from './session-cookie.ts'

const MAX_FRAME_BYTES = 256 * 1024
/** What a client may send over a connection in a minute, in bytes: parts of a message are not counted as frames, and cost as much. */
const MAX_BYTES_A_MINUTE = 512 * 1024
/** Pings and pongs of a client in a minute. Both sides ask every 20 s. */
const MAX_CONTROL_FRAMES = 100
/** Connections that one client may hold open at a time: a household, an office or a club behind one address. */
const MAX_OPEN = 1000

/**
 * Counts the open connections of each client; `enter` gives whether one more is admitted. One that is not takes no place:
 * it is still closing when its client tries again, and would keep that client out although others have left.
 */
const openConnections = ({ config }: Ports<'config'>) => {
  const counts = new Map<string, number>()
  const most = Math.max(1, Math.round(MAX_OPEN * config.rateLimitScale))
  return {
    enter(client: string): boolean {
      const count = (counts.get(client) ?? 0) + 1
      if (config.rateLimits && count > most) return false
      counts.set(client, count)
      return true
    },
    leave(client: string): void {
      const count = (counts.get(client) ?? 0) - 1
      if (count > 0) counts.set(client, count)
      else counts.delete(client)
    },
  }
}

/**
 * Counts in windows of a minute that begin with the first count; gives whether it stays within `max`. Always when limits are
 * off. A clock that is set back ends a window instead of making it longer.
 */
const minuteCounter = ({ config, clock }: Ports<'clock' | 'config'>, max: number): ((count: number) => boolean) => {
  const most = Math.max(1, Math.round(max * config.rateLimitScale))
  let sum = 0
  let begun = Number.NEGATIVE_INFINITY
  return (count) => {
    if (!config.rateLimits) return true
    const now = clock.now()
    if (now - begun >= MINUTE_MS || now < begun) {
      sum = 0
      begun = now
    }
    sum += count
    return sum <= most
  }
}

/** Why a handshake is not accepted; the client hears it in a frame, since a failed handshake would tell it nothing. */
const refusalOf = async (backend: Ports<'limits'>, allows: (origin: string) => boolean, request: FastifyRequest) => {
  const { count } = backend.limits
  if (!(await count(rateLimits.realtimeConnect, clientNetwork(request.ip))).allowed) {
    return { code: frameCodes.tryLater, message: 'Too many connections. Wait a minute.' }
  }
  const query = new URL(request.url, 'http://localhost').searchParams
  const project = query.get('project') ?? request.headers['x-appwrite-project'] ?? ''
  const { origin } = request.headers
  const forbidden = (message: string) => ({ code: frameCodes.forbidden, message })
  if (project === '') return forbidden('Name the project in the address.')
  if (project !== projectId) return forbidden('There is no project with this id.')
  if (origin !== undefined && !allows(origin)) return forbidden('Pages of this origin may not use the API.')
  if (query.has('jwt')) return forbidden('This server issues no JWTs; use a session.')
  return undefined
}

/** /realtime: what happens to what a person may read, over a WebSocket. */
export const registerRealtime: HttpArea = async (api, backend) => {
  const allows = originCheck(backend.config)
  const hub = new RealtimeHub(backend)
  const places = openConnections(backend)
  const onError = (error: unknown) => backend.log.error({ err: error }, 'a realtime connection failed')

  await api.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    errorHandler: (error, socket) => {
      backend.log.debug({ err: error }, 'a client broke its connection')
      socket.terminate()
    },
    preClose: () => hub.close(),
  })
  api.websocketServer.on('wsClientError', answerBrokenHandshake)

  const open = async (connection: Connection, request: FastifyRequest): Promise<void> => {
    const refusal = await refusalOf(backend, allows, request)
    if (refusal !== undefined) return connection.end(refusal.code, refusal.message)
    const secret = presentedSecret(backend, request)
    if (secret !== '') await hub.signIn(connection, secret)
    const inAddress = subscriptionsInAddress(request.url)
    if (inAddress === undefined) {
      return connection.end(frameCodes.forbidden, 'The channels in the address cannot be used.')
    }
    connection.greet(inAddress)
  }

  const accept = (socket: WebSocket, request: FastifyRequest): void => {
    const admitFrame = minuteCounter(backend, rateLimits.realtimeFrames.max)
    const admitBytes = minuteCounter(backend, MAX_BYTES_A_MINUTE)
    const admitControl = minuteCounter(backend, MAX_CONTROL_FRAMES)
    const connection = new Connection({
      socket,
      signIn: (one, secret) => hub.signIn(one, secret),
      admitFrame: () => admitFrame(1),
      onError,
    })
    hub.add(connection)
    request.raw.socket.on('data', ({ length }: Buffer) => {
      if (!admitBytes(length)) connection.terminate()
    })
    socket.on('message', (data, isBinary) => {
      hub.heard(connection)
      void connection.hear(isBinary ? '' : data.toString())
    })
    socket.on('ping', () => {
      if (!admitControl(1)) connection.terminate()
    })
    socket.on('pong', () => {
      if (admitControl(1)) hub.heard(connection)
      else connection.terminate()
    })
    const client = clientNetwork(request.ip)
    const isAdmitted = places.enter(client)
    socket.on('close', () => {
      hub.remove(connection)
      if (isAdmitted) places.leave(client)
    })
    void connection.inTurn(async () => {
      if (isAdmitted) await open(connection, request)
      else connection.end(frameCodes.tryLater, 'Too many connections at a time. Close some.')
    })
  }

  api.route({
    method: 'GET',
    url: '/realtime',
    config: { handshake: true },
    schema: {
      tags: ['realtime'],
      summary: 'Open the WebSocket that tells what happens to what the caller may read',
      querystring: z.looseObject({ project: z.string().optional() }),
    },
    handler: () => {
      throw new Refusal('general_bad_request', 'This address is for WebSockets.')
    },
    wsHandler: accept,
  })
}

/** The one address that takes WebSockets; elsewhere an Upgrade header changes nothing. */
export const isHandshake = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && /^\/v1\/realtime(\?|$)/.test(request.url ?? '')
