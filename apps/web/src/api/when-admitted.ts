import { readOwnError } from './said.ts'

const MAX_TRIES = 3
/** A server that asks for more patience than this is told of at once. */
const MAX_WAIT_SECONDS = 5

/** The seconds that a server which was too busy to begin with the call asks to wait; undefined for all else. */
function busyFor(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !('response' in thrown) || typeof thrown.response !== 'string') return undefined
  const own = readOwnError(thrown.response)
  return own?.reason === 'overloaded' ? own.retryAfter : undefined
}

const waitSeconds = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000))

/**
 * Sends a change again, after the time that it is given, when the server was too busy to begin with it. Nothing has happened
 * then, so that even what may not be done twice is safe.
 */
export async function whenAdmitted<T>(call: () => Promise<T>, wait = waitSeconds): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (thrown) {
      const seconds = busyFor(thrown)
      if (seconds === undefined || seconds > MAX_WAIT_SECONDS || tries === MAX_TRIES) throw thrown
      await wait(seconds)
    }
  }
}
