import type { Locale } from '@pacemeal/domain'
import { serverWords } from '../languages/server-words.ts'
import { recoveryMail, verificationMail } from '../mails/account-mails.ts'
import { notificationMail } from '../mails/notification-mail.ts'
import {
  addressJoinedMail,
  addressLeftMail,
  passkeyMail,
  passwordChangedMail,
  recoveryCodesEndedMail,
  secondFactorMail,
} from '../mails/security-mails.ts'
import { answerMail } from '../mails/support-mails.ts'
import type { Mail } from '../providers/mail/mail-sender.ts'

/** Where the links of these mails lead: an address as long as those with a secret are. */
export const linked = `https://pacemeal.example/open/${'7'.repeat(200)}`
const change = { at: Date.UTC(2026, 2, 16, 9), supportAddress: 'help@pacemeal.example' }
const charge = { amount: '12,99 €', plan: 'monthly', isTest: true } as const

/** Every mail that the server writes to people, in a language; what is filled in holds no plain letter. */
export function everyMail(locale: Locale): readonly Mail[] {
  const maya = { email: 'maya@athletes.example', name: 'Ýþ', locale }
  const { notifications, topics } = serverWords(locale)
  const told = [
    notifications.planReady(undefined),
    notifications.planFailed(notifications.privateCause),
    notifications.weekRenewed,
    notifications.checkIn,
    notifications.recorded('Oura', 'Run', 1),
    notifications.historyArrived('Oura', 2),
    notifications.receipt({ ...charge, from: '1.', to: '2.' }),
    notifications.refused({ ...charge, nextTry: '3.' }),
    notifications.ended('yearly'),
    notifications.refund({ ...charge, paidAt: '4.' }),
    notifications.trialEnding({ ...charge, endsAt: '5.' }),
    notifications.weighIn,
    ...Object.values(notifications.bodySigns),
  ]
  return [
    verificationMail(maya, linked),
    recoveryMail(maya, linked),
    passwordChangedMail(maya, { at: change.at, recoveryUrl: linked }),
    addressLeftMail(maya, { ...change, newEmail: 'm@home.example' }),
    addressJoinedMail(maya, change),
    secondFactorMail(maya, { ...change, isOn: true }),
    secondFactorMail(maya, { ...change, isOn: false }),
    recoveryCodesEndedMail(maya, change.supportAddress),
    passkeyMail(maya, { ...change, isAdded: true, passkey: '¡!' }),
    passkeyMail(maya, { ...change, isAdded: false, passkey: '¡!' }),
    answerMail(maya, change.supportAddress, '¡!'),
    ...told.flatMap(({ title, description }) =>
      Object.values(topics).map(({ why, action }) =>
        notificationMail(maya, {
          title,
          text: description,
          why,
          action: { label: action, url: linked },
          unsubscribe: linked,
        }),
      ),
    ),
  ]
}
