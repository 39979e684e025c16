import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiRefusal, RefusalCode } from '../api/refusal.ts'
import type { Notice } from '../ui/notice.ts'
import { notices } from './catalogue.ts'
import { aboutOf, type NoticeSubject, noticeSubjects } from './subjects.ts'

type Catalogue = typeof notices
/** The notices whose words need nothing, or one text. */
export type TextNotice = {
  [C in keyof Catalogue]: Catalogue[C] extends (text: string) => unknown ? C : never
}[keyof Catalogue]

/** A notice that holds the server's own reason where it holds a text at all; or one with a text of its own, null for none. */
type Told = TextNotice | readonly [TextNotice, MessageDescriptor | null]
type Refusals = Readonly<Partial<Record<RefusalCode, Told>> & { otherwise: Told }>

const outOfReach = { network: 'network-error', server: 'server-error', 'rate-limited': 'too-many-attempts' } as const

/** What a person was doing when a call was refused, and the notice that says so; `otherwise` stands for every other refusal. */
export const refusalNotices = {
  login: {
    ...outOfReach,
    'unknown-account': 'account-not-found',
    'permission-denied': 'permission-denied',
    otherwise: 'login-failed',
  },
  'google-login': { 'provider-unavailable': ['coming-soon', msg`Sign in with Google`], otherwise: 'google-failed' },
  signup: {
    network: 'network-error',
    'rate-limited': 'too-many-attempts',
    'account-exists': 'account-exists',
    'permission-denied': 'permission-denied',
    otherwise: 'signup-failed',
  },
  'recovery-mail': {
    ...outOfReach,
    'permission-denied': 'permission-denied',
    'invalid-input': 'validation-error',
    otherwise: 'unexpected-error',
  },
  'reset-password': {
    ...outOfReach,
    'invalid-input': ['recovery-failed', msg`Choose another password and try again.`],
    otherwise: 'unexpected-error',
  },
  'resend-verification': {
    network: ['resend-failed', msg`Please check your internet connection and try again.`],
    'rate-limited': ['resend-failed', msg`Too many emails were asked for. Please wait a while.`],
    'address-refused': 'address-refused',
    otherwise: 'resend-failed',
  },
  'change-address': {
    ...outOfReach,
    'permission-denied': 'permission-denied',
    otherwise: 'unexpected-error',
  },
  'change-password': {
    'rate-limited': 'too-many-attempts',
    'invalid-input': 'password-change-failed',
    otherwise: ['password-change-failed', null],
  },
  'delete-account': { otherwise: 'delete-failed' },
  // A server that said why is told in its own words; without an answer nobody knows more than that it broke.
  'connect-wearable': {
    'signed-out': 'wearable-needs-login',
    network: 'wearable-connection-error',
    otherwise: 'wearable-connection-failed',
  },
  'sync-wearable': { network: 'network-error', otherwise: 'wearable-sync-failed' },
  'disconnect-wearable': { otherwise: 'disconnect-failed' },
  'save-profile': { 'permission-denied': 'permission-denied', otherwise: 'profile-update-failed' },
  'save-kitchen': { network: ['kitchen-not-saved', null], otherwise: 'kitchen-not-saved' },
  'save-weighing': { network: ['weighing-not-saved', null], otherwise: 'weighing-not-saved' },
  'answer-check-in': {
    network: ['check-in-not-answered', msg`There is no connection. The check-in waits for you here.`],
    otherwise: 'check-in-not-answered',
  },
  'save-day-note': { network: ['day-not-noted', null], otherwise: 'day-not-noted' },
  'save-health': { network: ['health-not-saved', null], otherwise: 'health-not-saved' },
  'save-settings': { otherwise: 'settings-save-failed' },
  'save-schedule': { otherwise: 'schedule-save-failed' },
  'send-feedback': { 'rate-limited': 'too-many-attempts', otherwise: 'feedback-failed' },
  'write-to-support': { 'rate-limited': 'too-many-attempts', otherwise: 'support-not-sent' },
  subscribe: { network: 'network-error', otherwise: 'subscribe-failed' },
  'cancel-subscription': { otherwise: 'cancel-failed' },
  'manage-subscription': { network: 'network-error', otherwise: 'billing-failed' },
  'regenerate-plan': { network: ['regeneration-failed', null], otherwise: 'regeneration-failed' },
  'save-event': { network: ['event-not-saved', null], otherwise: 'event-not-saved' },
  'delete-event': { network: ['event-not-deleted', null], otherwise: 'event-not-deleted' },
  'save-race-settings': { network: ['race-settings-not-saved', null], otherwise: 'race-settings-not-saved' },
  'save-sweat-test': { network: ['sweat-test-not-saved', null], otherwise: 'sweat-test-not-saved' },
  'save-own-food': { network: ['own-food-not-saved', null], otherwise: 'own-food-not-saved' },
  'delete-own-food': { network: ['own-food-not-deleted', null], otherwise: 'own-food-not-deleted' },
  'save-calendar': { network: ['calendar-not-saved', null], otherwise: 'calendar-not-saved' },
  'log-session-fuel': { otherwise: 'session-fuel-not-logged' },
  'change-plan': {
    network: ['meal-not-changed', msg`There is no connection. Please try again.`],
    otherwise: 'meal-not-changed',
  },
} as const satisfies Record<string, Refusals>

export type Doing = keyof typeof refusalNotices

/** The code of the notice that tells a refusal, and the text it holds. */
export function findRefusalNotice(doing: Doing, { code, said }: Pick<ApiRefusal, 'code' | 'said'>) {
  const refusals: Refusals = refusalNotices[doing]
  const told = refusals[code] ?? refusals.otherwise
  if (typeof told === 'string') return { notice: told, text: said }
  const [notice, text] = told
  return { notice, text: text === null ? '' : i18n._(text) }
}

/** The notice that tells a refusal. */
export function refusalNotice(doing: Doing, refusal: Pick<ApiRefusal, 'code' | 'said'>): Notice {
  const { notice, text } = findRefusalNotice(doing, refusal)
  const words: (text: string) => Notice = notices[notice]
  return words(text)
}

/** What a refusal is about, whatever its words: what the person was doing. */
export function subjectOf(doing: Doing): NoticeSubject {
  const { otherwise }: Refusals = refusalNotices[doing]
  return noticeSubjects[typeof otherwise === 'string' ? otherwise : otherwise[0]]
}

/** The same with its subject. */
export function toldRefusal(doing: Doing, refusal: Pick<ApiRefusal, 'code' | 'said'>): Notice {
  const notice = refusalNotice(doing, refusal)
  return { ...notice, ...aboutOf(findRefusalNotice(doing, refusal).notice, notice.type, subjectOf(doing)) }
}
