import type { AskedMail } from '../api/sessions.ts'
import { tell } from '../notices/tell.ts'
import { noteVerificationMail } from './verification-mail.ts'

/** Keeps what became of a verification mail for the screen that waits for it, and says so where it has not left. */
export function tellVerificationMail(mail: AskedMail): void {
  noteVerificationMail(mail)
  if (mail === 'refused') tell('address-refused')
  else if (mail === 'not-sent') tell('verification-not-sent')
}
