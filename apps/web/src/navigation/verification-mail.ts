import type { AskedMail } from '../api/sessions.ts'
import { findSignedIn } from '../api/signed-in-store.ts'
import { startCooldown } from '../ui/use-cooldown.ts'

const KEY = 'verification_mail'

/** What this tab knows of the last verification mail of whoever is signed in. */
export type VerificationMail = AskedMail | 'unknown'

/** Notes what became of the mail that was asked for; one that has left cannot be asked for again at once. */
export function noteVerificationMail(mail: AskedMail): void {
  sessionStorage.setItem(KEY, `${mail} ${findSignedIn()?.user.id ?? ''}`)
  if (mail === 'sent') startCooldown('verification')
}

export function findVerificationMail(userId: string): VerificationMail {
  const [state, ofUser] = (sessionStorage.getItem(KEY) ?? '').split(' ')
  if (ofUser !== userId) return 'unknown'
  return state === 'sent' || state === 'not-sent' || state === 'refused' ? state : 'unknown'
}
