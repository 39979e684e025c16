import { feedback } from '@pacemeal/protocol'
import { feedbackMail } from '../../mails/support-mails.ts'
import type { Ports } from '../../ports.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { mailSupportMessage } from '../support/support-mail.ts'

/** Mails what a person reports or suggests to the support address, once it is kept. */
export const mailNewFeedback: DocumentReaction<Ports<'clock' | 'config' | 'timers'>, typeof feedback> = {
  collection: feedback,
  async created(tx, backend, { user }, { $id, message, page }) {
    const mail = feedbackMail(backend.config.supportAddress, user, message, page)
    await mailSupportMessage(tx, backend, user.id, $id, mail)
  },
}
