import { locales } from '@pacemeal/domain'
import { pseudoWords } from '@pacemeal/testing'
import { afterAll, expect, test } from 'vitest'
import { de } from '../languages/de.ts'
import { en } from '../languages/en.ts'
import { serverWords } from '../languages/server-words.ts'
import type { Mail } from '../providers/mail/mail-sender.ts'
import { recoveryMail, verificationMail } from './account-mails.ts'
import { notificationMail } from './notification-mail.ts'
import { addressJoinedMail, addressLeftMail, passwordChangedMail, secondFactorMail } from './security-mails.ts'
import { answerMail } from './support-mails.ts'

/**
 * While these tests run, German is a language that nobody speaks, whose letters are all accented: a plain letter is a raw
 * text. The catalogue itself is changed and given back: no module is replaced.
 */
const german = { ...de }
Object.assign(de, pseudoWords(en))
afterAll(() => {
  Object.assign(de, german)
})

const maya = { email: 'maya@athletes.example', name: 'Ýþ', locale: 'de' } as const
const url = 'https://pacemeal.example/open'
const change = { at: Date.UTC(2026, 2, 16, 9), supportAddress: 'help@pacemeal.example' }
const { notifications, topics } = serverWords('de')
const charge = { amount: '12,99 €', plan: 'monthly', isTest: true } as const
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
]

const mails: readonly Mail[] = [
  verificationMail(maya, url),
  recoveryMail(maya, url),
  passwordChangedMail(maya, { at: change.at, recoveryUrl: url }),
  addressLeftMail(maya, { ...change, newEmail: 'm@home.example' }),
  addressJoinedMail(maya, change),
  secondFactorMail(maya, { ...change, isOn: true }),
  secondFactorMail(maya, { ...change, isOn: false }),
  answerMail(maya, change.supportAddress, '¡!'),
  ...told.flatMap(({ title, description }) =>
    Object.values(topics).map(({ why, action }) =>
      notificationMail(maya, { title, text: description, why, action: { label: action, url }, unsubscribe: url }),
    ),
  ),
]

const withoutLinks = (text: string): string => text.replaceAll(url, '')
/** What people read of a page: no tags, no style; the product keeps its name. */
const readOf = (html: string): string =>
  withoutLinks(html)
    .replaceAll(/<style>.*?<\/style>|<[^>]+>|&#?\w+;/gs, ' ')
    .replaceAll('Pacemeal', '')

test('every word of every mail comes from the catalogue of its language', () => {
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/[a-z]/i)
    expect(withoutLinks(text)).not.toMatch(/[a-z]/i)
    expect(readOf(html)).not.toMatch(/[a-z]/i)
    expect(html).toContain('<html lang="de">')
  }
})

test('the words are there in every language that people can choose', () => {
  expect(new Set(locales.map((locale) => serverWords(locale).mails.verification.subject)).size).toBe(locales.length)
})
