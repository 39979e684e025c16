import type { Mail } from '../providers/mail/mail-sender.ts'
import { greeting, type Recipient } from './account-mails.ts'
import { layOutMail } from './layout.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
/** A server does not know the reader's zone at the time of a mail, so it names the one it uses. */
const said = (at: number): string => `${moment.format(at)} UTC`

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
  layOutMail({
    to: to.email,
    subject: 'Your Pacemeal password was changed',
    preview: 'If it was not you, set a new one now.',
    heading: 'Your password was changed',
    paragraphs: [
      greeting(to),
      `The password of your account was changed on ${said(at)}. Every other device was signed out.`,
      'If it was not you, set a new password by this address now.',
    ],
    action: { label: 'Set a new password', url: recoveryUrl },
    footnote: 'If it was you, there is nothing to do.',
  })

export interface AddressChange {
  /** Epoch milliseconds. */
  readonly at: number
  readonly newEmail: string
  /** Who helps. */
  readonly supportAddress: string
}

/** Tells the address that an account had until now. */
export const addressLeftMail = (to: Recipient, { at, newEmail, supportAddress }: AddressChange): Mail =>
  layOutMail({
    to: to.email,
    replyTo: supportAddress,
    subject: 'The email of your Pacemeal account was changed',
    preview: 'If it was not you, answer this mail.',
    heading: 'Your email was changed',
    paragraphs: [
      greeting(to),
      `On ${said(at)} the email of your account was changed to ${masked(newEmail)}. This address no longer signs in.`,
      'If it was not you, answer this mail, and we help you to get the account back.',
    ],
    footnote: 'If it was you, there is nothing to do.',
  })

/** Tells the address that an account has from now on. */
export const addressJoinedMail = (to: Recipient, { at, supportAddress }: Omit<AddressChange, 'newEmail'>): Mail =>
  layOutMail({
    to: to.email,
    replyTo: supportAddress,
    subject: 'This is now the email of your Pacemeal account',
    preview: 'You sign in with it from now on.',
    heading: 'Your email was changed',
    paragraphs: [
      greeting(to),
      `On ${said(at)} this address became the email of your account. You sign in with it once it is verified.`,
    ],
    footnote: 'If you have no Pacemeal account, somebody mistyped an address: answer this mail and we remove it.',
  })
