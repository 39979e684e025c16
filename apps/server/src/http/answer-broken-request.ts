import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '@pacemeal/protocol'
import { version } from '../version.ts'
import { contentPolicy } from './content-policy.ts'

/** What may be read of a request that was refused, so that its client hears the answer before the connection is cut. */
const LINGER_MS = 1000

const answers: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
}
const malformed = [400, 'This is no request of HTTP that can be understood.'] as const

const answerText = (status: number, message: string, added: Readonly<Record<string, string>> = {}): string => {
  const body: ErrorBody = { message, code: status, type: 'general_argument_invalid', version }
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'content-security-policy': contentPolicy({}),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
    ...added,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}

/** Node's own mark of an answer that is being sent. */
const isAnswering = (socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true

/**
 * Answers what Node's parser refuses before there is a request: headers that are too large, a request that does not end,
 * one whose end is unclear. The connection ends with it, and what else came on it is not looked at.
 */
export const answerBrokenRequest = ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
  // Told again of what still arrives while the answer leaves.
  if (socket.writableEnded) return
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  socket.end(answerText(...(answers[code ?? ''] ?? malformed)))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** The version of the protocol that every browser speaks (RFC 6455). */
const WEBSOCKET_VERSION = '13'

/**
 * Answers a handshake that is none, in place of the WebSocket library, whose own answer is a page without a policy. One in
 * another version of the protocol is told which one is spoken here.
 */
export const answerBrokenHandshake = (_error: Error, socket: Duplex, { headers }: IncomingMessage): void => {
  const version = headers['sec-websocket-version']
  // The older of the two that the library takes differs only in the name of a header.
  const isSpoken = version === WEBSOCKET_VERSION || version === '8'
  socket.once('finish', () => socket.destroy())
  socket.end(
    isSpoken
      ? answerText(400, 'This is no handshake of a WebSocket that can be understood.')
      : answerText(426, 'This server speaks version 13 of the WebSocket protocol.', {
          upgrade: 'websocket',
          'sec-websocket-version': WEBSOCKET_VERSION,
        }),
  )
}
