import { feedbackMail } from '../../mails/support-mails.ts'
import type { Reaction } from '../documents/creation-reactions.ts'

/** Mails what a person reports or suggests to the support address, once it is kept. */
export const mailFeedback: Reaction = (tx, backend, { user }, { message, page }) => {
  const mail = feedbackMail(backend.config.supportAddress, user, String(message), page === null ? null : String(page))
  tx.afterCommit(() => backend.mail.send(mail))
}
