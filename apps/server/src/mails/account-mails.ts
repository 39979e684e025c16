import type { Mail } from '../providers/mail/mail-sender.ts'
import { layOutMail } from './layout.ts'

export interface Recipient {
  readonly email: string
  readonly name: string
}

const MAX_GREETED_LENGTH = 30

/** By the first name, if it is one: whoever signs up an address that is not theirs must not mail links or slogans through us. */
export const greeting = ({ name }: Recipient): string => {
  const [first = ''] = name.trim().split(/\s+/)
  return /^[\p{L}\p{M}'’-]+$/u.test(first) && first.length <= MAX_GREETED_LENGTH ? `Hello ${first},` : 'Hello,'
}

/** Asks a person to prove the address they signed up with. */
export const verificationMail = (to: Recipient, url: string): Mail =>
  layOutMail({
    to: to.email,
    subject: 'Verify your email for Pacemeal',
    preview: 'One tap, and your fuel plan can begin.',
    heading: 'Verify your email',
    paragraphs: [greeting(to), 'Confirm that this address is yours, and we can build your fuel plan.'],
    action: { label: 'Verify email', url },
    footnote: 'The link works once, for one hour. If you did not sign up for Pacemeal, ignore this mail.',
  })

/** Lets a person choose a new password. */
export const recoveryMail = (to: Recipient, url: string): Mail =>
  layOutMail({
    to: to.email,
    subject: 'Reset your Pacemeal password',
    preview: 'Choose a new password for your account.',
    heading: 'Choose a new password',
    paragraphs: [
      greeting(to),
      'Someone, hopefully you, asked to reset the password of this account. A new password signs you out everywhere else.',
    ],
    action: { label: 'Reset password', url },
    footnote: 'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
  })
