import type { IncomingMessage } from 'node:http'
import type { Api } from './api.ts'

/** What is still received of a body that is refused for its size. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_MS = 10_000
/** Who sends nothing for so long waits for the answer. */
const IDLE_MS = 1000

/** Passes over what is still to come of a request, within bounds. */
const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((done) => {
    let left = MAX_BYTES
    const pass = (piece: Buffer) => {
      left -= piece.length
      if (left < 0) stop()
      else idle.refresh()
    }
    const stop = () => {
      clearTimeout(timer)
      clearTimeout(idle)
      request.off('data', pass).off('end', stop).off('close', stop)
      done()
    }
    const [timer, idle] = [setTimeout(stop, MAX_MS), setTimeout(stop, IDLE_MS)]
    request.on('data', pass).once('end', stop).once('close', stop).resume()
  })

/**
 * Whoever sends too much hears why: most clients read no answer before they have sent everything, and a connection that is
 * closed under what they send takes the answer with it. What announces itself as more than is passed over is cut off.
 */
export const drainRefused = (app: Api): void => {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    const isCutOff = reply.statusCode >= 400 && reply.getHeader('connection') === 'close' && !raw.complete
    if (isCutOff && Number(raw.headers['content-length'] ?? 0) <= MAX_BYTES) void drain(raw).then(() => done())
    else done()
  })
}
