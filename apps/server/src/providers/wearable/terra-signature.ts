import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@pacemeal/domain'

/** An event that was signed longer ago, or lies further ahead, is a replay. Milliseconds. */
const REPLAY_WINDOW_MS = 5 * MINUTE_MS
const HEADER = /^\s*t=(\d{9,13})\s*,\s*v1=([0-9a-f]{64})\s*$/i
/** Stamps above this are milliseconds, below it seconds. */
const MILLISECONDS_FROM = 1e11

/**
 * Whether `t=<unix time>,v1=<HMAC-SHA256 of "<t>.<body>", hexadecimal>` was made with the secret within five minutes of
 * now. The body is the bytes as they came.
 */
export const isSignedBy = (secret: string, header: string | undefined, body: Uint8Array, now: number): boolean => {
  const [, stamp = '', given = ''] = HEADER.exec(header ?? '') ?? []
  if (stamp === '') return false
  const sentAt = Number(stamp) * (Number(stamp) < MILLISECONDS_FROM ? 1000 : 1)
  if (Math.abs(now - sentAt) > REPLAY_WINDOW_MS) return false
  const expected = createHmac('sha256', secret).update(`${stamp}.`).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}
