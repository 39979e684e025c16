import type { ActivityFormRefusal, checkCategories, checkLogDate, checkLogin } from '@pacemeal/domain'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Notice } from '../ui/notice.ts'
import { notices } from './catalogue.ts'
import type { NoticeCode } from './notice-code.ts'
import { fuelNoticeDurations } from './timed-notice.ts'

type ErrorOf<F extends (...args: never[]) => unknown> =
  Extract<ReturnType<F>, { ok: false }> extends { error: infer E } ? E : never

test('every refusal that is told by a notice has its words', () => {
  expectTypeOf<ActivityFormRefusal['code']>().toExtend<NoticeCode>()
  expectTypeOf<ErrorOf<typeof checkCategories>['code']>().toExtend<NoticeCode>()
  expectTypeOf<ErrorOf<typeof checkLogin>['code']>().toExtend<NoticeCode>()
  expectTypeOf<ErrorOf<typeof checkLogDate>['code']>().toExtend<NoticeCode>()
})

const nothing = () => undefined

test('notices of plan, log and scanner stay as long as the product specification says', () =>
  expect(fuelNoticeDurations).toEqual({ success: 3000, error: 5000, warning: 5000, info: 4000 }))

test.each<[string, Notice, Notice['type'], string, string, number]>([
  [
    'an incomplete login',
    notices['login-incomplete'](),
    'error',
    'Validation Error',
    'Please fill in all required fields',
    10_000,
  ],
  [
    'a wrong password',
    notices['login-failed'](),
    'error',
    'Login Failed',
    'Invalid email or password. Please try again.',
    10_000,
  ],
  [
    'an unknown account',
    notices['account-not-found'](),
    'info',
    'Account not found',
    'Please sign up to create a new account',
    6000,
  ],
  ['a taken address', notices['account-exists'](), 'info', 'Account Already Exists', 'Please sign in instead', 6000],
  ['unlike passwords', notices['password-mismatch'](), 'error', 'Password Mismatch', 'Passwords do not match', 10_000],
  [
    'a third category',
    notices['too-many-categories'](),
    'warning',
    'Selection Limit',
    'You can only select up to two categories',
    8000,
  ],
  [
    'no category',
    notices['no-category'](),
    'error',
    'Validation Error',
    'Please select at least one training category',
    10_000,
  ],
  [
    'a foreign record',
    notices['permission-denied'](),
    'error',
    'Permission Denied',
    "You don't have permission to perform this action.",
    10_000,
  ],
  [
    'connecting while signed out',
    notices['wearable-needs-login'](),
    'error',
    'Authentication Required',
    'Please log in to connect your wearable device',
    3000,
  ],
  [
    'a failed connection',
    notices['wearable-connection-failed'](),
    'error',
    'Connection Failed',
    'Failed to connect your wearable device. Please try again.',
    5000,
  ],
  [
    'a failed connection with its reason',
    notices['wearable-connection-failed']('No device'),
    'error',
    'Connection Failed',
    'No device',
    5000,
  ],
  [
    'a broken connection',
    notices['wearable-connection-error'](),
    'error',
    'Connection Error',
    'An error occurred while connecting your wearable. Please try again.',
    10_000,
  ],
  [
    'a denied connection',
    notices['wearable-denied'](''),
    'error',
    'Connection Failed',
    'Authorization was denied or failed',
    5000,
  ],
  [
    'a connected watch',
    notices['wearable-connected']('oura'),
    'success',
    'Wearable Connected!',
    'Successfully connected your OURA account.',
    3000,
  ],
  [
    'a plain profile save',
    notices['profile-updated'](),
    'success',
    'Profile Updated',
    'Your profile has been updated successfully',
    3000,
  ],
  [
    'a save whose plan comes later',
    notices['profile-updated-plan-started'](),
    'success',
    'Profile Updated',
    'Profile updated and meal plan regeneration started.',
    5000,
  ],
  [
    'saved settings',
    notices['settings-saved'](),
    'success',
    'Settings Saved',
    'Your notification settings have been saved successfully!',
    10_000,
  ],
  [
    'unsaved settings',
    notices['settings-save-failed'](),
    'error',
    'Save Failed',
    'Failed to save notification settings. Please try again.',
    5000,
  ],
  [
    'a regeneration that takes longer than it is looked after',
    notices['regeneration-timed-out'](),
    'warning',
    'Regeneration Not Finished',
    'Meal plan generation timed out after 30 polls. It goes on, and your new plan shows here once it is ready.',
    8000,
  ],
  [
    'a plan that does not load',
    notices['plan-load-failed'](),
    'error',
    'Failed to Load Meal Plan',
    'Unable to load your meal plan. Please try again.',
    5000,
  ],
  [
    'a regenerated plan',
    notices['plan-regenerated'](),
    'success',
    'Meal Plan Regenerated',
    'Your meal plan has been successfully regenerated!',
    3000,
  ],
  [
    'a plan in the making',
    notices['plan-building'](),
    'warning',
    'Building Your Fuel Plan!',
    'This could take a few minutes.',
    12_000,
  ],
  [
    'logging ahead',
    notices['future-log-date'](),
    'error',
    'Invalid Date',
    'You cannot log meals for future dates',
    5000,
  ],
  ['logging behind', notices['past-log-date'](), 'warning', 'Past Date', 'Logging meal for a past date', 5000],
  [
    'a log',
    notices['meal-logged']({ calories: 319.6, mealType: 'Breakfast', date: 'Tuesday, November 17' }, 'stored', nothing),
    'success',
    'Meal Logged',
    'Logged 320 calories to Breakfast for Tuesday, November 17',
    3000,
  ],
  [
    'a log without a network',
    notices['meal-logged']({ calories: 319.6, mealType: 'Breakfast', date: 'Tuesday, November 17' }, 'kept', nothing),
    'success',
    'Meal Logged',
    'Logged 320 calories to Breakfast for Tuesday, November 17. Kept here and sent when you are online.',
    3000,
  ],
  [
    'meals of a whole day at once',
    notices['meal-logged'](
      { calories: 1879.6, mealType: 'Breakfast', meals: 4, date: 'Tuesday, November 17' },
      'stored',
      nothing,
    ),
    'success',
    'Meal Logged',
    'Logged 4 meals with 1,880 calories for Tuesday, November 17',
    3000,
  ],
  [
    'a log in kilojoules',
    notices['meal-logged'](
      { calories: 319.6, energy: '1,337 kJ', mealType: 'Breakfast', date: 'Tuesday, November 17' },
      'stored',
      nothing,
    ),
    'success',
    'Meal Logged',
    'Logged 1,337 kJ to Breakfast for Tuesday, November 17',
    3000,
  ],
  [
    'a confirmed scan',
    notices['analysed-meal-updated'](320),
    'success',
    'Meal Updated',
    'Updated analyzed meal with 320 calories',
    3000,
  ],
  [
    'a failed analysis',
    notices['analysis-failed'](),
    'error',
    'Analysis Failed',
    "We couldn't analyze your food image. Please try again or enter the details manually.",
    5000,
  ],
  [
    'a failed analysis with its errors',
    notices['analysis-failed']('Too dark'),
    'error',
    'Analysis Failed',
    'Too dark',
    5000,
  ],
  [
    'the tutorial',
    notices['tutorial-coming-soon']('help@example.com'),
    'info',
    'Tutorial Coming Soon',
    'For help, write to help@example.com.',
    8000,
  ],
  [
    'a wrong start',
    notices['invalid-start-time'](),
    'error',
    'Invalid Start Time',
    'Please enter a valid time format (HH:MM)',
    5000,
  ],
  [
    'a wrong end',
    notices['invalid-end-time'](),
    'error',
    'Invalid End Time',
    'Please enter a valid time format (HH:MM)',
    5000,
  ],
  [
    'a failed regeneration',
    notices['regeneration-failed'](),
    'error',
    'Regeneration Failed',
    'Failed to regenerate meal plan. Please try again.',
    5000,
  ],
  [
    'a refused regeneration',
    notices['regeneration-failed']('Meal plan generation already in progress'),
    'error',
    'Regeneration Failed',
    'Meal plan generation already in progress',
    5000,
  ],
  [
    'a started plan',
    notices['generation-started'](),
    'success',
    'Generation Started',
    'Your meal plan is being made. This may take a few minutes.',
    3000,
  ],
  [
    'logging while signed out',
    notices['log-needs-login'](),
    'error',
    'Authentication Error',
    'Please log in to log your food.',
    5000,
  ],
  [
    'a log that the database refused',
    notices['log-not-stored'](),
    'error',
    'Logging Failed',
    'Failed to log meal to database',
    5000,
  ],
  [
    'a log that failed',
    notices['log-failed'](),
    'error',
    'Logging Failed',
    'Failed to log your food. Please try again.',
    5000,
  ],
  [
    'a scan that was not confirmed',
    notices['analysed-log-not-updated'](),
    'error',
    'Logging Failed',
    'Failed to update analyzed meal log',
    5000,
  ],
  [
    'an analysis that did not start',
    notices['analysis-not-started'](),
    'error',
    'Analysis Failed',
    'Failed to analyze your food. Please try again.',
    5000,
  ],
  [
    'an analysis that cannot be read',
    notices['analysis-not-read'](),
    'error',
    'Analysis Failed',
    'Failed to fetch analysis results. Please try again.',
    5000,
  ],
  [
    'a device without a camera',
    notices['camera-unsupported'](),
    'error',
    'Camera Unavailable',
    'Camera is not supported on this device',
    5000,
  ],
  [
    'a camera without a picture',
    notices['camera-feed-failed'](),
    'error',
    'Camera Unavailable',
    'Failed to load camera feed',
    5000,
  ],
  [
    'an incomplete training form',
    notices['activity-incomplete'](),
    'error',
    'Validation Error',
    'Please fill in all required fields',
    5000,
  ],
])('%s', (_, words, type, title, message, duration) => expect(words).toMatchObject({ type, title, message, duration }))

