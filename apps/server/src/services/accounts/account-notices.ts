import { DEFAULT_LOCALE, locales } from '@pacemeal/domain'
import { z } from 'zod'
import { publicUrl } from '../../config/public-url.ts'
import { newId } from '../../ids.ts'
import {
  addressJoinedMail,
  addressLeftMail,
  passkeyMail,
  passwordChangedMail,
  recoveryCodesEndedMail,
  secondFactorMail,
} from '../../mails/security-mails.ts'
import type { Ports } from '../../ports.ts'
import { mailFailure } from '../../providers/mail/mail-failure.ts'
import type { Mail } from '../../providers/mail/mail-sender.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'
import { localeOf } from './locale-of.ts'

const ACCOUNT_NOTICE = 'account-notice'

const facts = z.object({
  about: z.enum([
    'password-changed',
    'address-left',
    'address-joined',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-ended',
    'passkey-added',
    'passkey-removed',
  ]),
  name: z.string(),
  /** The language of the account when it was changed; rows of earlier versions have none. */
  locale: z.enum(locales).default(DEFAULT_LOCALE),
  /** Where it goes; the account may have another address by then. */
  to: z.string(),
  newEmail: z.string(),
  /** Its name, where it is about one. */
  passkey: z.string().default(''),
  /** Epoch milliseconds. */
  at: z.number(),
})
type NoticeFacts = z.infer<typeof facts>

/** Has a notice mailed, in the transaction that makes the change. It leaves whatever the person's settings are. */
const putOnItsWay = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  notice: Omit<z.input<typeof facts>, 'at'>,
) => {
  const at = backend.clock.now()
  const key = `${ACCOUNT_NOTICE}/${userId}/${notice.about}/${newId()}`
  await setTimer(tx, backend, { key, userId, kind: ACCOUNT_NOTICE, facts: { ...notice, at }, dueAt: at })
}

/** Tells the person by mail that the password was changed. */
export const tellPasswordChanged = (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  user: UserRow,
): Promise<void> =>
  putOnItsWay(tx, backend, user.id, {
    about: 'password-changed',
    name: user.name,
    locale: localeOf(user),
    to: user.email,
    newEmail: user.email,
  })

/** Tells both addresses that the account moved from one to the other. */
export const tellAddressChanged = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  before: UserRow,
  newEmail: string,
): Promise<void> => {
  const { id, name, email } = before
  const locale = localeOf(before)
  await putOnItsWay(tx, backend, id, { about: 'address-left', name, locale, to: email, newEmail })
  await putOnItsWay(tx, backend, id, { about: 'address-joined', name, locale, to: newEmail, newEmail })
}

/** Tells the person by mail that sign-ins ask for a second factor from now on, or no longer. */
export const tellSecondFactor = (tx: Transaction, backend: Ports<'clock' | 'timers'>, user: UserRow): Promise<void> => {
  const { id, name, email, mfa } = user
  const about = mfa === 1 ? 'second-factor-on' : 'second-factor-off'
  return putOnItsWay(tx, backend, id, { about, name, locale: localeOf(user), to: email, newEmail: email })
}

/** Tells the person by mail that their recovery codes open nothing any more, and that they need new ones. */
export const tellRecoveryCodesEnded = (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  user: UserRow,
): Promise<void> => {
  const { id, name, email } = user
  const notice = { about: 'recovery-codes-ended', name, locale: localeOf(user), to: email, newEmail: email } as const
  return putOnItsWay(tx, backend, id, notice)
}

export interface PasskeyNotice {
  readonly about: 'passkey-added' | 'passkey-removed'
  /** What the person calls it. */
  readonly passkey: string
}

/** Tells the person by mail that a passkey opens the account from now on, or no longer. */
export const tellPasskey = (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  user: UserRow,
  notice: PasskeyNotice,
): Promise<void> => {
  const { id, name, email } = user
  return putOnItsWay(tx, backend, id, { ...notice, name, locale: localeOf(user), to: email, newEmail: email })
}

const mailOf = ({ config }: Ports<'config'>, { about, name, locale, to, newEmail, passkey, at }: NoticeFacts): Mail => {
  const recipient = { name, email: to, locale }
  const { supportAddress } = config
  switch (about) {
    case 'password-changed':
      return passwordChangedMail(recipient, { at, recoveryUrl: `${publicUrl(config)}/forgot-password` })
    case 'address-left':
      return addressLeftMail(recipient, { at, newEmail, supportAddress })
    case 'second-factor-on':
    case 'second-factor-off':
      return secondFactorMail(recipient, { at, isOn: about === 'second-factor-on', supportAddress })
    case 'recovery-codes-ended':
      return recoveryCodesEndedMail(recipient, supportAddress)
    case 'passkey-added':
    case 'passkey-removed':
      return passkeyMail(recipient, { at, isAdded: about === 'passkey-added', passkey, supportAddress })
    case 'address-joined':
      return addressJoinedMail(recipient, { at, supportAddress })
  }
}

/** Mails what was changed on an account. */
export const accountNoticeTimer: TimerHandler = {
  kind: ACCOUNT_NOTICE,
  async callExternal(backend, timer): Promise<Sent> {
    try {
      await backend.mail.send(mailOf(backend, facts.parse(timer.facts)))
      return { kind: 'sent' }
    } catch (error) {
      return mailFailure(error)
    }
  },
}
