import { supportMessages } from '@pacemeal/protocol'
import { serverWords } from '../../languages/server-words.ts'
import { answerMail } from '../../mails/support-mails.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import { requireUser } from '../accounts/find-user.ts'
import { localeOf, recipientOf } from '../accounts/locale-of.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { documentNotFound } from '../documents/read-documents.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { mailSupportMessage } from '../support/support-mail.ts'
import { recordAct } from './operator-acts.ts'

type Backend = Ports<'clock' | 'config' | 'events' | 'store' | 'texts' | 'timers'>

const MAX_NOTIFICATION_LENGTH = 300
/** As much of what was reported as it is recognised by. */
const MAX_QUOTE_LENGTH = 120

const shortened = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1)}…`
}

/** Puts an answer into a person's support chat, tells them in the app, and mails it. */
const tell = async (tx: Transaction, backend: Backend, person: UserRow, text: string): Promise<void> => {
  const { $id } = await createOwnDocument(tx, backend, supportMessages, { user: person.id, text, isUser: false })
  await notifyPerson(tx, backend, {
    user: person.id,
    key: `support-answer/${$id}`,
    words: (locale) => serverWords(locale).notifications.supportAnswered(shortened(text, MAX_NOTIFICATION_LENGTH)),
    path: '/support',
  })
  const mail = answerMail(recipientOf(person), backend.config.supportAddress, text)
  await mailSupportMessage(tx, backend, person.id, $id, mail)
}

export interface SupportAnswer {
  readonly text: string
  /** The last message of the conversation that the operator saw; undefined where they saw all of it. */
  readonly lastSeenId?: string | undefined
}

/** When a message of this person's conversation was written. */
const writtenAt = async ({ db }: Transaction, userId: string, id: string): Promise<string> => {
  const message = await db
    .selectFrom('support_messages')
    .select('_createdAt')
    .where('user', '=', userId)
    .where('_id', '=', id)
    .executeTakeFirst()
  if (message === undefined) throw documentNotFound()
  return message._createdAt
}

/** Answers somebody in the support chat and by mail. What they wrote after the message that was seen last still waits. */
export const answerPerson = (
  backend: Backend,
  operator: string,
  userId: string,
  { text, lastSeenId }: SupportAnswer,
): Promise<void> =>
  backend.store.transact(async (tx) => {
    const person = await requireUser(tx, userId)
    const seen = lastSeenId === undefined ? {} : { seenAt: await writtenAt(tx, userId, lastSeenId) }
    await tell(tx, backend, person, text)
    await recordAct(tx, backend, { operator, act: 'support-answer', personId: userId, subject: person.email, ...seen })
  })

/** Answers what somebody reported or suggested: in the support chat, with a word of what it is about, and by mail. */
export const answerFeedback = (backend: Backend, operator: string, id: string, text: string): Promise<void> =>
  backend.store.transact(async (tx) => {
    const reported = await tx.db
      .selectFrom('feedback')
      .select(['user', 'message'])
      .where('_id', '=', id)
      .executeTakeFirst()
    if (reported === undefined) throw documentNotFound()
    const person = await requireUser(tx, reported.user)
    const { aboutFeedback } = serverWords(localeOf(person)).mails
    await tell(tx, backend, person, `${aboutFeedback(shortened(reported.message, MAX_QUOTE_LENGTH))}\n\n${text}`)
    await recordAct(tx, backend, { operator, act: 'feedback-answer', personId: person.id, subject: id })
  })
