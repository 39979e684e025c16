import type { Ports } from '../../ports.ts'
import type { Mail } from '../../providers/mail/mail-sender.ts'
import { Refusal } from '../../refusal.ts'
import { wireInstant } from '../wire-instant.ts'
import type { IssuedToken } from './one-time-tokens.ts'

/** The page's address with its own query kept, plus whose secret it is, the secret, and until when it works. */
export const linkWithSecret = (url: string, { row, secret }: IssuedToken): string => {
  const link = new URL(url)
  link.searchParams.set('userId', row.userId)
  link.searchParams.set('secret', secret)
  link.searchParams.set('expire', wireInstant(row.expiresAt))
  return link.href
}

/** Sends a mail that somebody waits for, counted as `kind`; a mail server that refuses is our fault, said plainly. */
export const sendLink = async (backend: Ports<'log' | 'mail' | 'metrics'>, kind: string, mail: Mail): Promise<void> => {
  try {
    await backend.mail.send(mail)
    backend.metrics.sent({ kind, outcome: 'sent' })
  } catch (error) {
    // The person is told at once, so nothing sends it later.
    backend.metrics.sent({ kind, outcome: 'dead' })
    backend.log.error({ err: error }, 'a mail could not be sent')
    throw new Refusal('general_server_error', ({ account }) => account.mailNotSent)
  }
}
