import type { Ports } from '../../ports.ts'
import { isAddressRefused, isRefusedForGood } from '../../providers/mail/mail-failure.ts'
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

/**
 * Sends a mail that a person who is signed in waits for at their own address, counted as `kind`. An address that takes no
 * mail is theirs to correct; anything else that refuses is our fault, and worth another try only where it was not for good.
 * All of it is said plainly.
 */
export const sendLink = async (backend: Ports<'log' | 'mail' | 'metrics'>, kind: string, mail: Mail): Promise<void> => {
  try {
    await backend.mail.send(mail)
    backend.metrics.sent({ kind, outcome: 'sent' })
  } catch (error) {
    // The person is told at once, so nothing sends it later.
    backend.metrics.sent({ kind, outcome: 'dead' })
    if (isAddressRefused(error)) {
      backend.log.warn({ err: error }, 'a mail was refused: its address takes none')
      throw new Refusal('general_argument_invalid', ({ account }) => account.addressTakesNoMail, {
        reason: 'address_refused',
      })
    }
    backend.log.error({ err: error }, 'a mail could not be sent')
    throw new Refusal('general_server_error', ({ account }) =>
      isRefusedForGood(error) ? account.mailRefused : account.mailNotSent,
    )
  }
}
