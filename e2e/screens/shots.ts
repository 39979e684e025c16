import type { Page } from 'playwright-core'
import { aLabelPicture } from '../../apps/server/src/testing/test-label.ts'
import { placed, type Shown, sheetAddresses, sheetsAbout } from './addresses.ts'

/** A text of the app in the language of the picture; what stands after its first value is left out. */
export type Say = (message: string, values?: Readonly<Record<string, string>>) => string

/** A picture of a screen. */
export interface Shot {
  readonly name: string
  /** Where it begins. */
  readonly path: string
  /** The path of the screen that it shows, as the router knows it; left out, its own. */
  readonly shows?: string
  /** What to do before the picture, such as opening a sheet. */
  readonly prepare?: (page: Page, say: Say) => Promise<unknown>
}

/** Before somebody signs in. */
export const publicShots: readonly Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'login-code', path: '/login?step=code' },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup-form',
    path: '/signup',
    prepare: (page, say) => page.getByRole('button', { name: say('Sign Up with Email') }).click(),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?userId=someone&secret=something' },
  { name: 'callback-denied', path: '/callback?success=false', shows: '/login' },
  { name: 'terms', path: '/terms-conditions' },
]

/** Of somebody signed in whose address is not verified. */
export const unverifiedShots: readonly Shot[] = [{ name: 'verify-email', path: '/auth/verify-email' }]

/** Of somebody on the way to a profile. The last one makes it, and waits for a plan that never comes. */
export const onboardingShots: readonly Shot[] = [
  'gender',
  'age',
  'measurements',
  'dietary-preferences',
  'performance-objective',
  'training-categories',
  'training-schedule',
  'wearable',
  'terra-callback?status=error',
  'notifications?stay',
  'subscription',
  'processing',
].map((step) => ({ name: `onboarding-${step.replace(/\?.*/, '')}`, path: `/onboarding/${step}` }))

const opens = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** `sheet-log` for `/home?sheet=log`. */
const sheetShot = (path: string): Shot => ({
  name: `sheet-${new URL(path, 'http://localhost').searchParams.get('sheet')}`,
  path,
  prepare: (page) => page.getByRole('dialog').waitFor(),
})

/** In the app, whether or not there is a plan. */
export const appShots: readonly Shot[] = [
  { name: 'home', path: '/home' },
  { name: 'scanner-without-camera', path: '/scanner' },
  { name: 'meal-plan', path: '/meal-plan' },
  { name: 'meal-plan-week', path: '/meal-plan?view=week' },
  { name: 'meal-plan-shopping', path: '/meal-plan?view=shopping' },
  { name: 'cook', path: '/cook' },
  { name: 'schedule', path: '/activity-schedule' },
  { name: 'profile', path: '/profile' },
  { name: 'edit-profile', path: '/edit-profile' },
  { name: 'change-password', path: '/change-password' },
  { name: 'notifications', path: '/notifications' },
  { name: 'notification-settings', path: '/notification-settings' },
  { name: 'subscription', path: '/subscription' },
  { name: 'subscription-plans', path: '/subscription/plans' },
  { name: 'subscription-success', path: '/subscription/success' },
  { name: 'payment-history', path: '/payment-history' },
  { name: 'support', path: '/support' },
  { name: 'wearable', path: '/wearable?stay' },
  { name: 'your-data', path: '/your-data' },
  { name: 'security', path: '/security' },
  { name: 'units', path: '/units' },
  { name: 'kitchen', path: '/kitchen' },
  { name: 'health', path: '/your-health' },
  { name: 'body-log', path: '/body' },
  { name: 'my-foods', path: '/my-foods' },
  { name: 'trends', path: '/trends' },
  { name: 'nutrients', path: '/nutrients' },
  { name: 'events', path: '/events' },
  { name: 'event-new', path: '/events/new' },
  { name: 'race-products', path: '/race-products' },
  { name: 'sweat-tests', path: '/sweat-tests' },
  { name: 'training-calendars', path: '/training-calendars' },
]

/** Of somebody with a plan and an event: what shows one of them, and what is opened on a screen. */
export const plannedShots = (shown: Shown): readonly Shot[] => [
  { name: 'meal-details', path: placed('/meal-details/:id', shown) },
  { name: 'cook-dish', path: placed('/cook/:id', shown) },
  ...['event', 'edit', 'card', 'report'].map((part) => ({
    name: part === 'event' ? part : `event-${part}`,
    path: placed(part === 'event' ? '/events/:id' : `/events/:id/${part}`, shown),
  })),
  ...[...sheetAddresses, ...sheetsAbout(shown), '/home?sheet=scan', '/profile?sheet=unsent'].map(sheetShot),
  {
    name: 'sheet-edit-activity',
    path: '/meal-plan',
    prepare: (page, say) => opens(page, say('Edit {type}, {time}', { type: say('Practice') })),
  },
  {
    name: 'security-set-up',
    path: '/security',
    prepare: async (page, say) => {
      await page.getByRole('button', { name: say('Set Up') }).click()
      await page.getByRole('img', { name: say('QR code for your authenticator app') }).waitFor()
    },
  },
  {
    name: 'scanned-image',
    path: '/scanner?mode=label',
    shows: '/scanned-image',
    prepare: async (page, say) => {
      const buffer = await aLabelPicture()
      const file = { name: 'label.jpg', mimeType: 'image/jpeg', buffer }
      await page.getByLabel(say('Photo file'), { exact: true }).setInputFiles(file)
      await page.waitForURL('**/scanned-image**')
    },
  },
]

/** Of an operator. */
export const operatorShots: readonly Shot[] = [{ name: 'admin', path: '/admin' }]

/** Screens that lead on at once and have nothing to look at. */
const leadsOn: ReadonlySet<string> = new Set(['/callback', '/onboarding', '/onboarding/body-composition'])

/** The paths of screens, as the router knows them, of which there is no picture. */
export function screensWithoutPicture(all: readonly string[]): readonly string[] {
  const one = { day: '2026-11-22', meal: 'a-meal', pot: 'a-pot', event: 'an-event' }
  const shots = [
    ...publicShots,
    ...unverifiedShots,
    ...onboardingShots,
    ...appShots,
    ...plannedShots(one),
    ...operatorShots,
  ]
  const shown = new Set(
    shots.map(({ path, shows }) => {
      const { pathname } = new URL(path, 'http://localhost')
      return shows ?? pathname.replace(/\/(a-meal|a-pot|an-event)(?=\/|$)/, '/:id')
    }),
  )
  return all.filter((path) => !shown.has(path) && !leadsOn.has(path))
}
