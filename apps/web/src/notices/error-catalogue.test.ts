import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCategories, checkLogin, toggleCategory } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../api/refusal.ts'
import { type NoticeType, noticeDurations } from '../ui/notice.ts'
import { notices } from './catalogue.ts'
import type { NoticeCode } from './notice-code.ts'
import { type Doing, findRefusalNotice, refusalNotice, refusalNotices } from './refusal-notices.ts'

const source = join(import.meta.dirname, '..')

/** What makes a notice pop up: a refused call, a broken rule of a form, or an outcome told by a file of the app. */
type Cause =
  | { readonly doing: Doing; readonly refusal: RefusalCode }
  | { readonly rule: () => { readonly ok: boolean; readonly error?: { readonly code: string } } }
  | { readonly told: true }

const refused = (doing: Doing, refusal: RefusalCode): Cause => ({ doing, refusal })
/** A screen names it when it has happened. */
const told: Cause = { told: true }

type Row = readonly [NoticeCode, Cause, NoticeType, title: string, message: string, duration?: number]

const said = 'The server says so.'

/** Section 8 of the first specification, and the notices that sections 2, 4 and 5 quote; words and times typed from there. */
const rows: readonly Row[] = [
  [
    'login-failed',
    refused('login', 'wrong-credentials'),
    'error',
    'Login Failed',
    'Invalid email or password. Please try again.',
  ],
  [
    'google-failed',
    refused('google-login', 'server'),
    'error',
    'Google Login Failed',
    'Failed to login with Google. Please try again.',
  ],
  [
    'signup-failed',
    refused('signup', 'server'),
    'error',
    'Signup Failed',
    'Failed to create account. Please try again.',
  ],
  [
    'account-not-found',
    refused('login', 'unknown-account'),
    'info',
    'Account not found',
    'Please sign up to create a new account',
  ],
  ['account-exists', refused('signup', 'account-exists'), 'info', 'Account Already Exists', 'Please sign in instead'],
  [
    'network-error',
    refused('login', 'network'),
    'error',
    'Network Error',
    'Please check your internet connection and try again.',
  ],
  [
    'server-error',
    refused('recovery-mail', 'server'),
    'error',
    'Server Error',
    'Something went wrong on our side. Please try again later.',
  ],
  [
    'permission-denied',
    refused('save-profile', 'permission-denied'),
    'error',
    'Permission Denied',
    "You don't have permission to perform this action.",
  ],
  [
    'coming-soon',
    refused('google-login', 'provider-unavailable'),
    'info',
    'Coming Soon',
    'Sign in with Google is not available yet.',
  ],
  ['unexpected-error', refused('recovery-mail', 'unexpected'), 'error', 'Error', said],
  ['validation-error', refused('recovery-mail', 'invalid-input'), 'error', 'Validation Error', said],
  [
    'too-many-attempts',
    refused('login', 'rate-limited'),
    'error',
    'Too Many Attempts',
    'Please wait a while before you try again.',
  ],
  [
    'login-incomplete',
    { rule: () => checkLogin('', '') },
    'error',
    'Validation Error',
    'Please fill in all required fields',
  ],
  ['missing-information', told, 'error', 'Missing Information', 'Please fill in all required fields'],
  ['password-mismatch', told, 'error', 'Password Mismatch', 'Passwords do not match'],
  [
    'terms-required',
    told,
    'error',
    'Terms Required',
    'Please accept the Terms and Conditions and Privacy Policy to continue',
  ],
  [
    'no-category',
    { rule: () => checkCategories([]) },
    'error',
    'Validation Error',
    'Please select at least one training category',
  ],
  [
    'too-many-categories',
    { rule: () => toggleCategory(['team-sports', 'endurance-sports'], 'general-fitness') },
    'warning',
    'Selection Limit',
    'You can only select up to two categories',
  ],
  ['step-unavailable', told, 'info', 'Body Composition', 'This step is currently unavailable.', 4000],
  ['email-verified', told, 'success', 'Email Verified!', 'Your email address is confirmed.', 5000],
  ['verification-failed', told, 'error', 'Verification Failed', said],
  ['verification-sent', told, 'success', 'Verification Email Sent', `Open the link we sent to ${said}.`, 5000],
  ['resend-failed', refused('resend-verification', 'server'), 'error', 'Failed to Resend', said],
  ['password-changed', told, 'success', 'Password Changed', 'Password changed successfully!'],
  [
    'password-change-failed',
    refused('change-password', 'server'),
    'error',
    'Password Not Changed',
    'Failed to change password. Please try again.',
  ],
  [
    'wearable-needs-login',
    told,
    'error',
    'Authentication Required',
    'Please log in to connect your wearable device',
    3000,
  ],
  [
    'wearable-connection-failed',
    refused('connect-wearable', 'invalid-input'),
    'error',
    'Connection Failed',
    said,
    5000,
  ],
  [
    'wearable-connection-error',
    refused('connect-wearable', 'network'),
    'error',
    'Connection Error',
    'An error occurred while connecting your wearable. Please try again.',
  ],
  ['wearable-denied', told, 'error', 'Connection Failed', said, 5000],
  [
    'wearable-connected',
    told,
    'success',
    'Wearable Connected!',
    `Successfully connected your ${said.toUpperCase()} account.`,
    3000,
  ],
  [
    'device-disconnected',
    told,
    'success',
    'Device Disconnected',
    'Your wearable device has been successfully disconnected.',
  ],
  [
    'disconnect-failed',
    refused('disconnect-wearable', 'server'),
    'error',
    'Disconnect Failed',
    'Failed to disconnect your wearable device. Please try again.',
  ],
  ['profile-update-failed', refused('save-profile', 'server'), 'error', 'Update Failed', 'Failed to update profile'],
  [
    'plan-regenerating',
    told,
    'info',
    'Regenerating Meal Plan',
    'Your plan is being recalculated with your new data.',
    3000,
  ],
  [
    'plan-queued',
    told,
    'info',
    'Regenerating Meal Plan',
    'A plan is being made right now. Yours with the new data follows right after it.',
    3000,
  ],
  [
    'profile-and-plan-updated',
    told,
    'success',
    'Profile & Meal Plan Updated',
    'Your profile is saved and your meal plan follows it.',
    5000,
  ],
  [
    'profile-updated-plan-started',
    told,
    'success',
    'Profile Updated',
    'Profile updated and meal plan regeneration started.',
    5000,
  ],
  ['profile-updated', told, 'success', 'Profile Updated', 'Your profile has been updated successfully', 3000],
  [
    'schedule-and-plan-updated',
    told,
    'success',
    'Activity Schedule & Meal Plan Updated',
    'Your schedule is saved and your meal plan follows it.',
    5000,
  ],
  [
    'schedule-updated',
    told,
    'success',
    'Activity Schedule Updated',
    'Your schedule is saved. Your meal plan follows as soon as it is calculated.',
    5000,
  ],
  ['schedule-load-failed', told, 'error', 'Error', 'Failed to load your activity schedule'],
  [
    'schedule-save-failed',
    refused('save-schedule', 'server'),
    'error',
    'Save Failed',
    'Failed to save your activity schedule.',
  ],
  ['settings-saved', told, 'success', 'Settings Saved', 'Your notification settings have been saved successfully!'],
  [
    'settings-save-failed',
    refused('save-settings', 'server'),
    'error',
    'Save Failed',
    'Failed to save notification settings. Please try again.',
    5000,
  ],
]

