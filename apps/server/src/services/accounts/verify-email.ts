import { verificationMail } from '../../mails/account-mails.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { TokenRow } from '../../store/tables.ts'
import type { SignedIn } from '../caller.ts'
import { changeUser } from './change-account.ts'
import { requireUser } from './find-user.ts'
import { recipientOf } from './locale-of.ts'
import { linkWithSecret, sendLink } from './mailed-links.ts'
import { issueToken, redeemToken } from './one-time-tokens.ts'

/** Mails the person a link that proves the address. */
export const askVerification = async (
  backend: Ports<'clock' | 'log' | 'mail' | 'metrics' | 'store'>,
  { user }: SignedIn,
  url: string,
): Promise<TokenRow> => {
  if (user.emailVerified === 1) {
    throw new Refusal('user_email_already_verified', ({ account }) => account.alreadyVerified)
  }
  const issued = await backend.store.transact((tx) =>
    issueToken(tx, backend.clock, user.id, 'verification', user.email),
  )
  await sendLink(backend, 'verification-mail', verificationMail(recipientOf(user), linkWithSecret(url, issued)))
  return issued.row
}

/** Confirms the address by the mailed secret. The link may be opened in a browser that is not signed in. */
export const confirmVerification = (
  backend: Ports<'clock' | 'events' | 'store'>,
  userId: string,
  secret: string,
): Promise<TokenRow> =>
  backend.store.transact(async (tx) => {
    const user = await requireUser(tx, userId)
    const token = await redeemToken(tx, backend.clock, userId, 'verification', secret)
    // A secret that went to another address proves nothing about this one.
    if (token.subject !== user.email)
      throw new Refusal('user_invalid_token', ({ account }) => account.linkOfOtherAddress)
    await changeUser(tx, backend, userId, { emailVerified: 1 }, 'update.emailVerification')
    return token
  })
