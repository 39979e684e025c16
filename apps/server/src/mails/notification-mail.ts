import type { Mail } from '../providers/mail/mail-sender.ts'
import type { Recipient } from './account-mails.ts'
import { layOutMail } from './layout.ts'

export interface NotificationWords {
  readonly title: string
  readonly text: string
  /** What the button says, and the page of the app that it opens. */
  readonly action: { readonly label: string; readonly url: string }
  /** Why the person gets it. */
  readonly why: string
  /** Stops mails of its kind; a receipt has none. */
  readonly unsubscribe: string | undefined
}

/** A notification as a mail: the same words as in the app, and the way there. */
export const notificationMail = (to: Recipient, words: NotificationWords): Mail =>
  layOutMail({
    to: to.email,
    locale: to.locale,
    subject: words.title,
    preview: words.text.slice(0, 120),
    heading: words.title,
    paragraphs: [words.text],
    action: words.action,
    footnote: words.why,
    ...(words.unsubscribe === undefined ? {} : { unsubscribe: words.unsubscribe }),
  })