const entries = rows.map(([code, cause, type, title, message, duration = noticeDurations[type]]) => ({
  code,
  cause,
  words: { type, title, message, duration },
}))

const read = (file: string): string => readFileSync(join(source, file), 'utf8')

/** Codes that a file of the app names, outside the catalogue itself. */
const namedInFiles: ReadonlySet<string> = (() => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !/^notices\/(?:[a-z]+-notices|catalogue|subjects)\.ts$/.test(file),
  )
  const codes = Object.keys(notices)
  return new Set(files.map(read).flatMap((text) => codes.filter((code) => text.includes(`'${code}'`))))
})()

describe('the error catalogue', () => {
  test.each(entries)('$code comes of its cause', ({ code, cause }) => {
    if ('doing' in cause) {
      expect(findRefusalNotice(cause.doing, { code: cause.refusal, said }).notice).toBe(code)
    } else if ('rule' in cause) {
      expect(cause.rule()).toMatchObject({ ok: false, error: { code } })
    } else {
      expect(namedInFiles.has(code)).toBe(true)
    }
  })

  test.each(entries)('$code says what the specification quotes', ({ code, cause, words }) => {
    const say = notices[code] as (text: string) => object
    const shown = 'doing' in cause ? refusalNotice(cause.doing, { code: cause.refusal, said }) : say(said)
    expect(shown).toEqual(words)
  })

  test('stays for 10, 10, 8 and 6 seconds where its words name no time', () =>
    expect(noticeDurations).toEqual({ success: 10_000, error: 10_000, warning: 8_000, info: 6_000 }))

  test('falls back to words of its own where the cause gives none', () => {
    expect(notices['unexpected-error']().message).toBe('An unexpected error occurred')
    expect(notices['wearable-connection-failed']().message).toBe(
      'Failed to connect your wearable device. Please try again.',
    )
    expect(notices['wearable-denied']().message).toBe('Authorization was denied or failed')
  })
})

/** The scanner says these on its own screen, where the picture is. */
const ofTheScanner = /^(?:analysis-|camera-unsupported$)/

test('no notice stands in the catalogue that nothing can show', () => {
  const ofRefusals = Object.values(refusalNotices).flatMap((table) =>
    Object.values(table).map((entry) => (typeof entry === 'string' ? entry : entry[0])),
  )
  // The training form and the log's date are checked by rules whose codes are told as they are.
  const ofRules = rows.filter(([, cause]) => 'rule' in cause).map(([code]) => code)
  const ofForms = ['activity-incomplete', 'invalid-start-time', 'invalid-end-time', 'end-equals-start']
  const reachable = new Set<string>([...namedInFiles, ...ofRefusals, ...ofRules, ...ofForms])
  const spoken = Object.keys(notices).filter((code) => !ofTheScanner.test(code))
  expect(spoken.filter((code) => !reachable.has(code))).toEqual([])
})
