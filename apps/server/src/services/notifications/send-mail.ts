import { publicUrl } from '../../config/public-url.ts'
import { serverWords } from '../../languages/server-words.ts'
import { notificationMail } from '../../mails/notification-mail.ts'
import type { Ports } from '../../ports.ts'
import { mailFailure } from '../../providers/mail/mail-failure.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'
import { findRecipient, notWanted } from './outgoing.ts'
import { topicRules } from './topics.ts'
import { unsubscribeLink } from './unsubscribe.ts'

/** Sends a notification by mail. */
export const mailNotification: TimerHandler = {
  kind: 'email',
  async callExternal(backend: Ports<'clock' | 'config' | 'mail' | 'store'>, timer): Promise<Sent> {
    const found = await findRecipient(backend, timer, 'email')
    if ('kind' in found) return found
    if (found.person.email === null) return notWanted
    const { person, facts } = found
    const { kind, path } = topicRules[facts.topic]
    const { why, action } = serverWords(person.locale).topics[facts.topic]
    const mail = notificationMail(
      { email: found.person.email, name: person.name, locale: person.locale },
      {
        title: facts.title,
        text: facts.text,
        why,
        action: { label: action, url: `${publicUrl(backend.config)}${path}` },
        unsubscribe: kind === null ? undefined : await unsubscribeLink(backend, person.id, kind),
      },
    )
    try {
      await backend.mail.send(mail)
      return { kind: 'sent' }
    } catch (error) {
      return mailFailure(error)
    }
  },
}
