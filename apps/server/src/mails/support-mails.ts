import { plainName } from '@pacemeal/domain'
import { serverWords } from '../languages/server-words.ts'
import type { Mail } from '../providers/mail/mail-sender.ts'
import type { Recipient } from './account-mails.ts'
import { layOutMail } from './layout.ts'

/** Who wrote to the support, which reads English. */
type Writer = Pick<Recipient, 'email' | 'name'>

const nameOf = ({ name }: Writer): string => plainName(name).trim()

const whoSays = (from: Writer): string => (nameOf(from) === '' ? from.email : `${nameOf(from)} <${from.email}>`)

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** What a person reports or suggests, for the people who build this. */
export const feedbackMail = (to: string, from: Writer, message: string, page: string | null): Mail =>
  layOutMail({
    to,
    replyTo: from.email,
    subject: 'Feedback on Pacemeal',
    preview: message.slice(0, 100),
    heading: 'Feedback',
    paragraphs: linesOf(message),
    footnote: `From ${whoSays(from)}${page === null ? '' : `, on ${page}`}. An answer to this mail goes to them.`,
  })

/** A message of the support chat, for the support. */
export const supportMail = (to: string, from: Writer, message: string): Mail =>
  layOutMail({
    to,
    replyTo: from.email,
    subject: `Support request from ${nameOf(from) || from.email}`,
    preview: message.slice(0, 100),
    heading: 'Support request',
    paragraphs: linesOf(message),
    footnote: `From ${whoSays(from)}. An answer to this mail goes to them.`,
  })

/** What the support answers, for the person who wrote. */
export const answerMail = (to: Recipient, supportAddress: string, message: string): Mail =>
  layOutMail({
    ...serverWords(to.locale).mails.answer,
    to: to.email,
    locale: to.locale,
    replyTo: supportAddress,
    preview: message.slice(0, 100),
    paragraphs: linesOf(message),
  })
