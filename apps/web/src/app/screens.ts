import type { RouteObject } from 'react-router'
import { paths } from './paths.ts'

/** A screen's module, `features/<screen>/route.tsx`: exports `Component` and, where it reads before it shows, `loader`. */
type ScreenModule = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'handle'>>

export interface Screen {
  readonly path: string
  readonly load: ScreenModule
}

/** One line for each screen that exists, under the guard it stands behind. The shell links only to what is listed here. */
export const screens: Readonly<
  Record<'anyone' | 'signedOut' | 'signedIn' | 'verified' | 'withProfile' | 'withProfileBare', readonly Screen[]>
> = {
  anyone: [
    { path: paths.terms, load: () => import('../features/terms/route.tsx') },
    { path: paths.callback, load: () => import('../features/callback/route.tsx') },
    { path: paths.forgotPassword, load: () => import('../features/forgot-password/route.tsx') },
    { path: paths.resetPassword, load: () => import('../features/reset-password/route.tsx') },
  ],
  signedOut: [
    { path: paths.login, load: () => import('../features/login/route.tsx') },
    { path: paths.signup, load: () => import('../features/signup/route.tsx') },
  ],
  /** Signed in, verified or not, without the shell; also the onboarding's notifications and wearable callback steps. */
  signedIn: [{ path: paths.verifyEmail, load: () => import('../features/verify-email/route.tsx') }],
  /** The onboarding: verified, no profile needed, without the shell. */
  verified: [],
  /** The app proper, inside the shell. */
  withProfile: [
    { path: paths.profile, load: () => import('../features/profile/route.tsx') },
    { path: paths.editProfile, load: () => import('../features/edit-profile/route.tsx') },
    { path: paths.changePassword, load: () => import('../features/change-password/route.tsx') },
    { path: paths.schedule, load: () => import('../features/activity-schedule/route.tsx') },
    { path: paths.wearable, load: () => import('../features/wearable/route.tsx') },
  ],
  /** Full-screen parts of the app, without the shell. */
  withProfileBare: [],
}

const built = new Set(Object.values(screens).flatMap((group) => group.map((screen) => screen.path)))

/** Whether a path leads to a screen. What does not is not offered. */
export const isBuilt = (path: string): boolean => built.has(path)
