import { describe, expect, test } from 'vitest'
import { findSafePath, guard, type PageNeed, type Visitor } from './guards.ts'

const here = '/meal-plan?day=2026-11-17'
const place = { here, resumePath: '/onboarding/age' }
const signedIn = (isVerified: boolean, hasProfile: boolean | null): Visitor => ({
  kind: 'signed-in',
  isVerified,
  hasProfile,
})
const visitors = {
  unknown: { kind: 'unknown' },
  guest: { kind: 'signed-out' },
  unverified: signedIn(false, false),
  'unverified, with a profile': signedIn(false, true),
  verified: signedIn(true, false),
  'verified, profile not asked': signedIn(true, null),
  onboarded: signedIn(true, true),
} as const satisfies Record<string, Visitor>

const toLogin = { kind: 'go', to: '/login', remember: here }
const toVerify = { kind: 'go', to: '/auth/verify-email' }
const toHome = { kind: 'go', to: '/home' }
const toOnboarding = { kind: 'go', to: '/onboarding/age' }
const show = { kind: 'show' }
const wait = { kind: 'wait' }

test.each<[PageNeed, keyof typeof visitors, object]>([
  ['open', 'unknown', show],
  ['open', 'guest', show],
  ['signed-out', 'unknown', wait],
  ['signed-out', 'guest', show],
  ['signed-out', 'unverified', toHome],
  ['signed-out', 'onboarded', toHome],
  ['signed-in', 'unknown', wait],
  ['signed-in', 'guest', toLogin],
  ['signed-in', 'unverified', show],
  ['signed-in', 'verified', show],
  ['verified', 'guest', toLogin],
  ['verified', 'unverified', toVerify],
  ['verified', 'verified', show],
  ['verified', 'verified, profile not asked', show],
  ['onboarded', 'unknown', wait],
  ['onboarded', 'guest', toLogin],
  ['onboarded', 'unverified', toVerify],
  ['onboarded', 'unverified, with a profile', toVerify],
  ['onboarded', 'verified', toOnboarding],
  ['onboarded', 'verified, profile not asked', wait],
  ['onboarded', 'onboarded', show],
])('a page for %s, visited by %s', (need, who, decision) => expect(guard(need, visitors[who], place)).toEqual(decision))

describe('the place remembered before sign-in', () => {
  test.each(['/meal-plan', '/meal-details/a1?from=home#top', '/auth/verify-email?userId=a&secret=b', '/loginsight'])(
    '%s is kept',
    (path) => {
      expect(findSafePath(path)).toBe(path)
      expect(guard('signed-out', visitors.onboarded, { ...place, remembered: path })).toEqual({ kind: 'go', to: path })
    },
  )

  test.each([
    null,
    undefined,
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/home',
    'javascript:alert(1)',
    'home',
    '/login',
    '/signup?email=a',
    '/callback?success=true',
  ])('%j leads home instead', (path) => {
    expect(findSafePath(path)).toBeUndefined()
    const remembered = path === undefined ? {} : { remembered: path }
    expect(guard('signed-out', visitors.onboarded, { ...place, ...remembered })).toEqual({ kind: 'go', to: '/home' })
  })
})
