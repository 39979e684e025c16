import { configuration } from './configuration.ts'

/** How long the login waits to hear that somebody is signed in already, in milliseconds. */
const PATIENCE_MS = 3000

const askServer = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${configuration.endpoint}/account`, {
      headers: { 'X-Appwrite-Project': configuration.projectId },
      credentials: 'include',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // The page of a hotel's network comes with 200 too, and says nothing of a session.
    return answer.ok && (answer.headers.get('content-type')?.includes('application/json') ?? false)
  } catch {
    return false
  }
}

let asked: Promise<boolean> | undefined

/**
 * Whether this browser has a session although it remembers nobody: its storage was cleared, the cookie was not. Asked
 * once a page, and without the SDK, which a guest who reads the login does not wait for.
 */
export const isSessionAlive = (): Promise<boolean> => {
  asked ??= askServer()
  return asked
}
