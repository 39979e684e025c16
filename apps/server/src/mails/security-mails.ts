import { momentText } from '../languages/formats.ts'
import { serverWords } from '../languages/server-words.ts'
import type { Mail } from '../providers/mail/mail-sender.ts'
import { accountMail, type Recipient } from './account-mails.ts'

/** As much of an address as its owner recognises it by. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1…@')

export interface PasswordChange {
  /** Epoch milliseconds. */
  readonly at: number
  /** Where a new password is asked for. */
  readonly recoveryUrl: string
}

/** Tells that the password was changed, so that whoever did not do it can take the account back. */
export const passwordChangedMail = (to: Recipient, { at, recoveryUrl }: PasswordChange): Mail =>
  accountMail(to, serverWords(to.locale).mails.passwordChanged(momentText(at, to.locale)), { url: recoveryUrl })

export interface AddressChange {
  /** Epoch milliseconds. */
  readonly at: number
  readonly newEmail: string
  /** Who helps. */
  readonly supportAddress: string
}

/** Tells the address that an account had until now. */
export const addressLeftMail = (to: Recipient, { at, newEmail, supportAddress }: AddressChange): Mail =>
  accountMail(to, serverWords(to.locale).mails.addressLeft(momentText(at, to.locale), masked(newEmail)), {
    replyTo: supportAddress,
  })

/** Tells the address that an account has from now on. */
export const addressJoinedMail = (to: Recipient, { at, supportAddress }: Omit<AddressChange, 'newEmail'>): Mail =>
  accountMail(to, serverWords(to.locale).mails.addressJoined(momentText(at, to.locale)), { replyTo: supportAddress })

export interface PasskeyChange {
  /** Epoch milliseconds. */
  readonly at: number
  readonly isAdded: boolean
  /** What the person calls it. */
  readonly passkey: string
  /** Who helps. */
  readonly supportAddress: string
}

/** Tells that a passkey signs in from now on, or no longer. */
export const passkeyMail = (to: Recipient, { at, isAdded, passkey, supportAddress }: PasskeyChange): Mail => {
  const { passkeyAdded, passkeyRemoved } = serverWords(to.locale).mails
  return accountMail(to, (isAdded ? passkeyAdded : passkeyRemoved)(momentText(at, to.locale), passkey), {
    replyTo: supportAddress,
  })
}

export interface SecondFactorChange {
  /** Epoch milliseconds. */
  readonly at: number
  readonly isOn: boolean
  /** Who helps. */
  readonly supportAddress: string
}

/** Tells that sign-ins ask for a code beside the password from now on, or no longer. */
export const secondFactorMail = (to: Recipient, { at, isOn, supportAddress }: SecondFactorChange): Mail => {
  const { secondFactorOn, secondFactorOff } = serverWords(to.locale).mails
  return accountMail(to, (isOn ? secondFactorOn : secondFactorOff)(momentText(at, to.locale)), {
    replyTo: supportAddress,
  })
}

/** Tells that the recovery codes from before open nothing any more. */
export const recoveryCodesEndedMail = (to: Recipient, supportAddress: string): Mail =>
  accountMail(to, serverWords(to.locale).mails.recoveryCodesEnded, { replyTo: supportAddress })
