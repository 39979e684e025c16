import { screensOf } from '../../apps/web/src/app/areas.ts'
import type { ScreenGroup } from '../../apps/web/src/navigation/screen.ts'

/** A screen: its path as the router knows it, and an address at which there is something to look at. */
export interface ScreenAddress {
  readonly path: string
  readonly at: string
}

/** Addresses of screens that need more than their path; null leads on at once and has nothing to read. */
const addresses: Readonly<Record<string, string | null>> = {
  // Leads everybody but operators on; their story looks at it.
  '/admin': null,
  '/callback': null,
  '/onboarding': null,
  '/onboarding/body-composition': null,
  '/onboarding/notifications': '/onboarding/notifications?stay',
  '/onboarding/terra-callback': '/onboarding/terra-callback?status=error',
  // Shows a picture just taken; without one it leads to the scanner.
  '/scanned-image': null,
  '/reset-password': '/reset-password?userId=someone&secret=something',
}

/** The screens of groups, each with the address to look at; those without one lead on. */
export const screensAt = (...groups: readonly ScreenGroup[]): readonly ScreenAddress[] =>
  groups.flatMap(screensOf).flatMap(({ path }) => {
    const at = path in addresses ? addresses[path] : path
    return at ? [{ path, at }] : []
  })

/** The screens of somebody without a profile. The last of them makes one, after which no question is asked any more. */
export const onTheWayIn = screensAt('signedIn', 'verified').toSorted(
  (one, other) => Number(one.path.endsWith('processing')) - Number(other.path.endsWith('processing')),
)
