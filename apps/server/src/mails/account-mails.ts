import type { Locale } from '@pacemeal/domain'
import { serverWords } from '../languages/server-words.ts'
import type { MailText } from '../languages/words.ts'
import type { Mail } from '../providers/mail/mail-sender.ts'
import { layOutMail } from './layout.ts'

export interface Recipient {
  readonly email: string
  readonly name: string
  /** The language that they read. */
  readonly locale: Locale
}

const MAX_GREETED_LENGTH = 30

/** By the first name, if it is one: whoever signs up an address that is not theirs must not mail links or slogans through us. */
const greeting = ({ name, locale }: Recipient): string => {
  const [first = ''] = name.trim().split(/\s+/)
  const isName = /^[\p{L}\p{M}'’-]+$/u.test(first) && first.length <= MAX_GREETED_LENGTH
  return serverWords(locale).mails.greeting(isName ? first : undefined)
}

/** A mail that begins with a greeting, from its words; `url` is where its button leads. */
export const accountMail = (
  to: Recipient,
  { action, paragraphs, ...text }: MailText,
  { url, replyTo }: { readonly url?: string; readonly replyTo?: string },
): Mail =>
  layOutMail({
    to: to.email,
    locale: to.locale,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...text,
    paragraphs: [greeting(to), ...paragraphs],
    ...(action === undefined || url === undefined ? {} : { action: { label: action, url } }),
  })

/** Asks a person to prove the address they signed up with. */
export const verificationMail = (to: Recipient, url: string): Mail =>
  accountMail(to, serverWords(to.locale).mails.verification, { url })

/** Lets a person choose a new password. */
export const recoveryMail = (to: Recipient, url: string): Mail =>
  accountMail(to, serverWords(to.locale).mails.recovery, { url })
