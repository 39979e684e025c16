import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import { mailFailure } from '../../providers/mail/mail-failure.ts'
import type { Mail } from '../../providers/mail/mail-sender.ts'
import type { Transaction } from '../../store/open.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'

const SUPPORT_MAIL = 'support-mail'

const facts = z.object({
  mail: z.object({
    to: z.string(),
    subject: z.string(),
    replyTo: z.string(),
    html: z.string(),
    text: z.string(),
  }),
})

/**
 * Has what a person wrote mailed to the people who look after them, or what those answer mailed to the person. The writer is
 * told that it has arrived, so it is kept until a mail server has taken it, and nobody waits for that.
 */
export const mailSupportMessage = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  documentId: string,
  mail: Mail,
): Promise<void> => {
  const key = `${SUPPORT_MAIL}/${userId}/${documentId}`
  await setTimer(tx, backend, { key, userId, kind: SUPPORT_MAIL, facts: { mail }, dueAt: backend.clock.now() })
}

export const supportMailTimer: TimerHandler = {
  kind: SUPPORT_MAIL,
  async callExternal(backend, timer): Promise<Sent> {
    try {
      await backend.mail.send(facts.parse(timer.facts).mail)
      return { kind: 'sent' }
    } catch (error) {
      return mailFailure(error)
    }
  },
}
