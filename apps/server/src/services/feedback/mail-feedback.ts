import { feedbackMail } from '../../mails/support-mails.ts'
import type { Reaction } from '../documents/creation-reactions.ts'
import { mailToSupport } from '../support/support-mail.ts'

/** Mails what a person reports or suggests to the support address, once it is kept. */
export const mailFeedback: Reaction = async (tx, backend, { user }, { $id, message, page }) => {
  const mail = feedbackMail(backend.config.supportAddress, user, String(message), page === null ? null : String(page))
  await mailToSupport(tx, backend, user.id, $id, mail)
}
