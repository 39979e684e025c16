import type { Server } from 'node:http'
import { setTimeout as later } from 'node:timers/promises'

/** What requests that are under way may still take when the server stops; a person's picture is saved by then. */
export const MAX_DRAIN_MS = 10_000
/**
 * How long a server that is told to stop goes on answering. A proxy that keeps connections does not know yet: a request that
 * it sends on one that is closed at that moment is lost, and it may not send a POST to another server again.
 */
export const STOP_GRACE_MS = 500
const LOOK_EVERY_MS = 50

/**
 * Call it, and wait for it, before a server closes: for `graceMs` it goes on as before, while each answer ends its connection.
 * Then requests that are under way get their answers, connections close as soon as theirs is given instead of being kept for
 * more, and who is too slow is cut off after `longestMs` more.
 */
export const drainConnections = async (server: Server, longestMs: number, graceMs: number): Promise<void> => {
  if (!server.listening) return
  if (graceMs > 0) await later(graceMs)
  const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const closeAll = setTimeout(() => server.closeAllConnections(), longestMs)
  server.once('close', () => {
    clearInterval(closeIdle)
    clearTimeout(closeAll)
  })
}