describe('every notice', () => {
  const details: Readonly<Record<string, readonly unknown[]>> = {
    'meal-logged': [{ calories: 1, mealType: 'Lunch', date: 'today' }, 'stored', nothing],
    'analysed-meal-updated': [1],
    'wearable-synced': ['oura', 2],
    'event-saved': ['Marathon', 'stored'],
    'event-deleted': ['Marathon', 'stored', nothing],
    'session-fuel-logged': [40, 'stored', nothing],
    'changes-lost': [2, 'Nov 17, 8:05 AM'],
    'photo-logged': [],
    'shared-rest-left': [2],
    'photo-not-kept': [10],
    'log-not-stored': [],
    'log-failed': [],
  }
  /** Stand until something is done about them. */
  const lasting: readonly string[] = ['new-version', 'changes-lost', 'undo-waits']
  test.each(Object.entries(notices))('%s has a title, words and a time between 3 and 12 seconds', (code, words) => {
    const given = details[code] ?? ['Detail', 'Detail', nothing]
    const shown = (words as (...given: readonly unknown[]) => Notice)(...given)
    expect(shown.title.trim()).not.toBe('')
    expect(shown.message).not.toBe('')
    expect(`${shown.title} ${shown.message ?? ''}`).not.toMatch(/undefined|null|NaN|\[object/)
    if (lasting.includes(code)) return
    expect(shown.duration).toBeGreaterThanOrEqual(3000)
    expect(shown.duration).toBeLessThanOrEqual(12_000)
  })

  test('counts what a device brought', () => {
    expect(notices['wearable-synced']('oura', 1).message).toBe('1 new record from OURA.')
    expect(notices['wearable-synced']('oura', 3).message).toBe('3 new records from OURA.')
    expect(notices['wearable-synced']('oura', 0).message).toBe('OURA has nothing that is not here yet.')
  })
})
