import { SHARED_FILES_CACHE } from '../installed/worker-talk.ts'
import { endSession, forgetOnboardingAnswers } from './account.ts'
import { forgetPersonalKeys } from './personal-keys.ts'
import { dropKeptAnswers } from './readings.ts'
import { refusalOf } from './refusal.ts'
import { leaveForLater } from './remember-me.ts'
import { leaveOnPurpose, leaveSession } from './session-end.ts'
import { mayGetMessages } from './sessions.ts'
import { findSignedIn } from './signed-in-store.ts'

/** A file that somebody shared with the app, and did not come back for. */
const dropSharedFiles = (): void => {
  if ('caches' in globalThis) void caches.delete(SHARED_FILES_CACHE)
}

/** Forgets the person in this browser: cache, kept user, their onboarding answers and what screens keep of them. */
export function leave(): void {
  forgetOnboardingAnswers()
  forgetPersonalKeys()
  dropSharedFiles()
  leaveSession()
}

/** Where a session has ended: in both places, or in this browser alone, for the server could not be told yet. */
export type SignedOut = 'everywhere' | 'here'

/**
 * Ends this session here and on the server, and the messages to this browser. A session that is already gone is no failure.
 * Where the server cannot be told, this browser forgets the person all the same, and ends the session there once it can
 * (OWASP ASVS 5.0, 14.3.1).
 */
export async function signOut(): Promise<SignedOut> {
  const kept = findSignedIn()
  if (kept && mayGetMessages()) {
    // Leaving must not depend on it: the push service itself tells the server of a browser that is gone.
    await import('./push-devices.ts')
      .then(({ removeThisDevice }) => removeThisDevice(kept.user.id))
      .catch(() => undefined)
  }
  let isTold = true
  await leaveOnPurpose(async () => {
    try {
      await endSession()
    } catch (thrown) {
      const { code } = refusalOf(thrown)
      isTold = code === 'signed-out' || code === 'not-found'
    }
    leave()
    if (isTold) return
    dropKeptAnswers()
    leaveForLater()
  })
  return isTold ? 'everywhere' : 'here'
}
