import { findSignedIn } from '../api/signed-in-store.ts'
import { startCooldown } from '../ui/use-cooldown.ts'

const KEY = 'verification_mail'

/** What this tab knows of the last verification mail of whoever is signed in. */
export type VerificationMail = 'sent' | 'not-sent' | 'unknown'

/** Notes whether the mail that was asked for has left; one that has cannot be asked for again at once. */
export function noteVerificationMail(isSent: boolean): void {
  sessionStorage.setItem(KEY, `${isSent ? 'sent' : 'not-sent'} ${findSignedIn()?.user.id ?? ''}`)
  if (isSent) startCooldown('verification')
}

export function findVerificationMail(userId: string): VerificationMail {
  const [state, ofUser] = (sessionStorage.getItem(KEY) ?? '').split(' ')
  if (ofUser !== userId) return 'unknown'
  return state === 'sent' || state === 'not-sent' ? state : 'unknown'
}
