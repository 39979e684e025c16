import type { Server } from 'node:http'

/** What requests that are under way may still take when the server stops; a person's picture is saved by then. */
export const MAX_DRAIN_MS = 10_000
/**
 * How long a server that stops keeps connections that wait for their next request. A proxy that holds them does not know yet: a
 * request that it sends on one that is closed at that moment is lost, and it may not send a POST to another server again.
 */
export const STOP_GRACE_MS = 500
const LOOK_EVERY_MS = 50

/**
 * Call it when a server begins to close: it takes no new connections, and those that are kept for more requests stay for
 * `graceMs`, while each answer ends its own. Then requests that are under way get their answers, connections close as soon as
 * theirs is given, and who is too slow is cut off after `longestMs` more.
 */
export const drainConnections = (server: Server, longestMs: number, graceMs: number): void => {
  if (!server.listening) return
  const closeIdle = server.closeIdleConnections.bind(server)
  // Node closes idle connections by this method as soon as the server closes.
  if (graceMs > 0) server.closeIdleConnections = () => undefined
  let looking: NodeJS.Timeout | undefined
  const grace = setTimeout(() => {
    closeIdle()
    looking = setInterval(closeIdle, LOOK_EVERY_MS)
  }, graceMs)
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs + longestMs)
  server.once('close', () => {
    clearTimeout(grace)
    clearInterval(looking)
    clearTimeout(closeAll)
  })
}
