import { MINUTE_MS } from '@pacemeal/domain'
import { supportMessages } from '@pacemeal/protocol'
import { type Told, tellIn } from '../../languages/answers/index.ts'
import { supportMail } from '../../mails/support-mails.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { localeOf } from '../accounts/locale-of.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { mailSupportMessage } from './support-mail.ts'

/** Messages that follow each other within this time are one request, and the second answer is short. */
const ONE_REQUEST_MS = 30 * MINUTE_MS

const isFirstOfRequest = async (tx: Transaction, userId: string, now: number): Promise<boolean> => {
  const answered = await tx.db
    .selectFrom('support_messages')
    .select('_id')
    .where('user', '=', userId)
    .where('isUser', '=', 0)
    .where('_createdAt', '>', new Date(now - ONE_REQUEST_MS).toISOString())
    .executeTakeFirst()
  return answered === undefined
}

/** Acknowledges a message of the support chat, and mails it to the support once it is kept. */
export const answerSupportMessage: DocumentReaction<
  Ports<'clock' | 'config' | 'events' | 'timers'>,
  typeof supportMessages
> = {
  collection: supportMessages,
  async created(tx, backend, { user }, { $id, text, isUser }) {
    if (isUser !== true)
      throw new Refusal('user_unauthorized', 'Attribute "isUser" must be true: it is you who writes.')
    const isFirst = await isFirstOfRequest(tx, user.id, backend.clock.now())
    const told: Told = ({ support }) => (isFirst ? support.received(user.email) : support.added)
    const answer = tellIn(told, localeOf(user))
    await createOwnDocument(tx, backend, supportMessages, { user: user.id, text: answer, isUser: false })
    const mail = supportMail(backend.config.supportAddress, user, text)
    await mailSupportMessage(tx, backend, user.id, $id, mail)
  },
}
